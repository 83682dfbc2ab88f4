import { listLetters } from '@luwag/contract/endpoints/letter/list-letters';
import { useAnswer } from '../../store/use-answer.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { LetterCard } from './own-letters.tsx';

/** The letter that a message tells of, with its answer. */
export function AnsweredLetter({ letterId }: { letterId: string }) {
  const letters = useAnswer(listLetters, {});
  return (
    <LazyMessages namespaces={['letters']}>
      <AnswerView query={letters} lines={3}>
        {(known) => {
          const letter = known.letters.find((one) => one.letterId === letterId);
          return letter === undefined ? null : (
            <div className="letters">
              <LetterCard letter={letter} />
            </div>
          );
        }}
      </AnswerView>
    </LazyMessages>
  );
}
