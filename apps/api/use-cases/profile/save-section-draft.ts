import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { SectionRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { type Caller, done, type Outcome, refused, write } from '../write.ts';
import { isSectionEditable } from '../customer-data/profile-lock.ts';
import { profileParts, type SectionAnswer, viewSection } from './profile-view.ts';
import { sealSection, sectionValues } from '../customer-data/section-values.ts';

/** Keeps what has been typed so far. A finished section stays finished only while nothing in it differs. */
export function saveSectionDraft(
  context: Pick<Context, 'store' | 'now' | 'personalData'>,
  caller: Caller,
  draft: { section: SectionName; values: DraftValues; step: number },
): Promise<Outcome<SectionAnswer>> {
  const { personalData, now } = context;
  const { section, values, step } = draft;
  return write(context, { caller, parts: profileParts }, (loaded) => {
    if (!isSectionEditable(loaded, section)) return refused('profile_locked');
    const known = loaded.sections.find((row) => row.section === section);
    const isSame = known !== undefined && areEqual(sectionValues(personalData, loaded, section), values);
    const place = { customerId: loaded.customer.customerId, section };
    const row: SectionRow = {
      ...place,
      valuesSealed: isSame ? known.valuesSealed : sealSection(personalData, place, values),
      step,
      isComplete: isSame && known.isComplete,
      uniqueIndex: isSame ? known.uniqueIndex : null,
      savedAt: now(),
    };
    return done({ changes: { sections: [row] }, answer: viewSection(personalData, row) });
  });
}

/** A field that was left out and one that was left empty are the same answer. */
function areEqual(one: DraftValues, other: DraftValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
