import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded before the server whose screens are pictured, so that two runs give the same pictures: the machine's clock stands still,
 * and numbers that people read, as those of orders and payments, come in the same order, as do ids, by which some lists are sorted.
 * Keys stay random. The sandbox's clock can still be moved ahead.
 */

const givenAt = process.env['FIXED_AT'];
const fixedAtMs = Date.parse(givenAt ?? '');
if (Number.isNaN(fixedAtMs)) throw new Error('FIXED_AT is no instant');

const now = (): number => fixedAtMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget): object =>
    Reflect.construct(target, given.length === 0 ? [fixedAtMs] : given, newTarget) as Date,
  apply: () => new Date(fixedAtMs).toString(),
  get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
});

/** A sequence for each size of number: a code sent by SMS takes nothing from the numbers of payments. */
const states = new Map<number, number>();

/** A step of Mulberry32, a generator of 32 bits. */
function nextShare(most: number): number {
  const state = ((states.get(most) ?? 1) + 0x6d_2b_79_f5) | 0;
  states.set(most, state);
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const idBytes = 16;
/** A sequence of their own: no number that people read is below it. */
const ofIds = 256;

Object.assign(crypto, {
  randomUUID: (): string => {
    const digits = Array.from({ length: idBytes }, () => Math.floor(nextShare(ofIds) * ofIds))
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  },
  randomInt: (first: number, most?: number): number => {
    const [from, below] = most === undefined ? [0, first] : [first, most];
    return from + Math.floor(nextShare(below) * (below - from));
  },
});
syncBuiltinESMExports();
