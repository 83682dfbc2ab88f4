import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pretendPush } from '../testing/pretend-push.ts';
import { serveAnswers } from '../testing/serve-answers.ts';
import { startBackgroundTasks } from './background-tasks.ts';
import { useCoreStore } from './core-store.ts';
import { handInAddress } from './phone-push.ts';

const { mergePublicData, setShowLoginPopup, resetUserData } = useCoreStore.getState();
let phone: ReturnType<typeof pretendPush>;
let sent: ReturnType<typeof serveAnswers>;
const handedIn = () =>
  sent.filter(({ call }) => call === 'PUT /api/push').map(({ body }) => body['endpoint']);
const begin = () => startBackgroundTasks('en-US', vi.fn<() => void>(), vi.fn<() => Promise<void>>());
const firstAddress = 'https://push.example/phone-1';

beforeEach(async () => {
  phone = pretendPush({ permission: 'granted' });
  sent = serveAnswers({ 'PUT /api/push': { publicKey: 'K', isOn: true } });
  await phone.manager.subscribe({});
  mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => {
  resetUserData();
  phone.forget();
  vi.unstubAllGlobals();
});

test('each time it is opened, the app hands in where notices go, once for all screens that are visited', async () => {
  for (let visit = 0; visit < 3; visit += 1) begin();
  await vi.waitFor(() => expect(handedIn().length).toBeGreaterThan(0));
  begin();
  await vi.dynamicImportSettled();
  expect(handedIn()).toEqual([firstAddress]);
});

test('a new log-in over the page keeps notices on; a renewed token sends nothing new', async () => {
  mergePublicData({ token: 't2' });
  setShowLoginPopup(true);
  mergePublicData({ token: 't3' });
  setShowLoginPopup(false);
  await vi.waitFor(() => expect(handedIn()).toEqual([firstAddress]));
  expect(phone.asked).toEqual(['subscribe {}']);
});

test.each([
  ['somebody else logs in', () => mergePublicData({ customerId: 'c2', token: 't4' })],
  ['nobody is logged in any more', () => resetUserData()],
])('where %s, the address is given up and handed in no more', async (_what, happen) => {
  happen();
  await vi.waitFor(() => expect(phone.asked).toEqual(['subscribe {}', 'unsubscribe phone-1']));
  await handInAddress();
  expect(handedIn()).toEqual([]);
});
