import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useLocale, useTranslations } from 'use-intl';
import { shownPesos } from '../money-text/shown-pesos.ts';
import { clockTime } from '../date-text/clock-time.ts';
import { StatusCard } from '../status-card/status-card.tsx';
import { Timeline } from '../timeline/timeline.tsx';

/** The loan is signed and its money is on the way: to which account, since when, and by when it is there. */
export function SendingCard({ loan }: { loan: LoanSummary }) {
  const words = useTranslations('lending.sending');
  const card = useTranslations('lending.card');
  const locale = useLocale();
  const { payout } = loan;
  const isSent = payout !== null && payout.status !== 'requested';
  return (
    <StatusCard
      tone="attention"
      title={words('title')}
      when={words('lead', {
        amount: shownPesos(loan.netDisbursedCentavos),
        institution: payout?.institution ?? '',
        account: payout?.accountMasked ?? '',
      })}
    >
      <Timeline
        steps={[
          { key: 'signed', title: words('signed'), state: 'done' },
          {
            key: 'sent',
            title: words('sent'),
            state: isSent ? 'done' : 'now',
            ...(isSent ? { detail: words('sentAt', { time: clockTime(payout.requestedAt, locale) }) } : {}),
          },
          {
            key: 'arrives',
            title: words('arrives'),
            state: isSent ? 'now' : 'later',
            detail: payout?.status === 'unknown' ? words('unknown') : words('within'),
          },
        ]}
      />
      <p>{words('noInterest')}</p>
      <p className="loan-card-note">{words('late')}</p>
      <p className="loan-card-note">{card('order', { number: loan.orderNumber })}</p>
    </StatusCard>
  );
}
