import { vi } from 'vitest';

/** A browser that can show notices, opened from the home screen; what its owner answers is said by the test. */
export function pretendPush({ permission = 'default', answer = 'granted' }: Partial<Pretence> = {}) {
  const asked: string[] = [];
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      notification.permission = answer;
      return answer;
    },
  };
  let current: object | null = null;
  let count = 0;
  const manager = {
    getSubscription: async () => current,
    subscribe: async (options: object) => {
      asked.push(`subscribe ${JSON.stringify(options)}`);
      count += 1;
      const name = `phone-${count}`;
      current = {
        toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'P', auth: 'A' } }),
        unsubscribe: async () => {
          asked.push(`unsubscribe ${name}`);
          current = null;
          return true;
        },
      };
      return current;
    },
  };
  const workers = { getRegistration: async () => ({ active: {}, pushManager: manager }) };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', manager);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  return { asked, manager, forget: () => Reflect.deleteProperty(navigator, 'serviceWorker') };
}

type Pretence = { permission: NotificationPermission; answer: NotificationPermission };
