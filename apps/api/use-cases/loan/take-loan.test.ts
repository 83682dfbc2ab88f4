import { centavos } from '@luwag/loan-engine/money/money';
import { ppm } from '@luwag/loan-engine/money/rate';
import { type LoanProduct, mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { expect, it } from 'vitest';
import { begunLoan, bookedLoan, loanRowOf, type LoanWish } from '../../../../tests/ledger-loan.ts';
import type { Loaded } from '../write.ts';
import { type Agreed, type TakeContext, takeLoan } from './take-loan.ts';

/* One loan at a time is the borrower's rule; the law's rule on loans side by side stands behind it. */

// Beyond the circular's scope while it stands alone, and dearer than the circular would let it be.
const dear: LoanProduct = { ...mainProduct, serviceFeePpmPerDay: ppm(4000), capScope: 'covered-loans' };

function take(wish: LoanWish, beside: LoanWish, lockedAt: number | null = null) {
  const { product = mainProduct } = wish;
  const { quote, customerId } = bookedLoan(wish);
  const context = {
    now: () => Date.UTC(2026, 10, 21, 4),
    randomness: { uuid: () => '0190a1b2-0000-7000-8000-000000000002', digits: () => '000001' },
    products: { version: () => product },
  } as unknown as TakeContext;
  const loaded = {
    customer: { customerId, lockedAt },
    loans: [loanRowOf(begunLoan(beside))],
  } as unknown as Loaded<'loans' | 'sections'>;
  return takeLoan(context, loaded, { quote } as Agreed);
}

it('refuses a loan that breaks a cap together with one still open, whichever of them is the dear one', () => {
  const large = { amountCentavos: centavos(1_200_000), product: dear };
  const small = { amountCentavos: centavos(500_000) };
  expect(take(small, large)).toEqual({ ok: false, code: 'cost_cap_exceeded_together' });
  expect(take(large, small)).toEqual({ ok: false, code: 'cost_cap_exceeded_together' });
});

it('says that a price has changed where it is not the one the product gives', () => {
  const cheaper = { ...mainProduct, dailyInterestPpm: ppm(900) };
  const { quote, customerId } = bookedLoan({ product: cheaper });
  const context = { randomness: { uuid: () => 'l' }, products: { version: () => mainProduct } };
  const loaded = { customer: { customerId, lockedAt: null }, loans: [] };
  const taken = takeLoan(
    context as unknown as TakeContext,
    loaded as unknown as Loaded<'loans' | 'sections'>,
    { quote } as Agreed,
  );
  expect(taken).toEqual({ ok: false, code: 'quote_changed' });
});

it('takes none while the account is locked', () => {
  const wish = { amountCentavos: centavos(500_000) };
  expect(take(wish, wish, Date.UTC(2026, 10, 21))).toEqual({ ok: false, code: 'step_up_required' });
});
