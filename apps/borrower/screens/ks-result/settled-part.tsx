import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import type { ReactNode } from 'react';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { CertificateFile } from '../../components/moment/certificate-file.tsx';
import { momentOf } from '../../components/moment/moment-of.ts';
import { PaidFigures } from '../../components/moment/paid-figures.tsx';
import { useSeen } from '../../components/moment/use-seen.ts';
import { useHome } from '../../store/use-home.ts';

/** What the loan cost in the end. Seeing it here, the borrower need not be told on Home once more. */
export function SettledFigures({ loan, waiting }: { loan: LoanSummary; waiting: ReactNode }) {
  const home = useHome().data;
  const news = home?.moment ?? null;
  const isThis = news !== null && home !== undefined && momentOf(news, home)?.kind === 'paid';
  useSeen(isThis && news.loanId === loan.loanId ? news.messageId : null);
  return (
    <LazyMessages namespaces={['moments']} waiting={waiting}>
      <PaidFigures loan={loan} hasCost />
    </LazyMessages>
  );
}

export function Certificate({ loanId, waiting }: { loanId: string; waiting: ReactNode }) {
  return (
    <LazyMessages namespaces={['moments', 'papers']} waiting={waiting}>
      <CertificateFile loanId={loanId} />
    </LazyMessages>
  );
}
