import type { PayoutFailure } from '@luwag/contract/payout-failures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPayout } from '../../../../tests/open-payout.ts';
import { sampleDestination } from '../../../../tests/sample-destination.ts';
import { createStaffContext, newStaff, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { centavos } from '@luwag/loan-engine/money/money';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { PayoutAnswer, PayoutProvider } from '../../ports/payout-provider.ts';
import { askAboutPayouts } from './ask-about-payouts.ts';
import { getPayoutPause, liftPayoutPause } from './payout-pause.ts';
import { checkPayout, sendPayout } from './send-payout.ts';
import { askForBalance } from './watch-balance.ts';

/* Two providers with books of their own. Each answers as a test says, and what it was sent counts. */

type Books = PayoutProvider & {
  /** What it says of an order from now on, however often it is asked. */
  says: PayoutAnswer;
  /** The answer to the next order gets lost on its way. */
  losesAnswer: boolean;
  lacks: string | null;
  left: number | null;
  sent: string[];
  asked: string[];
};

function createBooks(provider: string): Books {
  const books: Books = {
    provider,
    says: { outcome: 'succeeded', providerReference: `${provider}-1` },
    losesAnswer: false,
    lacks: null,
    left: null,
    sent: [],
    asked: [],
    reaches: (code) => code !== books.lacks,
    balance: async () => (books.left === null ? null : centavos(books.left)),
    send: async ({ reference }) => {
      books.sent.push(reference);
      if (!books.losesAnswer) return books.says;
      books.losesAnswer = false;
      throw new Error('no answer');
    },
    find: async (reference) => {
      books.asked.push(reference);
      return books.sent.includes(reference) ? books.says : { outcome: 'not-found' };
    },
  };
  return books;
}

let database: TestDatabase;
let first: Books;
let second: Books;
let context: Awaited<ReturnType<typeof contextOf>>;

async function contextOf() {
  return { ...(await createStaffContext(database)), payouts: first, secondPayouts: second };
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());
beforeEach(async () => {
  first = createBooks('one');
  second = createBooks('two');
  context = await contextOf();
  await database.asOwner((owner) =>
    owner.runScript(
      `UPDATE payout SET status = 'failed', provider_reference = 'over-' || payout_id; DELETE FROM payout_balance`,
    ),
  );
});

const no = (failureCode: PayoutFailure): PayoutAnswer => ({ outcome: 'failed', failureCode });

/** A payout that was asked for and not sent, and all payouts of its loan, oldest first. */
async function requested() {
  const opened = await openPayout(database, context, {
    status: 'requested',
    attemptedAt: null,
    provider: null,
  });
  const { customerId } = opened.subject;
  const rows = async () => {
    const loaded = await context.store.load({ customerId, parts: ['payouts'] });
    return loaded.payouts.toSorted((one, other) => one.requestedAt - other.requestedAt);
  };
  const loan = async () => (await context.store.load({ customerId, parts: ['loans'] })).loans[0];
  const entries = async () =>
    (await context.store.load({ customerId, parts: ['entries'] })).entries.map(({ kind }) => kind);
  return { ...opened, rows, loan, entries };
}
const minute = () => askAboutPayouts(context, { most: 100 });

describe('a payout that the first provider refuses', () => {
  test.each(['BANK_UNAVAILABLE', 'LENDER_SIDE'] as const)(
    'with %s is paid by the second, once and under a reference of its own, and the loan begins',
    async (reason) => {
      const { subject, payout, rows, loan, entries } = await requested();
      first.says = no(reason);
      await sendPayout(context, subject);
      const [old, next] = await rows();
      expect(old).toMatchObject({ provider: 'one', status: 'failed', failureCode: reason });
      expect(next).toMatchObject({
        provider: 'two',
        status: 'requested',
        reference: `${payout.reference}-2`,
        amountCentavos: payout.amountCentavos,
      });
      expect(await loan()).toMatchObject({ status: 'disbursing' });
      await minute();
      await minute();
      expect(await loan()).toMatchObject({ status: 'active' });
      expect([first.sent, second.sent]).toEqual([[payout.reference], [`${payout.reference}-2`]]);
      // The money was set aside once and left once.
      expect((await entries()).filter((kind) => kind.startsWith('disbursement')).toSorted()).toEqual([
        'disbursement-confirmed',
        'disbursement-requested',
      ]);
      // What is to be sent is sealed for the payout that stands in the place of the first.
      const sealed = (await rows())[1];
      if (sealed === undefined) throw new Error('no second payout');
      const opened = context.personalData.open(
        sealPlaces.payoutAccount(sealed.payoutId),
        sealed.accountSealed,
      );
      expect(JSON.parse(opened.toString())).toMatchObject({
        institutionCode: sampleDestination.institutionCode,
      });
    },
  );

  test.each(['INVALID_DESTINATION', 'ACCOUNT_CLOSED', 'NAME_MISMATCH', 'WALLET_LIMIT', 'REFUSED'] as const)(
    'because of the account or for a reason that nobody knows (%s) is tried nowhere else',
    async (reason) => {
      const { subject, rows, loan } = await requested();
      first.says = no(reason);
      await sendPayout(context, subject);
      await minute();
      expect(await rows()).toHaveLength(1);
      expect(second.sent).toEqual([]);
      expect(await loan()).toMatchObject({ status: 'disbursement-failed' });
    },
  );

  test('and the second refuses too is given up, and goes back and forth no more', async () => {
    const { subject, rows, loan } = await requested();
    first.says = no('BANK_UNAVAILABLE');
    second.says = no('BANK_UNAVAILABLE');
    await sendPayout(context, subject);
    await minute();
    await minute();
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect([first.sent.length, second.sent.length]).toEqual([1, 1]);
    expect(await loan()).toMatchObject({ status: 'disbursement-failed' });
  });

  test('is not moved to a second one that does not carry money there', async () => {
    const { subject, payout, rows } = await requested();
    second.lacks = payout.institutionCode;
    first.says = no('LENDER_SIDE');
    await sendPayout(context, subject);
    expect(await rows()).toHaveLength(1);
  });
});

test.each([{ outcome: 'unknown' }, { outcome: 'pending' }, { outcome: 'not-found' }] as const)(
  'a payout of which the first says $outcome is never sent to the second',
  async (answer) => {
    const { subject, rows } = await requested();
    first.says = answer;
    await sendPayout(context, subject);
    for (let count = 0; count < 4; count += 1) {
      context.clock.at += 20 * 60_000;
      await minute();
    }
    expect(second.sent).toEqual([]);
    expect(second.asked).toEqual([]);
    expect((await rows()).map(({ provider }) => provider)).toEqual(['one']);
  },
);

test('an answer that was lost is asked for where the order went, also from the second', async () => {
  const { subject, payout, rows } = await requested();
  first.says = no('LENDER_SIDE');
  first.losesAnswer = true;
  await sendPayout(context, subject);
  expect(await rows()).toMatchObject([{ status: 'unknown', provider: 'one' }]);
  second.losesAnswer = true;
  await minute();
  await minute();
  expect(await rows()).toMatchObject([{ status: 'failed' }, { status: 'unknown', provider: 'two' }]);
  await minute();
  expect(await rows()).toMatchObject([{ status: 'failed' }, { status: 'succeeded', provider: 'two' }]);
  expect(second.asked).toEqual([`${payout.reference}-2`]);
  expect([first.sent.length, second.sent.length]).toEqual([1, 1]);
});

describe('a first provider that pays after its definite no', () => {
  const paidLate = { outcome: 'succeeded', providerReference: 'late-1' } as const;

  test('before the second was asked: nothing more is sent, and the case is for staff', async () => {
    const { subject, rows, loan, entries } = await requested();
    first.says = no('LENDER_SIDE');
    await sendPayout(context, subject);
    first.says = paidLate;
    await checkPayout(context, subject, { evenIfSettled: true });
    await minute();
    expect(second.sent).toEqual([]);
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(await loan()).toMatchObject({
      status: 'disbursement-failed',
      adjustments: { payoutInQuestionCentavos: expect.any(Number) },
    });
    expect((await entries()).filter((kind) => kind === 'payout-paid-late')).toHaveLength(1);
  });

  test('after the second has paid: the loan runs, and the money paid twice is apart and for staff', async () => {
    const { subject, payout, loan, entries } = await requested();
    first.says = no('LENDER_SIDE');
    await sendPayout(context, subject);
    await minute();
    first.says = paidLate;
    await checkPayout(context, subject, { evenIfSettled: true });
    await checkPayout(context, subject, { evenIfSettled: true });
    expect(await loan()).toMatchObject({
      status: 'active',
      adjustments: { payoutInQuestionCentavos: payout.amountCentavos },
    });
    expect((await entries()).filter((kind) => kind === 'payout-paid-late')).toHaveLength(1);
  });
});

describe('who is asked first', () => {
  test('is the second where the first does not carry money there', async () => {
    const { subject, payout, rows } = await requested();
    first.lacks = payout.institutionCode;
    await sendPayout(context, subject);
    expect(await rows()).toMatchObject([
      { provider: 'two', status: 'succeeded', reference: payout.reference },
    ]);
    expect(first.sent).toEqual([]);
  });

  test('is the second where the first has too little left, and nobody where both have', async () => {
    const { subject, rows } = await requested();
    [first.left, second.left] = [100, 100];
    await askForBalance(context);
    await sendPayout(context, subject);
    expect(await rows()).toMatchObject([{ status: 'requested', heldFor: 'balance', provider: null }]);
    second.left = 100_000_000;
    context.clock.at += 60_000;
    await askForBalance(context);
    await sendPayout(context, subject);
    expect(await rows()).toMatchObject([{ status: 'succeeded', heldFor: null, provider: 'two' }]);
    expect(first.sent).toEqual([]);
  });

  test('is the one that was asked before, which alone says what became of a payout', async () => {
    const { subject, rows } = await requested();
    first.says = { outcome: 'unknown' };
    await sendPayout(context, subject);
    const others = { ...context, payouts: second, secondPayouts: null };
    await checkPayout(others, subject);
    expect(await rows()).toMatchObject([{ provider: 'one', status: 'unknown' }]);
    expect(second.asked).toEqual([]);
  });
});

test('a program that ends between any two steps leaves one payout at one provider', async () => {
  for (let step = 0; ; step += 1) {
    [first, second] = [createBooks('one'), createBooks('two')];
    context = await contextOf();
    const { subject, payout, loan } = await requested();
    first.says = no('BANK_UNAVAILABLE');
    let left = step;
    const ending = <Call extends (...values: never[]) => unknown>(call: Call): Call =>
      ((...values: never[]) => {
        if (left === 0) throw new Error('the process ended');
        left -= 1;
        return call(...values);
      }) as Call;
    const mortal = {
      ...context,
      store: { ...context.store, load: ending(context.store.load), save: ending(context.store.save) },
      payouts: { ...first, send: ending(first.send), find: ending(first.find) },
      secondPayouts: { ...second, send: ending(second.send), find: ending(second.find) },
    };
    await sendPayout(mortal, subject).catch(() => undefined);
    await askAboutPayouts(mortal, { most: 100 }).catch(() => undefined);
    const isOver = left > 0;
    // A program that starts again goes on; what never arrived is sent again after a quiet time.
    for (let count = 0; count < 8; count += 1) {
      context.clock.at += 20 * 60_000;
      await minute();
    }
    expect(await loan()).toMatchObject({ status: 'active' });
    expect([...new Set(first.sent)]).toEqual([payout.reference]);
    expect(second.sent).toEqual([`${payout.reference}-2`]);
    if (isOver) {
      // Each call to the database and to a provider was the last one once.
      expect(step).toBeGreaterThan(8);
      break;
    }
  }
});

test('books that were restored to before the move come to the same order and adopt it', async () => {
  const { subject, payout, rows, loan } = await requested();
  first.says = no('LENDER_SIDE');
  first.losesAnswer = true;
  await sendPayout(context, subject);
  // After the backup the second was asked and paid, which the restored books do not know.
  second.sent.push(`${payout.reference}-2`);
  await database.asOwner((owner) =>
    owner.runScript(
      `SELECT pause_payouts(to_timestamp(${context.now()} / 1000.0), to_timestamp(${context.now()} / 1000.0))`,
    ),
  );
  await minute();
  await minute();
  expect(await rows()).toMatchObject([
    { status: 'failed', provider: 'one' },
    { status: 'succeeded', provider: 'two', reference: `${payout.reference}-2` },
  ]);
  expect(await loan()).toMatchObject({ status: 'active' });
  expect(second.sent).toHaveLength(1);
  await database.asOwner((owner) => owner.runScript('DELETE FROM payout_pause'));
});

test('books that were restored to before the second was asked wait until it shows the order, and the first pays nothing', async () => {
  const { subject, rows, payout } = await requested();
  context.clock.at += 1_000;
  const at = context.now();
  await database.asOwner((owner) =>
    owner.runScript(`SELECT pause_payouts(to_timestamp(${at} / 1000.0), to_timestamp(${at} / 1000.0))`),
  );
  await minute();
  const pauseId = value(await getPayoutPause(context)).pause?.pauseId ?? '';
  const people = [newStaff('finance'), newStaff('admin')];
  for (const person of people) await liftPayoutPause(context, person, pauseId);
  await sendPayout(context, subject);
  expect(first.sent).toEqual([]);
  // The second was paid it before the restore, since the first had no money, and shows the order only now.
  second.sent.push(payout.reference);
  context.clock.at += context.payoutTimes.quietMs;
  await minute();
  expect(await rows()).toMatchObject([{ status: 'succeeded', provider: 'two' }]);
  for (const person of people) value(await liftPayoutPause(context, person, pauseId));
  await minute();
  expect([first.sent, second.sent]).toEqual([[], [payout.reference]]);
});
