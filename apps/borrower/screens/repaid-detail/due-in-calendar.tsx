import { useTranslations } from 'use-intl';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { CalendarButton } from '../../components/calendar-button/calendar-button.tsx';
import type { Detail } from './loan-detail.tsx';

/** Puts what is still due into the borrower's own calendar. */
export function DueInCalendar({ detail: { summary, schedule, today } }: { detail: Detail }) {
  const words = useTranslations('repaid-detail.calendar');
  const { productName } = usePublicSettings().legalIdentity;
  const { loanId, dueOn, status } = summary;
  if (status !== 'active' || dueOn === null) return null;
  // The day of a single payment may have been moved since it was agreed.
  const dueOns =
    schedule.length === 1
      ? [dueOn]
      : schedule.filter(({ openCentavos }) => openCentavos > 0).map((installment) => installment.dueOn);
  const entry = {
    name: 'due-dates',
    title: words('event', { product: productName }),
    days: dueOns.map((on) => ({ uid: `${loanId}-${on}`, on })),
    remindsOn: 'dayBefore',
    madeOn: today,
  } as const;
  return <CalendarButton entry={entry}>{words('add', { count: dueOns.length })}</CalendarButton>;
}
