import type { Coupon } from '@luwag/loan-engine/rewards/coupon';
import { repayWithCoupon } from '@luwag/loan-engine/life/repay-with-coupon';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { addDays, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct, subProduct, type LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { begun, paidOutLoan, valueOf, type LoanBook } from '../../../../packages/simulation/loan-book.ts';
import { expect, it } from 'vitest';
import {
  accepted,
  begunLoan,
  entryRowsOf,
  type LedgerLoan,
  loanRowOf,
  next,
} from '../../../../tests/ledger-loan.ts';
import { receiptOf } from '../papers/record-texts.ts';
import { chargeLines } from '../figures/charge-lines.ts';
import { dueAmount } from '../figures/due-amount.ts';

/* A loan whose fees are paid at repayment, as its borrower sees it: PHP 5,000, fees and GST of PHP 133.90. */

const later = (product: LoanProduct): LoanProduct => ({ ...product, feesTiming: 'at-repayment' });
const day = (count: number): LocalDate => addDays(begun, count);
const linesOf = ({ loan, entries }: LoanBook) => chargeLines(loan, entries);

function lateBy(days: number): LoanBook {
  const book = paidOutLoan({}, later(mainProduct));
  return book.keep(accrueThrough(book.loan, day(30 + days)));
}

it('the history begins with the amount and each fee by its name, together what is owed', () => {
  const [first] = linesOf(paidOutLoan({}, later(mainProduct))).filter(
    ({ kind }) => kind === 'disbursement-confirmed',
  );
  expect(first).toMatchObject({ amountCentavos: 513_390, balanceCentavos: 513_390 });
  expect(first?.parts).toEqual([
    { part: 'principal', amountCentavos: 500_000 },
    { part: 'serviceFee', amountCentavos: 10_500 },
    { part: 'creditReportFee', amountCentavos: 1000 },
    { part: 'gst', amountCentavos: 1890 },
  ]);
});

it('a late charge names what it was taken of, fees and all, and a payment names the fees it paid', () => {
  const book = lateBy(1);
  const rules = linesOf(book).flatMap(({ kind, rule }) => (kind === 'late-charge-accrued' ? [rule] : []));
  expect(rules).toEqual([{ ppmPerDay: 1000, baseCentavos: 528_390 }]);
  const payment = { amountCentavos: centavos(528 + 13_390 + 100), on: day(31) };
  book.keep(valueOf(allocateRepayment(book.loan, payment)));
  expect(linesOf(book).at(-1)?.parts).toEqual([
    { part: 'lateCharge', amountCentavos: -528 },
    { part: 'fees', amountCentavos: -13_390 },
    { part: 'interest', amountCentavos: -100 },
  ]);
  book.keep(accrueThrough(book.loan, day(32)));
  expect(linesOf(book).at(-1)?.rule).toEqual({ ppmPerDay: 1000, baseCentavos: 514_900 });
});

it('what is due next is the installment with its fees', () => {
  const asked = { amountCentavos: centavos(600_000), termDays: 90 };
  const { loan } = paidOutLoan(asked, later(subProduct));
  const fee = loan.schedule[0]?.feeCentavos ?? 0;
  expect(fee).toBeGreaterThan(0);
  expect(dueAmount(loan, day(5))).toBe(218_000 + fee);
});

const payment = { amountCentavos: centavos(20_000), on: begun, reference: 'RP-1' };

/** What the receipt of a payment says that it paid. */
function paidBy(
  paid: LedgerLoan,
  { amountCentavos, reference }: typeof payment,
): readonly string[] | undefined {
  const identity = {
    productName: 'P',
    corporateName: 'C',
    secRegistrationNumber: '1',
    certificateOfAuthorityNumber: '2',
    hotLine: '3',
    serviceEmail: 'a@lender.example',
    website: 'https://lender.example',
    address: 'A',
    grievanceOfficer: 'G',
    grievanceEmail: 'g@lender.example',
  };
  const facts = {
    loan: loanRowOf(paid),
    entries: entryRowsOf(paid),
    identity,
    borrowerName: 'Maria',
    today: begun,
  };
  const receipt = receiptOf('en-US', facts, {
    customerId: paid.customerId,
    paymentId: 'p',
    loanId: paid.loanId,
    reference,
    resultReference: 'r',
    status: 'success',
    kind: 'part',
    channel: 'gcash',
    amountCentavos,
    receivedCentavos: amountCentavos,
    createdAt: 0,
    expiresAt: 0,
    settledAt: 0,
    paidAt: null,
    isSettling: false,
    partnerName: 'GCash',
    partnerHost: 'partner.example',
    partnerUrl: 'https://partner.example',
    partnerQrText: null,
    partnerCode: null,
    partnerReference: null,
    provider: null,
    providerPaymentId: null,
    toldCentavos: null,
    toldAt: null,
    couponId: null,
    couponCentavos: centavos(0),
  });
  return receipt?.clauses.find(({ heading }) => heading === 'What it paid')?.paragraphs;
}

it('a receipt says how much of the money paid fees', () => {
  const life = begunLoan({ product: later(mainProduct) });
  const paid = next(life, accepted(allocateRepayment(life.loan, payment)));
  expect(paidBy(paid, payment)).toEqual(['Fees and GST: ₱133.90.', 'Interest: ₱5.00.', 'Principal: ₱61.10.']);
});

it('a receipt says first what a coupon took off', () => {
  const life = begunLoan({ product: later(mainProduct) });
  const coupon: Coupon = {
    couponId: 'k',
    customerId: life.customerId,
    kind: 'repayment',
    deductionCentavos: centavos(3_000),
    minimumAmountCentavos: centavos(0),
    validFromOn: begun,
    validThroughOn: begun,
    usedOn: null,
    usedForLoanId: null,
    invalidatedOn: null,
  };
  const { decision } = accepted(repayWithCoupon(life.loan, coupon, payment));
  expect(paidBy(next(life, decision), payment)).toEqual([
    'Your coupon took ₱30.00 off the charges first.',
    'Fees and GST: ₱103.90.',
    'Interest: ₱5.00.',
    'Principal: ₱91.10.',
  ]);
});
