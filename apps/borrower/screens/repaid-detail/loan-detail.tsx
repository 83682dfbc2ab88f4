import type { CallOutput } from '@luwag/contract/endpoint';
import { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import { formatPesos } from '@luwag/contract/money';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { DateText } from '../../components/date-text/date-text.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { useChannelName } from '../../components/loan-card/channel-name.ts';
import { isPaidBack } from '../../components/loan-card/is-open-loan.ts';
import { ProofButton } from '../../components/payment-proof/proof-button.tsx';
import { LateSharePaymentOf } from '../../components/share-payment/late-share.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { loanPollMs } from '../../store/loan-poll.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import type { LoanView } from './loan-view.ts';
import { OwedToday } from './owed-today.tsx';
import { PayForm } from './pay-form.tsx';

export type Detail = CallOutput<typeof getLoan>;

/** For a loan that there is nothing to pay on here. */
const LoanCard = hydratedComponent(
  async () => (await import('../../components/loan-card/loan-card.tsx')).LoanCard,
  <Skeleton lines={6} />,
);

/** What stands below paying comes after it. */
const LoanMore = hydratedComponent(
  async () => (await import('./loan-more.tsx')).LoanMore,
  <Skeleton lines={3} />,
);

/** Comes when one of its views is opened. */
const LoanRecords = lazyComponent(
  async () => (await import('./loan-records.tsx')).LoanRecords,
  <Skeleton lines={6} />,
);

export function LoanDetail({ loanId, view }: { loanId: string; view: LoanView | null }) {
  const loan = useAnswer(
    getLoan,
    { params: { loanId } },
    { pollMs: (detail, answersSoFar) => loanPollMs(detail?.summary, answersSoFar) },
  );
  return (
    <AnswerView query={loan} lines={8}>
      {(detail) =>
        view === null ? (
          <>
            <Standing detail={detail} />
            <LoanMore detail={detail} />
          </>
        ) : (
          <LoanRecords detail={detail} view={view} />
        )
      }
    </AnswerView>
  );
}

function Standing({ detail }: { detail: Detail }) {
  const { summary } = detail;
  if (summary.status === 'active' && summary.payoff !== null) {
    return (
      <>
        <OwedToday detail={detail} payoff={summary.payoff} />
        {summary.openPayment === null ? null : (
          <OpenPayment loanId={summary.loanId} payment={summary.openPayment} />
        )}
        <PayForm
          key={`${summary.loanId} ${summary.dueCentavos === null}`}
          loanId={summary.loanId}
          totalCentavos={summary.payoff.totalCentavos}
          dueCentavos={summary.dueCentavos}
          hasCoupon={detail.hasCoupon}
          channels={detail.paymentChannels}
        />
      </>
    );
  }
  if (summary.status === 'written-off') return <WrittenOff detail={detail} />;
  return isPaidBack(summary) ? <Settled detail={detail} /> : <LoanCard loan={summary} />;
}

/** What is still claimed is paid like any other loan, all of it or a part. */
function WrittenOff({ detail: { summary, paymentChannels } }: { detail: Detail }) {
  const { loanId, claimCentavos, openPayment } = summary;
  return (
    <>
      <LoanCard loan={summary} isPaidBelow />
      {openPayment === null ? null : <OpenPayment loanId={loanId} payment={openPayment} />}
      {claimCentavos === null || claimCentavos === 0 ? null : (
        <PayForm
          loanId={loanId}
          totalCentavos={claimCentavos}
          dueCentavos={null}
          hasCoupon={false}
          channels={paymentChannels}
        />
      )}
    </>
  );
}

function Settled({ detail: { summary } }: { detail: Detail }) {
  const words = useTranslations('repaid-detail.settled');
  return (
    <StatusCard
      tone="good"
      title={words('title')}
      when={summary.settledOn === null ? undefined : <DateText isoDate={summary.settledOn} />}
      action={<LinkButton href="/homeIndex">{words('again')}</LinkButton>}
    >
      <p>{words('lead')}</p>
    </StatusCard>
  );
}

function OpenPayment({
  loanId,
  payment,
}: {
  loanId: string;
  payment: NonNullable<Detail['summary']['openPayment']>;
}) {
  const words = useTranslations('repaid-detail.open');
  const channelName = useChannelName();
  const figures = { channel: channelName(payment.channel), amount: formatPesos(payment.amountCentavos) };
  return (
    <StatusCard
      tone="attention"
      title={words('title')}
      action={
        <>
          <LinkButton href="/triLink" variant="secondary" state={{ paymentId: payment.paymentId }}>
            {words('resume')}
          </LinkButton>
          <ProofButton loanId={loanId} reference={payment.reference} label={words('proof')} />
          <LateSharePaymentOf paymentId={payment.paymentId} />
        </>
      }
    >
      <p>{words('lead', figures)}</p>
    </StatusCard>
  );
}
