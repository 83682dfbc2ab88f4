// The main product is open to everyone with a limit; any other product opens once enough loans were repaid on time.
// Source: the screens plan for the sub-product's home (opens after one on-time loan), specification point 2.
import type { Loan } from './loan.ts';
import { isRepaidOnTime } from './repaid-on-time.ts';
import { accept, refuse, type Result } from '../result.ts';
import { mainProduct, type LoanProduct } from '../pricing/loan-product.ts';

/** Loans repaid on time before another product than the main one opens. Units: loans. Source: as above. */
export const onTimeLoansToOpen = 1;

export type OpeningRefusal = 'PRODUCT_NEEDS_ON_TIME_LOAN';

/**
 * Accepts a product for a borrower with these loans, whatever became of them, or says how many on-time loans are missing.
 * Units: detail counts loans (`needed`, `onTime`). Errors: PRODUCT_NEEDS_ON_TIME_LOAN. Source: as above.
 */
export function checkProductOpening(
  { productId }: Pick<LoanProduct, 'productId'>,
  loans: readonly Loan[],
): Result<'open', OpeningRefusal> {
  if (productId === mainProduct.productId) return accept('open');
  const onTime = loans.filter(isRepaidOnTime).length;
  if (onTime >= onTimeLoansToOpen) return accept('open');
  return refuse('PRODUCT_NEEDS_ON_TIME_LOAN', { needed: onTimeLoansToOpen, onTime });
}
