import type { SupportMessageAnswer } from '@luwag/contract/endpoints/support-message/support-message-answer';
import { listSupportMessages } from '@luwag/contract/endpoints/support-message/list-support-messages';
import { useLocale, useTranslations } from 'use-intl';
import { NumberText } from '../number-text/number-text.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { useSupportMessages } from '../../store/support-messages.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';

/** What was written before, the newest first, and what became of it. */
export function OwnSupportMessages() {
  const words = useTranslations('support-messages');
  const supportMessages = useAnswer(listSupportMessages, {});
  const waiting = useSupportMessages((state) => state.waiting);
  return (
    <section className="supportMessages">
      <h3>{words('own')}</h3>
      {waiting.map(({ key, body }) => (
        <article className="supportMessage" key={key}>
          <h4>{words(`kinds.${body.kind}`)}</h4>
          <p className="field-hint">{words('waits')}</p>
          <p className="support-message-text">{body.text}</p>
        </article>
      ))}
      <AnswerView query={supportMessages} lines={3}>
        {({ supportMessages: written }) =>
          written.length === 0 && waiting.length === 0 ? (
            <p className="field-hint">{words('none')}</p>
          ) : (
            written.map((supportMessage) => (
              <SupportMessageCard key={supportMessage.supportMessageId} supportMessage={supportMessage} />
            ))
          )
        }
      </AnswerView>
    </section>
  );
}

/** One support message with its answer. */
export function SupportMessageCard({ supportMessage }: { supportMessage: SupportMessageAnswer }) {
  const words = useTranslations('support-messages');
  const locale = useLocale();
  const { kind, number, text, reference, paidAt, sentAt, answerBy, answeredAt, outcome, answer } =
    supportMessage;
  const when = (at: string) => clockTime(at, locale);
  return (
    <article className="supportMessage" data-outcome={outcome ?? 'none'}>
      <h4>{words(`kinds.${kind}`)}</h4>
      <p className="field-hint">
        {words('number', { number })} {words('written', { time: when(sentAt) })}{' '}
        {answeredAt === null ? words('expected', { time: when(answerBy) }) : null}{' '}
        {supportMessage.isTakenDown === true ? words('takenDown') : null}
      </p>
      <p className="support-message-text">
        <NumberText
          text={
            text ?? words('proof', { time: paidAt === null ? '' : when(paidAt), reference: reference ?? '' })
          }
        />
      </p>
      {answeredAt === null || outcome === null ? null : (
        <div className="support-message-answer">
          <p>
            <strong>{words(`outcomes.${outcome}`)}</strong>{' '}
            <span className="field-hint">{when(answeredAt)}</span>
          </p>
          {answer === null ? null : (
            <p className="support-message-text">
              <NumberText text={answer} />
            </p>
          )}
        </div>
      )}
    </article>
  );
}
