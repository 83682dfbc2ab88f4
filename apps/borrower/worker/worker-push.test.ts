import { expect, test, vi } from 'vitest';
import { openPushed, renewAddress, showPush } from './worker-push.ts';

const sent = { title: 'Luwag', body: 'There is news.', language: 'en-US', messageId: 'm 1' };

test('a push is shown in its own words, one for each message, and the icon wears a mark', async () => {
  const showNotification = vi.fn();
  const setAppBadge = vi.fn(async () => undefined);
  await showPush({ showNotification } as never, { data: { json: () => sent } }, { setAppBadge });
  const shown = {
    body: 'There is news.',
    lang: 'en-US',
    tag: 'm 1',
    icon: '/icons/icon-192.png',
    data: 'm 1',
  };
  expect(showNotification.mock.calls).toEqual([['Luwag', shown]]);
  expect(setAppBadge).toHaveBeenCalledOnce();
});

function openPages(count: number, navigate: () => Promise<unknown> = async () => undefined) {
  const page = { navigate: vi.fn(navigate), focus: vi.fn(async (): Promise<unknown> => page) };
  const openWindow = vi.fn();
  const pages = { matchAll: async () => Array.from({ length: count }, () => page), openWindow };
  const notification = { close: vi.fn(), data: sent.messageId };
  return { page, openWindow, notification, tap: () => openPushed(pages as never, { notification } as never) };
}

test('a tap leads the open app to the message, and opens the app where it is not', async () => {
  const open = openPages(2);
  await open.tap();
  expect(open.notification.close).toHaveBeenCalledOnce();
  expect(open.page.focus).toHaveBeenCalledOnce();
  expect(open.page.navigate.mock.calls).toEqual([['/msgDetail?m=m%201']]);
  expect(open.openWindow).not.toHaveBeenCalled();
  const closed = openPages(0);
  await closed.tap();
  expect(closed.openWindow.mock.calls).toEqual([['/msgDetail?m=m%201']]);
});

test('where the open page cannot be led, the message opens beside it', async () => {
  const { tap, openWindow } = openPages(1, async () => Promise.reject(new TypeError()));
  await tap();
  expect(openWindow).toHaveBeenCalledOnce();
});

test('an address that the phone gave up is asked for anew, by the same key', async () => {
  const subscribe = vi.fn();
  const key = new ArrayBuffer(65);
  const old = { options: { applicationServerKey: key } };
  await renewAddress({ pushManager: { subscribe } } as never, { oldSubscription: old as never });
  await renewAddress({ pushManager: { subscribe } } as never, { oldSubscription: null });
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: key }]]);
});
