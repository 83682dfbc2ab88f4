import type { PersonalData } from '../../ports/personal-data.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

/** The numbers of a step that changes a customer's phone number. */
export type PhoneChange = { from: string; to: string };

/** Both numbers as one piece of personal data, kept with the step and not in what the log and the lists are made of. */
export function sealPhoneChange(personalData: PersonalData, requestId: string, change: PhoneChange): Buffer {
  return personalData.seal(sealPlaces.requestDetails(requestId), JSON.stringify(change));
}

/** The numbers of a step; null where it has none, or they are not kept any more. */
export function openPhoneChange(
  personalData: PersonalData,
  { requestId, detailsSealed }: Pick<RequestRow, 'requestId' | 'detailsSealed'>,
): PhoneChange | null {
  if (detailsSealed === null) return null;
  return JSON.parse(
    personalData.open(sealPlaces.requestDetails(requestId), detailsSealed).toString(),
  ) as PhoneChange;
}
