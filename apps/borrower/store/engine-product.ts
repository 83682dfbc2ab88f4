import { centavos } from '@luwag/loan-engine/money/money';
import { ppm } from '@luwag/loan-engine/money/rate';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';

/** A product as the server tells it, in the engine's own units. */
export function engineProduct(product: NonNullable<PublicSettings['product']>): LoanProduct {
  return {
    ...product,
    minAmountCentavos: centavos(product.minAmountCentavos),
    maxAmountCentavos: centavos(product.maxAmountCentavos),
    stepAmountCentavos: centavos(product.stepAmountCentavos),
    dailyInterestPpm: ppm(product.dailyInterestPpm),
    serviceFeePpmPerDay: ppm(product.serviceFeePpmPerDay),
    creditReportFeeCentavos: centavos(product.creditReportFeeCentavos),
    gstPpm: ppm(product.gstPpm),
    lateChargePpmPerDay: ppm(product.lateChargePpmPerDay),
    penaltyFeeCentavos: centavos(product.penaltyFeeCentavos),
    extensionFeePpm: ppm(product.extensionFeePpm),
  };
}
