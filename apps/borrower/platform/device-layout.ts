export type DeviceLayout = 'mobile' | 'desktop';

const mobileAgents = ['Android', 'iPhone', 'SymbianOS', 'Windows Phone', 'iPad', 'iPod'];

export function deviceLayout(userAgent: string): DeviceLayout {
  return mobileAgents.some((agent) => userAgent.includes(agent)) ? 'mobile' : 'desktop';
}

/** 3, 2 or 1 on iPhone-like devices, 1 elsewhere. */
export function layoutPixelRatio(userAgent: string, devicePixelRatio: number): 1 | 2 | 3 {
  if (!/iPhone|iPad|iPod/.test(userAgent)) return 1;
  if (devicePixelRatio >= 3) return 3;
  return devicePixelRatio >= 2 ? 2 : 1;
}

export function isAndroid(userAgent: string): boolean {
  return /android/i.test(userAgent);
}
