import { randomUUID } from 'node:crypto';
import { requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted } from '../../../../tests/ledger-loan.ts';
import { openPayout } from '../../../../tests/open-payout.ts';
import { silentPayouts } from '../../../../tests/silent-payouts.ts';
import { createStaffContext } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { PayoutRow } from '../../ports/customer-store.ts';
import type { PayoutAnswer } from '../../ports/payout-provider.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { settlePayout } from './settle-payout.ts';

/* A loan's first payout failed, a next one was asked for, and then the first one is paid after all. */

const minuteMs = 60_000;
let product: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;

async function contextOf() {
  const base = await createStaffContext(product);
  return { ...base, payouts: silentPayouts('one'), secondPayouts: silentPayouts('two') };
}

beforeAll(async () => {
  product = await createTestDatabase();
  context = await contextOf();
});
afterAll(() => product.remove());

const paid = { outcome: 'succeeded', providerReference: 'late-1' } as const;

/** The next payout of a loan whose first one failed, as it stands. */
async function nextPayout(standing: Pick<PayoutRow, 'status' | 'attemptedAt'>) {
  const first = await openPayout(product, context);
  const { customerId } = first.subject;
  const settle = (payoutId: string, answer: PayoutAnswer) =>
    settlePayout(context, { customerId, payoutId }, answer, { shouldCheckLater: false });
  await settle(first.subject.payoutId, { outcome: 'failed', failureCode: 'ACCOUNT_CLOSED' });
  const look = () => context.store.load({ customerId, parts: ['loans', 'payouts', 'entries'] });
  const { customer, loans } = await look();
  const [loan] = loans;
  if (customer === null || loan === undefined) throw new Error('the loan is gone');
  const payoutId = randomUUID();
  const account = context.personalData.open(
    sealPlaces.payoutAccount(first.payout.payoutId),
    first.payout.accountSealed,
  );
  const payout: PayoutRow = {
    ...first.payout,
    ...standing,
    payoutId,
    reference: `PO-${payoutId}`,
    accountSealed: context.personalData.seal(sealPlaces.payoutAccount(payoutId), account.toString()),
  };
  const requested = accepted(requestDisbursement(loan, manilaDateOf(context.now())));
  await context.store.save({
    customerId,
    expectedVersion: customer.version,
    changes: { ...changesOf(context, loan, requested), payouts: [payout] },
  });
  const jobs = await product.asOwner((owner) =>
    owner.query<{ count: number }>({
      name: '',
      text: `SELECT count(*) FROM outbox WHERE kind = 'send-payout'`,
    }),
  );
  return {
    look,
    payoutId,
    jobsBefore: Number(jobs[0]?.count),
    answered: (answer: PayoutAnswer) => settle(payoutId, answer),
    paysFirst: () => settle(first.subject.payoutId, paid),
    sendsFirstBack: () => settle(first.subject.payoutId, { ...paid, outcome: 'reversed' }),
  };
}

type Next = Awaited<ReturnType<typeof nextPayout>>;

/** Nothing is sent again, the money set aside is free, and the late one waits for two people. */
async function expectGivenUp({ look, payoutId, jobsBefore }: Next, failureCode: string): Promise<void> {
  const { loans, payouts, entries } = await look();
  expect(payouts).toHaveLength(2);
  expect(payouts.find((row) => row.payoutId === payoutId)).toMatchObject({ status: 'failed', failureCode });
  expect(loans).toMatchObject([
    {
      status: 'disbursement-failed',
      adjustments: { payoutInQuestionCentavos: payouts[0]?.amountCentavos },
    },
  ]);
  expect(entries.filter(({ kind }) => kind === 'disbursement-failed')).toHaveLength(2);
  const jobs = await product.asOwner((owner) =>
    owner.query<{ count: number }>({
      name: '',
      text: `SELECT count(*) FROM outbox WHERE kind = 'send-payout'`,
    }),
  );
  expect(Number(jobs[0]?.count)).toBe(jobsBefore);
}

test('what was paid late and is told as sent back is left to those who settle it', async () => {
  const next = await nextPayout({ status: 'sending', attemptedAt: context.now() });
  await next.answered({ outcome: 'failed', failureCode: 'ACCOUNT_CLOSED' });
  await next.paysFirst();
  expect(await next.sendsFirstBack()).toMatchObject({ code: 'loan_action_refused' });
  expect((await next.look()).loans[0]?.adjustments?.payoutInQuestionCentavos).toBeGreaterThan(0);
});

test('a payout that its provider twice has no order of is given up and not sent again beside one that was paid late', async () => {
  const next = await nextPayout({ status: 'unknown', attemptedAt: context.now() });
  await next.paysFirst();
  context.clock.at += 16 * minuteMs;
  await next.answered({ outcome: 'not-found' });
  const { payouts } = await next.look();
  expect(payouts.find(({ payoutId }) => payoutId === next.payoutId)).toMatchObject({ status: 'unknown' });
  context.clock.at += 6 * minuteMs;
  await next.answered({ outcome: 'not-found' });
  await expectGivenUp(next, 'LENDER_SIDE');
});

test('a payout that waits to be sent again is given up once an earlier one turns out to be paid', async () => {
  const next = await nextPayout({ status: 'requested', attemptedAt: context.now() });
  await next.paysFirst();
  await expectGivenUp(next, 'LENDER_SIDE');
});

test('a payout that its provider refuses does not move to the second provider beside one that was paid late', async () => {
  const next = await nextPayout({ status: 'sending', attemptedAt: context.now() });
  await next.paysFirst();
  await next.answered({ outcome: 'failed', failureCode: 'BANK_UNAVAILABLE' });
  await expectGivenUp(next, 'BANK_UNAVAILABLE');
});

test('a payout under way that arrives all the same begins the loan, and what was paid late stays apart', async () => {
  const next = await nextPayout({ status: 'sending', attemptedAt: context.now() });
  await next.paysFirst();
  await next.answered({ outcome: 'succeeded', providerReference: 'second-1' });
  const { loans, payouts } = await next.look();
  expect(loans).toMatchObject([
    { status: 'active', adjustments: { payoutInQuestionCentavos: payouts[0]?.amountCentavos } },
  ]);
});
