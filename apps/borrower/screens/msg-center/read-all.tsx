import { readMessage } from '@luwag/contract/endpoints/messages/read-message';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { useSubmission } from '../../store/use-submission.ts';

/** Marks what is on show and all before it; what has come since stays new. */
export function ReadAll({ newestId }: { newestId: string }) {
  const words = useTranslations('messages');
  const errorWords = useErrorWords();
  const { isBusy, refusal, send } = useSubmission();
  const readAll = async () => {
    const params = { messageId: newestId };
    await send(() => call(readMessage, { params, body: { withEarlier: true } }));
    await askServerAgain();
  };
  return (
    <div className="message-read-all">
      {refusal === null ? null : <p role="alert">{errorWords(refusal)}</p>}
      <Button variant="quiet" isBusy={isBusy} onClick={() => void readAll()}>
        {words('readAll')}
      </Button>
    </div>
  );
}
