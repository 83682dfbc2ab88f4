import type { FieldFailure } from '@luwag/contract/errors';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { Profile } from '../../store/profile.ts';

/** Only whose ID has one name alone has an account without a last name. */
export function missingLastName({ payeeLastName = '' }: DraftValues, { sections }: Profile): FieldFailure[] {
  const identity = sections.find(({ section }) => section === 'identity');
  const hasOneName = identity?.isComplete === true && identity.values['lastName'] === '';
  return hasOneName || payeeLastName.trim() !== '' ? [] : [{ path: 'payeeLastName', code: 'required' }];
}
