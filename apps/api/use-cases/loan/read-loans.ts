import type { CallOutput } from '@luwag/contract/endpoint';
import type { getLoan as getLoanEndpoint } from '@luwag/contract/endpoints/loan/get-loan';
import type { listLoans as listLoansEndpoint } from '@luwag/contract/endpoints/loan/list-loans';
import { addDays, daysBetween, localDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import { viewLoan, viewLoanDetail } from '../figures/loan-view.ts';
import { paydaysAhead } from './paydays.ts';

type ReadContext = Pick<Context, 'store' | 'now'>;

/** The longest time between two paydays. */
const monthDays = 31;

/** The customer's loans, newest first. */
export async function listLoans(
  context: ReadContext & Pick<Context, 'personalData'>,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof listLoansEndpoint>>> {
  const loaded = await read(context, caller, ['loans', 'payouts', 'payments', 'requests', 'sections']);
  if (!loaded.ok) return loaded;
  const now = context.now();
  const today = manilaDateOf(now);
  const loans = loaded.value.loans.map((loan) => viewLoan(loan, loaded.value, now));
  const lastDue = loans
    .flatMap(({ status, dueOn }) => (status === 'active' && dueOn !== null ? [localDate(dueOn)] : []))
    .toSorted()
    .at(-1);
  if (lastDue === undefined) return done({ today, loans, paydays: null });
  const from = addDays(today, -monthDays);
  const until = addDays(lastDue > today ? lastDue : today, monthDays);
  const work = sectionValues(context.personalData, loaded.value, 'work');
  return done({ today, loans, paydays: paydaysAhead(work, from, daysBetween(from, until)) });
}

/** One loan of the customer's own; a stranger's is not found. */
export async function getLoan(
  context: ReadContext & { collections: Pick<Context['collections'], 'channels'> },
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
  const paymentChannels = [...context.collections.channels];
  return done({ ...viewLoanDetail(loan, loaded.value, context.now()), paymentChannels });
}
