import { centavos } from '@luwag/loan-engine/money/money';
import { expect, test } from 'vitest';
import { isoInstant } from '../iso-instant.ts';
import { arrivalOf } from './loan-standing.ts';

const requestedAt = Date.parse('2026-11-21T02:00:00Z');
const aDayLater = requestedAt + 24 * 3_600_000;
const small = centavos(5_000_000);
const large = centavos(5_000_001);

test.each(['requested', 'sending', 'unknown'] as const)(
  'money that is %s is late once a day has passed, not before',
  (status) => {
    expect(
      arrivalOf(
        { requestedAt, attemptedAt: null, status, amountCentavos: small, heldUntilAt: null },
        aDayLater,
      ),
    ).toEqual({
      rail: 'instapay',
      expectedBy: isoInstant(aDayLater),
      isLate: false,
    });
    expect(
      arrivalOf(
        { requestedAt, attemptedAt: null, status, amountCentavos: small, heldUntilAt: null },
        aDayLater + 1,
      ).isLate,
    ).toBe(true);
  },
);

test.each(['succeeded', 'failed'] as const)(
  'money that has %s is not on its way, so never late',
  (status) => {
    expect(
      arrivalOf(
        { requestedAt, attemptedAt: null, status, amountCentavos: small, heldUntilAt: null },
        aDayLater + 1,
      ).isLate,
    ).toBe(false);
  },
);

test.each([
  ['on a banking day before the cut-off: that day', '2026-11-20T13:59:59+08:00', '2026-11-20'],
  ['at the cut-off: the next banking day', '2026-11-19T14:00:00+08:00', '2026-11-20'],
  ['after the cut-off on a Friday: Monday', '2026-11-20T15:00:00+08:00', '2026-11-23'],
  ['on a weekend before a holiday: the day after it', '2026-11-28T09:00:00+08:00', '2026-12-01'],
  ['a minute after midnight counts as that day', '2026-11-20T00:01:00+08:00', '2026-11-20'],
  ['a minute before midnight counts as the evening', '2026-11-19T23:59:00+08:00', '2026-11-20'],
  ['before Holy Week: after it', '2026-04-01T14:30:00+08:00', '2026-04-06'],
])('more than InstaPay carries, signed %s', (_when, at, on) => {
  const payout = {
    requestedAt: Date.parse(at),
    attemptedAt: Date.parse(at),
    status: 'sending',
    amountCentavos: large,
    heldUntilAt: null,
  } as const;
  const expectedAt = Date.parse(`${on}T23:59:00+08:00`);
  expect(arrivalOf(payout, expectedAt)).toEqual({
    rail: 'pesonet',
    expectedBy: isoInstant(expectedAt),
    isLate: false,
  });
  expect(arrivalOf(payout, expectedAt + 1).isLate).toBe(true);
});
