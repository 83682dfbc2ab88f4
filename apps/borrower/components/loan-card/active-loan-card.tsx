import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useTranslations } from 'use-intl';
import { AmountsEye } from '../amounts-eye/amounts-eye.tsx';
import { shownPesos } from '../money-text/shown-pesos.ts';
import { DateText } from '../date-text/date-text.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { MoneyText } from '../money-text/money-text.tsx';
import { NumberText } from '../number-text/number-text.tsx';
import { StatusCard, type StatusTone } from '../status-card/status-card.tsx';
import { useDueWords } from './due-words.ts';
import { nextInstallmentCentavos } from './next-installment.ts';
import { WaitingPayment } from './waiting-payment.tsx';

const tones: Record<LoanSummary['dueState']['kind'], StatusTone> = {
  none: 'calm',
  'due-in': 'calm',
  'due-today': 'attention',
  overdue: 'problem',
};

/** The amount that its button pays, by when, and the way to pay it, unless a payment is already on its way. */
export function ActiveLoanCard({ loan }: { loan: LoanSummary }) {
  const words = useTranslations('loan-cards.card');
  const installments = useTranslations('lending.installments');
  const dueWords = useDueWords();
  const { payoff, dueOn, dueState, openPayment } = loan;
  if (payoff === null || dueOn === null) return null;
  const { count, paid } = loan.installments;
  const nextPayment = installments('next', { number: paid + 1, count });
  const nextCentavos = nextInstallmentCentavos(loan);
  return (
    <StatusCard
      tone={tones[dueState.kind]}
      title={dueWords(dueState) ?? words('order', { number: loan.orderNumber })}
      when={<DateText isoDate={dueOn} />}
      action={
        openPayment === null ? (
          <>
            <LinkButton href="/repaidDetail" state={{ loanId: loan.loanId }}>
              {words('pay', { amount: shownPesos(loan.dueCentavos ?? payoff.totalCentavos) })}
            </LinkButton>
            {loan.growth ? <WaysOut loanId={loan.loanId} /> : null}
          </>
        ) : (
          <WaitingPayment loanId={loan.loanId} payment={openPayment} />
        )
      }
    >
      <p className="loan-card-amount">
        <span className="with-amounts-eye">
          <span>{nextCentavos === null ? words('settleToday') : nextPayment}</span>
          <AmountsEye />
        </span>
        <strong>
          <MoneyText amountCentavos={nextCentavos ?? payoff.totalCentavos} />
        </strong>
      </p>
      {count === 1 ? null : nextCentavos === null ? (
        <p>{nextPayment}</p>
      ) : (
        <p className="loan-card-note">{words('orFull', { amount: shownPesos(payoff.totalCentavos) })}</p>
      )}
      <PaidProgress loan={loan} paidCentavos={loan.principalCentavos - payoff.principalCentavos} />
      <Lateness loan={loan} payoff={payoff} />
      <p className="loan-card-note">
        <NumberText text={words('order', { number: loan.orderNumber })} />
      </p>
    </StatusCard>
  );
}

function PaidProgress({ loan, paidCentavos }: { loan: LoanSummary; paidCentavos: number }) {
  const words = useTranslations('loan-cards.card');
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

/** What lateness costs, so far, by the day and at most; else what paying early saves. */
function Lateness({ loan, payoff }: { loan: LoanSummary; payoff: NonNullable<LoanSummary['payoff']> }) {
  const words = useTranslations('loan-cards.card');
  const { lateChargeCentavos, penaltyFeeCentavos } = payoff;
  if (lateChargeCentavos + penaltyFeeCentavos === 0 && !loan.growth) {
    return payoff.savedCentavos > 0 ? (
      <p className="loan-card-note">{words('saved', { amount: shownPesos(payoff.savedCentavos) })}</p>
    ) : null;
  }
  return (
    <>
      {lateChargeCentavos > 0 ? (
        <p>{words('lateSoFar', { amount: shownPesos(lateChargeCentavos) })}</p>
      ) : null}
      {penaltyFeeCentavos > 0 ? (
        <p>{words('penaltySoFar', { amount: shownPesos(penaltyFeeCentavos) })}</p>
      ) : null}
      {loan.growth ? <Growth growth={loan.growth} /> : null}
    </>
  );
}

function Growth({
  growth: { perDayCentavos, mostCentavos },
}: {
  growth: NonNullable<LoanSummary['growth']>;
}) {
  const words = useTranslations('loan-cards.card');
  if (perDayCentavos === 0) return <p>{words('growsNoMore')}</p>;
  return <p>{words('grows', { amount: shownPesos(perDayCentavos), most: shownPesos(mostCentavos) })}</p>;
}

const waysOut = ['part', 'extend', 'cannot'] as const;

/** What somebody who cannot pay everything can do; the loan's page opens with it. */
function WaysOut({ loanId }: { loanId: string }) {
  const words = useTranslations('loan-cards.ways');
  return (
    <div className="loan-card-ways">
      <h3>{words('title')}</h3>
      {waysOut.map((way) => (
        <LinkButton key={way} href="/repaidDetail" variant="quiet" state={{ loanId, opens: way }}>
          {words(way)}
        </LinkButton>
      ))}
    </div>
  );
}
