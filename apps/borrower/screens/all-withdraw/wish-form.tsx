import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { centavos } from '@luwag/loan-engine/money/money';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import type { LoanWish } from '../../app/loan-wish.ts';
import { AmountSlider } from '../../components/amount-slider/amount-slider.tsx';
import { Button } from '../../components/button/button.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import { percentText } from '../../components/cost-box/percent-text.ts';
import { longDate } from '../../components/date-text/long-date.ts';
import { WishOutlook } from '../../components/what-if/wish-outlook.tsx';
import { payShare } from './affordability.ts';
import { CouponPicker } from './coupon-picker.tsx';
import { type AmountAndTerm, amountRange, type Offer, priceWish } from './offer-price.ts';
import { type CouponChoice, couponInForce, couponsFor, type CouponsForWish } from './suggested-coupons.ts';
import { TermChips } from './term-chips.tsx';

const noCoupons: CouponsForWish = { serving: [], others: [] };

type WishFormProps = { offer: Offer; start: AmountAndTerm; startChoice: CouponChoice };

/** Both sliders with the whole cost under the finger. */
export function WishForm({ offer, start, startChoice }: WishFormProps) {
  const words = useTranslations('all-withdraw');
  const lending = useTranslations('lending');
  const locale = useLocale();
  const { wish, setWish, coupons, used, setChoice, price } = usePricedWish(offer, start, startChoice);
  const chosen: LoanWish = { ...wish, ...(used === null ? {} : { couponId: used.coupon.couponId }) };
  const { minTermDays, maxTermDays, offeredTermDays } = offer.product;
  const spokenText = words('spoken', {
    amount: formatWholePesos(wish.amountCentavos),
    repay: price === null ? '' : formatPesos(price.totalRepaymentCentavos),
    date: price === null ? '' : longDate(price.dueOn, locale),
  });
  return (
    <>
      <section className="wish-sliders">
        <AmountSlider
          id="amount"
          label={words('amount')}
          value={wish.amountCentavos}
          {...amountRange(offer)}
          onChange={(amountCentavos) => setWish((known) => ({ ...known, amountCentavos }))}
          text={formatWholePesos}
          {...(price === null ? {} : { spokenText })}
        />
        <p className="wish-limit">{words('limit', { amount: formatWholePesos(offer.limitCentavos) })}</p>
        <AmountSlider
          id="term"
          label={words('term')}
          value={wish.termDays}
          least={minTermDays}
          most={maxTermDays}
          step={1}
          onChange={(termDays) => setWish((known) => ({ ...known, termDays }))}
          text={(days) => lending('days', { days })}
        />
        <TermChips
          offered={offeredTermDays}
          chosen={wish.termDays}
          onChoose={(termDays) => setWish((known) => ({ ...known, termDays }))}
        />
      </section>
      {price === null ? (
        <p className="wish-problem" role="alert">
          {words('notPriced')}
        </p>
      ) : (
        <>
          <CouponPicker
            coupons={coupons}
            used={used}
            amountCentavos={wish.amountCentavos}
            onChoose={setChoice}
          />
          <CostBox figures={price} />
          <AffordabilityLine price={price} monthlyIncomeCentavos={offer.monthlyIncomeCentavos} />
          <WishOutlook key={JSON.stringify(chosen)} wish={chosen} />
          <Button onClick={() => review(chosen)}>{words('review')}</Button>
        </>
      )}
    </>
  );
}

/** The wish with its price, the coupon in force taken off. */
function usePricedWish(offer: Offer, start: AmountAndTerm, startChoice: CouponChoice) {
  const [wish, setWish] = useState(start);
  const [choice, setChoice] = useState(startChoice);
  const plain = priceWish(offer, wish);
  const coupons = plain === null ? noCoupons : couponsFor(offer.coupons, plain);
  const used = couponInForce(choice, coupons);
  const price = used === null ? plain : priceWish(offer, wish, centavos(used.deductionCentavos));
  return { wish, setWish, coupons, used, setChoice, price };
}

/** The choice stays with this page's history entry too, so that coming back finds the sliders where they were. */
function review(wish: LoanWish): void {
  navigate('/allWithdraw', { replace: true, state: wish });
  navigate('/withdrawPage', { state: wish });
}

function AffordabilityLine({
  price,
  monthlyIncomeCentavos,
}: {
  price: Quote;
  monthlyIncomeCentavos: number | null;
}) {
  const words = useTranslations('all-withdraw');
  if (monthlyIncomeCentavos === null) return null;
  const { sharePpm, isHeavy } = payShare(price.totalRepaymentCentavos, price.termDays, monthlyIncomeCentavos);
  const share = percentText(Math.ceil(sharePpm / 10_000) * 10_000);
  return (
    <p className={isHeavy ? 'wish-affordability wish-heavy' : 'wish-affordability'}>
      {isHeavy ? words('heavy', { share }) : words('affordable', { share })}
    </p>
  );
}
