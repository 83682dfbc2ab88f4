import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import type { PaperKind } from '@luwag/contract/endpoints/loan/issue-paper';
import { issuePaper } from '@luwag/contract/endpoints/loan/issue-paper';
import { defaultLanguage, isLanguage } from '@luwag/contract/language';
import { formatPesos } from '@luwag/contract/money';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { Button } from '../button/button.tsx';
import { longDate } from '../date-text/long-date.ts';
import { showToast } from '../toast/toast.tsx';
import { handOverFile } from './hand-over-file.ts';

type Payment = NonNullable<LoanSummary['openPayment']>;
type Paper = { kind: PaperKind; paymentId?: string; name: string };

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
    .map(({ paymentId, receivedCentavos, settledAt, createdAt }): Paper => {
      const date = longDate(manilaDateOf(Date.parse(settledAt ?? createdAt)), locale);
      return {
        kind: 'receipt',
        paymentId,
        name: words('receipt', { amount: formatPesos(receivedCentavos), date }),
      };
    });
  const plain = (kind: Exclude<PaperKind, 'receipt'>): Paper => ({ kind, name: words(kind) });
  const papers = [
    ...(loan.status === 'settled' ? [plain('certificate')] : []),
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

function PaperRow({ loanId, paper }: { loanId: string; paper: Paper }) {
  const words = useTranslations('papers');
  const errorWords = useErrorWords();
  const locale = useLocale();
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { name, ...wanted } = paper;
  const save = async () => {
    setIsBusy(true);
    setRefusal(null);
    const issued = await call(issuePaper, { params: { loanId }, body: { ...wanted, language } });
    setIsBusy(false);
    if (!issued.ok) return setRefusal(issued);
    const isSaved = await handOverFile(issued.value);
    if (isSaved) showToast(words('saved', { paper: name }));
  };
  return (
    <li>
      <span className="paper-files-name">{name}</span>
      <Button
        variant="secondary"
        isBusy={isBusy}
        aria-label={words('save', { paper: name })}
        onClick={() => void save()}
      >
        PDF
      </Button>
      {refusal === null ? null : (
        <p className="field-error" role="alert">
          {errorWords(refusal)}
        </p>
      )}
    </li>
  );
}
