import { timingSafeEqual } from 'node:crypto';
import type { PersonalData } from '../../ports/personal-data.ts';

export const uploadLifeMs = 10 * 60_000;

export type UploadLink = { customerId: string; photoId: string; expires: string; signature: string };

/** Returns an address that takes one photo's bytes for ten minutes from anyone who holds it. */
export function uploadUrlOf(
  personalData: PersonalData,
  photo: { customerId: string; photoId: string },
  expiresAt: number,
): string {
  const signature = signatureOf(personalData, photo, expiresAt);
  return `/api/photos/${photo.customerId}/${photo.photoId}/content?expires=${expiresAt}&signature=${signature}`;
}

/** Whether a link is ours, for this photo, and still in time. */
export function isUploadLinkGood(personalData: PersonalData, link: UploadLink, now: number): boolean {
  const expiresAt = Number(link.expires);
  if (!/^\d{1,16}$/.test(link.expires) || expiresAt <= now) return false;
  const right = Buffer.from(signatureOf(personalData, link, expiresAt));
  const given = Buffer.from(link.signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf(
  personalData: PersonalData,
  { customerId, photoId }: { customerId: string; photoId: string },
  expiresAt: number,
): string {
  return personalData.sign('photo-upload', `${customerId}|${photoId}|${expiresAt}`);
}
