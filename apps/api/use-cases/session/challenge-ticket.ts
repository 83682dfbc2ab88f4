import type { Language } from '@luwag/contract/language';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

/** What the asking browser holds of a challenge; without it the code is worth nothing. */
export type ChallengeTicket = { phone: string; binder: string; language: Language };

/** Sealed for its own challenge, so that neither the browser nor another challenge can read a phone number out of it. */
export function sealTicket(personalData: PersonalData, challengeId: string, opened: ChallengeTicket): string {
  return personalData
    .seal(sealPlaces.loginChallenge(challengeId), JSON.stringify(opened))
    .toString('base64url');
}

/** The ticket of this challenge, or null for another's, a forged or a broken one. What opens is what was sealed. */
export function openTicket(
  personalData: PersonalData,
  challengeId: string,
  sealed: string | null,
): ChallengeTicket | null {
  if (sealed === null) return null;
  try {
    const plain = personalData.open(sealPlaces.loginChallenge(challengeId), Buffer.from(sealed, 'base64url'));
    return JSON.parse(plain.toString()) as ChallengeTicket;
  } catch {
    return null;
  }
}
