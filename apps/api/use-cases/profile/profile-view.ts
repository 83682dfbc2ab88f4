import type { CallOutput } from '@luwag/contract/endpoint';
import type { completeSection } from '@luwag/contract/endpoints/profile/complete-section';
import type { saveSectionDraft } from '@luwag/contract/endpoints/profile/save-section-draft';
import { profilePhotoKinds } from '@luwag/contract/profile/section-names';
import type { CustomerSnapshot, Part, PhotoRow, SectionRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import type { Context } from '../context.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { isoInstant } from '../iso-instant.ts';
import { viewFacebookBonus } from '../rewards/facebook-bonus.ts';
import { isAccountChangedByCode, isEditable, isIdentityFixed } from '../customer-data/profile-lock.ts';
import { correctionItemsOf } from '../customer-data/correction-items.ts';
import { openSection } from '../customer-data/section-values.ts';
import {
  askedActions,
  faceCheckOf,
  photoOf,
  selfiesBefore,
  selfieTriesLeft,
} from '../customer-data/selfie-state.ts';
import { tasksOf } from '../customer-data/tasks.ts';

/** What a profile is shown with. */
export type ProfileContext = Pick<Context, 'personalData' | 'livenessChallenge' | 'facebookBonus'>;

export type ProfileAnswer = CallOutput<typeof completeSection>;
export type SectionAnswer = CallOutput<typeof saveSectionDraft>;
export type PhotoAnswer = ProfileAnswer['photos'][number];

/** What a profile is made of, and what says whether it may be written. */
export const profileParts = [
  'sections',
  'photos',
  'applications',
  'loans',
] as const satisfies readonly Part[];
export type ProfilePart = (typeof profileParts)[number];

export function viewProfile(
  context: ProfileContext,
  owned: Pick<CustomerSnapshot, 'customer' | 'sections' | 'photos' | 'applications' | 'loans'>,
): ProfileAnswer {
  const { personalData } = context;
  const newest = profilePhotoKinds.map((kind) => photoOf(owned, kind)).filter((photo) => photo !== undefined);
  const check = faceCheckOf(owned);
  const { customer } = owned;
  return {
    phone:
      customer === null
        ? ''
        : personalData.open(sealPlaces.phone(customer.customerId), customer.phoneSealed).toString(),
    tasks: tasksOf(personalData, owned),
    sections: owned.sections.map((row) => viewSection(personalData, row)),
    photos: newest.map((photo) => viewPhoto(photo)),
    selfieCheck: {
      verdict: check?.verdict ?? null,
      reasonCode: check?.reason ?? null,
      triesLeft: selfieTriesLeft(owned),
      actions: [...askedActions(context, owned.customer?.customerId ?? '', selfiesBefore(owned))],
    },
    isEditable: isEditable(owned),
    isIdentityFixed: isIdentityFixed(owned),
    isAccountChangedByCode: isAccountChangedByCode(owned),
    correctionItems: correctionItemsOf(personalData, owned),
    facebookBonus: viewFacebookBonus(context, owned.customer),
  };
}

export function viewSection(personalData: PersonalData, row: SectionRow): SectionAnswer {
  const { section, step, isComplete, savedAt } = row;
  return {
    section,
    values: openSection(personalData, row),
    step,
    isComplete,
    savedAt: isoInstant(savedAt),
  };
}

export function viewPhoto(photo: PhotoRow): PhotoAnswer {
  const { photoId, kind, widthPixels, heightPixels, uploadedAt, requestedAt } = photo;
  return {
    photoId,
    kind,
    widthPixels: widthPixels ?? 0,
    heightPixels: heightPixels ?? 0,
    uploadedAt: isoInstant(uploadedAt ?? requestedAt),
  };
}
