import type { ReloanAnswer, ScheduledLoanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { skipScheduledLoan } from '@luwag/contract/endpoints/rewards/skip-scheduled-loan';
import { formatWholePesos } from '@luwag/contract/money';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { timeOfDay } from '../../messages/clock-time.ts';
import { longDate } from '../../messages/long-date.ts';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { SkipMeans } from '../../components/reloan-action/skip-means.tsx';
import { TurnOff } from '../../components/reloan-action/turn-off.tsx';
import { useReloanAction } from '../../components/reloan-action/use-reloan-action.ts';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { call } from '../../store/api.ts';

/** Fetched with what they say, once they are unfolded. */
const ScheduledPapers = lazyComponent(
  async () => (await import('./scheduled-papers.tsx')).ScheduledPapers,
  <Skeleton lines={10} />,
);

type UpcomingLoanProps = Pick<ReloanAnswer, 'lock' | 'rewards'> & { upcoming: ScheduledLoanAnswer };

/** The next loan with its whole cost. Skipping, changing and turning off stand side by side, none louder than the others. */
export function UpcomingLoan({ upcoming, lock, rewards }: UpcomingLoanProps) {
  const words = useTranslations('easy-reloan.list');
  const locale = useLocale();
  const action = useReloanAction();
  const { scheduledLoanId, amountCentavos, sendAt, announcedAt, quote } = upcoming;
  const dayOf = (instant: string) => longDate(manilaDateOf(Date.parse(instant)), locale);
  const skip = () =>
    void action.run(
      () => call(skipScheduledLoan, { params: { scheduledLoanId }, body: {} }),
      words('skipped'),
    );
  return (
    <>
      <TapProblem {...action} className="scheduled-problem" />
      <StatusCard
        tone="calm"
        title={words('nextTitle', { amount: formatWholePesos(amountCentavos) })}
        when={words('goesOut', { date: dayOf(sendAt), time: timeOfDay(sendAt) })}
        action={
          <>
            <SkipMeans rewards={rewards} />
            <Button variant="secondary" isBusy={action.isBusy} onClick={skip}>
              {words('skip')}
            </Button>
            <LinkButton href="/appointLoan" variant="secondary">
              {words('change')}
            </LinkButton>
            <TurnOff lock={lock} rewards={rewards} action={action} />
          </>
        }
      >
        <p>{announcedAt === null ? words('toTell') : words('told', { date: dayOf(announcedAt) })}</p>
      </StatusCard>
      {quote === null ? null : (
        <>
          <CostBox figures={quote} hasDetailsOpen />
          <div className="folds">
            <Fold title={words('papers')}>
              <ScheduledPapers scheduledLoanId={scheduledLoanId} />
            </Fold>
          </div>
        </>
      )}
    </>
  );
}
