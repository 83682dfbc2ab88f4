import { expect, it } from 'vitest';
import { detailsOf } from './details-of.ts';

it('a line names what was said and what changed, with money in pesos', () => {
  expect(
    detailsOf({
      detail: { reason: 'lost phone', amountCentavos: '150000' },
      before: { requestStatus: null, owedCentavos: 150_000 },
      after: { requestStatus: 'done', owedCentavos: 0 },
    }),
  ).toEqual([
    'reason: lost phone',
    'amount: ₱1,500.00',
    'request status: – → done',
    'owed: ₱1,500.00 → ₱0.00',
  ]);
});

it('the mark of a typed address and what stayed as it was are left out', () => {
  expect(
    detailsOf({
      detail: { emailIndex: 'c2VjcmV0', reason: 'password' },
      before: { status: 'active' },
      after: { status: 'active' },
    }),
  ).toEqual(['reason: password']);
});
