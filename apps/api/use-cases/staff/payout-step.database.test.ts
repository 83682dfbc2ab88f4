import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accepted } from '../../../../tests/ledger-loan.ts';
import { openPayout } from '../../../../tests/open-payout.ts';
import { silentPayouts } from '../../../../tests/silent-payouts.ts';
import { createStaffContext, newStaff, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { PayoutRow } from '../../ports/customer-store.ts';
import type { PayoutAnswer } from '../../ports/payout-provider.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { settlePayout } from '../payout/settle-payout.ts';
import { answerRequest } from './answer-request.ts';
import { listRequests } from './list-requests.ts';
import { performLoanAction, previewLoanAction } from './loan-action.ts';

/* What two people do about a payout: what one of them found out is of the payout as it stood then. */

let product: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;
const hourMs = 3_600_000;
const reason = 'as the provider said';
const backOf = (payoutId: string) =>
  ({ kind: 'return-disbursement', payoutId, bankCode: 'REFUSED', reason }) as const;
/** The step is over, and nobody has to refuse it. */
const changedSince = { ok: true, value: { status: 'refused', isChangedSince: true } };

async function contextOf() {
  return { ...(await createStaffContext(product)), payouts: silentPayouts('one'), secondPayouts: null };
}

beforeAll(async () => {
  product = await createTestDatabase();
  context = await contextOf();
});
beforeEach(() => {
  context.clock.at += hourMs;
});
afterAll(() => product.remove());

/** A loan whose first payout is under way. */
async function beginLoan(changes: Partial<PayoutRow> = {}) {
  const { subject, payout } = await openPayout(product, context, changes);
  const { customerId } = subject;
  const of = { customerId, loanId: payout.loanId };
  const look = () => context.store.load({ customerId, parts: ['loans', 'payouts', 'requests'] });
  const keep = async (next: PayoutRow, isAskedFor: boolean): Promise<void> => {
    const { customer, loans } = await look();
    const [loan] = loans;
    if (customer === null || loan === undefined) throw new Error('the loan is gone');
    const asked = isAskedFor ? accepted(requestDisbursement(loan, manilaDateOf(context.now()))) : null;
    const ofLoan = asked === null ? {} : changesOf(context, loan, asked);
    const { version: expectedVersion } = customer;
    await context.store.save({
      customerId,
      expectedVersion,
      changes: { ...ofLoan, payouts: [next] },
    });
  };
  return {
    ...of,
    payoutId: payout.payoutId,
    look,
    answered: (answer: PayoutAnswer, payoutId = payout.payoutId) =>
      settlePayout(context, { customerId, payoutId }, answer, { shouldCheckLater: false }),
    sentOnce: () => keep({ ...payout, status: 'sending', attemptedAt: context.now() }, false),
    nextPayout: async (): Promise<string> => {
      const payoutId = randomUUID();
      await keep({ ...payout, payoutId, reference: `PO-${payoutId}`, status: 'sending' }, true);
      return payoutId;
    },
    preview: (action: LoanAction) => previewLoanAction(context, newStaff('finance'), of, action),
    owedAfter: (action: LoanAction) => owedAfter(of, action),
    propose: async (action: LoanAction): Promise<number> => {
      const shownOwedCentavos = await owedAfter(of, action);
      const body = { action, shownOwedCentavos };
      const made = await performLoanAction(context, newStaff('finance'), of, body, randomUUID());
      expect(value(made).outcome).toBe('waits-for-second-person');
      context.clock.at += hourMs;
      return shownOwedCentavos;
    },
    confirm: async (action: LoanAction, shown: number | null = null) => {
      const { requests } = await look();
      const requestId = requests.find(({ status }) => status === 'open')?.requestId ?? '';
      const shownOwedCentavos = shown ?? (await owedAfter(of, action));
      const answer = { outcome: 'confirm', shownOwedCentavos } as const;
      return answerRequest(context, newStaff('finance'), { customerId, requestId }, answer, randomUUID());
    },
  };
}

async function owedAfter(of: { customerId: string; loanId: string }, action: LoanAction): Promise<number> {
  const previewed = await previewLoanAction(context, newStaff('finance'), of, action);
  return value(previewed).after.owedCentavos;
}

test('a payout that came back is not confirmed once the next one has arrived: that one stays paid', async () => {
  const loan = await beginLoan();
  value(await loan.answered({ outcome: 'succeeded', providerReference: 'first' }));
  context.clock.at += hourMs;
  const back = backOf(loan.payoutId);
  const shownOwedCentavos = await loan.propose(back);
  value(await loan.answered({ outcome: 'reversed', providerReference: 'first' }));
  const next = await loan.nextPayout();
  value(await loan.answered({ outcome: 'succeeded', providerReference: 'second' }, next));
  expect(await loan.confirm(back, shownOwedCentavos)).toMatchObject(changedSince);
  expect((await loan.look()).requests).toMatchObject([{ status: 'refused', reasonCode: 'CHANGED_SINCE' }]);
  const { loans, payouts } = await loan.look();
  expect(loans).toMatchObject([{ status: 'active' }]);
  expect(payouts.find(({ payoutId }) => payoutId === next)).toMatchObject({ status: 'succeeded' });
});

test('a payout that came back is not proposed again once the next one has arrived, by a request sent late', async () => {
  const loan = await beginLoan();
  value(await loan.answered({ outcome: 'succeeded', providerReference: 'first' }));
  const shownOwedCentavos = await loan.owedAfter(backOf(loan.payoutId));
  value(await loan.answered({ outcome: 'reversed', providerReference: 'first' }));
  const next = await loan.nextPayout();
  value(await loan.answered({ outcome: 'succeeded', providerReference: 'second' }, next));
  const body = { action: backOf(loan.payoutId), shownOwedCentavos };
  expect(await performLoanAction(context, newStaff('finance'), loan, body, randomUUID())).toMatchObject({
    code: 'loan_action_refused',
    detail: { rule: 'PAYOUT_NOT_PAID' },
  });
});

test('a payout is not given up that was sent only after a colleague found out that it was not there', async () => {
  const loan = await beginLoan({
    status: 'requested',
    attemptedAt: null,
    requestedAt: context.now() - 24 * hourMs,
  });
  const action = { kind: 'fail-payout', payoutId: loan.payoutId, bankCode: 'REFUSED', reason } as const;
  await loan.propose(action);
  await loan.sentOnce();
  expect(await loan.confirm(action)).toMatchObject(changedSince);
  expect((await loan.look()).payouts).toMatchObject([{ status: 'sending' }]);
});

test('a payout whose answer came after a colleague would give it up ends that step', async () => {
  const loan = await beginLoan({ status: 'unknown', requestedAt: context.now() - 24 * hourMs });
  const action = { kind: 'fail-payout', payoutId: loan.payoutId, bankCode: 'REFUSED', reason } as const;
  const shownOwedCentavos = await loan.propose(action);
  value(await loan.answered({ outcome: 'succeeded', providerReference: randomUUID() }));
  expect(await loan.confirm(action, shownOwedCentavos)).toMatchObject(changedSince);
  expect((await loan.look()).payouts).toMatchObject([{ status: 'succeeded' }]);
});

test.each([
  ['an hour after', 0],
  ['at the very instant at which', hourMs],
])(
  'what was paid late %s a colleague would settle an earlier sum is not settled with it',
  async (_when, backMs) => {
    const loan = await beginLoan();
    const failed: PayoutAnswer = { outcome: 'failed', failureCode: 'ACCOUNT_CLOSED' };
    value(await loan.answered(failed));
    const next = await loan.nextPayout();
    value(await loan.answered(failed, next));
    value(await loan.answered({ outcome: 'succeeded', providerReference: 'late one' }));
    const action = { kind: 'settle-late-payout', outcome: 'returned', reason } as const;
    await loan.propose(action);
    context.clock.at -= backMs;
    value(await loan.answered({ outcome: 'succeeded', providerReference: 'late two' }, next));
    expect(await loan.confirm(action)).toMatchObject(changedSince);
    const [kept] = (await loan.look()).loans;
    expect(kept === undefined ? 0 : adjustmentsOf(kept).payoutInQuestionCentavos).toBe(
      2 * (kept?.netDisbursedCentavos ?? 0),
    );
  },
);

test('each of these is confirmed as long as its payout is the one that was looked at', async () => {
  const loan = await beginLoan();
  value(await loan.answered({ outcome: 'succeeded', providerReference: randomUUID() }));
  context.clock.at += hourMs;
  const back = backOf(loan.payoutId);
  await loan.propose(back);
  expect(value(await loan.confirm(back)).status).toBe('done');
  expect((await loan.look()).loans).toMatchObject([{ status: 'disbursement-failed' }]);
});

test('the payout of a loan that is open again beside a newer one is not booked as back before that one has ended', async () => {
  const loan = await beginLoan();
  value(await loan.answered({ outcome: 'succeeded', providerReference: randomUUID() }));
  const { customer, loans } = await loan.look();
  const [kept] = loans;
  if (customer === null || kept === undefined) throw new Error('the loan is gone');
  const reopenedOn = manilaDateOf(context.now());
  const open = { ...kept, adjustments: { ...adjustmentsOf(kept), reopenedOn } };
  const newer = { ...kept, loanId: randomUUID(), orderNumber: `N${randomUUID().slice(0, 11)}` };
  await context.store.save({
    customerId: loan.customerId,
    expectedVersion: customer.version,
    changes: { loans: [open, newer] },
  });
  expect(await loan.preview(backOf(loan.payoutId))).toMatchObject({
    code: 'loan_action_refused',
    detail: { rule: 'OTHER_LOAN_OPEN' },
  });
});

test('a colleague reads which payout a step is about by the reference that the loan shows', async () => {
  const loan = await beginLoan({ status: 'unknown', requestedAt: context.now() - 24 * hourMs });
  const { payoutId, loanId } = loan;
  await loan.propose({ kind: 'fail-payout', payoutId, bankCode: 'REFUSED', reason });
  const [payout] = (await loan.look()).payouts;
  const { requests } = value(await listRequests(context, newStaff('finance'), { from: 'staff' }));
  const step = requests.find((request) => request.loanId === loanId);
  expect(step).toMatchObject({ kind: 'staff-action', payoutReference: payout?.reference });
});
