import type { LetterAnswer } from '@luwag/contract/endpoints/letter/letter-answer';
import { listLetters } from '@luwag/contract/endpoints/letter/list-letters';
import { useLocale, useTranslations } from 'use-intl';
import { clockTime } from '../../messages/clock-time.ts';
import { useLetters } from '../../store/letters.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';

/** What was written before, the newest first, and what became of it. */
export function OwnLetters() {
  const words = useTranslations('letters');
  const letters = useAnswer(listLetters, {});
  const waiting = useLetters((state) => state.waiting);
  return (
    <section className="letters">
      <h3>{words('own')}</h3>
      {waiting.map(({ key, body }) => (
        <article className="letter" key={key}>
          <h4>{words(`kinds.${body.kind}`)}</h4>
          <p className="field-hint">{words('waits')}</p>
          <p className="letter-text">{body.text}</p>
        </article>
      ))}
      <AnswerView query={letters} lines={3}>
        {({ letters: written }) =>
          written.length === 0 && waiting.length === 0 ? (
            <p className="field-hint">{words('none')}</p>
          ) : (
            written.map((letter) => <LetterCard key={letter.letterId} letter={letter} />)
          )
        }
      </AnswerView>
    </section>
  );
}

/** One letter with its answer. */
export function LetterCard({ letter }: { letter: LetterAnswer }) {
  const words = useTranslations('letters');
  const locale = useLocale();
  const { kind, number, text, reference, paidAt, sentAt, answerBy, answeredAt, outcome, answer } = letter;
  const when = (at: string) => clockTime(at, locale);
  return (
    <article className="letter" data-outcome={outcome ?? 'none'}>
      <h4>{words(`kinds.${kind}`)}</h4>
      <p className="field-hint">
        {words('number', { number })} {words('written', { time: when(sentAt) })}{' '}
        {answeredAt === null ? words('expected', { time: when(answerBy) }) : null}
      </p>
      <p className="letter-text">
        {text ?? words('proof', { time: paidAt === null ? '' : when(paidAt), reference: reference ?? '' })}
      </p>
      {answeredAt === null || outcome === null ? null : (
        <div className="letter-answer">
          <p>
            <strong>{words(`outcomes.${outcome}`)}</strong>{' '}
            <span className="field-hint">{when(answeredAt)}</span>
          </p>
          {answer === null ? null : <p className="letter-text">{answer}</p>}
        </div>
      )}
    </article>
  );
}
