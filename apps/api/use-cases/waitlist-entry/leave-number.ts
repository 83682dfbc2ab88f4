import type { ParsedInput } from '@luwag/contract/endpoint';
import type { leaveNumber as leaveEndpoint } from '@luwag/contract/endpoints/waitlist/leave-number';
import type { WaitingAgreement } from '../../ports/waitlist-entries.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { waitlistEntryVersion } from '../../texts/conditions-versions.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';

type LeaveContext = Pick<Context, 'waitlistEntries' | 'personalData' | 'randomness' | 'now'>;

/** No flood of made-up numbers fills the database, nor costs more messages than this. */
export const mostWaiting = 50_000;

/**
 * Keeps a number until it is told, taken back or twelve months old. Known or not, it is the same work and the same answer;
 * once too many wait, every number is refused.
 */
export async function leaveNumber(
  { waitlistEntries, personalData, randomness, now }: LeaveContext,
  { phone, language }: Pick<ParsedInput<typeof leaveEndpoint>['body'], 'phone' | 'language'>,
  most = mostWaiting,
): Promise<Outcome<object>> {
  const numberId = randomness.uuid();
  const kept = await waitlistEntries.leave(
    {
      numberId,
      phoneIndex: indexOf({ personalData }, phone),
      phoneSealed: personalData.seal(sealPlaces.waitlistEntry(numberId), phone),
      language,
      textVersion: waitlistEntryVersion,
      agreedAt: now(),
    },
    most,
  );
  return kept === 'kept' ? done({}) : refused('service_unavailable');
}

/** Erases a number, if it is there; nobody is told whether it was. */
export async function takeBackNumber(
  { waitlistEntries, personalData }: Pick<LeaveContext, 'waitlistEntries' | 'personalData'>,
  phone: string,
): Promise<Outcome<object>> {
  await waitlistEntries.takeBack(indexOf({ personalData }, phone));
  return done({});
}

/** Returns what was agreed to for a number, only to the borrower logged in with it; others never learn that it is there. */
export function findAgreement(
  { waitlistEntries, personalData, now }: Pick<LeaveContext, 'waitlistEntries' | 'personalData' | 'now'>,
  phone: string,
): Promise<WaitingAgreement | null> {
  return waitlistEntries.findAgreement(indexOf({ personalData }, phone), now());
}

/** Of its own, so that nobody can match these rows with those of borrowers. */
function indexOf({ personalData }: Pick<Context, 'personalData'>, phone: string): Buffer {
  return personalData.blindIndex('waitlist-entry', phone);
}
