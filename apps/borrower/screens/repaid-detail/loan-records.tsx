import { useTranslations } from 'use-intl';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { useLoanStatusWords } from '../../components/loan-card/loan-status-words.ts';
import { PaperFiles } from '../../components/paper-files/paper-files.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { DueInCalendar } from './due-in-calendar.tsx';
import { History } from './history.tsx';
import type { Detail } from './loan-detail.tsx';
import { OtherWays } from './other-ways.tsx';
import { OwnCredit, OwnRequests } from './own-requests.tsx';
import { Plan } from './plan.tsx';

/** Everything of a loan but paying it: other ways, what was asked, its plan, its history, its papers and terms. */
export function LoanRecords({ detail }: { detail: Detail }) {
  const { status, payoff } = detail.summary;
  return (
    <LazyMessages namespaces={['running-loan', 'what-if', 'papers']} waiting={<Skeleton lines={6} />}>
      {status === 'active' && payoff !== null ? <OtherWays detail={detail} /> : null}
      <OwnRequests requests={detail.requests} />
      <OwnCredit detail={detail} />
      <Plan schedule={detail.schedule} />
      <DueInCalendar detail={detail} />
      <History detail={detail} />
      <Papers detail={detail} />
      <SignedTerms detail={detail} />
    </LazyMessages>
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

function SignedTerms({ detail: { summary, quote, today } }: { detail: Detail }) {
  const words = useTranslations('repaid-detail');
  const statusWords = useLoanStatusWords();
  return (
    <section className="detail-terms">
      <CostBox figures={quote} today={today} />
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
