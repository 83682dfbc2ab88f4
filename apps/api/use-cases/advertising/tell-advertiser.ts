import type { AdEvent, AdEventKind } from '../../ports/ad-attribution.ts';
import type { CustomerRow } from '../../ports/customer-store.ts';
import type { Job } from '../../ports/job.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';

type TellContext = Pick<Context, 'store' | 'attribution' | 'now'>;
type TellJob = { customerId: string; kind: AdEventKind };

/** The job that tells the advertising service, left in the write of what it tells; none without a yes and an advertisement. */
export function tellJobs(
  { customerId, adConsent }: Pick<CustomerRow, 'customerId' | 'adConsent'>,
  kind: AdEventKind,
): Job[] {
  if (adConsent === null || adConsent.advertisement === null || adConsent.toldAt[kind] !== undefined)
    return [];
  return [{ kind: 'tell-advertiser', payload: { customerId, kind } }];
}

/**
 * Tells the advertising service, if the yes holds at this moment and it was not told before. The note that it was told is
 * saved first and taken back where it was not taken, so that two jobs at once tell once.
 */
export async function tellAdvertiser(context: TellContext, job: TellJob): Promise<Outcome<null>> {
  const { attribution } = context;
  if (attribution === null) return done(null);
  const noted = await noteTold(context, job);
  if (!noted.ok) return noted;
  if (noted.value === null) return done(null);
  const outcome = await attribution.tell(noted.value);
  if (outcome === 'taken') return done(null);
  const forgotten = await forgetTold(context, job);
  if (!forgotten.ok) return forgotten;
  return refused(outcome === 'later' ? 'service_unavailable' : 'ad_event_refused');
}

function noteTold(context: TellContext, { customerId, kind }: TellJob): Promise<Outcome<AdEvent | null>> {
  const caller = { kind: 'system', customerId } as const;
  return write(context, { caller, parts: [] }, ({ customer }): Outcome<Decision<AdEvent | null>> => {
    const { adConsent } = customer;
    if (adConsent === null || adConsent.advertisement === null || adConsent.toldAt[kind] !== undefined) {
      return done({ changes: {}, answer: null });
    }
    const at = context.now();
    const toldAt = { ...adConsent.toldAt, [kind]: isoInstant(at) };
    return done({
      changes: { customer: { adConsent: { ...adConsent, toldAt } } },
      answer: { ...adConsent.advertisement, kind, at },
    });
  });
}

function forgetTold(context: TellContext, { customerId, kind }: TellJob): Promise<Outcome<null>> {
  const caller = { kind: 'system', customerId } as const;
  return write(context, { caller, parts: [] }, ({ customer: { adConsent } }): Outcome<Decision<null>> => {
    if (adConsent === null) return done({ changes: {}, answer: null });
    const { [kind]: _untold, ...toldAt } = adConsent.toldAt;
    return done({ changes: { customer: { adConsent: { ...adConsent, toldAt } } }, answer: null });
  });
}
