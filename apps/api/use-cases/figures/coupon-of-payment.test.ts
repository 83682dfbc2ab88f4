import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { expect, test } from 'vitest';
import { takenOffByCoupon } from './coupon-of-payment.ts';

const reference = 'LW-0319-1020-3737';
const entryOf = (kind: JournalEntry['kind'], amount: number, of = reference): JournalEntry => ({
  kind,
  businessOn: localDate('2026-11-21'),
  loanId: 'loan',
  reference: of,
  postings: [
    { account: '6200', amountCentavos: centavos(amount) },
    { account: '1110', amountCentavos: centavos(-amount) },
  ],
});

test('a coupon took off what it did since the payment was last reversed', () => {
  const first = [entryOf('coupon-used', 350), entryOf('repayment-received', 900)];
  expect(takenOffByCoupon(first, reference)).toBe(350);
  const reversed = [...first, entryOf('repayment-reversed', 900)];
  expect(takenOffByCoupon(reversed, reference)).toBe(0);
  const again = [...reversed, entryOf('coupon-used', 5_000), entryOf('coupon-used', 700, 'another payment')];
  expect(takenOffByCoupon(again, reference)).toBe(5_000);
});
