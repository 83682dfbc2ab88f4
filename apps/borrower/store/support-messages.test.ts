import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse, serveAnswers } from '../testing/serve-answers.ts';

/** What is kept on the phone; it outlives the app, unlike everything else here. */
const kept = new Map<string, string>();
vi.mock('./phone-vault.ts', () => ({
  phoneVault: {
    put: async (name: string, value: unknown) => void kept.set(name, JSON.stringify(value)),
    all: async (beginning: string) =>
      new Map(
        [...kept].flatMap(([name, value]) =>
          name.startsWith(beginning) ? [[name.slice(beginning.length), JSON.parse(value) as unknown]] : [],
        ),
      ),
    remove: async (name: string) => void kept.delete(name),
    clear: async () => kept.clear(),
  },
}));

const sending = 'POST /api/support-messages';
const body = { kind: 'question', text: 'When is my next payment due?' } as const;
const receipt = {
  supportMessageId: '0190a1b2-0000-7000-8000-000000000031',
  number: '261122-100200',
  sentAt: '2026-11-22T02:00:00.000Z',
  answerBy: '2026-11-24T02:00:00.000Z',
};

const notSignedIn = () => refuse(401, 'not_signed_in');

/** The app as it is when it has just been opened by this customer. */
async function openApp(customerId = 'c1') {
  vi.resetModules();
  const { useCoreStore } = await import('./core-store.ts');
  useCoreStore.getState().mergePublicData({ customerId, token: 't1' });
  return import('./support-messages.ts');
}
const supportMessagesOf = (sent: ReturnType<typeof serveAnswers>) =>
  sent.filter(({ call }) => call === sending);

beforeEach(() => kept.clear());
afterEach(() => vi.unstubAllGlobals());

test('a support message that met no network outlives the app, and then goes out once under its first key', async () => {
  serveAnswers({});
  const before = await openApp();
  expect(await before.sendOrKeep(body)).toEqual({ ok: true, value: { isWaiting: true } });
  const key = before.useSupportMessages.getState().waiting[0]?.key;

  const sent = serveAnswers({ [sending]: receipt });
  const after = await openApp();
  await vi.waitFor(() => expect(supportMessagesOf(sent)).toHaveLength(1));
  expect(supportMessagesOf(sent)[0]).toMatchObject({ body, idempotencyKey: key });
  await vi.waitFor(() => expect(after.useSupportMessages.getState().waiting).toEqual([]));
  await after.sendWaiting();
  await openApp();
  expect(supportMessagesOf(sent)).toHaveLength(1);
});

test('what is being written outlives the app as well', async () => {
  const before = await openApp();
  before.changeSupportMessage(body);
  await vi.waitFor(() => expect(kept.size).toBe(1));
  const after = await openApp();
  await vi.waitFor(() => expect(after.useSupportMessages.getState().draft).toEqual(body));
});

test('a waiting support message that is refused becomes the draft again, so that nothing written is lost', async () => {
  serveAnswers({});
  const app = await openApp();
  await app.sendOrKeep(body);
  serveAnswers({ [sending]: () => refuse(429, 'too_frequent', { retryAt: '2026-11-23T02:00:00Z' }) });
  await app.sendWaiting();
  expect(app.useSupportMessages.getState()).toMatchObject({ draft: body, waiting: [] });
});

test('a support message that waits stays where the log-in is over, and goes out with the next one', async () => {
  serveAnswers({});
  const app = await openApp();
  await app.sendOrKeep(body);
  app.changeSupportMessage({ text: 'Something else' });
  serveAnswers({ [sending]: notSignedIn, 'POST /api/session/refresh': notSignedIn });
  await app.sendWaiting();
  const sent = serveAnswers({ [sending]: receipt });
  await app.sendWaiting();
  expect(supportMessagesOf(sent)[0]?.body).toEqual(body);
});

test('nothing of one borrower is shown to the next on the same phone, or sent for them', async () => {
  serveAnswers({});
  const before = await openApp();
  await before.sendOrKeep(body);
  before.changeSupportMessage(body);
  const sent = serveAnswers({ [sending]: receipt });
  const after = await openApp('c2');
  await after.sendWaiting();
  expect(after.useSupportMessages.getState()).toMatchObject({ draft: { text: '' }, waiting: [] });
  expect(supportMessagesOf(sent)).toEqual([]);
});
