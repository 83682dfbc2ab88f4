import { listOwnRequests } from '@luwag/contract/endpoints/request/list-own-requests';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { useRequest } from '../../store/use-request.ts';

/** What is older than the page shows is asked for, once. */
export function OlderRecords() {
  const words = useTranslations('bill.older');
  const errorWords = useErrorWords();
  const known = useAnswer(listOwnRequests, {});
  const { isBusy, refusal, ask } = useRequest();
  const isAsked = known.data?.requests.some(
    ({ kind, status }) => kind === 'older-records' && status === 'open',
  );
  return (
    <section className="bill-card">
      <h2>{words('title')}</h2>
      <p className="bill-note">{words('lead')}</p>
      {refusal === null ? null : (
        <p className="field-error" role="alert">
          {errorWords(refusal)}
        </p>
      )}
      {isAsked === true ? (
        <output>{words('asked')}</output>
      ) : (
        <Button variant="secondary" isBusy={isBusy} onClick={() => void ask({ kind: 'older-records' })}>
          {words('ask')}
        </Button>
      )}
    </section>
  );
}
