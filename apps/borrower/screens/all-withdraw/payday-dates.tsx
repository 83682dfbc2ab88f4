import { addDays, daysBetween, localDate } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../messages/long-date.ts';
import { paydayFit } from '../../components/payday-strip/payday-fit.ts';
import { PaydayStrip } from '../../components/payday-strip/payday-strip.tsx';
import type { Offer } from '../../store/use-offer.ts';
import { termRange } from './offer-price.ts';

/** Weeks shown, so that the strip has one height for every term. */
const rows = 5;

type PaydayDatesProps = { offer: Offer; termDays: number; onChoose: (termDays: number) => void };

/** The due date drawn against the paydays, and the way to the payday that it would miss by a few days. */
export function PaydayDates({ offer, termDays, onChoose }: PaydayDatesProps) {
  const { paydays } = offer;
  const today = localDate(offer.today);
  const dueOn = addDays(today, termDays);
  const fit = paydayFit(paydays, dueOn);
  return (
    <>
      <PaydayStrip today={today} dueOn={[dueOn]} paydays={paydays} leastRows={rows} />
      {fit?.kind === 'before' ? <BetterDay offer={offer} payday={fit.payday} onChoose={onChoose} /> : null}
    </>
  );
}

type BetterDayProps = Omit<PaydayDatesProps, 'termDays'> & { payday: string };

/** Moves a due date shortly before a payday onto it. */
function BetterDay({ offer, payday, onChoose }: BetterDayProps) {
  const words = useTranslations('all-withdraw.payday');
  const locale = useLocale();
  const days = daysBetween(localDate(offer.today), localDate(payday));
  if (days > termRange(offer).most) return null;
  return (
    <p className="chips">
      <button type="button" onClick={() => onChoose(days)}>
        {words('move', { date: longDate(payday, locale) })}
      </button>
    </p>
  );
}
