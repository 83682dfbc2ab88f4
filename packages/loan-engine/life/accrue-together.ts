// All loans of one borrower are accrued together: credit that is held on a loan that ended pays what falls due on another one.
// Source: ruling 40 (a credit held by the lender does not coexist with lateness); what the borrower asked back stays untouched.
import { postCreditMoved } from '../ledger/post-event.ts';
import { addDays, type LocalDate } from '../money/local-date.ts';
import { addCentavos, subtractCentavos } from '../money/money.ts';
import { accrueThrough } from './accrual.ts';
import { allocatedToLoan, allocateToDue } from './allocation.ts';
import { applicableCredit, applyCredit } from './apply-credit.ts';
import { type Decision, unchanged } from './decision.ts';
import type { Loan } from '../loan/loan.ts';
import { isFinal } from '../loan/loan-status.ts';

/**
 * Accrues each active loan of one borrower through the end of `on`, with the credit of their ended loans applied on each due date.
 * Returns a decision for each loan that changed. Units: centavos. Errors: none. Source: as above.
 */
export function accrueTogether(loans: readonly Loan[], on: LocalDate): readonly Decision[] {
  const decided = new Map(loans.map((loan): [string, Decision] => [loan.loanId, unchanged(loan)]));
  for (const loan of loans) {
    if (loan.status !== 'active') continue;
    for (let day = firstOpenDay(loan) ?? on; day <= on; day = addDays(day, 1)) {
      // What was due before this day is paid before the day is charged as late.
      moveCredit(decided, loan.loanId, day, addDays(day, -1));
      step(decided, loan.loanId, (current) => accrueThrough(current, day));
      moveCredit(decided, loan.loanId, day, day);
    }
  }
  return [...decided.values()].filter(({ loan }) => !loans.includes(loan));
}

function firstOpenDay({ accruedThroughOn, disbursedOn }: Loan): LocalDate | null {
  return accruedThroughOn === null ? disbursedOn : addDays(accruedThroughOn, 1);
}

type Decided = Map<string, Decision>;

function step(decided: Decided, loanId: string, decide: (loan: Loan) => Decision): void {
  const before = decided.get(loanId);
  if (before === undefined) return;
  const next = decide(before.loan);
  decided.set(loanId, {
    loan: next.loan,
    entries: [...before.entries, ...next.entries],
    events: [...before.events, ...next.events],
  });
}

/** Pays on `on` what fell due on a loan through `dueThroughOn` out of the credit of loans that ended. */
function moveCredit(decided: Decided, loanId: string, on: LocalDate, dueThroughOn: LocalDate): void {
  for (const { loan: ended } of decided.values()) {
    const loan = decided.get(loanId)?.loan;
    const creditCentavos = isFinal(ended.status) ? applicableCredit(ended, on) : 0;
    if (loan?.status !== 'active' || creditCentavos <= 0) continue;
    const amountCentavos = allocatedToLoan(allocateToDue(loan, applicableCredit(ended, on), dueThroughOn));
    if (amountCentavos === 0) continue;
    const { away, here } = postCreditMoved(ended.loanId, loanId, on, amountCentavos);
    step(decided, ended.loanId, (current) => ({
      loan: {
        ...current,
        customerCreditCentavos: subtractCentavos(current.customerCreditCentavos, amountCentavos),
      },
      entries: [away],
      events: [],
    }));
    step(decided, loanId, (current) => {
      const customerCreditCentavos = addCentavos(current.customerCreditCentavos, amountCentavos);
      const applied = applyCredit({ ...current, customerCreditCentavos }, on, dueThroughOn);
      return { ...applied, entries: [here, ...applied.entries] };
    });
  }
}
