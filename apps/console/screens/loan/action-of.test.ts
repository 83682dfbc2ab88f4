import { expect, test } from 'vitest';
import { actionOf } from './action-of.ts';

test('a payment to reverse is named by its number, with the reason for the log', () => {
  const form = new FormData();
  form.set('paymentReference', 'LW-0319-1020-3737');
  form.set('cause', 'returned');
  form.set('reason', 'The transfer bounced');
  expect(actionOf('reverse-payment', form, {})).toEqual({
    kind: 'reverse-payment',
    paymentReference: 'LW-0319-1020-3737',
    cause: 'returned',
    reason: 'The transfer bounced',
  });
});
