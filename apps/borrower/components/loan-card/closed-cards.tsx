import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useLocale, useTranslations } from 'use-intl';
import { AmountsEye } from '../amounts-eye/amounts-eye.tsx';
import { CallLink } from '../contact-link/contact-link.tsx';
import { longDate } from '../../messages/long-date.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { MoneyText } from '../money-text/money-text.tsx';
import { shownPesos } from '../money-text/shown-pesos.ts';
import { NumberText } from '../number-text/number-text.tsx';
import { ProofButton } from '../payment-proof/proof-button.tsx';
import { StatusCard } from '../status-card/status-card.tsx';
import { SupportMessageButton } from './support-message-button.tsx';
import { WaitingPayment } from './waiting-payment.tsx';

type CardProps = { loan: LoanSummary };
/** `isPaidBelow`: the form to pay it follows, so the card leads there no more. */
type ClosedProps = CardProps & { isPaidBelow: boolean };

/** A loan that ended without being paid back in the usual way: given back at once, or written off. */
export function ClosedCard(props: ClosedProps) {
  return props.loan.status === 'cancelled' ? (
    <CancelledCard loan={props.loan} />
  ) : (
    <WrittenOffCard {...props} />
  );
}

function CancelledCard({ loan }: CardProps) {
  const words = useTranslations('loan-cards.cancelled');
  const card = useTranslations('loan-cards.card');
  const locale = useLocale();
  return (
    <StatusCard
      tone="good"
      title={words('title')}
      when={loan.closedOn ? words('when', { date: longDate(loan.closedOn, locale) }) : undefined}
    >
      <p>{loan.disbursedOn === null ? words('neverArrived') : words('givenBack')}</p>
      <p className="loan-card-note">
        <NumberText text={card('order', { number: loan.orderNumber })} />
      </p>
    </StatusCard>
  );
}

/** Shows what is still owed, that it no longer grows, how to pay and how to reach the team, without pressure. */
function WrittenOffCard({ loan, isPaidBelow }: ClosedProps) {
  const words = useTranslations('loan-cards.writtenOff');
  const card = useTranslations('loan-cards.card');
  const locale = useLocale();
  const claimCentavos = loan.claimCentavos ?? 0;
  const supportMessage = words('supportMessage', { number: loan.orderNumber });
  const isPaid = claimCentavos === 0;
  return (
    <StatusCard
      tone={isPaid ? 'good' : 'attention'}
      title={isPaid ? words('paidTitle') : words('title')}
      when={loan.closedOn ? words('when', { date: longDate(loan.closedOn, locale) }) : undefined}
      action={
        isPaid ? (
          <SupportMessageButton label={words('write')} supportMessage={supportMessage} variant="secondary" />
        ) : (
          <>
            {isPaidBelow ? null : <WayToPay loan={loan} claimCentavos={claimCentavos} />}
            <CallLink variant="secondary" label={(number) => words('call', { number })} />
            <SupportMessageButton
              label={words('write')}
              supportMessage={supportMessage}
              variant="secondary"
            />
            {loan.openPayment === null ? <ProofOfPayment loan={loan} /> : null}
          </>
        )
      }
    >
      {isPaid ? <p>{words('paidLead')}</p> : <StillOwed claimCentavos={claimCentavos} />}
      <p className="loan-card-note">
        <NumberText text={card('order', { number: loan.orderNumber })} />
      </p>
    </StatusCard>
  );
}

function StillOwed({ claimCentavos }: { claimCentavos: number }) {
  const words = useTranslations('loan-cards.writtenOff');
  return (
    <>
      <p className="loan-card-amount">
        <span className="with-amounts-eye">
          <span>{words('owed')}</span>
          <AmountsEye />
        </span>
        <strong>
          <MoneyText amountCentavos={claimCentavos} />
        </strong>
      </p>
      <p>{words('still')}</p>
      <p>{words('how')}</p>
      <p className="loan-card-note">{words('fair')}</p>
    </>
  );
}

/** A payment on its way comes first, since paying again would be paying twice. */
function WayToPay({ loan: { loanId, openPayment }, claimCentavos }: CardProps & { claimCentavos: number }) {
  const words = useTranslations('loan-cards.card');
  if (openPayment !== null) return <WaitingPayment loanId={loanId} payment={openPayment} />;
  return (
    <LinkButton href="/repaidDetail" state={{ loanId }}>
      {words('pay', { amount: shownPesos(claimCentavos) })}
    </LinkButton>
  );
}

/** Money paid that the lender has not booked is shown as for any other loan. */
function ProofOfPayment({ loan: { loanId } }: CardProps) {
  const words = useTranslations('loan-cards.waiting');
  return <ProofButton loanId={loanId} label={words('proof')} />;
}
