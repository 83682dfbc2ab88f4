import type { MessageAnswer } from '@luwag/contract/endpoints/messages/message-answer';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link/link.tsx';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { longDate } from '../../messages/long-date.ts';
import type { MessageKind } from '../../store/message-kinds.ts';
import { useMessages } from '../../store/use-messages.ts';
import { useMessageWords } from '../../components/message-words/use-message-words.ts';

const dayOf = ({ createdAt }: MessageAnswer): string => manilaDateOf(Date.parse(createdAt));

/** Neighbours of one day together, in their order. */
function byDay(messages: readonly MessageAnswer[]): readonly { day: string; told: MessageAnswer[] }[] {
  const days: { day: string; told: MessageAnswer[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message);
    const last = days.at(-1);
    if (last?.day === day) last.told.push(message);
    else days.push({ day, told: [message] });
  }
  return days;
}

/** One page, grouped by day, and the next one below it once it is asked for. */
export function MessagePage({ kind, after }: { kind: MessageKind; after?: string }) {
  const words = useTranslations('messages');
  const locale = useLocale();
  const page = useMessages(kind, after);
  const [isMoreWanted, setIsMoreWanted] = useState(false);
  return (
    <AnswerView query={page} lines={6}>
      {({ messages, hasMore }) => {
        const lastId = messages.at(-1)?.messageId;
        return (
          <>
            {byDay(messages).map(({ day, told }) => (
              <section key={day} className="message-day">
                <h2>{longDate(day, locale)}</h2>
                <ul>
                  {told.map((message) => (
                    <MessageRow key={message.messageId} message={message} />
                  ))}
                </ul>
              </section>
            ))}
            {!hasMore || lastId === undefined ? null : isMoreWanted ? (
              <MessagePage kind={kind} after={lastId} />
            ) : (
              <Button variant="secondary" onClick={() => setIsMoreWanted(true)}>
                {words('older')}
              </Button>
            )}
          </>
        );
      }}
    </AnswerView>
  );
}

function MessageRow({ message }: { message: MessageAnswer }) {
  const words = useTranslations('messages');
  const { title } = useMessageWords()(message);
  const isUnread = message.readAt === null;
  return (
    <li>
      <Link href={`/msgDetail?m=${message.messageId}`} className="message-row" data-unread={isUnread}>
        <span>{title}</span>
        {isUnread ? <span className="message-new">{words('new')}</span> : null}
      </Link>
    </li>
  );
}
