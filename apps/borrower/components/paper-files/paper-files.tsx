import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import type { PaperKind } from '@luwag/contract/endpoints/loan/issue-paper';
import { formatPesos } from '@luwag/contract/money';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { isPaidBack } from '../loan-card/is-open-loan.ts';
import { longDate } from '../../messages/long-date.ts';
import { PaperRow } from './paper-row.tsx';
import type { Paper } from './use-paper-file.ts';

type Payment = NonNullable<LoanSummary['openPayment']>;

/** Every paper there is of a loan, each to be saved or shared as a PDF. */
export function PaperFiles({
  loan,
  payments,
}: {
  loan: Pick<LoanSummary, 'loanId' | 'status' | 'disbursedOn'>;
  payments: readonly Payment[];
}) {
  const words = useTranslations('papers');
  const locale = useLocale();
  const receipts = payments
    .filter(({ status }) => status === 'success')
    .map(({ paymentId, receivedCentavos, paidAt, settledAt, createdAt }): Paper => {
      const date = longDate(manilaDateOf(Date.parse(paidAt ?? settledAt ?? createdAt)), locale);
      return {
        kind: 'receipt',
        paymentId,
        name: words('receipt', { amount: formatPesos(receivedCentavos), date }),
      };
    });
  const plain = (kind: Exclude<PaperKind, 'receipt'>): Paper => ({ kind, name: words(kind) });
  const papers = [
    ...(isPaidBack(loan) ? [plain('certificate')] : []),
    plain('agreement'),
    plain('disclosure'),
    ...receipts,
    ...(loan.disbursedOn === null ? [] : [plain('statement')]),
  ];
  return (
    <ul className="paper-files">
      {papers.map((paper) => (
        <PaperRow key={`${paper.kind} ${paper.paymentId ?? ''}`} loanId={loan.loanId} paper={paper} />
      ))}
    </ul>
  );
}
