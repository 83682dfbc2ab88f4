import { isOutstanding } from '@luwag/loan-engine/life/loan-status';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { quote, type Quote, type QuoteRefusal } from '@luwag/loan-engine/pricing/quote';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import { done, type Loaded, type Outcome, refused } from '../write.ts';

export type OfferQuote = { quote: Quote; today: LocalDate };

/** Whether this customer may borrow today, and if not, why. */
export function checkOffer(loaded: Loaded): Outcome<'may-borrow'> {
  if (loaded.loans.some((loan) => isOutstanding(loan.status))) return refused('outstanding_loan');
  if (latestApplication(loaded)?.status !== 'approved' || loaded.customer.limitCentavos === 0) {
    return refused('no_offer');
  }
  return done('may-borrow');
}

/** Prices a loan for this customer on this day, within the customer's limit. */
export function quoteWithinOffer(
  loaded: Loaded,
  product: LoanProduct,
  now: number,
  wish: { amountCentavos: number; termDays: number },
): Outcome<OfferQuote> {
  const offer = checkOffer(loaded);
  if (!offer.ok) return offer;
  const { limitCentavos } = loaded.customer;
  if (wish.amountCentavos > limitCentavos) {
    return refused('amount_over_limit', { largestAllowedCentavos: limitCentavos });
  }
  const today = manilaDateOf(now);
  const amountCentavos = centavos(wish.amountCentavos);
  const priced = quote(product, { amountCentavos, termDays: wish.termDays, disbursedOn: today });
  return priced.ok ? done({ quote: priced.value, today }) : refused(codeOfRefusal(priced.code));
}

/** The newest application, or undefined before the first. */
export function latestApplication({
  applications,
}: CustomerSnapshot): CustomerSnapshot['applications'][number] | undefined {
  return applications[0];
}

function codeOfRefusal(code: QuoteRefusal): 'amount_not_offered' | 'term_not_offered' | 'cost_cap_exceeded' {
  if (code.startsWith('AMOUNT')) return 'amount_not_offered';
  return code.startsWith('TERM') ? 'term_not_offered' : 'cost_cap_exceeded';
}
