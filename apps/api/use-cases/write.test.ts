import { expect, it } from 'vitest';
import type { CustomerSnapshot, Part } from '../ports/customer-store.ts';
import { done, type Loaded, read, write } from './write.ts';

/* A decision sees only the parts it names. The compiler checks it: a constant below with the wrong value does not compile. */

type Sees<T, Field extends PropertyKey> = Field extends keyof T ? true : false;
type SeenBy<Load extends (...parameters: never[]) => Promise<{ ok: boolean; value?: unknown }>> = Extract<
  Awaited<ReturnType<Load>>,
  { ok: true }
>['value'];

type ReadContext = Parameters<typeof read>[0];
const caller = { kind: 'system', customerId: 'c' } as const;

it('sees every part it names and no other', () => {
  const seesNamed: Sees<Loaded<'loans'>, 'loans'> = true;
  const seesOther: Sees<Loaded<'loans'>, 'payments'> = false;
  const seesOfNone: Sees<Loaded, Exclude<keyof CustomerSnapshot, 'session' | 'answer' | 'customer'>> = false;
  const seesByOtherName: Sees<Loaded<'sameDocument'>, 'hasSameDocument'> = true;
  expect([seesNamed, seesOther, seesOfNone, seesByOtherName]).toEqual([true, false, false, true]);
});

it('serves a function that names less, and none that names more', () => {
  const servesLess: Loaded<'loans' | 'payments'> extends Loaded<'loans'> ? true : false = true;
  const servesMore: Loaded<'loans'> extends Loaded<'loans' | 'payments'> ? true : false = false;
  expect([servesLess, servesMore]).toEqual([true, false]);
});

const readLoans = (context: ReadContext) => read(context, caller, ['loans']);
const readEither = (context: ReadContext, isAll: boolean) =>
  read(context, caller, isAll ? ['loans', 'payments'] : ['loans']);
const readUnknown = (context: ReadContext, parts: readonly Part[]) => read(context, caller, parts);
const readUnknownToo = (context: ReadContext, parts: readonly Part[]) =>
  read(context, caller, ['loans', ...parts]);

it('takes the parts from the list as it is written, and takes none from a list of unknown length', () => {
  const seesNamed: Sees<SeenBy<typeof readLoans>, 'loans'> = true;
  const seesOther: Sees<SeenBy<typeof readLoans>, 'payments'> = false;
  const seesOfBoth: Sees<SeenBy<typeof readEither>, 'loans'> = true;
  const seesOfOne: Sees<SeenBy<typeof readEither>, 'payments'> = false;
  const seesOfUnknown: Sees<SeenBy<typeof readUnknown>, 'loans'> = false;
  const seesBesideUnknown: Sees<SeenBy<typeof readUnknownToo>, 'loans'> = false;
  expect([seesNamed, seesOther, seesOfBoth, seesOfOne]).toEqual([true, false, true, false]);
  expect([seesOfUnknown, seesBesideUnknown]).toEqual([false, false]);
});

const writeLoans = (context: ReadContext) =>
  write(context, { caller, parts: ['loans'] }, (loaded) => done({ changes: {}, answer: loaded }));

it('hands the decision of a write the same parts', () => {
  const seesNamed: Sees<SeenBy<typeof writeLoans>, 'loans'> = true;
  const seesOther: Sees<SeenBy<typeof writeLoans>, 'payments'> = false;
  expect([seesNamed, seesOther]).toEqual([true, false]);
});
