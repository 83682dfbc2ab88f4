import { listSupportMessages } from '@luwag/contract/endpoints/support-message/list-support-messages';
import { useAnswer } from '../../store/use-answer.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { SupportMessageCard } from './own-support-messages.tsx';

/** The support message that a message tells of, with its answer. */
export function AnsweredSupportMessage({ supportMessageId }: { supportMessageId: string }) {
  const supportMessages = useAnswer(listSupportMessages, {});
  return (
    <LazyMessages namespaces={['support-messages']}>
      <AnswerView query={supportMessages} lines={3}>
        {(known) => {
          const supportMessage = known.supportMessages.find(
            (one) => one.supportMessageId === supportMessageId,
          );
          return supportMessage === undefined ? null : (
            <div className="supportMessages">
              <SupportMessageCard supportMessage={supportMessage} />
            </div>
          );
        }}
      </AnswerView>
    </LazyMessages>
  );
}
