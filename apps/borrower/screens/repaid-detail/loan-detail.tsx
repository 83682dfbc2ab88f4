import type { CallOutput } from '@luwag/contract/endpoint';
import { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import { formatPesos } from '@luwag/contract/money';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import { DateText } from '../../components/date-text/date-text.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { useChannelName } from '../../components/loan-card/channel-name.ts';
import { LoanCard } from '../../components/loan-card/loan-card.tsx';
import { useLoanStatusWords } from '../../components/loan-card/loan-status-words.ts';
import { PaperFiles } from '../../components/paper-files/paper-files.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { loanPollMs } from '../../store/loan-poll.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { History } from './history.tsx';
import { OtherWays } from './other-ways.tsx';
import { OwedToday } from './owed-today.tsx';
import { OwnCredit, OwnRequests } from './own-requests.tsx';
import { PayForm } from './pay-form.tsx';
import { Plan } from './plan.tsx';

export type Detail = CallOutput<typeof getLoan>;

export function LoanDetail({ loanId }: { loanId: string }) {
  const loan = useAnswer(
    getLoan,
    { params: { loanId } },
    { pollMs: (detail, answersSoFar) => loanPollMs(detail?.summary, answersSoFar) },
  );
  return (
    <AnswerView query={loan} lines={8}>
      {(detail) => (
        <>
          <Standing detail={detail} />
          <OwnRequests requests={detail.requests} />
          <OwnCredit detail={detail} />
          <Plan schedule={detail.schedule} />
          <History detail={detail} />
          <Papers detail={detail} />
          <SignedTerms detail={detail} />
        </>
      )}
    </AnswerView>
  );
}

function Standing({ detail }: { detail: Detail }) {
  const { summary } = detail;
  if (summary.status === 'active' && summary.payoff !== null) {
    return (
      <>
        <OwedToday detail={detail} payoff={summary.payoff} />
        {summary.openPayment === null ? null : <OpenPayment payment={summary.openPayment} />}
        <PayForm
          key={`${summary.loanId} ${summary.dueCentavos === null}`}
          loanId={summary.loanId}
          totalCentavos={summary.payoff.totalCentavos}
          dueCentavos={summary.dueCentavos}
          hasCoupon={detail.hasCoupon}
        />
        <OtherWays detail={detail} />
      </>
    );
  }
  return summary.status === 'settled' ? (
    <Settled detail={detail} />
  ) : (
    <LoanCard loan={summary} today={detail.today} />
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

function OpenPayment({ payment }: { payment: NonNullable<Detail['summary']['openPayment']> }) {
  const words = useTranslations('repaid-detail.open');
  const channelName = useChannelName();
  const figures = { channel: channelName(payment.channel), amount: formatPesos(payment.amountCentavos) };
  return (
    <StatusCard
      tone="attention"
      title={words('title')}
      action={
        <LinkButton href="/triLink" variant="secondary" state={{ paymentId: payment.paymentId }}>
          {words('resume')}
        </LinkButton>
      }
    >
      <p>{words('lead', figures)}</p>
    </StatusCard>
  );
}

function Papers({ detail: { summary, payments } }: { detail: Detail }) {
  const words = useTranslations('papers');
  return (
    <section className="detail-papers">
      <h2>{words('title')}</h2>
      <p className="detail-note">{words('lead')}</p>
      <PaperFiles loan={summary} payments={payments} />
    </section>
  );
}

function SignedTerms({ detail: { summary, quote } }: { detail: Detail }) {
  const words = useTranslations('repaid-detail');
  const statusWords = useLoanStatusWords();
  return (
    <section className="detail-terms">
      <CostBox figures={quote} />
      <p className="detail-order">
        <span>
          {words('order')}: <strong className="detail-order-number">{summary.orderNumber}</strong> (
          {statusWords(summary.status)})
        </span>
        <CopyButton text={summary.orderNumber} label={words('copyOrder')} />
      </p>
    </section>
  );
}
