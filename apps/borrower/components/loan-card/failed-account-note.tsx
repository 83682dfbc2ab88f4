import { useTranslations } from 'use-intl';
import { useHistoryState } from 'wouter/use-browser-location';
import { Icon } from '../icon/icon.tsx';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { type FailedAccount, failureReason } from './failed-payout.ts';

/** Says above the fields of an account which account a payout failed to, and why. */
export function FailedAccountNote() {
  const failed = failedAccountIn(useHistoryState<unknown>());
  if (failed === null) return null;
  return (
    <LazyMessages namespaces={['loan-cards']}>
      <Note failed={failed} />
    </LazyMessages>
  );
}

function Note({ failed }: { failed: FailedAccount }) {
  const words = useTranslations('loan-cards.failed');
  return (
    <aside className="correction-note" aria-label={words('title')}>
      <p>
        <Icon name="alert" />
        {words('account', { institution: failed.institution, account: failed.accountMasked })}
      </p>
      <p>{words(`reason.${failureReason(failed)}`)}</p>
    </aside>
  );
}

function failedAccountIn(state: unknown): FailedAccount | null {
  const isTold = typeof state === 'object' && state !== null && 'failedAccount' in state;
  return isTold ? (state.failedAccount as FailedAccount | null) : null;
}
