import { postLenderEvent } from '@luwag/loan-engine/ledger/lender-entry';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventsOf } from './settlement-sums.ts';

/* What a settlement file books is bookable, whatever was collected, taken back and kept. */

const booked = { businessOn: localDate('2026-11-27'), bookedFor: 'a test' };

const fileOf = (collected: number, takenBack: number, fee: number, vat: number) => ({
  collectedCentavos: centavos(collected),
  takenBackCentavos: centavos(takenBack),
  feeCentavos: centavos(fee),
  vatCentavos: centavos(vat),
  payoutFeeCentavos: centavos(0),
  payoutVatCentavos: centavos(0),
});

test('a file in which all was taken back for nothing books nothing', () => {
  expect(eventsOf(fileOf(100_000, 100_000, 0, 0))).toEqual([]);
});

test('a fee that was kept of money that was taken back is booked', () => {
  const [event] = eventsOf(fileOf(100_000, 100_000, 2_000, 240));
  expect(event?.event).toMatchObject({ kind: 'settlement-reported', feeCentavos: 2_000, vatCentavos: 240 });
});

test('each event of a file can be booked, whatever its sums', () => {
  const small = fc.integer({ min: -20, max: 20 });
  const some = fc.integer({ min: 0, max: 50 });
  const seed = randomInt(2 ** 31);
  fc.assert(
    fc.property(some, some, small, small, (collected, takenBack, fee, vat) => {
      for (const { event } of eventsOf(fileOf(collected, takenBack, fee, vat)))
        expect(postLenderEvent(event, booked).postings.length).toBeGreaterThan(1);
    }),
    { seed, numRuns: 2_000 },
  );
});
