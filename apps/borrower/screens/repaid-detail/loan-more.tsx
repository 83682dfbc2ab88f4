import { useTranslations } from 'use-intl';
import { Link } from '../../components/link/link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Detail } from './loan-detail.tsx';
import { loanViews } from './loan-view.ts';
import { OtherWays } from './other-ways.tsx';
import { OwnCredit, OwnRequests } from './own-requests.tsx';

/** What stands below paying: what was asked, other ways to go on, and the way to history and papers. */
export function LoanMore({ detail }: { detail: Detail }) {
  const words = useTranslations('repaid-detail.views');
  const { loanId, status, payoff } = detail.summary;
  const hasOtherWays = status === 'active' ? payoff !== null : detail.cancellation !== null;
  return (
    <LazyMessages namespaces={['running-loan', 'what-if']} waiting={<Skeleton lines={3} />}>
      <OwnCredit detail={detail} />
      <div className="folds">
        <OwnRequests requests={detail.requests} />
        {hasOtherWays ? <OtherWays detail={detail} /> : null}
        {loanViews.map((view) => (
          <Link key={view} className="fold-link" href="/repaidDetail" state={{ loanId, view }}>
            <span className="fold-title">{words(view)}</span>
            <Icon name="forward" />
          </Link>
        ))}
      </div>
    </LazyMessages>
  );
}
