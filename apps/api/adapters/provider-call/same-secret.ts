import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same, in a time that says nothing about where they differ. */
export function isSameSecret(given: string, known: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(known));
}

/** An id for an event whose sender gives none: the same bytes have the same id. */
export function idOfBody(rawBody: string): string {
  return `sha256-${digestOf(rawBody).toString('hex')}`;
}

function digestOf(words: string): Buffer {
  return createHash('sha256').update(words).digest();
}
