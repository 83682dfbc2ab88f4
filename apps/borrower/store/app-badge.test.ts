import { beforeEach, expect, test, vi } from 'vitest';
import './app-badge.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';

const worn: (number | 'none')[] = [];
Object.assign(navigator, {
  setAppBadge: vi.fn(async (count: number) => void worn.push(count)),
  clearAppBadge: vi.fn(async () => void worn.push('none')),
});

beforeEach(() => {
  useCoreStore.setState(structuredClone(coreDefaults));
  worn.length = 0;
});

test('the icon wears how many messages are unread, each count once, and nothing after the log-out', () => {
  const { mergePublicData, replaceData, resetUserData } = useCoreStore.getState();
  mergePublicData({ customerId: 'c1', token: 't1' });
  expect(worn).toEqual([]);
  replaceData({ homeData: { unreadMessages: 2 } });
  replaceData({ homeData: { unreadMessages: 2, state: 'repaying' } });
  replaceData({ homeData: { unreadMessages: 3 } });
  resetUserData();
  expect(worn).toEqual([2, 3, 'none']);
});
