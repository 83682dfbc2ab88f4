import { listOwnRequests } from '@luwag/contract/endpoints/request/list-own-requests';
import type { RequestAnswer } from '@luwag/contract/endpoints/request/request-answer';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { useRequest } from '../../store/use-request.ts';

/** Whether a request for what is older was answered: from then on the page shows it. */
export const isOlderShown = ({ kind, status }: Pick<RequestAnswer, 'kind' | 'status'>): boolean =>
  kind === 'older-records' && status === 'done';

/** What is older than the page shows is asked for, once. */
export function OlderRecords() {
  const words = useTranslations('bill.older');
  const everything = useTranslations('bill.everything');
  const errorWords = useErrorWords();
  const known = useAnswer(listOwnRequests, {});
  const request = useRequest();
  const isAsked = known.data?.requests.some(
    ({ kind, status }) => kind === 'older-records' && status === 'open',
  );
  if (known.data?.requests.some(isOlderShown) === true) {
    return (
      <section className="bill-card">
        <h2>{everything('title')}</h2>
        <p className="bill-note">{everything('note')}</p>
      </section>
    );
  }
  return (
    <section className="bill-card">
      <h2>{words('title')}</h2>
      <p className="bill-note">{words('lead')}</p>
      <TapProblem {...request} problem={request.refusal && errorWords(request.refusal)} />
      {isAsked === true ? (
        <output>{words('asked')}</output>
      ) : (
        <Button
          variant="secondary"
          isBusy={request.isBusy}
          onClick={() => void request.ask({ kind: 'older-records' })}
        >
          {words('ask')}
        </Button>
      )}
    </section>
  );
}
