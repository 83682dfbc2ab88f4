import type { DraftValues } from '@luwag/contract/profile/sections';
import type { Profile } from '../../store/profile.ts';

/** The account must be the borrower's own, so the name on the ID is the best guess; and the phone is at hand. */
export function payeeFromIdentity({ sections, phone }: Profile): DraftValues {
  const identity = sections.find(({ section }) => section === 'identity')?.values ?? {};
  const known: Record<string, string | undefined> = {
    payeeFirstName: identity['firstName'],
    payeeMiddleName: identity['middleName'],
    payeeLastName: identity['lastName'],
    payoutPhone: `0${phone}`,
    walletNumber: `0${phone}`,
  };
  const filled = Object.entries(known).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(filled);
}
