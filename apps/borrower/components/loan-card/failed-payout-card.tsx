import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { mayPassByItself } from '@luwag/contract/payout-failures';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../link-button/link-button.tsx';
import { StatusCard } from '../status-card/status-card.tsx';
import { failedAccountOf, failureReason } from './failed-payout.ts';

/** The bank or wallet did not take the money: nothing is owed, and the account can be mended. */
export function FailedPayoutCard({ loan }: { loan: LoanSummary }) {
  const words = useTranslations('loan-cards.failed');
  const { payout } = loan;
  const failureCode = payout?.failureCode ?? 'REFUSED';
  return (
    <StatusCard
      tone="problem"
      title={words('title')}
      {...(payout === null
        ? {}
        : { when: words('account', { institution: payout.institution, account: payout.accountMasked }) })}
      action={
        <LinkButton href="/bankInfo?step=account" state={{ failedAccount: failedAccountOf(loan) }}>
          {words(mayPassByItself(failureCode) ? 'again' : 'fix')}
        </LinkButton>
      }
    >
      <p>
        <strong>{words('owe')}</strong>
      </p>
      <p>{words(`reason.${failureReason({ failureCode })}`)}</p>
    </StatusCard>
  );
}
