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
import { WhyNotSent } from '../../components/reloan-action/why-not-sent.tsx';
import { useReloanAction } from '../../components/reloan-action/use-reloan-action.ts';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { call } from '../../store/api.ts';

/** Fetched with what they say, once they are unfolded. */
const ScheduledPapers = lazyComponent(
  async () => (await import('./scheduled-papers.tsx')).ScheduledPapers,
  <Skeleton lines={10} />,
);

/** What another account mends. */
const accountRefusals = ['account_missing', 'payout_account_not_reached'];

type UpcomingLoanProps = Pick<ReloanAnswer, 'lock' | 'rewards'> & { upcoming: ScheduledLoanAnswer };

/** The next loan with its whole cost. Skipping, changing and turning off stand side by side, none louder than the others. */
export function UpcomingLoan({ upcoming, lock, rewards }: UpcomingLoanProps) {
  const words = useTranslations('easy-reloan.list');
  const locale = useLocale();
  const action = useReloanAction();
  const { scheduledLoanId, amountCentavos, sendAt, quote, refusal } = upcoming;
  const skip = () =>
    void action.run(
      () => call(skipScheduledLoan, { params: { scheduledLoanId }, body: {} }),
      words('skipped'),
    );
  return (
    <>
      <TapProblem {...action} className="scheduled-problem" />
      <StatusCard
        tone={refusal === null ? 'calm' : 'problem'}
        title={words('nextTitle', { amount: formatWholePesos(amountCentavos) })}
        when={
          refusal === null
            ? words('goesOut', {
                date: longDate(manilaDateOf(Date.parse(sendAt)), locale),
                time: timeOfDay(sendAt),
              })
            : words('held.title')
        }
        action={
          <>
            <SkipMeans rewards={rewards} />
            <Button variant="secondary" isBusy={action.isBusy} onClick={skip}>
              {words('skip')}
            </Button>
            {refusal !== null && accountRefusals.includes(refusal) ? <OtherAccount /> : null}
            <LinkButton href="/appointLoan" variant="secondary">
              {words('change')}
            </LinkButton>
            <TurnOff lock={lock} rewards={rewards} action={action} />
          </>
        }
      >
        {refusal === null ? <Told announcedAt={upcoming.announcedAt} /> : <WhyNotSent refusal={refusal} />}
      </StatusCard>
      {quote === null || refusal !== null ? null : (
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

function Told({ announcedAt }: Pick<ScheduledLoanAnswer, 'announcedAt'>) {
  const words = useTranslations('easy-reloan.list');
  const locale = useLocale();
  return (
    <p>
      {announcedAt === null
        ? words('toTell')
        : words('told', { date: longDate(manilaDateOf(Date.parse(announcedAt)), locale) })}
    </p>
  );
}

function OtherAccount() {
  const words = useTranslations('offer.blocked');
  return (
    <LinkButton href="/changeBank" variant="secondary">
      {words('giveAccount')}
    </LinkButton>
  );
}
