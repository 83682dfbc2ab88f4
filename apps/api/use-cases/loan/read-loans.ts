import type { CallOutput } from '@luwag/contract/endpoint';
import type { getLoan as getLoanEndpoint } from '@luwag/contract/endpoints/loan/get-loan';
import type { listLoans as listLoansEndpoint } from '@luwag/contract/endpoints/loan/list-loans';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import { viewLoan, viewLoanDetail } from './loan-view.ts';

type ReadContext = Pick<Context, 'store' | 'now'>;

/** The customer's loans, newest first. */
export async function listLoans(
  context: ReadContext,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof listLoansEndpoint>>> {
  const loaded = await read(context, caller, ['loans', 'payouts', 'payments', 'requests']);
  if (!loaded.ok) return loaded;
  const now = context.now();
  const loans = loaded.value.loans.map((loan) => viewLoan(loan, loaded.value, now));
  return done({ today: manilaDateOf(now), loans });
}

/** One loan of the customer's own; a stranger's is not found. */
export async function getLoan(
  context: ReadContext,
  caller: Caller,
  loanId: string,
): Promise<Outcome<CallOutput<typeof getLoanEndpoint>>> {
  const loaded = await read(context, caller, [
    'loans',
    'payouts',
    'payments',
    'entries',
    'requests',
    'coupons',
  ]);
  if (!loaded.ok) return loaded;
  const loan = loaded.value.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  return done(viewLoanDetail(loan, loaded.value, context.now()));
}
