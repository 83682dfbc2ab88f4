import { describe, expect, it } from 'vitest';
import { actionOf, planDays } from './action-of.ts';

describe('what a form asks for', () => {
  it('a plan runs from its first day in equal steps, over the end of a year too', () => {
    expect(planDays('2026-12-15', '3', '30')).toEqual(['2026-12-15', '2027-01-14', '2027-02-13']);
  });

  it.each([
    ['', '3', '30'],
    ['2026-12-15', '0', '30'],
    ['2026-12-15', '500', '30'],
    ['2026-12-15', '3', '0'],
    ['2026-12-15', 'x', '30'],
  ])('no plan is made of %j, %j, %j', (first, count, step) => {
    expect(planDays(first, count, step)).toEqual([]);
  });

  it('pesos become centavos exactly, and the request it carries out goes with it', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ amount: '1,234.56', reason: 'asked by telephone' })) {
      form.set(name, value);
    }
    expect(actionOf('refund-credit', form, { requestId: 'request' })).toEqual({
      kind: 'refund-credit',
      amountCentavos: 123_456,
      reason: 'asked by telephone',
      requestId: 'request',
    });
  });
});
