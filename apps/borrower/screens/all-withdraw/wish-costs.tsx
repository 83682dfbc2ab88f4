import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { useTranslations } from 'use-intl';
import { CostDetails } from '../../components/cost-box/cost-box.tsx';
import { percentText } from '../../components/cost-box/percent-text.ts';
import type { CouponChoice } from '../../components/coupon-picker/coupon-picker.tsx';
import { LazyCouponFold } from '../../components/coupon-picker/lazy-coupon-fold.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { WishProjection } from '../../components/what-if/wish-projection.tsx';
import type { Offer } from '../../store/use-offer.ts';
import { payShare } from './affordability.ts';
import type { AmountAndTerm, Price } from './offer-price.ts';
import { chosenWish, priceChosen } from './price-chosen.ts';

// Most loans are paid back at once.
const LatePlan = lazyComponent(
  async () => (await import('../../components/installment-plan/installment-plan.tsx')).InstallmentPlan,
  <section className="installment-plan" aria-busy />,
);

type WishCostsProps = {
  offer: Offer;
  wish: AmountAndTerm;
  choice: CouponChoice;
  onChoose: (choice: CouponChoice) => void;
};

/** Everything about the cost beyond its totals; most of it unfolds. */
export function WishCosts({ offer, wish, choice, onChoose }: WishCostsProps) {
  const { coupons, used, price } = priceChosen(offer, wish, choice);
  if (price === null) return null;
  const chosen = chosenWish(offer, wish, choice);
  return (
    <>
      <AffordabilityLine price={price} offer={offer} />
      <div className="folds">
        {coupons.serving.length + coupons.others.length === 0 ? null : (
          <LazyCouponFold
            {...coupons}
            usedCouponId={used?.coupon.couponId ?? null}
            amountCentavos={wish.amountCentavos}
            onChoose={onChoose}
          />
        )}
        {price.schedule.length > 1 ? <PlanFold schedule={price.schedule} /> : null}
        <CostFold figures={price} />
        <WishProjection key={JSON.stringify(chosen)} wish={chosen} />
      </div>
    </>
  );
}

function PlanFold({ schedule }: Pick<Price, 'schedule'>) {
  const words = useTranslations('lending.installments');
  return (
    <Fold className="wish-plan" title={words('title', { count: schedule.length })}>
      <LatePlan schedule={schedule} hasTitle={false} />
    </Fold>
  );
}

function CostFold({ figures }: { figures: Price }) {
  const words = useTranslations('lending.cost');
  return (
    <Fold className="wish-cost" title={words('details')}>
      <div className="cost-box">
        <CostDetails figures={figures} arePartsOpen />
      </div>
    </Fold>
  );
}

function AffordabilityLine({ price, offer }: { price: Quote; offer: Offer }) {
  const words = useTranslations('all-withdraw');
  const paid = payShare(price, offer);
  if (paid === null) return null;
  return (
    <p className={`wish-affordability ${paid.isHeavy ? 'wish-heavy' : ''}`}>
      {words(paid.isHeavy ? 'heavy' : 'affordable', { share: percentText(paid.sharePpm) })}
    </p>
  );
}
