import { languages } from '@luwag/contract/language';
import { formatPesos } from '@luwag/contract/money';
import { extendDueDate, extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { claimAfterWriteOff, writeOff } from '@luwag/loan-engine/life/write-off';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { centavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import { type LoanProduct, mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { describe, expect, test } from 'vitest';
import { accepted, begunLoan, entryRowsOf, loanRowOf, next } from '../../../../tests/ledger-loan.ts';
import type { PaymentRow } from '../../ports/customer-store.ts';
import type { PaperText } from '../../ports/paper.ts';
import { viewLoan, viewLoanDetail } from '../figures/loan-view.ts';
import { loanFiguresOf } from '../staff/loan-figures.ts';
import { loanPapers } from './loan-papers.ts';
import { certificateOf, receiptOf, type RecordFacts, statementOf } from './record-texts.ts';

/* What a borrower reads of a late loan: its penalty fee apart where the product has one, and what is claimed once it is written off. */

const fee = 300;
const withFee: LoanProduct = { ...mainProduct, penaltyFeeCentavos: centavos(fee) };
const firstDay = localDate('2026-11-21');
const lateDay = addDays(firstDay, 33);
const identity: RecordFacts['identity'] = {
  productName: 'Product Name',
  corporateName: 'Corporate Name',
  secRegistrationNumber: 'CS123456789',
  certificateOfAuthorityNumber: '9876',
  hotLine: '(02) 8123 4567',
  serviceEmail: 'service@lender.example',
  website: 'https://lender.example',
  address: '5 Address Street',
  grievanceOfficer: 'Officer Name',
  grievanceEmail: 'officer@lender.example',
};
const feeWords = { 'en-US': 'Penalty fee', 'fil-PH': 'Penalty fee', 'hi-IN': 'पेनल्टी' };

/** A loan three days late, then settled by one payment. */
function lateLoan(product: LoanProduct) {
  const begun = begunLoan({ product });
  const late = next(begun, accrueThrough(begun.loan, lateDay));
  const owed = accepted(payoffQuote(late.loan, lateDay)).totalCentavos;
  const reference = 'RP1';
  const paying = { amountCentavos: owed, on: lateDay, reference };
  const settled = next(late, accepted(allocateRepayment(late.loan, paying)));
  const at = Date.parse(`${lateDay}T04:00:00Z`);
  const payment: PaymentRow = {
    customerId: late.customerId,
    paymentId: late.loanId,
    loanId: late.loanId,
    reference,
    resultReference: 'r',
    status: 'success',
    kind: 'full',
    channel: 'gcash',
    partnerName: 'GCash',
    partnerHost: 'p.example',
    partnerUrl: 'https://p.example/',
    partnerQrText: null,
    partnerCode: null,
    partnerReference: null,
    provider: null,
    providerPaymentId: null,
    toldCentavos: null,
    toldAt: null,
    amountCentavos: owed,
    receivedCentavos: owed,
    createdAt: at,
    expiresAt: at,
    settledAt: at,
    paidAt: at,
    isSettling: true,
    couponId: null,
    couponCentavos: zeroCentavos,
  };
  return { late, settled, payment, at };
}

const owned = { payouts: [], payments: [], entries: [], requests: [], coupons: [] };
const textOf = (paper: PaperText | null) =>
  (paper?.clauses ?? []).flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');

describe.each(languages)('in %s', (language) => {
  const textsOf = (product: LoanProduct) => {
    const { settled, payment } = lateLoan(product);
    const loan = loanRowOf(settled);
    const facts = {
      loan,
      entries: entryRowsOf(settled),
      identity,
      borrowerName: 'Maria Santos',
      today: lateDay,
    };
    const figures = {
      identity,
      borrowerName: 'Maria Santos',
      institution: 'GCash',
      accountMasked: '••••4567',
    };
    const { disclosure, agreement } = loanPapers(language, { ...figures, quote: loan.quote, terms: product });
    return {
      receipt: textOf(receiptOf(language, facts, payment)),
      statement: textOf(statementOf(language, facts)),
      disclosure: textOf(disclosure),
      agreement: textOf(agreement),
    };
  };

  test('receipt and statement of a product with a penalty fee have it on a line of its own', () => {
    const { receipt, statement, disclosure, agreement } = textsOf(withFee);
    for (const text of [receipt, statement]) {
      const lines = text.split('\n').filter((line) => line.includes(feeWords[language]));
      expect(lines.map((line) => line.includes(formatPesos(fee)))).toEqual([true]);
    }
    for (const text of [disclosure, agreement]) expect(text).toContain(formatPesos(fee));
  });

  test('none of these papers speaks of a penalty fee where the product has none', () => {
    const { receipt, statement } = textsOf(mainProduct);
    for (const text of [receipt, statement]) expect(text).not.toContain(feeWords[language]);
  });
});

test('what a borrower is shown of a late loan tells the fee apart from the late charge', () => {
  const { late, settled, at } = lateLoan(withFee);
  const detail = viewLoanDetail(loanRowOf(late), owned, at);
  expect(detail.quote.penaltyFeeCentavos).toBe(fee);
  expect(detail.summary.payoff).toMatchObject({ lateChargeCentavos: 1_545, penaltyFeeCentavos: fee });
  expect(detail.summary.penaltyFeePaidCentavos).toBe(0);
  const paid = viewLoan(loanRowOf(settled), owned, at);
  expect(paid.penaltyFeePaidCentavos).toBe(fee);
  expect(accepted(extensionQuote(late.loan, lateDay))).toMatchObject({
    reversedCentavos: fee + 1_545,
    reversedPenaltyFeeCentavos: fee,
  });
  expect(loanFiguresOf(loanRowOf(late), lateDay)).toMatchObject({ penaltyFeeCentavos: fee });
});

test('the papers of a loan that was written off tell what is still claimed, and the payment that lessened it', () => {
  const begun = begunLoan();
  const on = addDays(firstDay, 130);
  const lost = next(begun, accepted(writeOff(begun.loan, { on, leastOverdueDays: 90 })));
  const paying = { amountCentavos: centavos(100_000), on: addDays(on, 1), reference: 'RP2' };
  const paid = next(lost, accepted(allocateRepayment(lost.loan, paying)));
  const claim = formatPesos(claimAfterWriteOff(paid.loan));
  const facts = {
    loan: loanRowOf(paid),
    entries: entryRowsOf(paid),
    identity,
    borrowerName: 'Maria Santos',
    today: addDays(on, 2),
  };
  const statement = textOf(statementOf('en-US', facts));
  expect(statement).toContain(`Total owed: ${claim}`);
  expect(statement).toContain('Written off, still owed');
  expect(statement).toMatch(
    new RegExp(`Your payment after the write-off, less ₱1,000.00. Balance: ${claim}.`),
  );
  const { payment } = lateLoan(mainProduct);
  const received = { ...payment, reference: 'RP2', receivedCentavos: centavos(100_000) };
  expect(textOf(receiptOf('en-US', facts, received))).toContain(claim);
});

test('the receipt of a due date moved when late tells what is owed without the charges for lateness', () => {
  const { late, payment } = lateLoan(withFee);
  const { priceCentavos } = accepted(extensionQuote(late.loan, lateDay));
  const extension = { amountCentavos: priceCentavos, on: lateDay, reference: 'RP1' };
  const extended = next(late, accepted(extendDueDate(late.loan, extension)));
  const facts = {
    loan: loanRowOf(extended),
    entries: entryRowsOf(extended),
    identity,
    borrowerName: 'Maria Santos',
    today: lateDay,
  };
  const receipt = textOf(receiptOf('en-US', facts, { ...payment, receivedCentavos: priceCentavos }));
  const owed = accepted(payoffQuote(extended.loan, lateDay)).totalCentavos;
  expect(receipt).toMatch(new RegExp(`Balance after it\\n${formatPesos(owed)}\\.`));
});

test('the certificate of a loan whose due date was moved counts the price of that as received', () => {
  const begun = begunLoan();
  const { priceCentavos } = accepted(extensionQuote(begun.loan, lateDay));
  const extension = { amountCentavos: priceCentavos, on: lateDay, reference: 'RP3' };
  const extended = next(begun, accepted(extendDueDate(begun.loan, extension)));
  const owed = accepted(payoffQuote(extended.loan, lateDay)).totalCentavos;
  const paying = { amountCentavos: owed, on: lateDay, reference: 'RP4' };
  const settled = next(extended, accepted(allocateRepayment(extended.loan, paying)));
  const loan = loanRowOf(settled);
  const facts = {
    loan,
    entries: entryRowsOf(settled),
    identity,
    borrowerName: 'Maria Santos',
    today: lateDay,
  };
  const received = formatPesos(owed + priceCentavos);
  for (const language of languages) expect(textOf(certificateOf(language, facts))).toContain(received);
});

test('a product without the fee shows none of it', () => {
  const { late, settled, at } = lateLoan(mainProduct);
  const detail = viewLoanDetail(loanRowOf(late), owned, at);
  expect(detail.quote.penaltyFeeCentavos).toBe(0);
  expect(detail.summary.payoff?.penaltyFeeCentavos).toBe(0);
  expect(viewLoan(loanRowOf(settled), owned, at).penaltyFeePaidCentavos).toBe(0);
  expect(accepted(extensionQuote(late.loan, lateDay)).reversedPenaltyFeeCentavos).toBe(0);
});
