import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accepted } from '../../../../tests/ledger-loan.ts';
import { openPayout } from '../../../../tests/open-payout.ts';
import { createStaffContext, newStaff, value } from '../../../../tests/staff-context.ts';
import { openTestBank } from '../../../../tests/test-bank.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createPayoutQueue } from '../../adapters/postgres/payout-queue.ts';
import type { PayoutRow } from '../../ports/customer-store.ts';
import type { PayoutAnswer } from '../../ports/payout-provider.ts';
import { arrivesBy } from '../figures/payout-rail.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { answerRequest } from '../staff/answer-request.ts';
import { performLoanAction, previewLoanAction } from '../staff/loan-action.ts';
import { read } from '../write.ts';
import { askAboutPayouts } from './ask-about-payouts.ts';
import { checkPayout, sendPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';
import { askAboutPayout, listWaitingPayouts } from './waiting-payouts.ts';

const minuteMs = 60_000;
let database: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;
let answer: PayoutAnswer;

/** A provider that says what a test has it say. */
async function contextOf() {
  const base = await createStaffContext(database);
  const bank = await openTestBank(database, base.now);
  return {
    ...base,
    bank,
    payouts: { ...bank.payouts, find: async () => answer },
    payoutQueue: createPayoutQueue(database.database),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  context = await contextOf();
});
afterAll(async () => {
  await context.bank.stop();
  await database.remove();
});
beforeEach(async () => {
  answer = { outcome: 'unknown' };
  await database.asOwner((owner) =>
    owner.runScript(
      `UPDATE payout SET status = 'failed', completed_at = NULL; UPDATE loan SET adjustments = NULL`,
    ),
  );
});

const finance = newStaff('finance');
const open = () => openPayout(database, context, { status: 'unknown' });
type Open = Awaited<ReturnType<typeof open>>;
const waiting = async () => value(await listWaitingPayouts(context));

async function loaded({ subject: { customerId }, payout }: Open) {
  const owned = value(await read(context, { kind: 'system', customerId }, ['loans', 'payouts', 'requests']));
  const loan = owned.loans.find(({ loanId }) => loanId === payout.loanId);
  if (loan === undefined) throw new Error('the loan is gone');
  return { ...owned, loan };
}

/** Proposes a step as one member of finance and confirms it as another. */
async function byTwo(of: Open, action: LoanAction): Promise<string> {
  const key = { customerId: of.subject.customerId, loanId: of.payout.loanId };
  const shown = await previewLoanAction(context, finance, key, action);
  if (!shown.ok) return String(shown.detail?.['rule']);
  const { owedCentavos: shownOwedCentavos } = shown.value.after;
  const alone = await performLoanAction(context, finance, key, { action, shownOwedCentavos }, randomUUID());
  expect(value(alone).outcome).toBe('waits-for-second-person');
  const { requests } = await loaded(of);
  const requestId = requests.find(({ status }) => status === 'open')?.requestId ?? '';
  const confirm = { outcome: 'confirm', shownOwedCentavos } as const;
  const confirmed = await answerRequest(
    context,
    newStaff('finance'),
    { customerId: key.customerId, requestId },
    confirm,
    randomUUID(),
  );
  return confirmed.ok ? 'done' : confirmed.code;
}
const didNotArrive = ({ subject: { payoutId } }: Open): LoanAction => ({
  kind: 'fail-payout',
  payoutId,
  bankCode: 'BANK_UNAVAILABLE',
  reason: 'the bank says so by telephone',
});

test('a payout with no final answer stands in the queue of staff once it is older than the lender allows', async () => {
  const payout = await open();
  expect(await waiting()).toMatchObject({ waitingCount: 0, waiting: [] });
  context.clock.at += 121 * minuteMs;
  expect(await waiting()).toMatchObject({
    waitingCount: 1,
    overdueAfterMinutes: 120,
    waiting: [{ payoutId: payout.subject.payoutId, status: 'unknown', purpose: 'disbursement' }],
  });
});

test('staff ask the provider, whose answer is booked at once, with who asked', async () => {
  const payout = await open();
  answer = { outcome: 'succeeded', providerReference: 'BANK-2' };
  expect(value(await askAboutPayout(context, finance, payout.subject))).toEqual({ status: 'succeeded' });
  expect((await loaded(payout)).loan.status).toBe('active');
  const looks = await database.database.query(
    { name: 'asked', text: 'SELECT action, staff_id FROM audit_log WHERE subject_id = $1' },
    [payout.subject.payoutId],
  );
  expect(looks).toEqual([{ action: 'payout-asked-about', staff_id: finance.staffId }]);
});

test('a payout that its provider calls failed after it was paid is left to a person, and stays paid', async () => {
  const payout = await open();
  answer = { outcome: 'succeeded', providerReference: 'BANK-7' };
  value(await checkPayout(context, payout.subject));
  answer = { outcome: 'failed', failureCode: 'ACCOUNT_CLOSED' };
  const told = await checkPayout(context, payout.subject, { evenIfSettled: true });
  expect(told).toMatchObject({ code: 'loan_action_refused' });
  expect(await payout.current()).toMatchObject({ status: 'succeeded' });
});

test('money that PESONet clears on the next banking day is not given up before that day is over', async () => {
  const sentOn = Date.parse('2026-11-27T15:00:00+08:00');
  context.clock.at = Math.max(context.clock.at, sentOn);
  const attemptedAt = context.now();
  const large = { status: 'unknown', amountCentavos: centavos(6_000_000), attemptedAt } as const;
  const payout = await openPayout(database, context, large);
  const isGivenUp = async () => byTwo(payout, didNotArrive(payout));
  context.clock.at += 121 * minuteMs;
  expect(await isGivenUp()).toBe('PAYOUT_MAY_STILL_ARRIVE');
  context.clock.at = arrivesBy('pesonet', attemptedAt) + 1;
  expect(await isGivenUp()).toBe('done');
});

test('an old payout that did not arrive is given up by two people, and the loan may be paid out again', async () => {
  const payout = await open();
  expect(await byTwo(payout, didNotArrive(payout))).toBe('PAYOUT_MAY_STILL_ARRIVE');
  context.clock.at += 121 * minuteMs;
  expect(await byTwo(payout, didNotArrive(payout))).toBe('done');
  expect(await payout.current()).toMatchObject({ status: 'failed', failureCode: 'BANK_UNAVAILABLE' });
  expect((await loaded(payout)).loan.status).toBe('disbursement-failed');
  expect(await byTwo(payout, didNotArrive(payout))).toBe('PAYOUT_NOT_OPEN');
});

test('a payout that staff gave up and the provider pays after all is noticed, and stands in the queue until two settle it', async () => {
  const payout = await open();
  context.clock.at += 121 * minuteMs;
  await byTwo(payout, didNotArrive(payout));
  await askAboutPayouts(context, { most: 10 });
  expect((await waiting()).inQuestionCount).toBe(0);
  answer = { outcome: 'succeeded', providerReference: 'BANK-3' };
  context.clock.at += 61 * minuteMs;
  await askAboutPayouts(context, { most: 10 });
  expect(await waiting()).toMatchObject({
    inQuestionCount: 1,
    inQuestion: [{ loanId: payout.payout.loanId, amountCentavos: payout.payout.amountCentavos }],
  });
  const settle = { kind: 'settle-late-payout', outcome: 'counted', reason: 'seen on its account' } as const;
  expect(await byTwo(payout, settle)).toBe('done');
  expect(await payout.current()).toMatchObject({ status: 'succeeded' });
  expect(await waiting()).toMatchObject({ inQuestionCount: 0 });
});

test.each([
  ['counted', 'settleLatePayout'],
  ['returned', 'latePayoutReturned'],
] as const)(
  'the borrower is told by its own words of late money that staff say was %s',
  async (outcome, change) => {
    const payout = await open();
    const settle = (said: PayoutAnswer) =>
      settlePayout(context, payout.subject, said, { shouldCheckLater: false });
    await settle({ outcome: 'failed', failureCode: 'BANK_UNAVAILABLE' });
    await settle({ outcome: 'succeeded', providerReference: `BANK-${outcome}` });
    const action = { kind: 'settle-late-payout', outcome, reason: 'seen on its account' } as const;
    expect(await byTwo(payout, action)).toBe('done');
    const { customerId } = payout.subject;
    const page = { customerId, kind: 'notify', after: null, most: 10 } as const;
    const told = (await context.messageRepository.page(page)).filter(({ code }) => code === 'loanChanged');
    expect(told.map(({ facts }) => facts)).toMatchObject([{ change }]);
  },
);

/** A next payout of the loan, as it stands. */
async function askAgain(first: Open, standing: Pick<PayoutRow, 'status' | 'attemptedAt'>): Promise<string> {
  const { customer, loan } = await loaded(first);
  const payoutId = randomUUID();
  const requested = accepted(requestDisbursement(loan, manilaDateOf(context.now())));
  await context.store.save({
    customerId: first.subject.customerId,
    expectedVersion: customer.version,
    changes: {
      payouts: [{ ...first.payout, ...standing, payoutId, reference: `PO-${payoutId}` }],
      ...changesOf(context, loan, requested),
    },
  });
  return payoutId;
}

test('where an earlier payout came back, the one that was paid late is the one that counts', async () => {
  const first = await open();
  const { customerId } = first.subject;
  const settle = (payoutId: string, said: PayoutAnswer) =>
    settlePayout(context, { customerId, payoutId }, said, { shouldCheckLater: false });
  await settle(first.subject.payoutId, { outcome: 'succeeded', providerReference: 'BANK-5' });
  await settle(first.subject.payoutId, { outcome: 'reversed', providerReference: 'BANK-5' });
  context.clock.at += minuteMs;
  const secondId = await askAgain(first, { status: 'unknown', attemptedAt: context.now() });
  await settle(secondId, { outcome: 'failed', failureCode: 'BANK_UNAVAILABLE' });
  await settle(secondId, { outcome: 'succeeded', providerReference: 'BANK-6' });
  const counted = { kind: 'settle-late-payout', outcome: 'counted', reason: 'seen on its account' } as const;
  expect(await byTwo(first, counted)).toBe('done');
  expect(await first.current()).toMatchObject({ status: 'failed' });
  const { payouts, loan } = await loaded(first);
  expect(payouts.find(({ payoutId }) => payoutId === secondId)).toMatchObject({ status: 'succeeded' });
  expect(loan).toMatchObject({ status: 'active' });
});

test('a next payout that was asked for and not sent yet stays behind when the one before is paid after all', async () => {
  const first = await open();
  const { customerId } = first.subject;
  const settle = (said: PayoutAnswer) =>
    settlePayout(context, first.subject, said, { shouldCheckLater: false });
  await settle({ outcome: 'failed', failureCode: 'BANK_UNAVAILABLE' });
  const secondId = await askAgain(first, { status: 'requested', attemptedAt: null });
  await settle({ outcome: 'succeeded', providerReference: 'BANK-4' });
  const sent = await sendPayout(context, { customerId, payoutId: secondId });
  expect(sent).toMatchObject({ ok: false });
  const after = await loaded(first);
  expect(after.payouts.find(({ payoutId }) => payoutId === secondId)).toMatchObject({ status: 'failed' });
  expect(after.loan).toMatchObject({ status: 'disbursement-failed' });
  expect((await waiting()).inQuestionCount).toBe(1);
});
