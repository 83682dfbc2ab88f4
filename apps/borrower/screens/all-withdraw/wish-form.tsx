import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { centavos } from '@luwag/loan-engine/money/money';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import type { LoanWish } from '../../app/loan-wish.ts';
import { ExactSlider } from '../../components/amount-slider/exact-slider.tsx';
import { Button } from '../../components/button/button.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import type { CouponChoice } from '../../components/coupon-picker/coupon-picker.tsx';
import { LazyCouponPicker } from '../../components/coupon-picker/lazy-coupon-picker.tsx';
import { percentText } from '../../components/cost-box/percent-text.ts';
import { longDate } from '../../components/date-text/long-date.ts';
import { useTermText } from '../../components/installment-plan/term-text.ts';
import { latePart } from '../../components/late-part/late-part.tsx';
import { WishOutlook } from '../../components/what-if/wish-outlook.tsx';
import type { Offer } from '../../store/use-offer.ts';
import { payShare } from './affordability.ts';
import { type AmountAndTerm, amountRange, priceWish, termRange } from './offer-price.ts';
import { LatePaydayDates } from './late-payday-dates.tsx';
import { usePaydayLine } from './payday-line.ts';
import { couponInForce, couponsFor, type CouponsForWish } from './suggested-coupons.ts';
import { TermChips } from './term-chips.tsx';

// Most loans are paid back at once.
const LatePlan = latePart(
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

type AmountChoiceProps = {
  offer: Offer;
  amountCentavos: number;
  isCut: boolean;
  price: Quote | null;
  onChoose: (amountCentavos: number) => void;
};

/** Drawn anew only for what concerns it, so that a tap on a term is answered without it. */
const AmountChoice = memo(function AmountChoice({
  offer,
  amountCentavos,
  isCut,
  price,
  onChoose,
}: AmountChoiceProps) {
  const words = useTranslations('all-withdraw');
  const locale = useLocale();
  return (
    <>
      <ExactSlider
        id="amount"
        unit={100}
        label={words('amount')}
        value={amountCentavos}
        {...amountRange(offer)}
        onChange={onChoose}
        text={formatWholePesos}
        {...(price === null
          ? {}
          : {
              spokenText: words(offer.product.periodDays === null ? 'spoken' : 'spokenInParts', {
                amount: formatWholePesos(price.amountCentavos),
                repay: formatPesos(price.totalRepaymentCentavos),
                date: longDate(price.dueOn, locale),
                count: price.schedule.length,
              }),
            })}
      />
      <LimitLine offer={offer} isCut={isCut} />
    </>
  );
});

type TermChoiceProps = {
  offer: Offer;
  termDays: number;
  /** The term whose day is told: that of the cost shown. */
  pricedTermDays: number;
  onChoose: (termDays: number) => void;
};

const TermChoice = memo(function TermChoice({ offer, termDays, pricedTermDays, onChoose }: TermChoiceProps) {
  const words = useTranslations('all-withdraw');
  const termText = useTermText(offer.product.periodDays);
  const paydayLine = usePaydayLine(offer, pricedTermDays);
  return (
    <>
      <ExactSlider
        id="term"
        unit={offer.product.periodDays ?? 1}
        label={words(offer.product.periodDays === null ? 'term' : 'termInParts')}
        value={termDays}
        {...termRange(offer)}
        onChange={onChoose}
        text={termText}
        {...(paydayLine === null ? {} : { spokenText: `${termText(pricedTermDays)}. ${paydayLine}` })}
      />
      {paydayLine === null ? null : (
        <>
          <p className="wish-limit">{paydayLine}</p>
          <LatePaydayDates offer={offer} termDays={pricedTermDays} onChoose={onChoose} />
        </>
      )}
      <TermChips
        offered={offer.product.offeredTermDays}
        text={termText}
        chosen={termDays}
        onChoose={onChoose}
      />
    </>
  );
});

/** What is chosen, cut to the limit where that has become lower meanwhile. */
function useWish(offer: Offer, start: AmountAndTerm) {
  const [chosen, setWish] = useState(start);
  const { most } = amountRange(offer);
  const isCut = chosen.amountCentavos > most;
  // The same object while it says the same: for another one the price is worked out anew.
  const wish = useMemo(() => (isCut ? { ...chosen, amountCentavos: most } : chosen), [isCut, chosen, most]);
  return { wish, setWish, isCut };
}

function LimitLine({ offer, isCut }: { offer: Offer; isCut: boolean }) {
  const words = useTranslations('all-withdraw');
  const amount = formatWholePesos(isCut ? amountRange(offer).most : offer.limitCentavos);
  return (
    <p className="wish-limit" role={isCut ? 'alert' : undefined}>
      {words(isCut ? 'limitCut' : 'limit', { amount })}
    </p>
  );
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
      <AffordabilityLine price={price} monthlyIncomeCentavos={offer.monthlyIncomeCentavos} />
      <WishOutlook key={JSON.stringify(chosen)} wish={chosen} />
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
