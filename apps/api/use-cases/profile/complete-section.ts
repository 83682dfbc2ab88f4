import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { Changes, SectionRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { retryFailedPayout } from '../payout/retry-payout.ts';
import { type Caller, type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { checkSection } from './check-section.ts';
import { isSectionEditable } from './profile-lock.ts';
import { type ProfileAnswer, profileParts, viewProfile } from './profile-view.ts';
import { sealSection } from './section-values.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

type CompleteContext = Pick<
  Context,
  'store' | 'now' | 'personalData' | 'livenessChallenge' | 'randomness' | 'addresses' | 'institutions'
>;
type Completion = { section: SectionName; values: DraftValues };

/** Checks a section and marks it done. A corrected payout account sends a payout that failed on its way again. */
export function completeSection(
  context: CompleteContext,
  caller: Caller,
  completion: Completion,
): Promise<Outcome<ProfileAnswer>> {
  return write(context, { caller, parts: profileParts }, (loaded) => decide(context, loaded, completion));
}

function decide(
  context: CompleteContext,
  loaded: Loaded,
  { section, values: typed }: Completion,
): Outcome<Decision<ProfileAnswer>> {
  if (!isSectionEditable(loaded, section)) return refused('profile_locked');
  const { customerId, phoneSealed } = loaded.customer;
  const ownPhone = context.personalData.open(sealPlaces.phone(customerId), phoneSealed).toString();
  const checked = checkSection(context, section, typed, ownPhone);
  if (!checked.ok) return refused('validation_failed', { fields: checked.failures });
  const row = completeRow(context, loaded, section, checked.values);
  const others = loaded.sections.filter((other) => other.section !== section);
  const after: Loaded = { ...loaded, sections: [...others, row] };
  const resent: Changes = section === 'payoutAccount' ? retryFailedPayout(context, after) : {};
  return done({
    changes: { ...resent, sections: [row] },
    answer: viewProfile(context, after),
  });
}

function completeRow(
  { personalData, now }: CompleteContext,
  loaded: Loaded,
  section: SectionName,
  values: DraftValues,
): SectionRow {
  const place = { customerId: loaded.customer.customerId, section };
  const document = `${values['idType'] ?? ''}|${values['idNumber'] ?? ''}`;
  return {
    ...place,
    valuesSealed: sealSection(personalData, place, values),
    step: loaded.sections.find((row) => row.section === section)?.step ?? 0,
    isComplete: true,
    uniqueIndex: section === 'identity' ? personalData.blindIndex('id-number', document) : null,
    savedAt: now(),
  };
}
