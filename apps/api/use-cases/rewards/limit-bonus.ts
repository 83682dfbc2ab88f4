import type { Centavos } from '@luwag/loan-engine/money/money';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { creditLimit, type CreditLimitInput } from '@luwag/loan-engine/pricing/credit-limit';
import { mainProductId } from '../../ports/product-list.ts';
import type { Context } from '../context.ts';

export type LimitBonusContext = Pick<Context, 'installBonus' | 'facebookBonus' | 'products' | 'now'>;
type Held = Pick<CreditLimitInput, 'hasFacebookUsername' | 'hasHomeScreenBonus'>;

/**
 * A limit raised by the step of each bonus that is named: all that a customer has where the limit is new, and the one just given
 * where the limit holds the others already. Without a limit there is nothing to raise.
 */
export function limitWithBonuses(
  { installBonus, facebookBonus, products, now }: LimitBonusContext,
  held: Held,
  baseLimitCentavos: Centavos,
): Centavos {
  return creditLimit({
    ...held,
    baseLimitCentavos,
    facebookStepCentavos: centavos(facebookBonus.stepCentavos),
    homeScreenStepCentavos: centavos(installBonus.stepCentavos),
    largestAmountCentavos: products.inForce(mainProductId, manilaDateOf(now())).maxAmountCentavos,
  });
}
