import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ExactSlider } from '../../components/amount-slider/exact-slider.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { longDate } from '../../messages/long-date.ts';
import { useTermText } from '../../components/installment-plan/term-text.ts';
import type { Offer } from '../../store/use-offer.ts';
import { amountRange, termRange } from './offer-price.ts';
import { usePaydayLine } from './payday-line.ts';

/** Comes when it is unfolded. */
const UsualTerms = lazyComponent(
  async () => (await import('./usual-terms.tsx')).UsualTerms,
  <Skeleton lines={6} />,
);

type AmountChoiceProps = {
  offer: Offer;
  amountCentavos: number;
  isCut: boolean;
  price: Quote | null;
  onChoose: (amountCentavos: number) => void;
};

/** Each of the two is rendered again only for what concerns it, so that a tap on a term is answered without the amount. */
export const AmountChoice = memo(function AmountChoice({
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
        spokenText={
          price === null
            ? undefined
            : words(offer.product.periodDays === null ? 'spoken' : 'spokenInParts', {
                amount: formatWholePesos(price.amountCentavos),
                repay: formatPesos(price.totalRepaymentCentavos),
                date: longDate(price.dueOn, locale),
                count: price.schedule.length,
              })
        }
      />
      <LimitLine offer={offer} isCut={isCut} />
    </>
  );
});

export type TermChoiceProps = {
  offer: Offer;
  termDays: number;
  /** The term whose day is told: that of the cost shown. */
  pricedTermDays: number;
  onChoose: (termDays: number) => void;
};

/** The slider with its number sets the term. Paydays and usual terms, each one touch, and the calendar unfold. */
export const TermChoice = memo(function TermChoice(choice: TermChoiceProps) {
  const { offer, termDays, pricedTermDays, onChoose } = choice;
  const words = useTranslations('all-withdraw');
  const { periodDays } = offer.product;
  const termText = useTermText(periodDays);
  const paydayLine = usePaydayLine(offer, pricedTermDays);
  return (
    <>
      <ExactSlider
        id="term"
        unit={periodDays ?? 1}
        label={words(periodDays === null ? 'term' : 'termInParts')}
        value={termDays}
        {...termRange(offer)}
        onChange={onChoose}
        text={termText}
        spokenText={paydayLine === null ? undefined : `${termText(pricedTermDays)}. ${paydayLine}`}
      />
      {paydayLine === null ? null : <p className="wish-limit">{paydayLine}</p>}
      <Fold className="wish-other-term" title={words(periodDays === null ? 'otherTerm' : 'otherTermInParts')}>
        <UsualTerms {...choice} hasPaydays={paydayLine !== null} text={termText} />
      </Fold>
    </>
  );
});

function LimitLine({ offer, isCut }: { offer: Offer; isCut: boolean }) {
  const words = useTranslations('all-withdraw');
  const amount = formatWholePesos(isCut ? amountRange(offer).most : offer.limitCentavos);
  return (
    <p className="wish-limit" role={isCut ? 'alert' : undefined}>
      {words(isCut ? 'limitCut' : 'limit', { amount })}
    </p>
  );
}
