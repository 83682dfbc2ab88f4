import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import type { LoanWish } from '../../store/loan-wish.ts';
import { Button } from '../../components/button/button.tsx';
import { CostTotals } from '../../components/cost-box/cost-box.tsx';
import type { CouponChoice } from '../../components/coupon-picker/coupon-picker.tsx';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import type { Offer } from '../../store/use-offer.ts';
import { type AmountAndTerm, amountRange } from './offer-price.ts';
import { chosenWish, priceChosen } from './price-chosen.ts';
import { AmountChoice, TermChoice } from './wish-sliders.tsx';

/** Can be chosen and gone on from without it; its room is kept. Rendered again only for another price. */
const WishCosts = memo(
  hydratedComponent(
    async () => (await import('./wish-costs.tsx')).WishCosts,
    <div className="wish-costs-waiting" aria-busy />,
  ),
);

type WishFormProps = { offer: Offer; start: AmountAndTerm; startChoice: CouponChoice };

/** Amount and term, with the cost and the way on always in sight below them. */
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
    <div className="wish-form">
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
      {price === null ? (
        <p className="wish-problem" role="alert">
          {words('notPriced')}
        </p>
      ) : (
        <>
          <WishCosts offer={offer} wish={pricedWish} choice={choice} onChoose={setChoice} />
          <section className="cost-box wish-bar" ref={countInBar}>
            <ChosenTotals figures={price} />
            <Button onClick={() => review(chosenWish(offer, wish, choice))}>{words('review')}</Button>
          </section>
        </>
      )}
    </div>
  );
}

/** Its amounts count when they change. The code comes behind the screen; until then they are simply there. */
function countInBar(bar: HTMLElement): () => void {
  const counting = import('../../components/moment/count-changes.ts')
    .then(({ countChanges }) => (bar.isConnected ? countChanges(bar) : null))
    .catch(() => null);
  return () => void counting.then((end) => end?.());
}

/** Not rendered again while the finger moves, until there is another price. */
const ChosenTotals = memo(CostTotals);

/** What is chosen, cut to the limit where that has become lower meanwhile. */
function useWish(offer: Offer, start: AmountAndTerm) {
  const [chosen, setWish] = useState(start);
  const { most } = amountRange(offer);
  const isCut = chosen.amountCentavos > most;
  // The same object while it says the same: for another one the price is worked out anew.
  const wish = useMemo(() => (isCut ? { ...chosen, amountCentavos: most } : chosen), [isCut, chosen, most]);
  return { wish, setWish, isCut };
}

/** The choice stays with this page's history entry too, so that coming back finds the sliders where they were. */
function review(wish: LoanWish): void {
  navigate('/allWithdraw', { replace: true, state: wish });
  navigate('/withdrawPage', { state: wish });
}
