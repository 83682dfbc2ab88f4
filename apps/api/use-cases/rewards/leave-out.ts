import { skipScheduledLoan } from '@luwag/loan-engine/rewards/reloan-chain';
import type { Changes, CustomerSnapshot } from '../../ports/customer-store.ts';
import type { ScheduledLoanRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import type { Loaded } from '../write.ts';
import { changedRewards, type Rewards } from '../figures/with-rewards.ts';

export type ScheduledLoanSubject = { customerId: string; scheduledLoanId: string };

/** The scheduled loan that is meant, while it is still to come. */
export function upcomingOf(
  { scheduledLoans }: Pick<CustomerSnapshot, 'scheduledLoans'>,
  { scheduledLoanId }: Pick<ScheduledLoanSubject, 'scheduledLoanId'>,
): ScheduledLoanRow | undefined {
  return scheduledLoans.find((row) => row.scheduledLoanId === scheduledLoanId && row.status === 'upcoming');
}

/** A scheduled loan is not sent, because the borrower skips it (no refusal) or because it may not be; the chain begins anew. */
export function leaveOut(
  context: Pick<Context, 'randomness' | 'now'>,
  before: Rewards,
  loaded: Loaded<'coupons' | 'reloan'>,
  row: ScheduledLoanRow,
  refusal: string | null,
): Changes {
  const { reloan } = loaded;
  const broken = reloan === null ? null : skipScheduledLoan(reloan.chain);
  const after = reloan !== null && broken?.ok === true ? { ...reloan, chain: broken.value } : reloan;
  const status = refusal === null ? 'skipped' : 'failed';
  return {
    ...changedRewards(before, { coupons: loaded.coupons, reloan: after }),
    scheduledLoans: [{ ...row, status, endedAt: context.now(), refusal }],
    ...(refusal === null
      ? {}
      : {
          messages: messageFor(context, loaded.customer, {
            code: 'scheduledLoanLeftOut',
            about: row.scheduledLoanId,
            facts: { scheduledLoanId: row.scheduledLoanId, amountCentavos: row.amountCentavos },
          }),
        }),
  };
}
