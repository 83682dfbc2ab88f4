import { formatPesos } from '@luwag/contract/money';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { Button, type ButtonVariant } from '../../components/button/button.tsx';
import { longDate } from '../../messages/long-date.ts';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { usePaperFile } from '../../components/paper-files/use-paper-file.ts';
import type { OwnResult } from './own-result.tsx';

type Props = { loanId: string; payment: OwnResult['payment']; variant?: ButtonVariant };

/** The receipt as it stands among the loan's papers, to be kept or sent on as a PDF. */
export function ReceiptFile(props: Props) {
  const words = useTranslations('ks-result.success');
  return (
    <LazyMessages namespaces={['papers']} waiting={<Button isBusy>{words('share')}</Button>}>
      <SaveReceipt {...props} />
    </LazyMessages>
  );
}

function SaveReceipt({
  loanId,
  variant = 'primary',
  payment: { paymentId, receivedCentavos, settledAt, createdAt },
}: Props) {
  const words = useTranslations('ks-result.success');
  const papers = useTranslations('papers');
  const locale = useLocale();
  const date = longDate(manilaDateOf(Date.parse(settledAt ?? createdAt)), locale);
  const name = papers('receipt', { amount: formatPesos(receivedCentavos), date });
  const { save, isBusy, problem } = usePaperFile(loanId, { kind: 'receipt', paymentId, name });
  return (
    <>
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button variant={variant} isBusy={isBusy} onClick={() => void save()}>
        {words('share')}
      </Button>
    </>
  );
}
