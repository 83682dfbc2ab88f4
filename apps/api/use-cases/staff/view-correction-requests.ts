import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCase } from '@luwag/contract/endpoints/staff/get-case';
import { photoOfItem } from '@luwag/contract/profile/correction';
import type { CorrectionRequest } from '../../ports/application-rows.ts';
import type { ApplicationRow, PhotoRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { answersBefore, type AnswersBefore } from '../customer-data/answers-before.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { photoOf } from '../customer-data/selfie-state.ts';
import type { Loaded } from '../write.ts';

type View = CallOutput<typeof getCase>['correctionRequests'][number];
type ItemView = View['items'][number];
type SentItem = CorrectionRequest['items'][number];

/** Returns each correction request, the newest first, with when each item was renewed and what it was before. */
export function viewCorrectionRequests(
  personalData: PersonalData,
  loaded: Loaded<'sections' | 'photos'>,
  application: ApplicationRow,
): View[] {
  const before = answersBefore(personalData, application);
  const last = application.correctionRequests.at(-1);
  return application.correctionRequests.toReversed().map((correctionRequest) => ({
    requestedAt: isoInstant(correctionRequest.requestedAt),
    returnedAt: isoInstantOrNull(correctionRequest.returnedAt),
    items: correctionRequest.items.map((item) =>
      viewItem(personalData, loaded, item, correctionRequest === last ? before : {}),
    ),
  }));
}

function viewItem(
  personalData: PersonalData,
  loaded: Loaded<'sections' | 'photos'>,
  { item, reasonCode, photoId }: SentItem,
  before: AnswersBefore,
): ItemView {
  const kind = photoOfItem(item);
  if (kind !== null) {
    const now = photoOf(loaded, kind);
    const isRenewed = now !== undefined && now.photoId !== photoId;
    return {
      item,
      reasonCode,
      renewedAt: isRenewed ? isoInstantOrNull(now.uploadedAt) : null,
      photoBefore: viewCasePhoto(loaded.photos.find((photo) => photo.photoId === photoId)),
      answersBefore: [],
    };
  }
  const row = loaded.sections.find(({ section }) => section === item);
  const values = row === undefined ? {} : sectionValues(personalData, loaded, row.section);
  const changed = Object.entries(before[item] ?? {}).filter(([field, was]) => (values[field] ?? '') !== was);
  return {
    item,
    reasonCode,
    renewedAt: row?.isComplete === true ? isoInstant(row.savedAt) : null,
    photoBefore: null,
    answersBefore: changed.map(([field, was]) => ({ field, masked: masked(was) })),
  };
}

/** Enough to tell two answers apart, too little to use the former one. */
function masked(value: string): string {
  return value === '' ? '' : `${value.slice(0, 1)}•••${value.length > 6 ? value.slice(-2) : ''}`;
}

/** A photo as staff see it, or null where it never arrived. */
export function viewCasePhoto(photo: PhotoRow | undefined): ItemView['photoBefore'] {
  if (photo === undefined || photo.uploadedAt === null) return null;
  const { photoId, kind, widthPixels, heightPixels } = photo;
  const uploadedAt = isoInstant(photo.uploadedAt);
  return { photoId, kind, widthPixels: widthPixels ?? 0, heightPixels: heightPixels ?? 0, uploadedAt };
}
