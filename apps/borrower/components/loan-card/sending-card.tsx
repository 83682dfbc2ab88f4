import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useLocale, useTranslations } from 'use-intl';
import { AmountsEye } from '../amounts-eye/amounts-eye.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { shownPesos } from '../money-text/shown-pesos.ts';
import { NumberText } from '../number-text/number-text.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { StatusCard } from '../status-card/status-card.tsx';
import { Timeline, type TimelineStep } from '../timeline/timeline.tsx';
import { SupportMessageButton } from './support-message-button.tsx';

type Payout = NonNullable<LoanSummary['payout']>;

/** The loan is signed and its money is on the way: to which account, since when, by when it is there, and what to do if not. */
export function SendingCard({ loan }: { loan: LoanSummary }) {
  const words = useTranslations('loan-cards.sending');
  const card = useTranslations('loan-cards.card');
  const { payout } = loan;
  return (
    <StatusCard
      tone="attention"
      title={words('title')}
      when={
        <span className="with-amounts-eye">
          <span>{words('lead', { ...useDestination(loan) })}</span>
          <AmountsEye />
        </span>
      }
      action={payout?.isLate === true ? <ReportButton loan={loan} payout={payout} /> : undefined}
    >
      <Timeline steps={useSteps(payout)} />
      {payout?.providerReference ? <Reference text={payout.providerReference} /> : null}
      <p>{words('noInterest')}</p>
      {payout?.isLate === true ? null : <p className="loan-card-note">{words('late')}</p>}
      <p className="loan-card-note">
        <NumberText text={card('order', { number: loan.orderNumber })} />
      </p>
    </StatusCard>
  );
}

function useDestination({ netDisbursedCentavos, payout }: LoanSummary) {
  return {
    amount: shownPesos(netDisbursedCentavos),
    institution: payout?.institution ?? '',
    account: payout?.accountMasked ?? '',
  };
}

/** A payout that was held left after it was asked for. */
function sentAt({ attemptedAt, requestedAt }: Payout): string {
  return attemptedAt ?? requestedAt;
}

function useSteps(payout: Payout | null): readonly TimelineStep[] {
  const words = useTranslations('loan-cards.sending');
  const locale = useLocale();
  const isSent = payout !== null && payout.status !== 'requested';
  const time = (instant: string | undefined) => (instant ? clockTime(instant, locale) : '');
  const expected = { time: time(payout?.expectedBy) };
  const arrival =
    payout?.isLate === true ? words('overdueBy', expected) : words(payout?.rail ?? 'instapay', expected);
  return [
    { key: 'signed', title: words('signed'), state: 'done' },
    {
      key: 'sent',
      title: words('sent'),
      state: isSent ? 'done' : 'now',
      ...(isSent ? { detail: words('sentAt', { time: time(sentAt(payout)) }) } : {}),
      ...(payout?.heldUntil ? { detail: words('held', { time: time(payout.heldUntil) }) } : {}),
    },
    {
      key: 'arrives',
      title: words('arrives'),
      state: isSent ? 'now' : 'later',
      detail:
        payout?.status === 'unknown' ? (
          <>
            {arrival}
            <br />
            {words('unknown')}
          </>
        ) : (
          arrival
        ),
    },
  ];
}

/** What the bank is asked by, should the money not be there. */
function Reference({ text }: { text: string }) {
  const words = useTranslations('loan-cards.sending');
  return (
    <div className="loan-card-reference">
      <p>
        <span>{words('reference')}</span>
        <strong className="number-text">{text}</strong>
      </p>
      <CopyButton text={text} label={words('copy')} />
    </div>
  );
}

function ReportButton({ loan, payout }: { loan: LoanSummary; payout: Payout }) {
  const words = useTranslations('loan-cards.sending');
  const locale = useLocale();
  const supportMessage = words('supportMessage', {
    ...useDestination(loan),
    number: loan.orderNumber,
    time: clockTime(sentAt(payout), locale),
  });
  return <SupportMessageButton label={words('report')} supportMessage={supportMessage} />;
}
