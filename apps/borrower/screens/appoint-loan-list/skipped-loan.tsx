import { bringBackScheduledLoan } from '@luwag/contract/endpoints/rewards/bring-back-scheduled-loan';
import type { ScheduledLoanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { timeOfDay } from '../../messages/clock-time.ts';
import { longDate } from '../../messages/long-date.ts';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { useReloanAction } from '../../components/reloan-action/use-reloan-action.ts';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { call } from '../../store/api.ts';

/** Shows the loan that was just skipped with its cost, so that a mistake can be undone in time. */
export function SkippedLoan({ loan, until }: { loan: ScheduledLoanAnswer; until: string }) {
  const words = useTranslations('easy-reloan.list');
  const locale = useLocale();
  const action = useReloanAction({ over: 'tooLate' });
  const { scheduledLoanId, amountCentavos, announcedAt, quote } = loan;
  const date = (day: string) => longDate(day, locale);
  const bringBack = () =>
    void action.run(
      () => call(bringBackScheduledLoan, { params: { scheduledLoanId }, body: {} }),
      words('back.done'),
    );
  return (
    <>
      <TapProblem {...action} className="scheduled-problem" />
      <StatusCard
        tone="calm"
        title={words('back.title', { amount: formatWholePesos(amountCentavos) })}
        when={words('back.until', { date: date(manilaDateOf(Date.parse(until))), time: timeOfDay(until) })}
        action={
          <Button variant="secondary" isBusy={action.isBusy} onClick={bringBack}>
            {words('back.button')}
          </Button>
        }
      >
        {quote === null ? null : (
          <p>
            {words('cost', {
              receive: formatPesos(quote.netDisbursedCentavos),
              repay: formatPesos(quote.totalRepaymentCentavos),
              date: date(quote.dueOn),
              cost: formatPesos(quote.totalCostCentavos),
            })}
          </p>
        )}
        <p>{words(announcedAt === null ? 'toTell' : 'back.asTold')}</p>
      </StatusCard>
    </>
  );
}
