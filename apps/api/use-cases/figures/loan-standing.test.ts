import { expect, test } from 'vitest';
import { isoInstant } from '../iso-instant.ts';
import { arrivalOf } from './loan-standing.ts';

const requestedAt = Date.parse('2026-11-21T02:00:00Z');
const aDayLater = requestedAt + 24 * 3_600_000;

test.each(['requested', 'sending', 'unknown'] as const)(
  'money that is %s is late once a day has passed, not before',
  (status) => {
    expect(arrivalOf({ requestedAt, status }, aDayLater)).toEqual({
      expectedBy: isoInstant(aDayLater),
      isLate: false,
    });
    expect(arrivalOf({ requestedAt, status }, aDayLater + 1).isLate).toBe(true);
  },
);

test.each(['succeeded', 'failed'] as const)(
  'money that has %s is not on its way, so never late',
  (status) => {
    expect(arrivalOf({ requestedAt, status }, aDayLater + 1).isLate).toBe(false);
  },
);
