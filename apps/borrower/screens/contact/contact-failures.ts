import type { FieldFailure } from '@luwag/contract/errors';
import { mobileDigits } from '@luwag/contract/mobile-number';
import { isSameName } from '@luwag/contract/profile/same-name';
import { ownPhoneContactFields } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';

const contacts = ['emergency1', 'emergency2', 'person1', 'person2', 'person3'] as const;

/**
 * Numbers that belong to someone already named, or to the borrower. The contract's own rule needs all five contacts;
 * this one speaks as soon as the second is there.
 */
export function contactFailures(values: DraftValues, ownPhone: string): readonly FieldFailure[] {
  const seen = new Set<string>();
  const repeated = contacts.flatMap((contact): FieldFailure[] => {
    const digits = mobileDigits(values[`${contact}Phone`] ?? '');
    if (digits === null) return [];
    if (!seen.has(digits)) {
      seen.add(digits);
      return [];
    }
    const code = contact === 'emergency2' ? 'emergency_contacts_same' : 'contact_repeated';
    return [{ path: `${contact}Phone`, code }];
  });
  const own = ownPhoneContactFields(values, ownPhone).map((path) => ({ path, code: 'contact_is_own_phone' }));
  return [...own, ...repeated, ...sameNames(values)];
}

/** Two emergency contacts of one name are one person with two numbers. */
function sameNames(values: DraftValues): FieldFailure[] {
  const [one = '', other = ''] = [values['emergency1Name'], values['emergency2Name']];
  const isSame = other.trim() !== '' && isSameName(one, other);
  return isSame ? [{ path: 'emergency2Name', code: 'emergency_names_same' }] : [];
}
