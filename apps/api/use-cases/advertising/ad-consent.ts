import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { getAdConsent as getEndpoint } from '@luwag/contract/endpoints/settings/get-ad-consent';
import type { saveAdConsent as saveEndpoint } from '@luwag/contract/endpoints/settings/save-ad-consent';
import type { AdConsent, AdEventKind } from '../../ports/ad-attribution.ts';
import type { Changes, CustomerRow } from '../../ports/customer-store.ts';
import { adConsentVersion } from '../../texts/conditions-versions.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { type Caller, type Decision, done, type Outcome, read, refused, write } from '../write.ts';
import { tellJobs } from './tell-advertiser.ts';

type ConsentContext = Pick<Context, 'store' | 'randomness' | 'attribution' | 'now'>;
type Answer = CallOutput<typeof getEndpoint>;
type Body = ParsedInput<typeof saveEndpoint>['body'];

/** Whether the lender has advertisements measured, and whether this borrower agreed to it. */
export async function getAdConsent(context: ConsentContext, caller: Caller): Promise<Outcome<Answer>> {
  const loaded = await read(context, caller, []);
  return loaded.ok ? done(viewConsent(context, loaded.value.customer)) : loaded;
}

/**
 * Gives the yes or takes it back. With the yes comes which advertisement led here; without one nothing of it is kept. A
 * borrower who has applied by then agrees to having that told as well.
 */
export function saveAdConsent(context: ConsentContext, caller: Caller, body: Body): Promise<Outcome<Answer>> {
  return write(context, { caller, parts: ['applications'] }, (loaded): Outcome<Decision<Answer>> => {
    const { customer, applications } = loaded;
    const before = viewConsent(context, customer);
    if (before.isOn === body.isOn) return done({ changes: {}, answer: before });
    if (body.isOn && !before.isOffered) return refused('not_found');
    const adConsent = body.isOn ? given(context, customer, body) : withdrawn(context, customer);
    const kinds: AdEventKind[] = applications.length === 0 ? ['arrival'] : ['arrival', 'application'];
    const changes: Changes = {
      customer: { adConsent },
      jobs: kinds.flatMap((kind) => tellJobs({ ...customer, adConsent }, kind)),
    };
    return done({ changes, answer: { ...before, isOn: body.isOn } });
  });
}

function given(
  { randomness, now }: ConsentContext,
  { adConsent, language }: CustomerRow,
  { campaign, adgroup, creative }: Body,
): AdConsent {
  const words = { campaign: plain(campaign), adgroup: plain(adgroup), creative: plain(creative) };
  const isKnown = Object.values(words).some((word) => word !== null);
  return {
    textVersion: adConsentVersion,
    language,
    givenAt: isoInstant(now()),
    withdrawnAt: null,
    advertisement: isKnown ? { ...words, visitorId: randomness.uuid() } : null,
    toldAt: adConsent?.toldAt ?? {},
  };
}

function withdrawn({ now }: ConsentContext, { adConsent }: CustomerRow): AdConsent | null {
  return adConsent && { ...adConsent, withdrawnAt: isoInstant(now()), advertisement: null };
}

const adWord = /^[A-Za-z0-9][A-Za-z0-9 ._:|-]{0,99}$/;
const mobileNumber = /^(63|0)?9\d{9}$/;

/** Accepts only what reads as the name or number of an advertisement, because a link can carry any text. */
function plain(word: string | undefined): string | null {
  if (word === undefined || !adWord.test(word)) return null;
  return mobileNumber.test(word.replace(/\D/g, '')) ? null : word;
}

function viewConsent({ attribution }: ConsentContext, { adConsent }: CustomerRow): Answer {
  return { isOffered: attribution !== null, isOn: adConsent !== null && adConsent.withdrawnAt === null };
}
