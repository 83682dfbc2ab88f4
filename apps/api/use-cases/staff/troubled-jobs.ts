import type { CallOutput } from '@luwag/contract/endpoint';
import type { listTroubledJobs as listEndpoint } from '@luwag/contract/endpoints/staff/list-troubled-jobs';
import type { JobSubject } from '../../ports/job-queue.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';
import type { Staff } from '../approval/approval.ts';

type JobContext = Pick<Context, 'jobQueue' | 'staff' | 'randomness' | 'now'>;

/** After so many tries, about an hour and a half, a job does not fail by chance. */
export const leastAttempts = 8;
const mostShown = 50;

/** Jobs that staff must look at. */
export async function listTroubledJobs({
  jobQueue,
  now,
}: JobContext): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const { count, oldest } = await jobQueue.troubled(leastAttempts, mostShown);
  return done({
    asOf: isoInstant(now()),
    count,
    jobs: oldest.map(({ createdAt, triedAt, ...job }) => ({
      ...job,
      createdAt: isoInstant(createdAt),
      triedAt: isoInstant(triedAt),
    })),
  });
}

/** Has a job done again, or takes one away that was given up; kept with who did it. */
export async function answerTroubledJob(
  { jobQueue, staff, randomness, now }: JobContext,
  { staffId }: Staff,
  jobId: string,
  step: 'try-again' | 'drop',
): Promise<Outcome<JobSubject>> {
  const job = step === 'drop' ? await jobQueue.drop(jobId) : await jobQueue.tryAgain(jobId);
  if (job === null) return refused('not_found');
  const { kind, customerId } = job;
  await staff.audit({
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action: step === 'drop' ? 'job-dropped' : 'job-tried-again',
    ...(customerId === null ? {} : { customerId }),
    detail: { kind, jobId },
  });
  return done(job);
}
