// Interest arises by the day on principal lent and not yet due (at least one day); lateness adds a daily charge and one fee; all of it stops at the ceiling.
// Source: rulings 21 and 22, SEC MC 3-2022 and MC 14-2025 (5 % a month of the scheduled amount due; 100 % of the amount borrowed in all).
import { addDays, daysBetween, type LocalDate } from '../money/local-date.ts';
import { addCentavos, minCentavos, subtractCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { postCharge } from '../ledger/post-event.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import { latePenaltyCeiling } from '../pricing/cost-cap.ts';
import { dailyInterest, dailyLateCharge } from '../pricing/quote.ts';
import { applyCredit } from './apply-credit.ts';
import { penaltyFeeCharged, remainingChargeCap } from '../loan/cost-so-far.ts';
import { unchanged, type Decision } from './decision.ts';
import type { LoanEvent } from './loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { interestBearingPrincipal, overdueScheduledAmount } from '../loan/schedule.ts';

/** The charges that arise on one day, in centavos. */
type DayCharges = {
  readonly interestCentavos: Centavos;
  readonly lateChargeCentavos: Centavos;
  readonly penaltyFeeCentavos: Centavos;
};

/**
 * Accrues an active loan through the end of `on`, one entry per day and kind of charge.
 * The first day's interest arises on the day of disbursement and covers the night after it, so on day n the loan owes max(1, n) days.
 * Units: centavos, each day rounded down. Errors: none; a loan that is not active, a day already accrued and an earlier day change nothing.
 * Source: rulings 21 and 22; a loan-day is accrued at most once.
 */
export function accrueThrough(loan: Loan, on: LocalDate): Decision {
  const { disbursedOn, accruedThroughOn } = loan;
  if (loan.status !== 'active' || disbursedOn === null) return unchanged(loan);
  const firstDay = accruedThroughOn === null ? disbursedOn : addDays(accruedThroughOn, 1);
  let current = loan;
  const entries: JournalEntry[] = [];
  const events: LoanEvent[] = [];
  // Days are counted once each: a night looks at every day of every loan.
  let dayBefore = accruedThroughOn ?? addDays(disbursedOn, -1);
  for (let day = firstDay; day <= on && current.status === 'active'; day = addDays(day, 1)) {
    // What was due before this day is not charged as late while its borrower's credit is there to pay it.
    const held = applyCredit(current, day, dayBefore);
    current = held.loan;
    entries.push(...held.entries);
    events.push(...held.events);
    if (current.status !== 'active') break;
    if (hasOnlyLateDays(current, dayBefore)) {
      return withLateDays({ loan: current, entries, events }, day, on);
    }
    const room = remainingChargeCap(current);
    const isFirstLateDay = becomesOverdue(current, day, dayBefore);
    const charges = chargesOfDay(current, daysBetween(disbursedOn, day), day, isFirstLateDay, room);
    addEntriesOfDay(entries, loan.loanId, day, charges);
    current = withCharges(current, day, charges);
    if (isFirstLateDay) events.push({ kind: 'loan-became-overdue', loanId: loan.loanId, on: day });
    if (room > 0 && remainingChargeCap(current) === 0) {
      events.push({ kind: 'charge-ceiling-reached', loanId: loan.loanId, on: day });
    }
    const applied = applyCredit(current, day);
    current = applied.loan;
    entries.push(...applied.entries);
    events.push(...applied.events);
    dayBefore = day;
  }
  return { loan: current, entries, events };
}

// Past its last installment, with no credit to pay from, nothing that a day's charge is taken from changes any more.
function hasOnlyLateDays(loan: Loan, dayBefore: LocalDate): boolean {
  return loan.customerCreditCentavos === 0 && loan.schedule.every((line) => line.dueOn < dayBefore);
}

// One figure serves all these days, and none needs a look once nothing may be charged: a loan may be late for years.
function withLateDays({ loan, entries, events }: Decision, from: LocalDate, on: LocalDate): Decision {
  const { loanId } = loan;
  const asked = lateChargeOfDay(loan, overdueScheduledAmount(loan, from));
  const charged: JournalEntry[] = [];
  let lateChargeAccruedCentavos = loan.lateChargeAccruedCentavos;
  let room = asked > 0 ? remainingChargeCap(loan) : zeroCentavos;
  let reachedOn: LocalDate | null = null;
  for (let day = from; day <= on && room > 0; day = addDays(day, 1)) {
    const chargeCentavos = minCentavos(asked, room);
    charged.push(postCharge('late-charge-accrued', loanId, day, chargeCentavos));
    lateChargeAccruedCentavos = addCentavos(lateChargeAccruedCentavos, chargeCentavos);
    room = subtractCentavos(room, chargeCentavos);
    if (room === 0) reachedOn = day;
  }
  return {
    loan: { ...loan, accruedThroughOn: on, lateChargeAccruedCentavos },
    entries: [...entries, ...charged],
    events:
      reachedOn === null ? events : [...events, { kind: 'charge-ceiling-reached', loanId, on: reachedOn }],
  };
}

function lateChargeOfDay({ terms }: Loan, overdue: Centavos): Centavos {
  const ceiling = latePenaltyCeiling(overdue, terms.latePenaltyCapPpmPerMonth, 1);
  return minCentavos(dailyLateCharge(overdue, terms), ceiling);
}

// A loan already late over one installment does not become late again with the next.
function becomesOverdue(loan: Loan, day: LocalDate, dayBefore: LocalDate): boolean {
  return (
    loan.schedule.some((line) => line.dueOn === dayBefore) &&
    overdueScheduledAmount(loan, day) > 0 &&
    overdueScheduledAmount(loan, dayBefore) === 0
  );
}

function chargesOfDay(
  loan: Loan,
  daysUsed: number,
  day: LocalDate,
  isFirstLateDay: boolean,
  room: Centavos,
): DayCharges {
  const { terms } = loan;
  // The day after disbursement adds nothing: its interest was taken with the disbursement as the one-day minimum.
  // The days an extension added were paid for with its price, so they are not charged a second time.
  const hasInterest = daysUsed !== 1 && daysUsed <= terms.termDays;
  const interest = hasInterest ? dailyInterest(interestBearingPrincipal(loan, day), terms) : zeroCentavos;
  const interestCentavos = minCentavos(interest, room);
  const overdue = overdueScheduledAmount(loan, day);
  const ceiling = minCentavos(
    subtractCentavos(room, interestCentavos),
    latePenaltyCeiling(overdue, terms.latePenaltyCapPpmPerMonth, 1),
  );
  const lateChargeCentavos = minCentavos(dailyLateCharge(overdue, terms), ceiling);
  const isFeeDay = isFirstLateDay && penaltyFeeCharged(loan) === 0;
  const feeAsked = isFeeDay ? terms.penaltyFeeCentavos : zeroCentavos;
  const penaltyFeeCentavos = minCentavos(feeAsked, subtractCentavos(ceiling, lateChargeCentavos));
  return { interestCentavos, lateChargeCentavos, penaltyFeeCentavos };
}

function addEntriesOfDay(
  entries: JournalEntry[],
  loanId: string,
  day: LocalDate,
  { interestCentavos, lateChargeCentavos, penaltyFeeCentavos }: DayCharges,
): void {
  if (interestCentavos > 0) entries.push(postCharge('interest-accrued', loanId, day, interestCentavos));
  if (lateChargeCentavos > 0)
    entries.push(postCharge('late-charge-accrued', loanId, day, lateChargeCentavos));
  if (penaltyFeeCentavos > 0)
    entries.push(postCharge('penalty-fee-accrued', loanId, day, penaltyFeeCentavos));
}

function withCharges(loan: Loan, day: LocalDate, charges: DayCharges): Loan {
  return {
    ...loan,
    accruedThroughOn: day,
    interestAccruedCentavos: addCentavos(loan.interestAccruedCentavos, charges.interestCentavos),
    lateChargeAccruedCentavos: addCentavos(loan.lateChargeAccruedCentavos, charges.lateChargeCentavos),
    penaltyFeeAccruedCentavos: addCentavos(loan.penaltyFeeAccruedCentavos, charges.penaltyFeeCentavos),
  };
}
