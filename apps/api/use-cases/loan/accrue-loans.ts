import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { type Decision, done, type Outcome, write } from '../write.ts';
import { changesOf } from './record-decision.ts';

type AccrueContext = Pick<Context, 'store' | 'directory' | 'now' | 'randomness'>;
const customersAtOnce = 200;

/** Books the charges of every active loan through today. Run any number of times, it books each loan-day once. */
export async function accrueLoans(context: AccrueContext): Promise<number> {
  const today = manilaDateOf(context.now());
  let count = 0;
  for (;;) {
    const customerIds = await context.directory.customersToAccrue(today, customersAtOnce);
    if (customerIds.length === 0) return count;
    let isProgress = false;
    for (const customerId of customerIds) {
      const accrued = await accrueCustomer(context, customerId, today);
      if (accrued.ok) isProgress = true;
    }
    if (!isProgress) return count;
    count += customerIds.length;
  }
}

function accrueCustomer(
  context: AccrueContext,
  customerId: string,
  today: LocalDate,
): Promise<Outcome<null>> {
  return write(
    context,
    { caller: { kind: 'house', customerId }, parts: ['loans'] },
    ({ loans }): Outcome<Decision<null>> => {
      const decided = loans
        .filter(({ status }) => status === 'active')
        .map((loan) => changesOf(context, loan, accrueThrough(loan, today)));
      return done({
        changes: {
          loans: decided.flatMap((changes) => changes.loans),
          entries: decided.flatMap((changes) => changes.entries),
        },
        answer: null,
      });
    },
  );
}
