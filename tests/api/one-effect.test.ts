import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankTakesMs } from '../../apps/api/sandbox-world.ts';
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

describe('one intent has one effect', () => {
  let product: TestProduct;
  let borrower: TestBorrower;

  beforeAll(async () => {
    product = await startTestProduct({}, { payoutSettlesAfterMs: bankTakesMs });
    borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
  });
  afterAll(() => product.stop());

  const settle = async (loanId: string): Promise<void> => {
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
    given(
      await borrower.call(endpoints.reportSandboxRepayment, {
        body: { paymentReference: payment.reference },
      }),
    );
  };

  test('twenty withdrawals at once with one key make one loan and give one answer', async () => {
    const body = await prepareWithdrawal(borrower, 300_000, 14);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendWithdrawal(borrower, body, key)));
    const loanIds = answers.flatMap((answer) => (answer.ok ? [answer.value.loan.loanId] : []));
    expect(new Set(loanIds).size).toBe(1);
    expect(answers.every((answer) => answer.ok || answer.code === 'busy_try_again')).toBe(true);
    const again = given(await sendWithdrawal(borrower, body, key));
    expect(again.loan.loanId).toBe(loanIds[0]);
    const { loans } = given(await borrower.call(endpoints.listLoans, {}));
    expect(loans).toHaveLength(1);
    const other = await sendWithdrawal(borrower, { ...body, termDays: 21 }, key);
    expect(other).toMatchObject({ ok: false, code: 'idempotency_key_reused' });
    await expect
      .poll(async () => (await readLoan(borrower, loanIds[0] ?? '')).summary.status, { timeout: 15_000 })
      .toBe('active');
    await settle(loanIds[0] ?? '');
  });

  test('twenty withdrawals at once with twenty keys make one loan; the others are told why', async () => {
    const before = given(await borrower.call(endpoints.listLoans, {})).loans.length;
    const body = await prepareWithdrawal(borrower, 300_000, 14);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendWithdrawal(borrower, body)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
    expect(refusals.every((code) => code === 'outstanding_loan' || code === 'busy_try_again')).toBe(true);
    const { loans } = given(await borrower.call(endpoints.listLoans, {}));
    expect(loans).toHaveLength(before + 1);
    const loanId = loans[0]?.loanId ?? '';
    await expect
      .poll(async () => (await readLoan(borrower, loanId)).summary.status, { timeout: 15_000 })
      .toBe('active');
    await settle(loanId);
  });

  test('a partner that reports one payment ten times at once is booked once', async () => {
    const loan = await borrow(borrower, 300_000, 14);
    const { loanId } = loan.summary;
    const { payment } = given(
      await borrower.call(
        endpoints.startPayment,
        { params: { loanId }, body: { kind: 'part', amountCentavos: 50_000, channel: 'qrph' } },
        { idempotencyKey: randomUUID() },
      ),
    );
    const report = { body: { paymentReference: payment.reference } };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => borrower.call(endpoints.reportSandboxRepayment, report)),
    );
    expect(answers.some((answer) => answer.ok)).toBe(true);
    const { lines, summary } = await readLoan(borrower, loanId);
    expect(lines.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(1);
    expect(summary.paidCentavos).toBe(50_000);
    await settle(loanId);
  });

  test('a withdrawal and a payment are two round trips to the database each', async () => {
    const body = await prepareWithdrawal(borrower, 300_000, 14);
    await until('the work that earlier payments left', async () =>
      (await isWorkWaiting(product)) ? null : true,
    );
    product.roundTrips.length = 0;
    const { loan } = given(await sendWithdrawal(borrower, body));
    expect(product.roundTrips.slice(0, 2)).toEqual([
      expect.stringMatching(/^load-customer/),
      'save-customer',
    ]);
    await expect
      .poll(async () => (await readLoan(borrower, loan.loanId)).summary.status, { timeout: 15_000 })
      .toBe('active');
    await settle(loan.loanId);
  });

  test('a price that moved by one centavo is refused and nothing is kept', async () => {
    const body = await prepareWithdrawal(borrower, 300_000, 14);
    const before = given(await borrower.call(endpoints.listLoans, {})).loans.length;
    const shown = { ...body.shown, totalRepaymentCentavos: body.shown.totalRepaymentCentavos - 1 };
    expect(await sendWithdrawal(borrower, { ...body, shown })).toMatchObject({
      ok: false,
      code: 'quote_changed',
    });
    const changed = { ...body, documentHash: '0'.repeat(64) };
    expect(await sendWithdrawal(borrower, changed)).toMatchObject({ ok: false, code: 'document_changed' });
    expect(given(await borrower.call(endpoints.listLoans, {})).loans).toHaveLength(before);
  });
});

describe('payouts that go wrong', () => {
  let product: TestProduct;
  let borrower: TestBorrower;

  beforeAll(async () => {
    product = await startTestProduct({}, { payoutSettlesAfterMs: bankTakesMs });
    borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
  });
  afterAll(() => product.stop());

  const withdrawWith = async (outcome: 'fail' | 'timeout' | 'unknown'): Promise<string> => {
    given(await borrower.call(endpoints.setNextPayout, { body: { outcome } }));
    const body = await prepareWithdrawal(borrower, 200_000, 7);
    return given(await sendWithdrawal(borrower, body)).loan.loanId;
  };
  const statusBecomes = (loanId: string, status: string) =>
    expect
      .poll(async () => (await readLoan(borrower, loanId)).summary.status, { timeout: 20_000 })
      .toBe(status);

  test('a refused payout leaves nothing owed, and a corrected account sends it again', async () => {
    const loanId = await withdrawWith('fail');
    await statusBecomes(loanId, 'disbursement-failed');
    const failed = await readLoan(borrower, loanId);
    expect(failed.lines).toEqual([]);
    expect(failed.summary.payout).toMatchObject({ status: 'failed', failureCode: 'INVALID_DESTINATION' });
    expect(given(await borrower.call(endpoints.getHome, {})).state).toBe('disbursementFailed');
    given(
      await borrower.call(endpoints.completeSection, {
        params: { section: 'payoutAccount' },
        body: {
          values: {
            accountType: 'digitalWallet',
            institutionCode: 'maya',
            walletNumber: '09171112222',
            payeeFirstName: 'Maria',
            payeeMiddleName: '',
            payeeLastName: 'Santos',
            payoutPhone: '09171112222',
          },
        },
      }),
    );
    await statusBecomes(loanId, 'active');
    const active = await readLoan(borrower, loanId);
    expect(active.summary.payout?.accountMasked).toBe('••••2222');
    const { payment } = given(
      await borrower.call(
        endpoints.startPayment,
        {
          params: { loanId },
          body: { kind: 'full', amountCentavos: active.summary.payoff?.totalCentavos ?? 0, channel: 'bank' },
        },
        { idempotencyKey: randomUUID() },
      ),
    );
    given(
      await borrower.call(endpoints.reportSandboxRepayment, {
        body: { paymentReference: payment.reference },
      }),
    );
  }, 60_000);

  test('a payout whose answer was lost is asked about and booked once, never sent twice', async () => {
    const loanId = await withdrawWith('timeout');
    await statusBecomes(loanId, 'active');
    const [row] = await product.database.query<{ count: number }>(
      {
        name: 'count-simulated-payouts',
        text: `SELECT count(*) AS count FROM simulated_payout WHERE status = 'succeeded' AND amount_centavos = (
        SELECT net_disbursed_centavos FROM loan WHERE loan_id = $1)`,
      },
      [loanId],
    );
    expect(row?.count).toBe(2);
  }, 60_000);
});

/** Whether the outbox or the job queue has work that is due or being done. */
async function isWorkWaiting({ asOwner }: TestProduct): Promise<boolean> {
  const rows = await asOwner((owner) =>
    owner.query({
      name: 'due-jobs',
      text: `SELECT FROM outbox UNION ALL
        SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL OR run_at <= now() LIMIT 1`,
    }),
  );
  return rows.length > 0;
}
