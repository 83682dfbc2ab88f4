// A restructure was agreed on the figures of its day, so a loan in one is done again from that day: what was done since, on the plan as it was agreed.
// Source: ruling 36 (money counts on the day it was paid) and the append-only ledger; the plan itself leaves no entry of its own.
import { balancesFromLoan } from '../ledger/loan-balances.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import type { LocalDate } from '../money/local-date.ts';
import type { CapScope } from '../pricing/loan-product.ts';
import { adjustmentsOf, type Restructure } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import { changesIn, historyOf, replay, type LoanHistory } from './loan-history.ts';
import { agreeRestructure } from './restructure.ts';

/**
 * Reads the history of a loan since its plan was agreed; null where that does not give the loan again, as after a reversal, which takes
 * out only the money. Units: centavos. Errors: none; `entries` are all of the loan's entries, oldest first. Source: as above.
 */
export function historyInPlan(
  loan: Loan,
  plan: Restructure,
  {
    disbursedOn,
    entries,
    scope,
  }: { disbursedOn: LocalDate; entries: readonly JournalEntry[]; scope: CapScope },
): LoanHistory | null {
  const whole = historyOf(loan, disbursedOn, entries);
  // A loan that was brought over with its plan begins with it.
  if (adjustmentsOf(whole.begun).restructure !== undefined) return whole;
  const { agreedOn, dueOns } = plan;
  for (const at of placesOn(agreedOn, entries)) {
    const then = replay(historyOf(loan, disbursedOn, entries.slice(0, at)), agreedOn, scope);
    const agreed = then.ok ? agreeRestructure(then.value, { on: agreedOn, dueOns }) : then;
    if (!agreed.ok) continue;
    const history = { begun: agreed.value.loan, changes: changesIn(entries.slice(at)) };
    const again = replay(history, loan.accruedThroughOn ?? agreedOn, scope);
    if (again.ok && isSame(again.value, loan)) return history;
  }
  return null;
}

/** Where in the journal a plan may stand that was agreed on a day: something else may have been done on that day too. */
function placesOn(agreedOn: LocalDate, entries: readonly JournalEntry[]): readonly number[] {
  const next = entries.findIndex(({ businessOn }) => businessOn > agreedOn);
  const last = next === -1 ? entries.length : next;
  const places = Array.from({ length: last + 1 }, (_, index) => last - index);
  return places.filter((at) => at === last || entries[at]?.businessOn === agreedOn);
}

function isSame(again: Loan, loan: Loan): boolean {
  const balances = balancesFromLoan(loan);
  return (
    again.status === loan.status &&
    again.schedule.length === loan.schedule.length &&
    again.schedule.every((line, index) => isSameLine(line, loan.schedule[index])) &&
    [...balancesFromLoan(again)].every(([account, amount]) => balances.get(account) === amount)
  );
}

function isSameLine(line: Loan['schedule'][number], other: Loan['schedule'][number] | undefined): boolean {
  return (
    line.dueOn === other?.dueOn &&
    line.principalCentavos === other.principalCentavos &&
    line.interestCentavos === other.interestCentavos
  );
}
