import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useTranslations } from 'use-intl';
import { shownPesos } from '../money-text/shown-pesos.ts';
import { DateText } from '../date-text/date-text.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { MoneyText } from '../money-text/money-text.tsx';
import { StatusCard, type StatusTone } from '../status-card/status-card.tsx';
import { useChannelName } from './channel-name.ts';
import { useDueWords } from './due-words.ts';

const tones: Record<LoanSummary['dueState']['kind'], StatusTone> = {
  none: 'calm',
  'due-in': 'calm',
  'due-today': 'attention',
  overdue: 'problem',
};

/** What is owed on a running loan today, by when, and the way to pay it. */
export function ActiveLoanCard({ loan }: { loan: LoanSummary }) {
  const words = useTranslations('lending.card');
  const dueWords = useDueWords();
  const { payoff, dueOn, dueState } = loan;
  if (payoff === null || dueOn === null) return null;
  const lateCentavos = payoff.lateChargeCentavos + payoff.penaltyFeeCentavos;
  return (
    <StatusCard
      tone={tones[dueState.kind]}
      title={dueWords(dueState) ?? words('order', { number: loan.orderNumber })}
      when={<DateText isoDate={dueOn} />}
      action={
        <LinkButton href="/repaidDetail" state={{ loanId: loan.loanId }}>
          {words('pay', { amount: shownPesos(loan.dueCentavos ?? payoff.totalCentavos) })}
        </LinkButton>
      }
    >
      <p className="loan-card-amount">
        <span>{words('settleToday')}</span>
        <strong>
          <MoneyText amountCentavos={payoff.totalCentavos} />
        </strong>
      </p>
      <NextPayment loan={loan} />
      {loan.dueCentavos === null ? null : <p>{words('dueThen', { amount: shownPesos(loan.dueCentavos) })}</p>}
      <PaidProgress loan={loan} paidCentavos={loan.principalCentavos - payoff.principalCentavos} />
      {lateCentavos > 0 ? (
        <p>{words('lateSoFar', { amount: shownPesos(lateCentavos) })}</p>
      ) : payoff.savedCentavos > 0 ? (
        <p className="loan-card-note">{words('saved', { amount: shownPesos(payoff.savedCentavos) })}</p>
      ) : null}
      <OpenPaymentNote loan={loan} />
      <p className="loan-card-note">{words('order', { number: loan.orderNumber })}</p>
    </StatusCard>
  );
}

function NextPayment({ loan: { installments } }: { loan: LoanSummary }) {
  const words = useTranslations('lending.installments');
  const { count, paid } = installments;
  return count === 1 ? null : <p>{words('next', { number: paid + 1, count })}</p>;
}

function PaidProgress({ loan, paidCentavos }: { loan: LoanSummary; paidCentavos: number }) {
  const words = useTranslations('lending.card');
  if (paidCentavos === 0) return null;
  const label = words('progress', {
    paid: shownPesos(paidCentavos),
    principal: shownPesos(loan.principalCentavos),
  });
  return (
    <div className="loan-card-progress">
      <progress value={paidCentavos} max={loan.principalCentavos} aria-label={label} />
      <p className="loan-card-note">{label}</p>
    </div>
  );
}

function OpenPaymentNote({ loan }: { loan: LoanSummary }) {
  const words = useTranslations('lending.card');
  const channelName = useChannelName();
  const { openPayment } = loan;
  if (openPayment === null) return null;
  const { channel, amountCentavos } = openPayment;
  return (
    <p className="loan-card-waiting">
      {words('waiting', { channel: channelName(channel), amount: shownPesos(amountCentavos) })}
    </p>
  );
}
