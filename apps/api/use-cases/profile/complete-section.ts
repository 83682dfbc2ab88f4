import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { Changes, SectionRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { retryFailedPayout } from '../payout/retry-payout.ts';
import { type Caller, type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { checkSection } from './check-section.ts';
import { isSectionEditable } from '../customer-data/profile-lock.ts';
import {
  type ProfileAnswer,
  type ProfileContext,
  type ProfilePart,
  profileParts,
  viewProfile,
} from './profile-view.ts';
import { sealSection, sectionValues } from '../customer-data/section-values.ts';
import { otherName } from '@luwag/contract/profile/account-change';
import { deviceWaitsUntil, firstApprovedAt } from '../session/device-trust.ts';
import { isoInstant } from '../iso-instant.ts';
import { messageFor } from '../messages/message-for.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { bindFacebookUsername } from '../rewards/facebook-bonus.ts';
import type { LimitBonusContext } from '../rewards/limit-bonus.ts';

type CompleteContext = ProfileContext &
  LimitBonusContext &
  Pick<Context, 'store' | 'randomness' | 'addresses' | 'institutions'>;
type Completion = {
  section: SectionName;
  values: DraftValues;
  /** The marks of the numbers known on the asking browser; null where it carries none. */
  device: string | null;
};

/**
 * Checks a section and marks it done. A corrected payout account sends a payout that failed on its way again; once somebody
 * is approved it carries the name on their ID, is not changed by a browser that came since, and its owner is told. A Facebook
 * username raises the limit.
 */
export function completeSection(
  context: CompleteContext,
  caller: Caller,
  completion: Completion,
): Promise<Outcome<ProfileAnswer>> {
  return write(context, { caller, parts: profileParts }, (loaded) =>
    decide(context, loaded, caller, completion),
  );
}

function decide(
  context: CompleteContext,
  loaded: Loaded<ProfilePart>,
  caller: Caller,
  { section, values: typed, device }: Completion,
): Outcome<Decision<ProfileAnswer>> {
  if (!isSectionEditable(loaded, section)) return refused('profile_locked');
  const { customerId, phoneSealed } = loaded.customer;
  const ownPhone = context.personalData.open(sealPlaces.phone(customerId), phoneSealed).toString();
  const checked = checkSection(context, section, typed, ownPhone);
  if (!checked.ok) return refused('validation_failed', { fields: checked.failures });
  const isPaidThere = section === 'payoutAccount' && firstApprovedAt(loaded) !== null;
  if (isPaidThere && caller.kind === 'customer') {
    const waitsUntil = deviceWaitsUntil(context, loaded, device);
    if (waitsUntil !== null) return refused('new_device_wait', { retryAt: isoInstant(waitsUntil) });
    const identity = sectionValues(context.personalData, loaded, 'identity');
    const fields = otherName(identity, checked.values);
    if (fields.length > 0) return refused('validation_failed', { fields });
  }
  const row = completeRow(context, loaded, section, checked.values);
  const others = loaded.sections.filter((other) => other.section !== section);
  const bound =
    section === 'basicMore'
      ? bindFacebookUsername(context, loaded.customer, checked.values['facebookUsername'] ?? '')
      : null;
  const customer = { ...loaded.customer, ...bound?.customer };
  const after: Loaded<ProfilePart> = { ...loaded, customer, sections: [...others, row] };
  const resent: Changes = section === 'payoutAccount' ? retryFailedPayout(context, after) : {};
  const told = isPaidThere
    ? messageFor(context, loaded.customer, {
        code: 'accountChanged',
        about: context.randomness.uuid(),
        facts: {},
      })
    : [];
  return done({
    changes: { ...resent, ...bound, sections: [row], messages: [...(resent.messages ?? []), ...told] },
    answer: viewProfile(context, after),
  });
}

function completeRow(
  { personalData, now }: CompleteContext,
  loaded: Loaded<'sections'>,
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
