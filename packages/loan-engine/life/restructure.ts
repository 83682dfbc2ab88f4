// A restructure, which borrowers ask for as a hardship plan, waives lateness charged so far, stops interest and spreads what is owed over dated installments; principal never grows.
// Source: ordinary lending practice (restructuring); a restructure counts as a renewal under SEC MC 14-2025, and one that charges nothing keeps every cap of it.
// A missed installment is late like any other: the loan's own late charge runs on what was missed, and nothing that fell away comes back.
import type { JournalEntry } from '../ledger/posting.ts';
import { postChargesWaived } from '../ledger/post-waiver.ts';
import { addDays, daysBetween, type LocalDate } from '../money/local-date.ts';
import {
  addCentavos,
  centavos,
  minCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import { installmentAmount } from '../pricing/fees-timing.ts';
import type { Installment } from '../pricing/quote.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import {
  feesAtRepayment,
  outstandingFees,
  outstandingInterest,
  outstandingPrincipal,
  scheduleAtPayout,
} from '../loan/schedule.ts';
import { withoutCharges, waivableCharges } from './waive-charges.ts';

/** The longest a restructure may run, in days, because a longer one would be another loan. */
export const longestPlanDays = 360;

export type RestructureRequest = {
  readonly on: LocalDate;
  /** The days on which an installment is due, earliest first. */
  readonly dueOns: readonly LocalDate[];
};

export type RestructureRefusal =
  | 'LOAN_NOT_ACTIVE'
  | 'DATE_BEFORE_ACCRUAL'
  | 'PLAN_ALREADY_AGREED'
  | 'PLAN_DATES_INVALID'
  | 'PLAN_TOO_LONG'
  | 'PLAN_INSTALLMENTS_TOO_MANY';

/**
 * Agrees a restructure on `on`, after charging through that day: equal installments, the centavos that do not divide in the last.
 * Units: centavos, days. Errors: LOAN_NOT_ACTIVE, DATE_BEFORE_ACCRUAL, PLAN_ALREADY_AGREED (one a loan), PLAN_DATES_INVALID (none, not
 * ascending, or not after `on`), PLAN_TOO_LONG (detail `longestPlanDays`), PLAN_INSTALLMENTS_TOO_MANY (less than a centavo each).
 * Source: as above.
 */
export function agreeRestructure(
  loan: Loan,
  request: RestructureRequest,
): Result<Decision, RestructureRefusal> {
  const { on, dueOns } = request;
  if (loan.status !== 'active') return refuse('LOAN_NOT_ACTIVE');
  if (loan.accruedThroughOn !== null && on < loan.accruedThroughOn) return refuse('DATE_BEFORE_ACCRUAL');
  if (adjustmentsOf(loan).restructure !== undefined) return refuse('PLAN_ALREADY_AGREED');
  const lastDueOn = dueOns.at(-1);
  if (lastDueOn === undefined || !areAscending([on, ...dueOns])) return refuse('PLAN_DATES_INVALID');
  if (daysBetween(on, lastDueOn) > longestPlanDays) return refuse('PLAN_TOO_LONG', { longestPlanDays });
  const accrued = accrueThrough(loan, on);
  const { lateChargeCentavos, penaltyFeeCentavos } = waivableCharges(accrued.loan);
  const fallenAway = {
    interestCentavos: zeroCentavos,
    lateChargeCentavos,
    penaltyFeeCentavos,
    feeCentavos: zeroCentavos,
  };
  const relieved = withoutCharges(accrued.loan, fallenAway);
  const owedCentavos = sumCentavos([
    outstandingPrincipal(relieved),
    outstandingInterest(relieved),
    outstandingFees(relieved),
  ]);
  if (owedCentavos < dueOns.length) return refuse('PLAN_INSTALLMENTS_TOO_MANY', { owedCentavos });
  const { loanId, terms } = loan;
  const waivedCentavos = addCentavos(lateChargeCentavos, penaltyFeeCentavos);
  const entries: JournalEntry[] = [...accrued.entries];
  const by = { kind: 'charges-waived', reference: 'hardship' } as const;
  if (waivedCentavos > 0) entries.push(postChargesWaived(loanId, on, fallenAway, by));
  const agreed = { kind: 'restructure-agreed', loanId, on, dueOns, owedCentavos, waivedCentavos } as const;
  return accept({
    loan: {
      ...relieved,
      dueOn: lastDueOn,
      schedule: planSchedule(relieved, owedCentavos, request),
      adjustments: {
        ...adjustmentsOf(relieved),
        restructure: {
          agreedOn: on,
          dueOns,
          dailyInterestPpmBefore: terms.dailyInterestPpm,
        },
      },
    },
    entries,
    events: [...accrued.events, agreed],
  });
}

/**
 * The loan's terms and schedule as they were before any plan and any extension. Units: centavos, days. Errors: none.
 * Source: the term counts from the day of the payout; payments, extensions and plans change the schedule, never what it followed from.
 */
export function originalContract(
  loan: Loan,
  disbursedOn: LocalDate,
): Pick<Loan, 'terms' | 'schedule' | 'dueOn'> {
  const plan = adjustmentsOf(loan).restructure;
  const dailyInterestPpm = plan?.dailyInterestPpmBefore ?? loan.terms.dailyInterestPpm;
  const terms = { ...loan.terms, dailyInterestPpm };
  return {
    terms,
    dueOn: addDays(disbursedOn, terms.termDays),
    schedule: scheduleAtPayout({ ...loan, terms }, disbursedOn),
  };
}

// Money received pays fees before interest before principal, so the first installments carry them: paying an installment exactly settles it.
function planSchedule(
  loan: Loan,
  owedCentavos: Centavos,
  request: RestructureRequest,
): readonly Installment[] {
  const { on, dueOns } = request;
  const share = centavos(Math.floor(owedCentavos / dueOns.length));
  let feeLeft = outstandingFees(loan);
  let interestLeft = outstandingInterest(loan);
  let principalLeft = outstandingPrincipal(loan);
  const installments = dueOns.map((dueOn, index) => {
    const isLast = index === dueOns.length - 1;
    const feeCentavos = isLast ? feeLeft : minCentavos(feeLeft, share);
    const afterFee = subtractCentavos(share, feeCentavos);
    const interestCentavos = isLast ? interestLeft : minCentavos(interestLeft, afterFee);
    const principalCentavos = isLast ? principalLeft : subtractCentavos(afterFee, interestCentavos);
    feeLeft = subtractCentavos(feeLeft, feeCentavos);
    interestLeft = subtractCentavos(interestLeft, interestCentavos);
    principalLeft = subtractCentavos(principalLeft, principalCentavos);
    const parts = { principalCentavos, interestCentavos, ...feePart(feeCentavos) };
    return { number: index + 1, dueOn, ...parts };
  });
  // What was settled before the plan stands first, so that the schedule still adds up to the whole loan.
  const paid = {
    number: 0,
    dueOn: on,
    principalCentavos: loan.principalPaidCentavos,
    interestCentavos: loan.interestPaidCentavos,
    ...feePart(subtractCentavos(feesAtRepayment(loan.terms), outstandingFees(loan))),
  };
  return installmentAmount(paid) > 0 ? [paid, ...installments] : installments;
}

function feePart(feeCentavos: Centavos): Pick<Installment, 'feeCentavos'> {
  return feeCentavos > 0 ? { feeCentavos } : {};
}

function areAscending(dates: readonly LocalDate[]): boolean {
  return dates.every((date, index) => index === 0 || date > (dates[index - 1] ?? date));
}
