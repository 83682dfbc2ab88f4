// What an operation on a loan sees, and how its decision is kept: checked against the ledger, told to the rewards.
// Source: design of the model tests.
import type { Decision } from '@luwag/loan-engine/life/decision';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { Result } from '@luwag/loan-engine/result';
import { checkNewEntries } from './invariants.ts';
import type { Operation } from './operation.ts';
import * as rewards from './perform-rewards.ts';
import type { Borrower, World } from './world.ts';

/** Whether the operation changed anything; false where the engine refused it. */
export type Outcome = boolean;
export type Scene = { readonly world: World; readonly borrower: Borrower; readonly operation: Operation };
export type LoanScene = Scene & { readonly loan: Loan; readonly on: LocalDate };

/** Keeps a decision on the borrower's loan. Units: centavos received, negative where money is taken back. Errors: a violated invariant is a bug (assertion). Source: as above. */
export function keep(borrower: Borrower, decided: Result<Decision, string>, receivedCentavos = 0): Outcome {
  const { book } = borrower;
  if (!decided.ok || book === null) return false;
  const before = book.loan;
  book.keep(decided.value);
  borrower.receivedCentavos += receivedCentavos;
  checkNewEntries(borrower, before, decided.value.entries);
  for (const event of decided.value.events) rewards.follow(borrower, event);
  return true;
}
