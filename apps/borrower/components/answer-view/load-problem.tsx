import { noNetwork } from '@luwag/contract/client';
import { useTranslations } from 'use-intl';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

/** What could not be fetched, why, and the way to try again. Without a reason of the server's it is the network. */
export function LoadProblem({ refusal = noNetwork, onRetry }: { refusal?: Refusal; onRetry: () => void }) {
  const words = useTranslations('shell');
  const errorWords = useErrorWords();
  return (
    <div className="answer-view-problem" role="alert">
      <Icon name="alert" />
      <p>{errorWords(refusal)}</p>
      <Button variant="secondary" onClick={onRetry}>
        {words('tryAgain')}
      </Button>
    </div>
  );
}
