import { randomUUID } from 'node:crypto';
import type { CallOutput } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { couponOf } from '@luwag/loan-engine/loan/loan';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import { signInAs } from './test-staff.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  prepareWithdrawal,
  readLoan,
  sendWithdrawal,
  type TestBorrower,
  until,
} from './test-borrower.ts';

type Reloan = Extract<CallOutput<typeof endpoints.getReloan>, { isAvailable: true }>;

const choice = { amountCentavos: 1_000_000, termDays: 30 };
async function readReloan(borrower: TestBorrower): Promise<Reloan> {
  const reloan = given(await borrower.call(endpoints.getReloan, {}));
  if (!reloan.isAvailable) throw new Error('no loan is offered yet');
  return reloan;
}
const skip = async (borrower: TestBorrower, scheduledLoanId: string) =>
  borrower.call(endpoints.skipScheduledLoan, { params: { scheduledLoanId }, body: {} });

async function turnOn(borrower: TestBorrower): Promise<Reloan> {
  const { documentHash } = given(
    await borrower.call(endpoints.getReloanAgreement, { body: { ...choice, language: 'en-US' } }),
  );
  const body = {
    ...choice,
    hasChosenAmount: true,
    hasAccepted: true,
    documentHash,
    language: 'en-US',
  } as const;
  given(await borrower.call(endpoints.turnOnReloan, { body }, { idempotencyKey: randomUUID() }));
  return readReloan(borrower);
}

async function repay(borrower: TestBorrower, loanId: string): Promise<void> {
  const { summary } = await readLoan(borrower, loanId);
  const { payment } = given(
    await borrower.call(
      endpoints.startPayment,
      {
        params: { loanId },
        body: { kind: 'full', amountCentavos: summary.payoff?.totalCentavos ?? 0, channel: 'gcash' },
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  const report = { body: { paymentReference: payment.reference } };
  given(await borrower.call(endpoints.reportSandboxRepayment, report));
}

const upcomingOf = (borrower: TestBorrower): Promise<NonNullable<Reloan['upcoming']>> =>
  until('the next loan to be scheduled', async () => (await readReloan(borrower)).upcoming);

const sentLoan = (who: TestBorrower, count: number) =>
  until('the scheduled loan to be paid out', async () => {
    const { past } = await readReloan(who);
    const [loan] = given(await who.call(endpoints.listLoans, {})).loans;
    const isSent = past.filter(({ status }) => status === 'sent').length === count;
    return isSent && loan?.status === 'active' ? loan : null;
  });

describe('Easy Re-loan', () => {
  let product: TestProduct;
  let borrower: TestBorrower;
  beforeAll(async () => {
    product = await startTestProduct();
    borrower = await newBorrower();
  });
  afterAll(() => product.stop());

  test('a borrower without an offer gets an answer that says so, not a refusal', async () => {
    const newcomer = await logInBorrower(product.origin);
    expect(given(await newcomer.call(endpoints.getReloan, {}))).toMatchObject({
      isAvailable: false,
      isOn: false,
    });
  });

  const newBorrower = async (): Promise<TestBorrower> => {
    const opened = await logInBorrower(product.origin);
    await completeProfile(product.origin, opened);
    await becomeApproved(opened);
    return opened;
  };
  const moveDays = async (who: TestBorrower, advanceDays: number): Promise<void> => {
    given(await who.call(endpoints.moveSandboxClock, { body: { advanceDays } }));
    const session = await logInBorrower(product.origin, who.phone);
    who.hold(session.token() ?? '');
  };
  const closeWithdrawing = async (days: number): Promise<void> => {
    const admin = await signInAs(product.origin, 'admin');
    const { asOf: fromAt } = given(await admin.call(endpoints.listMaintenance, {}));
    const untilAt = new Date(Date.parse(fromAt) + days * 86_400_000).toISOString();
    const params = { functionName: 'withdrawing' } as const;
    given(await admin.call(endpoints.setMaintenance, { params, body: { fromAt, untilAt, note: '' } }));
  };
  const keptOf = (who: TestBorrower) =>
    createCustomerStore(product.database).load({
      customerId: who.customerId,
      parts: ['loans', 'entries', 'acceptances', 'scheduledLoans'],
    });

  test('is off until it is turned on with a touched amount and the agreement that was shown', async () => {
    expect(await readReloan(borrower)).toMatchObject({ isOn: false, chosen: null, upcoming: null });
    const body = {
      ...choice,
      hasChosenAmount: true,
      hasAccepted: true,
      documentHash: '0'.repeat(64),
      language: 'en-US',
    } as const;
    const idempotencyKey = randomUUID();
    const changed = await borrower.call(endpoints.turnOnReloan, { body }, { idempotencyKey });
    expect(changed).toMatchObject({ ok: false, code: 'document_changed' });
    const untouched = { ...body, hasChosenAmount: false as unknown as true };
    const refused = await borrower.call(endpoints.turnOnReloan, { body: untouched }, { idempotencyKey });
    expect(refused).toMatchObject({ ok: false, code: 'validation_failed' });
    const on = await turnOn(borrower);
    expect(on).toMatchObject({ isOn: true, chosen: choice, lock: null });
    const { coupons } = given(await borrower.call(endpoints.listCoupons, {}));
    expect(coupons.map(({ deductionCentavos, reason }) => [deductionCentavos, reason])).toEqual([
      [20_000, 'easyReloan'],
    ]);
  });

  test('pays 50, 70, 90, 110, 110 for loans in a row, each told of a day before, and 50 again after a skip', async () => {
    let { loanId } = (await borrow(borrower, 300_000, 14)).summary;
    const taken: number[] = [];
    for (let count = 1; count <= 5; count += 1) {
      await repay(borrower, loanId);
      const { quote, scheduledLoanId } = await upcomingOf(borrower);
      await moveDays(borrower, 3);
      const loan = await sentLoan(borrower, count);
      ({ loanId } = loan);
      const kept = await keptOf(borrower);
      const row = kept.scheduledLoans.find((one) => one.scheduledLoanId === scheduledLoanId);
      expect((row?.endedAt ?? 0) - (row?.announcedAt ?? 0)).toBeGreaterThanOrEqual(24 * 3_600_000);
      const booked = kept.loans.find((one) => one.loanId === loanId);
      expect(booked?.netDisbursedCentavos).toBe(quote?.netDisbursedCentavos);
      const own = kept.entries.filter((entry) => entry.loanId === loanId);
      expect(booked && balanceDifferences(booked, own)).toEqual([]);
      taken.push(booked === undefined ? 0 : couponOf(booked.quote));
    }
    expect(taken).toEqual([10_000, 12_000, 14_000, 16_000, 16_000]);

    await repay(borrower, loanId);
    const skipped = given(await skip(borrower, (await upcomingOf(borrower)).scheduledLoanId));
    expect(skipped).toMatchObject({ isOn: true, upcoming: null, rewards: { nextVoucherCentavos: 5_000 } });
    await moveDays(borrower, 3);
    expect(given(await borrower.call(endpoints.listLoans, {})).loans[0]?.loanId).toBe(loanId);
  }, 120_000);

  test('says in the pre-disbursement notice what the loan then is, and keeps the agreement as its paper', async () => {
    const { acceptances, scheduledLoans } = await keptOf(borrower);
    const row = scheduledLoans.find(({ status }) => status === 'sent');
    const sms = given(await borrower.call(endpoints.listSandboxSms, { query: { phone: borrower.phone } }));
    const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
    const receive = pesos.format((row?.announced?.netDisbursedCentavos ?? 0) / 100);
    expect(sms.some(({ text }) => text.includes(receive) && text.includes('/appointLoanList'))).toBe(true);
    const loanId = row?.loanId ?? '';
    expect(acceptances.some((acceptance) => acceptance.loanId === loanId)).toBe(true);
    const paper = await borrower.call(endpoints.issuePaper, {
      params: { loanId },
      body: { kind: 'scheduled-loan-agreement', language: 'en-US' },
    });
    expect(given(paper).fileName).toMatch(/^scheduled-loan-agreement-/);
    const byHand = given(await borrower.call(endpoints.listLoans, {})).loans.at(-1)?.loanId ?? '';
    const none = await borrower.call(endpoints.issuePaper, {
      params: { loanId: byHand },
      body: { kind: 'scheduled-loan-agreement', language: 'en-US' },
    });
    expect(none).toMatchObject({ ok: false, code: 'paper_not_available' });
  });

  test('cannot be turned off while its voucher is used, only skipped, and leaves nothing scheduled once off', async () => {
    const own = await newBorrower();
    await turnOn(own);
    const [coupon] = given(await own.call(endpoints.listCoupons, {})).coupons;
    const body = await prepareWithdrawal(own, 500_000, 30, { couponId: coupon?.couponId ?? '' });
    const { loan } = given(await sendWithdrawal(own, body));
    await until('the payout', async () =>
      (await readLoan(own, loan.loanId)).summary.status === 'active' ? true : null,
    );
    const dueOn = (await readLoan(own, loan.loanId)).summary.dueOn;
    expect((await readReloan(own)).lock).toMatchObject({ loanId: loan.loanId, untilOn: dueOn });
    const refused = await own.call(endpoints.turnOffReloan, { body: {} });
    expect(refused).toMatchObject({ ok: false, code: 'reloan_voucher_in_use', detail: { untilOn: dueOn } });
    await repay(own, loan.loanId);
    const { scheduledLoanId } = await upcomingOf(own);
    const off = given(await own.call(endpoints.turnOffReloan, { body: {} }));
    expect(off).toMatchObject({
      isOn: false,
      upcoming: null,
      past: [{ scheduledLoanId, status: 'skipped' }],
    });
    const again = await turnOn(own);
    expect(again.rewards.activationCentavos).toBeNull();
    expect(given(await own.call(endpoints.listCoupons, {})).coupons).toHaveLength(1);
  }, 60_000);

  test('announces a changed loan anew and sends it a day after that; a failed payout begins the chain again', async () => {
    const own = await newBorrower();
    await turnOn(own);
    const first = await borrow(own, 300_000, 14);
    await repay(own, first.summary.loanId);
    await upcomingOf(own);
    await moveDays(own, 1);
    const told = await upcomingOf(own);
    expect(told.announcedAt).not.toBeNull();
    // Fees of 34.78 are less than the voucher: what is told is what really comes off.
    const small = await own.call(endpoints.changeReloan, { body: { amountCentavos: 100_000, termDays: 30 } });
    expect(given(small).upcoming?.takenOffCentavos).toBe(3_478);
    const change = { amountCentavos: 400_000, termDays: 30 };
    const changed = given(await own.call(endpoints.changeReloan, { body: change }));
    expect(changed.upcoming).toMatchObject({ amountCentavos: 400_000, announcedAt: null });
    expect(Date.parse(changed.upcoming?.sendAt ?? '')).toBeGreaterThan(Date.parse(told.sendAt));
    await moveDays(own, 1);
    expect((await upcomingOf(own)).announcedAt).not.toBeNull();
    await moveDays(own, 1);
    const { loanId, principalCentavos } = await sentLoan(own, 1);
    expect(principalCentavos).toBe(400_000);

    await repay(own, loanId);
    expect((await readReloan(own)).rewards.nextVoucherCentavos).toBe(7_000);
    await upcomingOf(own);
    given(await own.call(endpoints.setNextPayout, { body: { outcome: 'fail' } }));
    await moveDays(own, 3);
    await until('the payout to fail', async () => {
      const [loan] = given(await own.call(endpoints.listLoans, {})).loans;
      return loan?.status === 'disbursement-failed' ? true : null;
    });
    expect(await readReloan(own)).toMatchObject({ lock: null, rewards: { nextVoucherCentavos: 5_000 } });
  }, 60_000);

  test('brings a skipped loan back until its money would have gone out, with the voucher it had', async () => {
    const own = await newBorrower();
    await turnOn(own);
    const first = await borrow(own, 300_000, 14);
    await repay(own, first.summary.loanId);
    const bringBack = (scheduledLoanId: string) =>
      own.call(endpoints.bringBackScheduledLoan, { params: { scheduledLoanId }, body: {} });
    await upcomingOf(own);
    await moveDays(own, 1);
    const told = await upcomingOf(own);
    const { scheduledLoanId } = told;
    const [skipped] = given(await skip(own, scheduledLoanId)).past;
    expect(skipped).toMatchObject({ bringBackUntil: told.sendAt, quote: told.quote });
    const back = given(await bringBack(scheduledLoanId));
    expect(back).toMatchObject({ upcoming: told, past: [] });
    expect(given(await bringBack(scheduledLoanId)).upcoming).toEqual(told);
    await moveDays(own, 2);
    const { loanId } = await sentLoan(own, 1);

    await repay(own, loanId);
    const second = await upcomingOf(own);
    expect(given(await skip(own, second.scheduledLoanId)).rewards.nextVoucherCentavos).toBe(5_000);
    expect(given(await bringBack(second.scheduledLoanId)).rewards.nextVoucherCentavos).toBe(7_000);
    given(await skip(own, second.scheduledLoanId));
    await moveDays(own, 3);
    expect((await readReloan(own)).past[0]).toMatchObject({ status: 'skipped', bringBackUntil: null });
    expect(await bringBack(second.scheduledLoanId)).toMatchObject({ ok: false, code: 'scheduled_loan_over' });
  }, 60_000);

  test('waits while withdrawing is closed, and goes out once it is open, announced anew for its new day', async () => {
    const own = await newBorrower();
    await turnOn(own);
    const { summary } = await borrow(own, 300_000, 14);
    await repay(own, summary.loanId);
    const planned = await upcomingOf(own);
    await closeWithdrawing(4);
    await moveDays(own, 3);
    const held = await upcomingOf(own);
    expect(held.scheduledLoanId).toBe(planned.scheduledLoanId);
    expect(held.announcedAt).not.toBeNull();
    expect(given(await own.call(endpoints.listLoans, {})).loans[0]?.loanId).toBe(summary.loanId);
    await closeWithdrawing(0);
    await moveDays(own, 3);
    await sentLoan(own, 1);
    const row = (await keptOf(own)).scheduledLoans.find(({ status }) => status === 'sent');
    expect(row?.scheduledLoanId).toBe(planned.scheduledLoanId);
    expect(row?.announcedAt).toBeGreaterThan(Date.parse(held.announcedAt ?? ''));
    expect((row?.endedAt ?? 0) - (row?.announcedAt ?? 0)).toBeGreaterThanOrEqual(24 * 3_600_000);
  }, 60_000);

  test('leaves a loan out where another one is owed by then, and says why', async () => {
    const own = await newBorrower();
    await turnOn(own);
    const { summary } = await borrow(own, 300_000, 14);
    await repay(own, summary.loanId);
    await upcomingOf(own);
    const byHand = await borrow(own, 200_000, 14);
    await moveDays(own, 3);
    const { past, upcoming } = await readReloan(own);
    expect(upcoming).toBeNull();
    expect(past).toMatchObject([{ status: 'failed', refusal: 'outstanding_loan' }]);
    const { loans } = given(await own.call(endpoints.listLoans, {}));
    expect(loans[0]?.loanId).toBe(byHand.summary.loanId);
  }, 60_000);

  test('sends no loan to a borrower who asked that their account be deleted, and says why', async () => {
    const own = await newBorrower();
    await turnOn(own);
    const { summary } = await borrow(own, 300_000, 14);
    await repay(own, summary.loanId);
    await upcomingOf(own);
    given(await own.call(endpoints.askDeletion, {}, { idempotencyKey: randomUUID() }));
    await moveDays(own, 3);
    const { past, upcoming } = await readReloan(own);
    expect(upcoming).toBeNull();
    expect(past).toMatchObject([{ status: 'failed', refusal: 'deletion_asked' }]);
    expect(given(await own.call(endpoints.listLoans, {})).loans).toHaveLength(1);
  }, 60_000);

  test('a loan repaid late breaks the chain: nothing follows it, and the next voucher is the first again', async () => {
    const own = await newBorrower();
    await turnOn(own);
    const first = await borrow(own, 300_000, 14);
    await repay(own, first.summary.loanId);
    await upcomingOf(own);
    await moveDays(own, 3);
    const { loanId, termDays } = await sentLoan(own, 1);
    expect((await readReloan(own)).rewards.nextVoucherCentavos).toBe(7_000);
    await moveDays(own, termDays + 2);
    expect((await readLoan(own, loanId)).summary.dueState.kind).toBe('overdue');
    await repay(own, loanId);
    const { rewards, upcoming, isOn } = await readReloan(own);
    expect([isOn, upcoming, rewards.nextVoucherCentavos]).toEqual([true, null, 5_000]);
    await moveDays(own, 3);
    expect(given(await own.call(endpoints.listLoans, {})).loans[0]?.loanId).toBe(loanId);
  }, 60_000);

  test('does nothing for a stranger', async () => {
    const stranger = await newBorrower();
    const { scheduledLoans } = await keptOf(borrower);
    expect(await skip(stranger, scheduledLoans[0]?.scheduledLoanId ?? '')).toMatchObject({
      ok: false,
      code: 'not_found',
    });
  });
});
