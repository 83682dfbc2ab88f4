import type { CallOutput } from '@luwag/contract/endpoint';
import type { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import { extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { addCentavos } from '@luwag/loan-engine/money/money';

type Detail = CallOutput<typeof getLoan>;

/** What moving the due date has done to a loan and cost so far; null where it was never moved. */
export function extendedOf(loan: Loan): Detail['extended'] {
  if (loan.extensionCount === 0 || loan.dueOn === null) return null;
  const { extensionInterestCentavos, extensionFeeCentavos } = adjustmentsOf(loan);
  const paidCentavos = addCentavos(extensionInterestCentavos, extensionFeeCentavos);
  return { count: loan.extensionCount, dueOn: loan.dueOn, paidCentavos };
}

/** What a later due date would cost today; null where it is not to be had. */
export function extensionOffer(loan: Loan, today: LocalDate): Detail['extensionOffer'] {
  const quoted = extensionQuote(loan, today);
  if (!quoted.ok) return null;
  const { extensionDays, priceCentavos } = quoted.value;
  return { days: extensionDays, priceCentavos };
}
