import { languageField } from '@luwag/contract/language';
import * as v from 'valibot';
import type { PersonalData } from '../../ports/personal-data.ts';

/** What the asking browser holds of a challenge; without it the code is worth nothing. */
const ticket = v.strictObject({ phone: v.string(), binder: v.string(), language: languageField });
export type ChallengeTicket = v.InferOutput<typeof ticket>;

const place = (challengeId: string): string => `challenge|${challengeId}`;

/** Sealed for its own challenge, so that neither the browser nor another challenge can read a phone number out of it. */
export function sealTicket(personalData: PersonalData, challengeId: string, opened: ChallengeTicket): string {
  return personalData.seal(place(challengeId), JSON.stringify(opened)).toString('base64url');
}

/** The ticket of this challenge, or null for another's, a forged or a broken one. */
export function openTicket(
  personalData: PersonalData,
  challengeId: string,
  sealed: string | null,
): ChallengeTicket | null {
  if (sealed === null) return null;
  try {
    const plain = personalData.open(place(challengeId), Buffer.from(sealed, 'base64url')).toString();
    return v.parse(ticket, JSON.parse(plain));
  } catch {
    return null;
  }
}
