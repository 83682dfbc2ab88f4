import type { FieldFailure } from '@luwag/contract/errors';
import { parseFields } from '@luwag/contract/field-failures';
import { birthDateFailures, birthDayFailures } from '@luwag/contract/profile/birth-date';
import { ownPhoneContactFields, type SectionName } from '@luwag/contract/profile/section-names';
import { type DraftValues, sections } from '@luwag/contract/profile/sections';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';

type Checked = { ok: true; values: DraftValues } | { ok: false; failures: readonly FieldFailure[] };

/** The book has borrowers of any age; who applies is of the ages that are lent to. */
type Purpose = 'application' | 'book';

/** A section's values as parsed, or every field that was refused. Paths are the section's own field names. */
export function checkSection(
  context: Pick<Context, 'addresses' | 'institutions' | 'now'>,
  section: SectionName,
  typed: DraftValues,
  ownPhone: string,
  purpose: Purpose = 'application',
): Checked {
  const parsed = parseFields(sections[section], typed);
  if (!parsed.ok) return parsed;
  const values: DraftValues = { ...parsed.value };
  const failures = failuresBeyondForm(context, section, values, { ownPhone, purpose });
  return failures.length > 0 ? { ok: false, failures } : { ok: true, values };
}

/** What only the server can check: the borrower's own number, the day, and which places and banks exist. */
function failuresBeyondForm(
  { addresses, institutions, now }: Pick<Context, 'addresses' | 'institutions' | 'now'>,
  section: SectionName,
  values: DraftValues,
  { ownPhone, purpose }: { ownPhone: string; purpose: Purpose },
): FieldFailure[] {
  switch (section) {
    case 'contacts':
      return ownPhoneContactFields(values, ownPhone).map((path) => ({ path, code: 'contact_is_own_phone' }));
    case 'address':
      return addresses.placeOf(values['barangayCode'] ?? '') === null
        ? [{ path: 'barangayCode', code: 'barangay_unknown' }]
        : [];
    case 'payoutAccount':
      return accountFailures(institutions, values);
    case 'identity':
      return (purpose === 'book' ? birthDayFailures : birthDateFailures)(
        values['birthOn'] ?? '',
        manilaDateOf(now()),
      );
    case 'basic':
    case 'basicMore':
    case 'work':
      return [];
    default:
      return section satisfies never;
  }
}

function accountFailures(institutions: Context['institutions'], values: DraftValues): FieldFailure[] {
  const institution = institutions.find(values['institutionCode'] ?? '');
  if (institution?.isOffered !== true || institution.accountType !== values['accountType']) {
    return [{ path: 'institutionCode', code: 'institution_unknown' }];
  }
  const { numberLengths } = institution;
  const path = institution.accountType === 'bankCard' ? 'accountNumber' : 'walletNumber';
  const number = values[path];
  if (number === undefined || numberLengths.length === 0 || numberLengths.includes(number.length)) return [];
  return [{ path, code: 'account_number_length' }];
}
