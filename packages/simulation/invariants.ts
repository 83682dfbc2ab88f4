// What must hold after every operation, worked out from the journal and the world's own memory rather than from the rules under test.
// Source: the invariants on money (I1 to I5, I12 to I19, I22, I30). I1, I2, I3 and I19 are checked by the loan book as it keeps a decision;
// I20 and I21 are about applications and payout accounts, which the engine does not know.
import { assertThat } from '@luwag/loan-engine/assertion';
import { accounts, type AccountCode } from '@luwag/loan-engine/ledger/accounts';
import { transferPhases, type JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { isOutstanding } from '@luwag/loan-engine/loan/loan-status';
import {
  openInstallments,
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
} from '@luwag/loan-engine/loan/schedule';
import { highestCreditLimitCentavos } from '@luwag/loan-engine/pricing/credit-limit';
import { daysBetween } from '@luwag/loan-engine/money/local-date';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { nextReloanDeduction } from '@luwag/loan-engine/rewards/reloan-chain';
import type { LoanBook } from './loan-book.ts';
import type { Borrower } from './world.ts';

const incomes: readonly AccountCode[] = [
  accounts.gstPayable,
  accounts.interestIncome,
  accounts.serviceFeeIncome,
  accounts.creditReportFeeIncome,
  accounts.extensionFeeIncome,
  accounts.lateChargeIncome,
  accounts.penaltyFeeIncome,
];

/** Checks a borrower after an operation. Units: none. Errors: a violated invariant is a bug (assertion naming it). Source: the list above. */
export function checkBorrower(borrower: Borrower): void {
  const { book, limitCentavos } = borrower;
  checkChain(borrower);
  checkCoupons(borrower);
  assertThat(limitCentavos <= highestCreditLimitCentavos, 'I15 no limit is above PHP 80,000');
  if (book === null) return;
  const { loan } = book;
  assertThat(loan.principalCentavos <= limitCentavos, 'I15 principal is within the limit');
  checkPrincipal(book);
  checkPlan(loan);
  checkMoney(book, borrower.receivedCentavos);
  checkPaid(loan);
  checkCharges(book);
}

/**
 * Checks the charges just written: each day once, within the legal cap, and never a fraction of a centavo above the loan's own rate.
 * Units: none. Errors: as above. Source: I16 and I18; charges are rounded down for the borrower.
 */
export function checkNewEntries(borrower: Borrower, before: Loan, entries: readonly JournalEntry[]): void {
  const { dailyInterestPpm, lateChargePpmPerDay, penaltyFeeCentavos } = before.terms;
  const principal = outstandingPrincipal(before);
  let owed = principal + outstandingInterest(before) + outstandingFees(before);
  for (const { kind, businessOn, postings } of entries) {
    if (!kind.endsWith('-accrued')) continue;
    const last = borrower.chargedThrough.get(kind);
    assertThat(last === undefined || businessOn > last, `I18 ${kind} of ${businessOn} is charged once`);
    borrower.chargedThrough.set(kind, businessOn);
    const amount = Math.abs(postings[0]?.amountCentavos ?? 0);
    if (kind === 'interest-accrued') {
      assertThat(amount <= principal * 0.002, `I16 interest of ${amount} is at most 0.20 % of ${principal}`);
      assertThat(
        amount * 1_000_000 <= dailyInterestPpm * principal,
        `I16 interest of ${amount} is rounded down`,
      );
      owed += amount;
    } else if (kind === 'late-charge-accrued') {
      assertThat(amount <= (owed * 0.05) / 30, `I16 lateness of ${amount} is at most 5 % a month of ${owed}`);
      assertThat(
        amount * 1_000_000 <= lateChargePpmPerDay * owed,
        `I16 lateness of ${amount} is rounded down`,
      );
    } else {
      assertThat(amount <= penaltyFeeCentavos && amount <= (owed * 0.05) / 30, `I16 a fee of ${amount}`);
    }
  }
}

/**
 * Checks how money was spread: lateness before the rest, fees before what is not overdue, and principal in full before any credit.
 * Units: none. Errors: as above. Source: I5 and the order in which money received pays.
 */
export function checkSpread(after: Loan, { postings }: JournalEntry): void {
  const paid = (account: AccountCode) =>
    postings.find((posting) => posting.account === account)?.amountCentavos ?? 0;
  const isLate = outstandingLateCharge(after) + outstandingPenaltyFee(after) > 0;
  const rest =
    paid(accounts.feeReceivable) +
    paid(accounts.interestReceivable) +
    paid(accounts.loanPrincipal) +
    paid(accounts.customerCredit);
  assertThat(!isLate || rest === 0, 'I5 lateness is paid before interest and principal');
  assertThat(
    outstandingFees(after) === 0 || rest === paid(accounts.feeReceivable),
    'I5 fees are paid before interest and principal',
  );
  const isOwing = outstandingPrincipal(after) + outstandingInterest(after) + outstandingFees(after) > 0;
  assertThat(
    !isOwing || paid(accounts.customerCredit) === 0,
    'I5 nothing is left over while something is owed',
  );
}

/** Checks a quote by present values instead of the rate that was solved for it. Units: none. Errors: as above. Source: I16, SEC MC 14-2025. */
export function checkQuote(quote: Quote, couponCentavos: number, { feesTiming }: LoanProduct): void {
  const isUpfront = feesTiming === 'upfront';
  const payments = quote.schedule.map((line) => ({
    days: daysBetween(quote.disbursedOn, line.dueOn),
    amount: line.principalCentavos + line.interestCentavos + (line.feeCentavos ?? 0),
  }));
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  assertThat(total === quote.totalRepaymentCentavos, 'I30 the schedule adds up to the total repayment');
  const isWhole = quote.netDisbursedCentavos === quote.amountCentavos;
  assertThat(isUpfront || isWhole, 'I30 fees paid at repayment leave the payout whole');
  // A coupon may not be what makes a price lawful, so it is taken away again from where it was given.
  const netWithoutCoupon = quote.netDisbursedCentavos - (isUpfront ? couponCentavos : 0);
  const [first] = payments;
  if (!isUpfront && first !== undefined) first.amount += couponCentavos;
  const worth = payments.reduce((sum, { days, amount }) => sum + amount / 1.12 ** (days / 30), 0);
  assertThat(
    worth <= netWithoutCoupon + 1e-3,
    'I16 the effective rate without coupon is at most 12 % a month',
  );
  assertThat(
    total - quote.netDisbursedCentavos + couponCentavos <= quote.amountCentavos,
    'I16 the whole cost is at most the amount borrowed',
  );
}

/** Checks that a new loan may be: nothing outstanding, and booked as shown. Units: none. Errors: as above. Source: I14 and I30. */
export function checkBooked(previous: Loan | undefined, loan: Loan, shown: Quote): void {
  assertThat(
    previous === undefined || !isOutstanding(previous.status),
    'I14 no second loan beside an outstanding one',
  );
  assertThat(
    loan.principalCentavos === shown.amountCentavos &&
      loan.netDisbursedCentavos === shown.netDisbursedCentavos &&
      loan.terms.totalRepaymentCentavos === shown.totalRepaymentCentavos,
    'I30 what is booked is what was shown',
  );
}

/** What a borrower is shown as still open of each payment comes to what is owed of principal and fees, first payments first. */
function checkPlan(loan: Loan): void {
  if (loan.status !== 'active') return;
  const open = openInstallments(loan);
  const principal = open.reduce((sum, line) => sum + line.principalCentavos, 0);
  const fees = open.reduce((sum, line) => sum + (line.feeCentavos ?? 0), 0);
  assertThat(principal === outstandingPrincipal(loan), `I5 ${principal} of principal is open in the plan`);
  assertThat(fees === outstandingFees(loan), `I5 ${fees} of fees are open in the plan`);
  if (adjustmentsOf(loan).restructure !== undefined) {
    const interest = open.reduce((sum, line) => sum + line.interestCentavos, 0);
    assertThat(interest === outstandingInterest(loan), `I5 ${interest} of interest is open in a restructure`);
  }
  const begun = open.findLastIndex(
    (line, at) => line.principalCentavos !== loan.schedule[at]?.principalCentavos,
  );
  const before = open.slice(0, Math.max(0, begun));
  assertThat(
    before.every((line) => line.principalCentavos === 0),
    'I5 principal is paid in the order of the installments',
  );
}

function checkPrincipal({ loan, balances }: LoanBook): void {
  const outstanding = balances.get(accounts.loanPrincipal) ?? 0;
  const isLent = loan.disbursedOn !== null && loan.status !== 'cancelled';
  const lent = isLent ? loan.principalCentavos : 0;
  const repaid = isLent ? loan.principalPaidCentavos : 0;
  const lost = adjustmentsOf(loan).writtenOffPrincipalCentavos;
  assertThat(
    outstanding === lent - repaid - lost,
    'I4 principal is what was lent less repaid and written off',
  );
  assertThat(outstanding >= 0, 'I4 principal outstanding is not negative');
  const isOpen = loan.status === 'active';
  assertThat(outstanding === 0 || isOpen, 'I4 only an active loan has principal outstanding');
  const fees = balances.get(accounts.feeReceivable) ?? 0;
  assertThat(fees === 0 || (isOpen && fees > 0), 'I4 only an active loan has fees outstanding');
  const isMarked = adjustmentsOf(loan).feesPaidCentavos !== undefined;
  assertThat(fees === 0 || isMarked, 'I18 the close of business finds a loan with fees to pay');
}

function checkMoney({ loan, balances, entries }: LoanBook, received: number): void {
  const collected = balances.get(accounts.collectionsClearing) ?? 0;
  assertThat(collected === received, `I5 of ${received} received ${collected} are booked`);
  assertThat((balances.get(accounts.customerCredit) ?? 0) <= 0, 'I5 customer credit is owed to the borrower');
  const { refundInFlightCentavos = 0 } = adjustmentsOf(loan);
  assertThat(refundInFlightCentavos <= loan.customerCreditCentavos, 'I5 no more is refunded than the credit');
  const phase = transferPhases[entries.at(-1)?.kind ?? 'loan-cancelled'];
  const inFlight = balances.get(accounts.payoutsInFlight) ?? 0;
  assertThat(inFlight >= 0 && (phase !== 'pending' || inFlight > 0), 'I5 pending money is in flight');
}

function checkPaid(loan: Loan): void {
  const { feesPaidCentavos = 0 } = adjustmentsOf(loan);
  const paid = {
    principal: [loan.principalPaidCentavos, loan.principalCentavos],
    interest: [loan.interestPaidCentavos, loan.interestAccruedCentavos],
    fees: [feesPaidCentavos, feesPaidCentavos],
    'penalty fee': [loan.penaltyFeePaidCentavos, loan.penaltyFeeAccruedCentavos],
    'late charge': [loan.lateChargePaidCentavos, loan.lateChargeAccruedCentavos],
  };
  for (const [name, [amount = 0, most = 0]] of Object.entries(paid)) {
    assertThat(amount >= 0 && amount <= most, `I5 ${amount} of ${name} is paid of ${most}`);
  }
}

function checkCharges({ loan, balances }: LoanBook): void {
  const earned = -incomes.reduce((sum, account) => sum + (balances.get(account) ?? 0), 0);
  const charged = earned + (adjustmentsOf(loan).waivedCentavos ?? 0);
  assertThat(charged <= loan.principalCentavos, `I16 charges of ${charged} are at most the amount borrowed`);
  const feeCentavos = loan.penaltyFeeAccruedCentavos + (adjustmentsOf(loan).waivedPenaltyFeeCentavos ?? 0);
  assertThat(
    feeCentavos <= loan.terms.penaltyFeeCentavos,
    `I18 a penalty fee of ${feeCentavos}, what was let go of it included, is charged once`,
  );
  assertThat(
    loan.interestAccruedCentavos <= loan.terms.interestCentavos,
    'I16 interest is at most what was signed',
  );
  const isUndone = loan.status === 'cancelled' || loan.status === 'disbursement-failed';
  assertThat(!isUndone || earned === 0, 'I16 a loan undone has earned nothing');
}

function checkCoupons({ coupons, couponUses, customerId }: Borrower): void {
  for (const coupon of coupons) {
    const uses = couponUses.get(coupon.couponId) ?? 0;
    assertThat(uses === 0 || uses === 1, 'I12 a coupon is used at most once');
    assertThat((coupon.usedOn !== null) === (uses === 1), 'I12 a used coupon says so');
    assertThat(coupon.customerId === customerId, 'I12 a coupon serves its owner');
    const { usedOn, validFromOn, validThroughOn } = coupon;
    const isInTime = usedOn === null || (usedOn >= validFromOn && usedOn <= validThroughOn);
    assertThat(isInTime, 'I12 a coupon serves within its days');
  }
}

const ladder = [5000, 7000, 9000, 11_000];

function checkChain({ chain, chainModel }: Borrower): void {
  const step = Math.min(chainModel.step, ladder.length - 1);
  const next = nextReloanDeduction(chain);
  assertThat(
    next.totalCentavos === (ladder[step] ?? 0) + 5000,
    'I13 the next voucher is the ladder’s, and 50 more',
  );
  assertThat(chain.isOn === chainModel.isOn, 'I13 the chain is on or off as asked');
  assertThat(
    chain.voucherLoanId === chainModel.voucherLoanId,
    'I13 a voucher is used by the loan it was used on',
  );
}
