import { useTranslations } from 'use-intl';
import { DateText } from '../date-text/date-text.tsx';
import { daysUntil } from './days-until.ts';

/** A date with how far it is: "Mon, Dec 21, 2026 (in 3 days)". `today` is the server's business day. */
export function DueText({ isoDate, today }: { isoDate: string; today: string }) {
  const words = useTranslations('lending.distance');
  const days = daysUntil(isoDate, today);
  const distance =
    days === 0 ? words('today') : days > 0 ? words('ahead', { days }) : words('ago', { days: -days });
  return (
    <span className="due-text">
      <DateText isoDate={isoDate} /> <span>({distance})</span>
    </span>
  );
}
