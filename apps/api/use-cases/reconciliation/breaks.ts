import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { getReconciliation as getEndpoint } from '@luwag/contract/endpoints/staff/get-reconciliation';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

type BreakContext = Pick<
  Context,
  'reconciliation' | 'providerLists' | 'settlementReader' | 'staff' | 'randomness' | 'now'
>;

const mostRuns = 30;
const mostBreaks = 200;

/** The last comparisons, and what they found that nobody has dealt with. */
export async function getReconciliation(
  { reconciliation, providerLists, settlementReader, now }: BreakContext,
  { after }: ParsedInput<typeof getEndpoint>['query'] = {},
): Promise<Outcome<CallOutput<typeof getEndpoint>>> {
  const [runs, { counts, oldest }] = await Promise.all([
    reconciliation.runs(mostRuns),
    reconciliation.openBreaks(mostBreaks, after),
  ]);
  return done({
    asOf: isoInstant(now()),
    providers: providerLists.map(({ provider, directions }) => ({ provider, directions: [...directions] })),
    settlementProviders: [...settlementReader.providers],
    runs: runs.map(({ askedAt, doneAt, ...run }) => ({
      ...run,
      askedAt: isoInstant(askedAt),
      doneAt: isoInstantOrNull(doneAt),
    })),
    counts: [...counts],
    breaks: oldest.map(({ foundAt, ...one }) => ({ ...one, foundAt: isoInstant(foundAt) })),
    next: oldest.length < mostBreaks ? null : (oldest.at(-1)?.breakId ?? null),
  });
}

/** Ends a break with the reason why it is right as it is. It moves no money; what has to be booked is booked elsewhere. */
export async function closeBreak(
  { reconciliation, staff, randomness, now }: BreakContext,
  { staffId, name }: Staff,
  breakId: string,
  reason: string,
): Promise<Outcome<Record<string, never>>> {
  const at = now();
  if (!(await reconciliation.closeBreak(breakId, { staffId, name, reason, at })))
    return refused('request_not_possible');
  await staff.audit({
    auditId: randomness.orderedUuid(),
    at,
    staffId,
    action: 'break-closed',
    subjectId: breakId,
    detail: { reason },
  });
  return done({});
}
