import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { AmountRow } from '../../components/amount-row/amount-row.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { useRequest } from '../../store/use-request.ts';
import type { Detail } from './loan-detail.tsx';

/** Giving the money back within the window: asked for here, carried out by a person. Who has given it back gets what they paid beyond it. */
export function CancelLoan({
  loanId,
  cancellation: { returnCentavos, until },
  isAsked,
  onKeep,
}: {
  loanId: string;
  cancellation: NonNullable<Detail['cancellation']>;
  isAsked: boolean;
  onKeep: () => void;
}) {
  const words = useTranslations('running-loan');
  const errorWords = useErrorWords();
  const locale = useLocale();
  const request = useRequest();
  const isReturned = returnCentavos === 0;
  return (
    <div className="way-form">
      <p>{words(isReturned ? 'cancel.leadPaid' : 'cancel.lead', { time: clockTime(until, locale) })}</p>
      {isReturned ? null : (
        <dl className="fact-rows way-figures">
          <AmountRow className="owed-total" name={words('cancel.amount')} amountCentavos={returnCentavos} />
        </dl>
      )}
      <p className="detail-note">{words(isReturned ? 'cancel.nextPaid' : 'cancel.next')}</p>
      <TapProblem {...request} problem={request.refusal && errorWords(request.refusal)} />
      {isAsked ? (
        <output className="way-asked">{words('cannot.asked')}</output>
      ) : (
        <>
          <Button isBusy={request.isBusy} onClick={() => void request.ask({ kind: 'cancellation', loanId })}>
            {isReturned
              ? words('cancel.askPaid')
              : words('cancel.ask', { amount: formatPesos(returnCentavos) })}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {words(isReturned ? 'cancel.keepPaid' : 'cancel.keep')}
          </Button>
        </>
      )}
    </div>
  );
}
