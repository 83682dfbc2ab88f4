type Key = 'storage' | 'session' | 'camera' | 'online' | 'share' | 'clipboard' | 'secure';

const probeKey = 'luwag-probe';

/** Looks at what is there; nothing is asked of the borrower, and nothing is left behind. */
export function checkBrowser(window: Window): readonly { key: Key; works: boolean }[] {
  const { navigator } = window;
  return [
    { key: 'storage', works: canStore(() => window.localStorage) },
    { key: 'session', works: canStore(() => window.sessionStorage) },
    { key: 'camera', works: 'mediaDevices' in navigator },
    { key: 'online', works: navigator.onLine },
    { key: 'share', works: 'share' in navigator },
    { key: 'clipboard', works: 'clipboard' in navigator },
    { key: 'secure', works: window.isSecureContext },
  ];
}

function canStore(storage: () => Storage): boolean {
  try {
    storage().setItem(probeKey, probeKey);
    const isKept = storage().getItem(probeKey) === probeKey;
    storage().removeItem(probeKey);
    return isKept;
  } catch {
    // Private windows and full disks refuse; that is the finding.
    return false;
  }
}
