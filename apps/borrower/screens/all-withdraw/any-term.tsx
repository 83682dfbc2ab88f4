import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { ExactSlider } from '../../components/amount-slider/exact-slider.tsx';
import { termRange } from './offer-price.ts';
import { PaydayDates } from './payday-dates.tsx';
import type { TermChoiceProps } from './wish-sliders.tsx';

type AnyTermProps = TermChoiceProps & { paydayLine: string | null; text: (termDays: number) => string };

/** Rendered again only for another price, after the finger is answered. */
const SteadyPaydayDates = memo(PaydayDates);

/** Every term there is, drawn against the paydays. */
export function AnyTerm({ offer, termDays, pricedTermDays, onChoose, paydayLine, text }: AnyTermProps) {
  const words = useTranslations('all-withdraw');
  const { periodDays } = offer.product;
  return (
    <>
      <ExactSlider
        id="term"
        unit={periodDays ?? 1}
        label={words(periodDays === null ? 'term' : 'termInParts')}
        value={termDays}
        {...termRange(offer)}
        onChange={onChoose}
        text={text}
        spokenText={paydayLine === null ? undefined : `${text(pricedTermDays)}. ${paydayLine}`}
      />
      {paydayLine === null ? null : (
        <SteadyPaydayDates offer={offer} termDays={pricedTermDays} onChoose={onChoose} />
      )}
    </>
  );
}
