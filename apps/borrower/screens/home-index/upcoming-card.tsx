import { getReloan } from '@luwag/contract/endpoints/rewards/get-reloan';
import type { ReloanAnswer, ScheduledLoanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { skipScheduledLoan } from '@luwag/contract/endpoints/rewards/skip-scheduled-loan';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { longDate } from '../../messages/long-date.ts';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { shownPesos, shownWholePesos } from '../../components/money-text/shown-pesos.ts';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { SkipMeans } from '../../components/reloan-action/skip-means.tsx';
import { WhyNotSent } from '../../components/reloan-action/why-not-sent.tsx';
import { useReloanAction } from '../../components/reloan-action/use-reloan-action.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { call } from '../../store/api.ts';
import { useAnswer } from '../../store/use-answer.ts';
import type { Home } from './home-index-screen.tsx';

type Upcoming = NonNullable<Home['easyReloan']['upcoming']>;

/** The loan that goes out next by itself: its whole cost, what skipping means, and one tap to skip it. */
export function UpcomingCard({ upcoming }: { upcoming: Upcoming }) {
  return (
    <LazyMessages namespaces={['easy-reloan']} waiting={<Skeleton lines={6} />}>
      <PreDisbursementNotice upcoming={upcoming} />
    </LazyMessages>
  );
}

function PreDisbursementNotice({ upcoming: { amountCentavos, sendAt, refusal } }: { upcoming: Upcoming }) {
  const words = useTranslations('home-index.rewards');
  const held = useTranslations('easy-reloan.list.held');
  const locale = useLocale();
  const reloan = useAnswer(getReloan, {}).data;
  const known = reloan?.upcoming ?? null;
  const quote = known?.quote ?? null;
  const date = longDate(manilaDateOf(Date.parse(sendAt)), locale);
  return (
    <StatusCard
      tone="attention"
      title={refusal === null ? words('upcomingTitle') : held('title')}
      action={
        <>
          {reloan === undefined || known === null ? null : <Skip upcoming={known} rewards={reloan.rewards} />}
          <LinkButton href="/appointLoanList" variant="secondary">
            {words('upcomingSee')}
          </LinkButton>
        </>
      }
    >
      {refusal === null ? (
        <p>{words('upcoming', { amount: shownWholePesos(amountCentavos), date })}</p>
      ) : (
        <WhyNotSent refusal={refusal} />
      )}
      {quote === null || refusal !== null ? null : <Cost quote={quote} />}
    </StatusCard>
  );
}

function Cost({ quote }: { quote: NonNullable<ScheduledLoanAnswer['quote']> }) {
  const words = useTranslations('easy-reloan.list');
  const locale = useLocale();
  return (
    <p>
      {words('cost', {
        receive: shownPesos(quote.netDisbursedCentavos),
        repay: shownPesos(quote.totalRepaymentCentavos),
        date: longDate(quote.dueOn, locale),
        cost: shownPesos(quote.totalCostCentavos),
      })}
    </p>
  );
}

function Skip({
  upcoming: { scheduledLoanId },
  rewards,
}: Pick<ReloanAnswer, 'rewards'> & { upcoming: ScheduledLoanAnswer }) {
  const words = useTranslations('easy-reloan.list');
  const action = useReloanAction();
  const skip = () =>
    void action.run(
      () => call(skipScheduledLoan, { params: { scheduledLoanId }, body: {} }),
      words('skipped'),
    );
  return (
    <>
      <TapProblem {...action} />
      <SkipMeans rewards={rewards} />
      <Button variant="secondary" isBusy={action.isBusy} onClick={skip}>
        {words('skip')}
      </Button>
    </>
  );
}
