import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../link-button/link-button.tsx';
import { StatusCard } from '../status-card/status-card.tsx';

const reasonKeys: Readonly<Record<string, 'invalid' | 'limit'>> = {
  INVALID_DESTINATION: 'invalid',
  ACCOUNT_INVALID: 'invalid',
  WALLET_LIMIT: 'limit',
};

/** The bank or wallet did not take the money: nothing is owed, and the account can be mended. */
export function FailedPayoutCard({ loan }: { loan: LoanSummary }) {
  const words = useTranslations('loan-cards.failed');
  const { payout } = loan;
  return (
    <StatusCard
      tone="problem"
      title={words('title')}
      {...(payout === null
        ? {}
        : { when: words('account', { institution: payout.institution, account: payout.accountMasked }) })}
      action={<LinkButton href="/bankInfo">{words('fix')}</LinkButton>}
    >
      <p>
        <strong>{words('owe')}</strong>
      </p>
      <p>{words(`reason.${reasonKeys[payout?.failureCode ?? ''] ?? 'other'}`)}</p>
    </StatusCard>
  );
}
