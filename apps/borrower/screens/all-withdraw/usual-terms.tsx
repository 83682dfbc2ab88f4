import { memo } from 'react';
import { PaydayDates } from './payday-dates.tsx';
import { TermChips } from './term-chips.tsx';
import type { TermChoiceProps } from './wish-sliders.tsx';

type UsualTermsProps = TermChoiceProps & { hasPaydays: boolean; text: (termDays: number) => string };

/** Rendered again only for another price, after the finger is answered. */
const SteadyPaydayDates = memo(PaydayDates);

/** Terms in one touch, and the days of the term drawn against the paydays. */
export function UsualTerms({ offer, termDays, pricedTermDays, onChoose, hasPaydays, text }: UsualTermsProps) {
  return (
    <>
      <TermChips offer={offer} chosen={termDays} text={text} onChoose={onChoose} />
      {hasPaydays ? <SteadyPaydayDates offer={offer} termDays={pricedTermDays} onChoose={onChoose} /> : null}
    </>
  );
}
