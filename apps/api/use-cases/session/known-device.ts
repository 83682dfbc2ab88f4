import { timingSafeEqual } from 'node:crypto';
import type { CustomerRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import type { Context } from '../context.ts';

/* A browser in which a number has logged in carries a signed mark of it, so that strangers' guesses cannot lock its owner out. */

export const deviceMarkLifeMs = 365 * 86_400_000;
/** Known for so long, a browser is taken for the borrower's own where more than a code is asked for. */
export const settledAfterMs = 24 * 3_600_000;
/** A phone shared by a family stays known for each of them. */
const mostMarks = 4;
const separator = '~';

/**
 * Adds a name to what a browser carries; the newest stands first. Each log-in renews the year, and keeps that the browser
 * has been known for a day. `knownBeside`: since when the browser has been known that this one logged in from.
 */
export function withDeviceMark(
  personalData: PersonalData,
  carried: string | null,
  name: string,
  now: number,
  knownBeside: number | null = null,
): string {
  const since = Math.min(knownSince(personalData, carried, name, now) ?? now, knownBeside ?? now);
  const issuedAt = Math.max(since, now - settledAfterMs);
  const mark = `${issuedAt.toString(36)}.${signatureOf(personalData, name, issuedAt)}`;
  const others = marksIn(carried).filter((other) => !isMarkOf(personalData, other, name));
  return [mark, ...others].slice(0, mostMarks).join(separator);
}

/** What the marks of a number are signed for. */
export function markNameOf(
  phone: string,
  { deviceGeneration }: Pick<CustomerRow, 'deviceGeneration'>,
): string {
  return `${phone} ${deviceGeneration}`;
}

/**
 * Whether a browser has logged in with this number within the last year, and its marks were not voided since. One without
 * marks asks the database nothing.
 */
export async function isKnownDevice(
  { store, personalData, now }: Pick<Context, 'store' | 'personalData' | 'now'>,
  carried: string | null,
  phone: string,
): Promise<boolean> {
  if (carried === null) return false;
  const customerId = await store.findByPhone(personalData.blindIndex('phone', phone));
  if (customerId === null) return false;
  const { customer } = await store.load({ customerId, parts: [] });
  return customer !== null && knownSince(personalData, carried, markNameOf(phone, customer), now()) !== null;
}

/** Moves a mark to another name, under which the browser has been known for as long. */
export function withRenamedMark(
  personalData: PersonalData,
  carried: string | null,
  { from, to }: { from: string; to: string },
  now: number,
): string {
  const others = marksIn(carried).filter((mark) => !isMarkOf(personalData, mark, from));
  const since = knownSince(personalData, carried, from, now);
  return withDeviceMark(personalData, others.join(separator), to, now, since);
}

/** Since when at the latest a browser has been known under this name, in milliseconds since 1970; null where it is not. */
export function knownSince(
  personalData: PersonalData,
  carried: string | null,
  name: string,
  now: number,
): number | null {
  const mark = marksIn(carried).find((one) => isMarkOf(personalData, one, name));
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
  return carried === null || carried === '' ? [] : carried.split(separator).slice(0, mostMarks);
}

function issuedAtOf(mark: string): number {
  return Number.parseInt(mark.split('.', 1)[0] ?? '', 36);
}

function isMarkOf(personalData: PersonalData, mark: string, name: string): boolean {
  const given = Buffer.from(mark.split('.')[1] ?? '');
  const issuedAt = issuedAtOf(mark);
  if (!Number.isSafeInteger(issuedAt)) return false;
  const right = Buffer.from(signatureOf(personalData, name, issuedAt));
  return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf(personalData: PersonalData, name: string, issuedAt: number): string {
  return personalData.sign('known-device', `${name}|${issuedAt.toString(36)}`);
}
