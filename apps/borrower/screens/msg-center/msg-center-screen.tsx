import { type MessageKind, messageKinds } from '../../store/message-kinds.ts';
import { type KeyboardEvent, memo, useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useMessages } from '../../store/use-messages.ts';
import { MessagePage } from './message-page.tsx';
import { NoMessages } from './no-messages.tsx';
import { ReadAll } from './read-all.tsx';

/** What the borrower was told: their own affairs first, the lender's offers apart from them. */
export default function MsgCenterScreen() {
  const words = useTranslations('messages');
  const [kind, setKind] = useState<MessageKind>('notify');
  // The tab answers the finger; its list comes after.
  const shownKind = useDeferredValue(kind);
  const unread = useMessages(shownKind).data?.unread ?? null;
  return (
    <ScreenFrame title={words('title')} back="/homeIndex">
      <KindTabs chosen={kind} unread={unread} onChoose={setKind} />
      <div
        role="tabpanel"
        id="message-panel"
        aria-labelledby={`message-tab-${shownKind}`}
        className="message-panel"
      >
        <MessagesOf kind={shownKind} />
        {shownKind === 'activity' ? (
          <LinkButton href="/setup" variant="quiet" state={{ opens: 'notices' }}>
            {words('offerChoice')}
          </LinkButton>
        ) : null}
      </div>
    </ScreenFrame>
  );
}

const MessagesOf = memo(function MessagesOf({ kind }: { kind: MessageKind }) {
  const list = useMessages(kind);
  return (
    <AnswerView query={list} lines={6}>
      {({ messages, unread }) => {
        const [newest] = messages;
        if (newest === undefined) return <NoMessages kind={kind} />;
        return (
          <>
            {unread[kind] === 0 ? null : <ReadAll newestId={newest.messageId} />}
            <MessagePage key={kind} kind={kind} />
          </>
        );
      }}
    </AnswerView>
  );
});

function KindTabs({
  chosen,
  unread,
  onChoose,
}: {
  chosen: MessageKind;
  unread: Record<MessageKind, number> | null;
  onChoose: (kind: MessageKind) => void;
}) {
  const words = useTranslations('messages.tabs');
  const moveByKey = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = chosen === 'notify' ? 'activity' : 'notify';
    onChoose(next);
    document.getElementById(`message-tab-${next}`)?.focus();
  };
  return (
    <div
      className="message-tabs"
      role="tablist"
      aria-label={words('label')}
      onKeyDown={moveByKey}
      tabIndex={-1}
    >
      {messageKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          role="tab"
          id={`message-tab-${kind}`}
          aria-selected={kind === chosen}
          aria-controls="message-panel"
          tabIndex={kind === chosen ? 0 : -1}
          onClick={() => onChoose(kind)}
        >
          {words(kind)}
          {unread === null || unread[kind] === 0 ? null : (
            <span className="message-tab-count">{words('unread', { count: unread[kind] })}</span>
          )}
        </button>
      ))}
    </div>
  );
}
