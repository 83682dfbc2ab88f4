import { centavos } from '@luwag/loan-engine/money/money';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import type { LoanWish } from '../../store/loan-wish.ts';
import { Button } from '../../components/button/button.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import type { CouponChoice } from '../../components/coupon-picker/coupon-picker.tsx';
import { LazyCouponPicker } from '../../components/coupon-picker/lazy-coupon-picker.tsx';
import { percentText } from '../../components/cost-box/percent-text.ts';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { WishProjection } from '../../components/what-if/wish-projection.tsx';
import type { Offer } from '../../store/use-offer.ts';
import { payShare } from './affordability.ts';
import { type AmountAndTerm, amountRange, priceWish } from './offer-price.ts';
import { couponInForce, couponsFor, type CouponsForWish } from './suggested-coupons.ts';
import { AmountChoice, TermChoice } from './wish-sliders.tsx';

// Most loans are paid back at once.
const LatePlan = hydratedComponent(
  async () => (await import('../../components/installment-plan/installment-plan.tsx')).InstallmentPlan,
  <section className="installment-plan" aria-busy />,
);

const noCoupons: CouponsForWish = { serving: [], others: [] };

type WishFormProps = { offer: Offer; start: AmountAndTerm; startChoice: CouponChoice };

/** Both sliders with the whole cost under the finger. */
export function WishForm({ offer, start, startChoice }: WishFormProps) {
  const words = useTranslations('all-withdraw');
  const { wish, setWish, isCut } = useWish(offer, start);
  const chooseAmount = useCallback(
    (amountCentavos: number) => setWish((known) => ({ ...known, amountCentavos })),
    [setWish],
  );
  const chooseTerm = useCallback(
    (termDays: number) => setWish((known) => ({ ...known, termDays })),
    [setWish],
  );
  const [choice, setChoice] = useState(startChoice);
  // The slider answers the finger first; what the loan costs comes with the next picture.
  const pricedWish = useDeferredValue(wish);
  const { price } = useMemo(() => priceChosen(offer, pricedWish, choice), [offer, pricedWish, choice]);
  return (
    <>
      <section className="wish-sliders">
        <AmountChoice
          offer={offer}
          amountCentavos={wish.amountCentavos}
          isCut={isCut}
          price={price}
          onChoose={chooseAmount}
        />
        <TermChoice
          offer={offer}
          termDays={wish.termDays}
          pricedTermDays={pricedWish.termDays}
          onChoose={chooseTerm}
        />
      </section>
      <WishCosts offer={offer} wish={pricedWish} choice={choice} onChoose={setChoice} />
      {price === null ? null : (
        <Button onClick={() => review(chosenWish(offer, wish, choice))}>{words('review')}</Button>
      )}
    </>
  );
}

/** What is chosen, cut to the limit where that has become lower meanwhile. */
function useWish(offer: Offer, start: AmountAndTerm) {
  const [chosen, setWish] = useState(start);
  const { most } = amountRange(offer);
  const isCut = chosen.amountCentavos > most;
  // The same object while it says the same: for another one the price is worked out anew.
  const wish = useMemo(() => (isCut ? { ...chosen, amountCentavos: most } : chosen), [isCut, chosen, most]);
  return { wish, setWish, isCut };
}

type ChosenWish = { offer: Offer; wish: AmountAndTerm; choice: CouponChoice };

/** What the wish costs, with the coupons that serve for it. */
const WishCosts = memo(function WishCosts({
  offer,
  wish,
  choice,
  onChoose,
}: ChosenWish & { onChoose: (choice: CouponChoice) => void }) {
  const words = useTranslations('all-withdraw');
  const { coupons, used, price } = priceChosen(offer, wish, choice);
  if (price === null) {
    return (
      <p className="wish-problem" role="alert">
        {words('notPriced')}
      </p>
    );
  }
  const chosen = chosenWish(offer, wish, choice);
  return (
    <>
      {coupons.serving.length + coupons.others.length === 0 ? null : (
        <LazyCouponPicker
          {...coupons}
          usedCouponId={used?.coupon.couponId ?? null}
          amountCentavos={wish.amountCentavos}
          onChoose={onChoose}
        />
      )}
      <CostBox figures={price} />
      {price.schedule.length > 1 ? <LatePlan schedule={price.schedule} /> : null}
      <AffordabilityLine price={price} offer={offer} />
      <WishProjection key={JSON.stringify(chosen)} wish={chosen} />
    </>
  );
});

/** The wish's price, the coupon in force taken off. */
function priceChosen(offer: Offer, wish: AmountAndTerm, choice: CouponChoice) {
  const plain = priceWish(offer, wish);
  const coupons = plain === null ? noCoupons : couponsFor(offer.coupons, plain);
  const used = couponInForce(choice, coupons);
  const price = used === null ? plain : priceWish(offer, wish, centavos(used.deductionCentavos));
  return { coupons, used, price };
}

function chosenWish(offer: Offer, wish: AmountAndTerm, choice: CouponChoice): LoanWish {
  const { used } = priceChosen(offer, wish, choice);
  return { ...productOf(offer), ...wish, ...(used === null ? {} : { couponId: used.coupon.couponId }) };
}

/** The main product goes without saying, as it does in the API. */
function productOf({ product: { productId } }: Offer): Pick<LoanWish, 'productId'> {
  return productId === 'sub' ? { productId } : {};
}

/** The choice stays with this page's history entry too, so that coming back finds the sliders where they were. */
function review(wish: LoanWish): void {
  navigate('/allWithdraw', { replace: true, state: wish });
  navigate('/withdrawPage', { state: wish });
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
