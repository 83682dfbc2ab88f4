// The due date moves on by the extension days when the extension's price is paid: interest for those days and a fee; principal stays, and days the new date covers were never late.
// Source: ruling 20; SEC MC 14-2025, where an extension counts as a renewal and its price counts towards the total cost.
import { postDueDateExtended, postOverdueChargesReversed } from '../ledger/post-event.ts';
import { addDays, daysBetween, type LocalDate } from '../money/local-date.ts';
import {
  addCentavos,
  centavos,
  multiplyByPpm,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import { checkCostCaps, type CostCapProof, type CostCapRefusal } from '../pricing/cost-cap.ts';
import type { CapScope } from '../pricing/loan-product.ts';
import { dailyInterest } from '../pricing/quote.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { LoanEvent } from './loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { outstandingPrincipal } from '../loan/schedule.ts';

export type ExtensionQuote = {
  readonly on: LocalDate;
  readonly extensionDays: number;
  readonly fromDueOn: LocalDate;
  readonly dueOn: LocalDate;
  readonly principalCentavos: Centavos;
  readonly interestCentavos: Centavos;
  readonly feeCentavos: Centavos;
  /** What has to be paid for the extension. */
  readonly priceCentavos: Centavos;
  /** Late charge and penalty fee that fall away with it. */
  readonly reversedCentavos: Centavos;
  /** What of it is the penalty fee. */
  readonly reversedPenaltyFeeCentavos: Centavos;
  /** Extensions still to be had after this one. */
  readonly extensionsLeft: number;
  readonly proof: CostCapProof;
};

export type ExtensionRefusal =
  | 'LOAN_NOT_ACTIVE'
  | 'DATE_BEFORE_ACCRUAL'
  | 'EXTENSIONS_USED_UP'
  | 'PLAN_AGREED'
  | 'OVERDUE_TOO_LONG_TO_EXTEND'
  | 'TOO_LITTLE_OWED_TO_EXTEND'
  | CostCapRefusal;

export type ExtensionPayment = {
  readonly amountCentavos: Centavos;
  /** The Manila day on which the borrower's money counts. */
  readonly on: LocalDate;
  /** The payment channel's own number. */
  readonly reference?: string;
};

/**
 * Prices an extension asked for on `on` and checks it against the law as a renewal of what is still owed.
 * Units: centavos, days; a cap's refusal says which and `byHowMuch`. `scope` is the product's; every loan where not told.
 * Errors: LOAN_NOT_ACTIVE, DATE_BEFORE_ACCRUAL, PLAN_AGREED, EXTENSIONS_USED_UP, OVERDUE_TOO_LONG_TO_EXTEND, TOO_LITTLE_OWED_TO_EXTEND and the CAP_* codes.
 * Source: ruling 20, SEC MC 14-2025.
 */
export function extensionQuote(
  loan: Loan,
  on: LocalDate,
  scope: CapScope = 'all-loans',
): Result<ExtensionQuote, ExtensionRefusal> {
  if (loan.status !== 'active' || loan.disbursedOn === null || loan.dueOn === null) {
    return refuse('LOAN_NOT_ACTIVE');
  }
  if (on < (loan.accruedThroughOn ?? loan.disbursedOn)) return refuse('DATE_BEFORE_ACCRUAL');
  // A plan has dates of its own, agreed with a person.
  if (adjustmentsOf(loan).restructure !== undefined) return refuse('PLAN_AGREED');
  const { extensionDays, extensionFeePpm, maxExtensions } = loan.terms;
  if (loan.extensionCount >= maxExtensions) return refuse('EXTENSIONS_USED_UP', { maxExtensions });
  const fromDueOn = loan.dueOn;
  const overdueDays = daysBetween(fromDueOn, on);
  const maxOverdueDays = mostOverdueDays(loan.terms);
  if (overdueDays > maxOverdueDays) {
    return refuse('OVERDUE_TOO_LONG_TO_EXTEND', { overdueDays, maxOverdueDays });
  }
  const accrued = accrueThrough(loan, on).loan;
  if (accrued.status !== 'active') return refuse('LOAN_NOT_ACTIVE');
  const principalCentavos = outstandingPrincipal(accrued);
  const interestCentavos = centavos(dailyInterest(principalCentavos, loan.terms) * extensionDays);
  const feeCentavos = multiplyByPpm(principalCentavos, extensionFeePpm, 1, 'down');
  const priceCentavos = addCentavos(interestCentavos, feeCentavos);
  // So little is owed that its price rounds down to nothing, and nothing cannot be paid.
  if (priceCentavos === 0) return refuse('TOO_LITTLE_OWED_TO_EXTEND');
  const proof = checkExtensionCaps(accrued, fromDueOn, priceCentavos, on, scope);
  if (!proof.ok) return proof;
  return accept({
    on,
    extensionDays,
    fromDueOn,
    dueOn: addDays(fromDueOn, extensionDays),
    principalCentavos,
    interestCentavos,
    feeCentavos,
    priceCentavos,
    reversedCentavos: addCentavos(accrued.lateChargeAccruedCentavos, accrued.penaltyFeeAccruedCentavos),
    reversedPenaltyFeeCentavos: accrued.penaltyFeeAccruedCentavos,
    extensionsLeft: maxExtensions - loan.extensionCount - 1,
    proof: proof.value,
  });
}

/** Whether the due date can no longer be extended on `on` because the loan is overdue for too long. Units: days. Errors: none. Source: ruling 20. */
export function isTooLateToExtend({ dueOn, terms }: Pick<Loan, 'dueOn' | 'terms'>, on: LocalDate): boolean {
  return dueOn !== null && daysBetween(dueOn, on) > mostOverdueDays(terms);
}

// A new due date that would itself be past buys nothing, whatever the setting says.
function mostOverdueDays({ maxOverdueDaysToExtend, extensionDays }: Loan['terms']): number {
  return Math.min(maxOverdueDaysToExtend, extensionDays);
}

/**
 * Extends the due date for a payment of at least the extension's price; what exceeds the price becomes customer credit.
 * Units: centavos, days. Errors: EXTENSION_UNDERPAID (detail `missingCentavos`) and every code of `extensionQuote`; a refusal changes nothing.
 * Source: ruling 20.
 */
export function extendDueDate(
  loan: Loan,
  payment: ExtensionPayment,
  scope: CapScope = 'all-loans',
): Result<Decision, ExtensionRefusal | 'EXTENSION_UNDERPAID'> {
  const { amountCentavos, on, reference } = payment;
  const quoted = extensionQuote(loan, on, scope);
  if (!quoted.ok) return quoted;
  const { interestCentavos, feeCentavos, priceCentavos, fromDueOn, dueOn, reversedCentavos } = quoted.value;
  if (amountCentavos < priceCentavos) {
    return refuse('EXTENSION_UNDERPAID', { missingCentavos: priceCentavos - amountCentavos });
  }
  const customerCreditCentavos = subtractCentavos(amountCentavos, priceCentavos);
  const { loanId } = loan;
  const accrued = accrueThrough(loan, on);
  const punctual = withoutOverdueCharges(accrued.loan);
  const adjustments = adjustmentsOf(punctual);
  const extended: Loan = {
    ...punctual,
    dueOn,
    schedule: punctual.schedule.map((line) => (line.dueOn === fromDueOn ? { ...line, dueOn } : line)),
    customerCreditCentavos: addCentavos(punctual.customerCreditCentavos, customerCreditCentavos),
    extensionCount: loan.extensionCount + 1,
    adjustments: {
      ...adjustments,
      extensionInterestCentavos: addCentavos(adjustments.extensionInterestCentavos, interestCentavos),
      extensionFeeCentavos: addCentavos(adjustments.extensionFeeCentavos, feeCentavos),
    },
  };
  const paid = { interestCentavos, feeCentavos, customerCreditCentavos };
  const entries = [...accrued.entries, postDueDateExtended(loanId, on, paid, reference)];
  if (reversedCentavos > 0) entries.push(postOverdueChargesReversed(accrued.loan, on));
  const event: LoanEvent = {
    kind: 'due-date-extended',
    loanId,
    on,
    fromDueOn,
    dueOn,
    priceCentavos,
    reversedCentavos,
  };
  return accept({ loan: extended, entries, events: [...accrued.events, event] });
}

// Every late day so far lies between the old due date and the new one, so all that lateness charged falls away.
function withoutOverdueCharges(loan: Loan): Loan {
  const paid = addCentavos(loan.lateChargePaidCentavos, loan.penaltyFeePaidCentavos);
  const { waivedPenaltyFeeCentavos: _fallenAway, ...adjustments } = adjustmentsOf(loan);
  return {
    ...loan,
    adjustments,
    lateChargeAccruedCentavos: zeroCentavos,
    lateChargePaidCentavos: zeroCentavos,
    penaltyFeeAccruedCentavos: zeroCentavos,
    penaltyFeePaidCentavos: zeroCentavos,
    customerCreditCentavos: addCentavos(loan.customerCreditCentavos, paid),
  };
}

function checkExtensionCaps(
  accrued: Loan,
  dueOn: LocalDate,
  priceCentavos: Centavos,
  on: LocalDate,
  scope: CapScope,
): Result<CostCapProof, CostCapRefusal> {
  const { terms } = accrued;
  const principalCentavos = outstandingPrincipal(accrued);
  const proof = checkCostCaps({
    // The price is paid at the start, so the renewal is of the principal less the price.
    figures: {
      amountCentavos: principalCentavos,
      dailyInterestPpm: terms.dailyInterestPpm,
      netDisbursedCentavos: subtractCentavos(principalCentavos, priceCentavos),
      payments: [{ onDay: terms.extensionDays, amountCentavos: principalCentavos }],
      lateChargePpmPerDay: terms.lateChargePpmPerDay,
      // Accrual keeps the one-off fee inside the penalty cap of its own day, so it cannot break it here.
      penaltyFeeCentavos: zeroCentavos,
    },
    on,
    scope,
  });
  if (!proof.ok) return proof;
  // What the old term still charges up to its end counts too, else the last days of interest could pass the ceiling.
  const whole = withoutOverdueCharges(on < dueOn ? accrueThrough(accrued, dueOn).loan : accrued);
  const inAllCentavos = sumCentavos([chargedSoFar(whole), priceCentavos]);
  const largestAllowed = terms.chargeCeilingCentavos;
  if (inAllCentavos <= largestAllowed) return proof;
  return refuse('CAP_TOTAL_COST', {
    rule: proof.value.rule,
    cap: 'total-cost',
    unit: 'centavos-in-all',
    byHowMuch: inAllCentavos - largestAllowed,
    largestAllowed,
  });
}
