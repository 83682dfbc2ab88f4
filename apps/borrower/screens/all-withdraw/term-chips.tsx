import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../messages/long-date.ts';
import type { Offer } from '../../store/use-offer.ts';
import { paydayTerms } from './paydays.ts';

type TermChipsProps = {
  offer: Offer;
  chosen: number;
  text: (termDays: number) => string;
  onChoose: (termDays: number) => void;
};

/** Terms in one touch: those that end on a payday first, then the usual ones. */
export function TermChips({ offer, chosen, text, onChoose }: TermChipsProps) {
  const words = useTranslations('all-withdraw');
  return (
    <>
      <PaydayChips offer={offer} chosen={chosen} onChoose={onChoose} />
      <fieldset className="chips">
        <legend>{words('quick')}</legend>
        {offer.product.offeredTermDays.map((days) => (
          <button key={days} type="button" aria-pressed={days === chosen} onClick={() => onChoose(days)}>
            {text(days)}
          </button>
        ))}
      </fieldset>
    </>
  );
}

function PaydayChips({ offer, chosen, onChoose }: Omit<TermChipsProps, 'text'>) {
  const words = useTranslations('all-withdraw.payday');
  const locale = useLocale();
  const terms = paydayTerms(offer);
  if (terms.length === 0) return null;
  return (
    <fieldset className="chips">
      <legend>{words(offer.paydays?.isCertain === true ? 'chips' : 'weekdayChips')}</legend>
      {terms.map(({ on, termDays: days }) => (
        <button key={on} type="button" aria-pressed={days === chosen} onClick={() => onChoose(days)}>
          {words('chip', { date: longDate(on, locale), days })}
        </button>
      ))}
    </fieldset>
  );
}
