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
import type { LoanView } from './loan-view.ts';
import { Plan } from './plan.tsx';

/** The two views of a loan that are only read: its plan with its history, and its papers with its terms. */
export function LoanRecords({ detail, view }: { detail: Detail; view: LoanView }) {
  return view === 'history' ? (
    <>
      <Plan schedule={detail.schedule} />
      <DueInCalendar detail={detail} />
      <History detail={detail} />
    </>
  ) : (
    <LazyMessages namespaces={['papers']} waiting={<Skeleton lines={6} />}>
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
          {words('order')}: <strong className="number-text">{summary.orderNumber}</strong> (
          {statusWords(summary.status)})
        </span>
        <CopyButton text={summary.orderNumber} label={words('copyOrder')} />
      </p>
    </section>
  );
}
