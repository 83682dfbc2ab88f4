import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { SectionRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { type Caller, done, type Outcome, refused, write } from '../write.ts';
import { isoInstant } from '../iso-instant.ts';
import { deviceWaitsUntil } from '../session/device-trust.ts';
import { isSectionEditable } from '../customer-data/profile-lock.ts';
import { profileParts, type SectionAnswer, viewSection } from './profile-view.ts';
import { sealSection, sectionValues } from '../customer-data/section-values.ts';

type Draft = {
  section: SectionName;
  values: DraftValues;
  step: number;
  /** The marks of the numbers known on the asking browser, where it carries any. */
  device?: string | null;
};

/**
 * Keeps what has been typed so far. A finished section stays finished only while nothing in it differs. The account of somebody approved
 * is not unfinished by a browser that came since: its owner could take no money there, and would be asked to confirm a stranger's.
 */
export function saveSectionDraft(
  context: Pick<Context, 'store' | 'now' | 'personalData'>,
  caller: Caller,
  { section, values, step, device = null }: Draft,
): Promise<Outcome<SectionAnswer>> {
  const { personalData, now } = context;
  return write(context, { caller, parts: profileParts }, (loaded) => {
    if (!isSectionEditable(loaded, section)) return refused('profile_locked');
    const known = loaded.sections.find((row) => row.section === section);
    const isSame = known !== undefined && areEqual(sectionValues(personalData, loaded, section), values);
    const waitsUntil =
      isSame || section !== 'payoutAccount' ? null : deviceWaitsUntil(context, loaded, device);
    if (waitsUntil !== null) return refused('new_device_wait', { retryAt: isoInstant(waitsUntil) });
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
