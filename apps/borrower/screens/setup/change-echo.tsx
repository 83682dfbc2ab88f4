import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';

/** Says below a choice that it is kept, with the way to take it back; or why it is not. */
export function ChangeEcho({ refusal, onUndo }: { refusal: Refusal | null; onUndo: (() => void) | null }) {
  const words = useTranslations('setup');
  const errorWords = useErrorWords();
  return (
    <output className="change-echo">
      {refusal === null ? null : <span className="field-error">{errorWords(refusal)}</span>}
      {onUndo === null ? null : (
        <>
          <span>{words('saved')}</span>
          <Button variant="quiet" onClick={onUndo}>
            {words('undo')}
          </Button>
        </>
      )}
    </output>
  );
}
