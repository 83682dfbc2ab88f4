import { useTranslations } from 'use-intl';
import { publicSettings } from '../../app/public-settings.ts';
import { Button } from '../../components/button/button.tsx';
import { handOverFile } from '../../components/paper-files/hand-over-file.ts';
import { dueDatesFile } from './due-dates-file.ts';
import type { Detail } from './loan-detail.tsx';

/** Puts what is still due into the borrower's own calendar, without amounts: others may see it there. */
export function DueInCalendar({ detail: { summary, schedule, today } }: { detail: Detail }) {
  const words = useTranslations('repaid-detail.calendar');
  const { loanId, dueOn, status } = summary;
  if (status !== 'active' || dueOn === null) return null;
  // The day of a single payment may have been moved since it was agreed.
  const dueOns =
    schedule.length === 1
      ? [dueOn]
      : schedule.filter(({ openCentavos }) => openCentavos > 0).map((installment) => installment.dueOn);
  const title = words('event', { product: publicSettings().legalIdentity.productName });
  return (
    <Button
      variant="secondary"
      onClick={() => void handOverFile(dueDatesFile({ loanId, dueOns, madeOn: today }, title))}
    >
      {words('add', { count: dueOns.length })}
    </Button>
  );
}
