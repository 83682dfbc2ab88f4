import { movementBreakKinds } from '@luwag/contract/break-kinds';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { addCentavos, centavos, subtractCentavos } from '@luwag/loan-engine/money/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListedMovement } from '../../ports/provider-list.ts';
import type { BookedMovement, SettledPayment } from '../../ports/reconciliation.ts';
import { findBreaks, type Sides } from './find-breaks.ts';

type MovementBreakKind = (typeof movementBreakKinds)[number];

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`find-breaks.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);

const on = localDate('2026-11-27');
const settledThrough = addDays(on, -4);
const paidAt = startOfDayMs(addDays(on, -1)) + 10 * 3_600_000;
const [fee, vat] = [centavos(1_000), centavos(120)];

/** One movement on all its sides, as it is where nothing is wrong. */
type Case = {
  booked: BookedMovement | null;
  listed: readonly ListedMovement[];
  settled: readonly SettledPayment[];
};

function sound(direction: 'in' | 'out', index: number, amount: number): Case {
  const reference = `LW-${direction}-${index}`;
  const providerId = `${direction === 'in' ? 'py' : 'po'}-${index}`;
  const amountCentavos = centavos(amount);
  const listed: ListedMovement = {
    direction,
    providerId,
    reference,
    amountCentavos,
    feeCentavos: fee,
    vatCentavos: vat,
    outcome: 'success',
    at: paidAt,
  };
  const net = subtractCentavos(amountCentavos, addCentavos(fee, vat));
  const line = {
    providerId,
    reference,
    grossCentavos: amountCentavos,
    feeCentavos: fee,
    vatCentavos: vat,
    netCentavos: net,
  };
  return {
    booked: {
      direction,
      reference,
      providerId,
      partnerReference: null,
      amountCentavos,
      state: 'stands',
      at: paidAt,
    },
    listed: [listed],
    settled: direction === 'in' ? [line] : [],
  };
}

const kindsOf = (...cases: readonly Case[]) =>
  findBreaks(sidesOf(cases)).map(({ kind, subject }) => `${kind} ${subject}`);

const more = centavos(100);
/** What a person or a provider does wrong; each makes one break of its kind and no other. */
const plants: Readonly<Record<MovementBreakKind, (one: Case) => Case>> = {
  'not-at-provider': (one) => ({ ...one, listed: [] }),
  'not-in-ledger': (one) => ({ ...one, booked: null }),
  'paid-out-twice': (one) => ({
    ...one,
    listed: one.listed.flatMap((row) => [row, { ...row, providerId: `${row.providerId}-again` }]),
  }),
  'amount-differs': (one) => ({ ...one, booked: changed(one.booked, { amountCentavos: more }) }),
  'state-differs': (one) => ({ ...one, booked: changed(one.booked, { state: 'failed' }) }),
  'reversed-at-provider': (one) => ({
    ...one,
    listed: one.listed.map((row) => ({ ...row, outcome: 'reversed' })),
  }),
  'day-differs': (one) => ({ ...one, booked: changed(one.booked, { at: paidAt - 86_400_000 }) }),
  'not-settled': (one) => ({
    booked: changed(one.booked, { at: paidAt - 4 * 86_400_000 }),
    listed: one.listed.map((row) => ({ ...row, at: paidAt - 4 * 86_400_000 })),
    settled: [],
  }),
  'settled-unknown': (one) => ({ ...one, booked: null, listed: [] }),
  'settled-twice': (one) => ({ ...one, settled: [...one.settled, ...one.settled] }),
  'settled-amount-differs': (one) => ({
    ...one,
    settled: one.settled.map((line) => ({
      ...line,
      grossCentavos: addCentavos(line.grossCentavos, more),
      netCentavos: addCentavos(line.netCentavos, more),
    })),
  }),
  'fee-differs': (one) => ({
    ...one,
    settled: one.settled.map((line) => ({
      ...line,
      feeCentavos: addCentavos(line.feeCentavos, more),
      netCentavos: subtractCentavos(line.netCentavos, more),
    })),
  }),
};
const onlyPayouts: ReadonlySet<MovementBreakKind> = new Set(['paid-out-twice']);
const bothWays: ReadonlySet<MovementBreakKind> = new Set([
  'not-at-provider',
  'not-in-ledger',
  'amount-differs',
  'state-differs',
  'reversed-at-provider',
]);

function changed(booked: BookedMovement | null, changes: Partial<BookedMovement>): BookedMovement | null {
  return booked === null ? null : { ...booked, ...changes };
}

function sidesOf(cases: readonly Case[]): Sides {
  return {
    booked: cases.flatMap(({ booked }) => (booked === null ? [] : [booked])),
    listed: cases.flatMap(({ listed }) => listed),
    settled: cases.flatMap(({ settled }) => settled),
    on,
    settledThrough,
  };
}

function plantedKind(index: number): { kind: MovementBreakKind; direction: 'in' | 'out' } {
  const kind = movementBreakKinds[index % movementBreakKinds.length] ?? 'amount-differs';
  const isPayout = onlyPayouts.has(kind) || (bothWays.has(kind) && index % 24 >= 12);
  return { kind, direction: isPayout ? 'out' : 'in' };
}

describe('breaks between ledger, provider and settlement', () => {
  test('1,000 planted breaks of 12 kinds among 20,000 movements are all found, and nothing else is', () => {
    const planted = Array.from({ length: 1_000 }, (_, index) => {
      const { kind, direction } = plantedKind(index);
      return { kind, one: plants[kind](sound(direction, index, 50_000 + index)) };
    });
    const others = Array.from({ length: 19_000 }, (_, index) =>
      sound(index % 2 === 0 ? 'in' : 'out', 1_000 + index, 10_000 + index),
    );
    const order =
      fc.sample(fc.shuffledSubarray(planted, { minLength: 1_000 }), { numRuns: 1, seed })[0] ?? [];
    const cases = order.flatMap(({ one }, index) => [...others.slice(index * 19, (index + 1) * 19), one]);
    const found = findBreaks(sidesOf(cases)).map(({ kind, subject }) => `${kind} ${subject}`);
    const expected = planted.map(({ kind, one }) => {
      const { direction, reference, providerId } = one.booked ??
        one.listed[0] ?? { direction: 'in', reference: '', providerId: one.settled[0]?.providerId ?? '' };
      return `${kind} ${direction === 'out' ? reference : providerId}`;
    });
    expect(found).toHaveLength(1_000);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(new Set(planted.map(({ kind }) => kind)).size).toBe(12);
  });

  test('books that agree have no break, however the rows are ordered', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isPayout: fc.boolean(), amount: fc.integer({ min: 2_000, max: 5_000_000 }) }), {
          maxLength: 40,
        }),
        fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
        (rows, [isBookedTurned, isListedTurned, isSettledTurned]) => {
          const cases = rows.map(({ isPayout, amount }, index) =>
            sound(isPayout ? 'out' : 'in', index, amount),
          );
          const { booked, listed, settled, ...day } = sidesOf(cases);
          expect(
            findBreaks({
              ...day,
              booked: isBookedTurned ? booked.toReversed() : booked,
              listed: isListedTurned ? listed.toReversed() : listed,
              settled: isSettledTurned ? settled.toReversed() : settled,
            }),
          ).toEqual([]);
        },
      ),
      { seed, numRuns: 200 },
    );
  });

  test('what failed or is under way on both sides is no break, nor is a payment not yet due to be settled', () => {
    const failed = sound('out', 1, 40_000);
    const underWay = sound('out', 2, 40_000);
    const fresh = sound('in', 3, 40_000);
    const cases: readonly Case[] = [
      {
        ...failed,
        booked: changed(failed.booked, { state: 'failed' }),
        listed: failed.listed.map((row) => ({ ...row, outcome: 'failed' })),
      },
      {
        ...underWay,
        booked: changed(underWay.booked, { state: 'open', providerId: null }),
        listed: underWay.listed.map((row) => ({ ...row, outcome: 'pending' })),
      },
      { ...fresh, settled: [] },
    ];
    expect(findBreaks(sidesOf(cases))).toEqual([]);
  });

  test('a break names the amounts of each side', () => {
    const one = plants['settled-amount-differs'](sound('in', 7, 40_000));
    expect(findBreaks(sidesOf([one]))).toEqual([
      {
        kind: 'settled-amount-differs',
        direction: 'in',
        subject: 'py-7',
        reference: 'LW-in-7',
        businessOn: '2026-11-26',
        bookedCentavos: 40_000,
        listedCentavos: 40_000,
        settledCentavos: 40_100,
      },
    ]);
  });

  describe('a payment that staff booked under our own number', () => {
    const one = sound('in', 8, 40_000);
    const byHand = (changes: Partial<BookedMovement> = {}): Case => ({
      ...one,
      booked: changed(one.booked, { providerId: null, ...changes }),
    });

    test('is the one that the provider lists under it, and is told of where that was taken back', () => {
      expect(kindsOf(byHand())).toEqual([]);
      expect(kindsOf(byHand({ amountCentavos: centavos(41_000) }))).toEqual(['amount-differs py-8']);
      const takenBack = one.listed.map((row) => ({ ...row, outcome: 'reversed' as const }));
      expect(kindsOf({ ...byHand(), listed: takenBack })).toEqual(['reversed-at-provider py-8']);
    });

    test('stands for one of two that the provider lists, and for none of another day', () => {
      const second = sound('in', 9, 41_000);
      const beside = {
        ...second,
        booked: null,
        listed: second.listed.map((row) => ({ ...row, reference: 'LW-in-8' })),
      };
      expect(kindsOf(byHand(), beside)).toEqual(['not-in-ledger py-9']);
      expect(kindsOf(byHand({ at: paidAt - 86_400_000 }))).toEqual(['not-in-ledger py-8']);
    });

    test('is the one that a settlement file names by it, where no list of the day is at hand', () => {
      expect(kindsOf({ ...byHand(), listed: [] })).not.toContain('settled-unknown py-8');
      const otherNumber = one.settled.map((row) => ({ ...row, reference: 'LW-in-99' }));
      expect(kindsOf({ ...byHand(), listed: [], settled: otherNumber })).toEqual(['settled-unknown py-8']);
    });

    test('under its name at the provider too is told of as more than came', () => {
      const named = {
        ...byHand(),
        booked: changed(one.booked, { providerId: null, reference: 'bank:PY 8' }),
      };
      expect(kindsOf(named)).toEqual([]);
      expect(kindsOf(named, { ...byHand(), listed: [], settled: [] })).toEqual(['amount-differs py-8']);
      const inSuspense = { ...one, listed: [], settled: [] };
      expect(kindsOf(named, inSuspense)).toEqual(['amount-differs py-8']);
    });

    test('is no break where the provider lists nothing under it: the money came another way', () => {
      expect(kindsOf({ ...byHand(), listed: [], settled: [] })).toEqual([]);
    });
  });
});
