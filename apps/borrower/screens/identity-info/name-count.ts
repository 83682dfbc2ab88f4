import type { DraftValues } from '@luwag/contract/profile/sections';
import type { Profile } from '../../store/profile.ts';

/** Stands in the draft beside the answers: the borrower has one name alone, and no last name is asked for. */
export function hasOneName(values: DraftValues): boolean {
  return values['oneName'] === 'yes';
}

/** An ID that was handed in without a last name has one name. */
export function knownNameCount({ sections }: Profile): DraftValues {
  const known = sections.find(({ section }) => section === 'identity');
  return known?.isComplete === true && known.values['lastName'] === '' ? { oneName: 'yes' } : {};
}
