import type { Context } from '../context.ts';
import { leastAttempts } from './troubled-jobs.ts';

/** A relay looks every second; what stays so long stands still. */
const longestInOutboxSeconds = 30;

/** How much stands still and waits for a person. */
export async function countStuckWork({
  payoutQueue,
  payoutTimes,
  jobQueue,
  now,
}: Pick<Context, 'payoutQueue' | 'payoutTimes' | 'jobQueue' | 'now'>) {
  const [waiting, inQuestion, failedRefunds, jobs, unrelayedJobs] = await Promise.all([
    payoutQueue.waiting(now() - payoutTimes.overdueMs, 1),
    payoutQueue.inQuestion(1),
    payoutQueue.failedRefunds(1),
    jobQueue.troubled(leastAttempts, 1),
    jobQueue.waitingInOutbox(longestInOutboxSeconds),
  ]);
  return {
    overduePayouts: waiting.count,
    payoutsInQuestion: inQuestion.count,
    failedRefunds: failedRefunds.count,
    troubledJobs: jobs.count,
    unrelayedJobs,
  };
}
