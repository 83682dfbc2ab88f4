import { timingSafeEqual } from 'node:crypto';
import type { PersonalData } from '../../ports/personal-data.ts';

/* A browser in which a number has logged in carries a signed mark of it, so that strangers' guesses cannot lock its owner out. */

export const deviceMarkLifeMs = 365 * 86_400_000;
/** Known for so long, a browser is taken for the borrower's own where more than a code is asked for. */
export const settledAfterMs = 24 * 3_600_000;
/** A phone shared by a family stays known for each of them. */
const mostMarks = 4;
const separator = '~';

/**
 * Adds a number to what a browser carries; the newest stands first. Each log-in renews the year, and keeps that the browser
 * has been known for a day. `knownBeside`: since when the browser has been known that this one logged in from.
 */
export function withDeviceMark(
  personalData: PersonalData,
  carried: string | null,
  phone: string,
  now: number,
  knownBeside: number | null = null,
): string {
  const since = Math.min(knownSince(personalData, carried, phone, now) ?? now, knownBeside ?? now);
  const issuedAt = Math.max(since, now - settledAfterMs);
  const mark = `${issuedAt.toString(36)}.${signatureOf(personalData, phone, issuedAt)}`;
  const others = marksIn(carried).filter((other) => !isMarkOf(personalData, other, phone));
  return [mark, ...others].slice(0, mostMarks).join(separator);
}

/** Whether a browser has logged in with this number within the last year. */
export function isKnownDevice(
  personalData: PersonalData,
  carried: string | null,
  phone: string,
  now: number,
): boolean {
  return knownSince(personalData, carried, phone, now) !== null;
}

/** Since when at the latest a browser has been known for this number, in milliseconds since 1970; null where it is not. */
export function knownSince(
  personalData: PersonalData,
  carried: string | null,
  phone: string,
  now: number,
): number | null {
  const mark = marksIn(carried).find((one) => isMarkOf(personalData, one, phone));
  if (mark === undefined) return null;
  const issuedAt = issuedAtOf(mark);
  return now - issuedAt <= deviceMarkLifeMs ? issuedAt : null;
}

/** The mark itself where a browser carries one of this name that still holds; null where it does not. */
export function deviceMarkOf(
  personalData: PersonalData,
  carried: string | null,
  name: string,
  now: number,
): string | null {
  if (knownSince(personalData, carried, name, now) === null) return null;
  return marksIn(carried).find((one) => isMarkOf(personalData, one, name)) ?? null;
}

function marksIn(carried: string | null): string[] {
  return carried === null ? [] : carried.split(separator).slice(0, mostMarks);
}

function issuedAtOf(mark: string): number {
  return Number.parseInt(mark.split('.', 1)[0] ?? '', 36);
}

function isMarkOf(personalData: PersonalData, mark: string, phone: string): boolean {
  const given = Buffer.from(mark.split('.')[1] ?? '');
  const issuedAt = issuedAtOf(mark);
  if (!Number.isSafeInteger(issuedAt)) return false;
  const right = Buffer.from(signatureOf(personalData, phone, issuedAt));
  return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf(personalData: PersonalData, phone: string, issuedAt: number): string {
  return personalData.sign('known-device', `${phone}|${issuedAt.toString(36)}`);
}
