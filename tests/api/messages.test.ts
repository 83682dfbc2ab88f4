import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  goToTen,
  logInBorrower,
  openBrowser,
  readLoan,
  type TestBorrower,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;
let borrower: TestBorrower;
beforeAll(async () => {
  product = await startTestProduct();
  await goToTen(openBrowser(product.origin));
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
});
afterAll(() => product.stop());

type Kind = 'notify' | 'activity';

async function told(of: TestBorrower, kind: Kind = 'notify') {
  return given(await of.call(endpoints.listMessages, { query: { kind } }));
}

async function codesOf(of: TestBorrower, kind: Kind = 'notify'): Promise<string[]> {
  return (await told(of, kind)).messages.map(({ code }) => code);
}

/** The one message with this code, once it is there. */
function messageOf(of: TestBorrower, code: string, kind: Kind = 'notify') {
  return until(code, async () => (await told(of, kind)).messages.find((row) => row.code === code) ?? null);
}

async function smsTexts(of: TestBorrower): Promise<string[]> {
  return given(await of.call(endpoints.listSandboxSms, { query: { phone: of.phone } })).map(
    ({ text }) => text,
  );
}

async function payInFull(loanId: string): Promise<string> {
  const { summary } = await readLoan(borrower, loanId);
  const amountCentavos = summary.payoff?.totalCentavos ?? 0;
  const { payment } = given(
    await borrower.call(
      endpoints.startPayment,
      { params: { loanId }, body: { kind: 'full', amountCentavos, channel: 'gcash' } },
      { idempotencyKey: randomUUID() },
    ),
  );
  const report = { body: { paymentReference: payment.reference } };
  given(await borrower.call(endpoints.reportSandboxRepayment, report));
  given(await borrower.call(endpoints.reportSandboxRepayment, report));
  return payment.reference;
}

describe('what a borrower is told', () => {
  test('a decision leaves a message with its facts and one text message without them', async () => {
    await becomeApproved(borrower);
    const { messages, unread, hasMore } = await told(borrower);
    expect(messages).toMatchObject([
      { code: 'applicationApproved', facts: { limitCentavos: 1_000_000 }, readAt: null },
    ]);
    expect({ unread, hasMore }).toEqual({ unread: { notify: 1, activity: 0 }, hasMore: false });
    const home = given(await borrower.call(endpoints.getHome, {}));
    expect(home.unreadMessages).toBe(1);
    expect(home.moment).toEqual({
      messageId: messages[0]?.messageId,
      code: 'applicationApproved',
      loanId: null,
    });
    const about = await until('the text message', async () => {
      const texts = (await smsTexts(borrower)).filter((text) =>
        text.includes('an answer to your application'),
      );
      return texts.length === 0 ? null : texts;
    });
    expect(about).toHaveLength(1);
    expect(about[0]).not.toContain('10,000');
  });

  test('the whole way of a loan is told, each step once, with what may follow', async () => {
    const { summary } = await borrow(borrower, 300_000, 14);
    const { loanId, orderNumber } = summary;
    const sent = await messageOf(borrower, 'moneySent');
    expect(sent.facts).toMatchObject({ loanId, orderNumber, amountCentavos: summary.netDisbursedCentavos });
    const home = given(await borrower.call(endpoints.getHome, {}));
    expect(home.moment).toEqual({ messageId: sent.messageId, code: 'moneySent', loanId });
    expect(home.loan?.cancellableUntil).not.toBeNull();
    await payInFull(loanId);
    await messageOf(borrower, 'reloanAvailable', 'activity');
    expect(await codesOf(borrower)).toEqual(['loanSettled', 'moneySent', 'applicationApproved']);
    expect((await codesOf(borrower, 'activity')).toSorted()).toEqual(['canBorrowAgain', 'reloanAvailable']);
    const received = (await smsTexts(borrower)).filter((text) => text.includes('we received your payment'));
    expect(received).toHaveLength(1);
  });

  test('a message is read once, and all earlier ones of its kind with one call', async () => {
    const [newest, middle, oldest] = (await told(borrower)).messages;
    const mark = (messageId = '', withEarlier = false) =>
      borrower.call(endpoints.readMessage, { params: { messageId }, body: { withEarlier } });
    given(await mark(oldest?.messageId));
    const { readAt } = given(
      await borrower.call(endpoints.getMessage, { params: { messageId: oldest?.messageId ?? '' } }),
    );
    expect(readAt).not.toBeNull();
    given(await mark(middle?.messageId, true));
    given(await mark(middle?.messageId, true));
    const { messages, unread } = await told(borrower);
    expect(messages.map((row) => row.readAt !== null)).toEqual([false, true, true]);
    expect(messages.at(-1)?.readAt).toBe(readAt);
    expect(unread).toEqual({ notify: 1, activity: 2 });
    expect(newest?.code).toBe('loanSettled');
  });

  test('good news has Home once: read on any phone, it is over on all, and older news does not come up again', async () => {
    const [newest] = (await told(borrower)).messages;
    const momentNow = async () => given(await borrower.call(endpoints.getHome, {})).moment;
    expect(await momentNow()).toMatchObject({ messageId: newest?.messageId, code: 'loanSettled' });
    const params = { messageId: newest?.messageId ?? '' };
    given(await borrower.call(endpoints.readMessage, { params, body: { withEarlier: false } }));
    expect(await momentNow()).toBeNull();
  });

  test('nobody reads another borrower’s messages', async () => {
    const stranger = await logInBorrower(product.origin);
    const [first] = (await told(borrower)).messages;
    const params = { messageId: first?.messageId ?? '' };
    const body = { withEarlier: true };
    expect(await stranger.call(endpoints.getMessage, { params })).toMatchObject({ code: 'not_found' });
    expect(await stranger.call(endpoints.readMessage, { params, body })).toMatchObject({ code: 'not_found' });
    expect(await told(stranger)).toEqual({
      messages: [],
      hasMore: false,
      unread: { notify: 0, activity: 0 },
    });
    const after = { query: { kind: 'notify' as const, after: params.messageId } };
    expect(given(await stranger.call(endpoints.listMessages, after)).messages).toEqual([]);
  });

  test('a borrower who turned offers off gets none, and choices stay as they were made', async () => {
    const chosen = { hasOffers: false, reminderHour: 19, language: 'fil-PH' as const };
    const saved = given(await borrower.call(endpoints.saveOwnSettings, { body: chosen }));
    expect(saved).toEqual({ ...chosen, reminderDays: [3, 1, 0], hasReminders: true });
    for (const reminderHour of [5, 22, 9.5]) {
      const refusal = await borrower.call(endpoints.saveOwnSettings, { body: { reminderHour } });
      expect(refusal).toMatchObject({ ok: false, code: 'validation_failed' });
    }
    const before = await codesOf(borrower, 'activity');
    const { summary } = await borrow(borrower, 300_000, 14);
    await payInFull(summary.loanId);
    await until('the second settlement', async () =>
      (await codesOf(borrower)).filter((code) => code === 'loanSettled').length === 2 ? true : null,
    );
    expect(await codesOf(borrower, 'activity')).toEqual(before);
    expect(given(await borrower.call(endpoints.getOwnSettings, {}))).toEqual(saved);
    await until('a text in the language that was chosen', async () =>
      /natanggap namin ang bayad mo|papunta na/.test((await smsTexts(borrower))[0] ?? '') ? true : null,
    );
  });

  test('older messages come page by page, each once', async () => {
    const reader = await logInBorrower(product.origin);
    for (let count = 0; count < 22; count += 1) {
      given(
        await reader.call(
          endpoints.sendRequest,
          { body: { kind: 'older-records' } },
          { idempotencyKey: randomUUID() },
        ),
      );
      await product.database.query({ name: 'answer-requests', text: `UPDATE request SET status = 'done'` });
    }
    const first = await told(reader);
    const after = first.messages.at(-1)?.messageId ?? '';
    const second = given(await reader.call(endpoints.listMessages, { query: { kind: 'notify', after } }));
    expect([first.messages.length, first.hasMore, second.messages.length, second.hasMore]).toEqual([
      20,
      true,
      2,
      false,
    ]);
    const ids = [...first.messages, ...second.messages].map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(22);
  });
});

test('days of reminders are kept in their order and each once, and no others nor none can be chosen', async () => {
  const choosing = await logInBorrower(product.origin);
  const choose = (reminderDays: readonly number[]) =>
    choosing.call(endpoints.saveOwnSettings, { body: { reminderDays } as never });
  expect(given(await choose([0, 3, 0])).reminderDays).toEqual([3, 0]);
  for (const days of [[], [2], [7, 3], [3, 1, 0, 3]])
    expect(await choose(days)).toMatchObject({ ok: false, code: 'validation_failed' });
  expect(given(await choosing.call(endpoints.getOwnSettings, {})).reminderDays).toEqual([3, 0]);
});

test('with the clock moved on, a reminder goes out on the day and at the hour that were chosen and not before', async () => {
  const owing = await logInBorrower(product.origin);
  await completeProfile(product.origin, owing);
  await becomeApproved(owing);
  const { summary } = await borrow(owing, 300_000, 14);
  given(await owing.call(endpoints.saveOwnSettings, { body: { reminderHour: 19, reminderDays: [1] } }));
  const dueAt = Date.parse(`${summary.dueOn ?? ''}T00:00:00+08:00`);
  // The clock moves in whole minutes and comes to stand at the instant or less than a minute after it.
  const moveTo = async (instant: number): Promise<void> => {
    const { now } = given(await owing.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 1 } }));
    const advanceMinutes = Math.ceil((instant - Date.parse(now)) / 60_000);
    given(await owing.call(endpoints.moveSandboxClock, { body: { advanceMinutes } }));
  };
  const reminders = async () =>
    (await smsTexts(owing)).filter((text) => / is due (in 3 days|tomorrow)/.test(text));
  const evening = dueAt - 86_400_000 + 19 * 3_600_000;
  await moveTo(evening - 180_000);
  expect(await reminders()).toEqual([]);
  await moveTo(evening);
  await until('the reminder', async () => ((await reminders()).length === 1 ? true : null));
  const again = await logInBorrower(product.origin, owing.phone);
  expect(await codesOf(again)).toContain('dueTomorrow');
});
