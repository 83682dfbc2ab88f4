import { getMessage } from '@luwag/contract/endpoints/messages/get-message';
import type { MessageAnswer } from '@luwag/contract/endpoints/messages/message-answer';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSearch } from 'wouter';
import { NumberText } from '../../components/number-text/number-text.tsx';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { useMessageWords } from '../../components/message-words/use-message-words.ts';
import { isMomentCode, momentOf } from '../../components/moment/moment-of.ts';
import { ReadAloudButton } from '../../components/read-aloud/read-aloud-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { ShareButton } from '../../components/share-button/share-button.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import type { Refusal } from '../../messages/use-error-words.ts';
import { markRead } from '../../store/mark-read.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { useHome } from '../../store/use-home.ts';
import { actionOf } from './action-of.ts';

const CallAtOnce = hydratedComponent(
  async () => (await import('./call-at-once.tsx')).CallAtOnce,
  <Skeleton lines={1} />,
);
const MomentView = hydratedComponent(
  async () => (await import('../../components/moment/moment-view.tsx')).MomentView,
  <Skeleton lines={8} />,
);
const AnsweredSupportMessage = lazyComponent(
  async () =>
    (await import('../../components/support-message-sheet/answered-support-message.tsx'))
      .AnsweredSupportMessage,
);
/** Asks the borrower to call: what somebody else may have done with a stolen phone or number, and a payment that was taken off. */
const asksToCall: ReadonlySet<MessageAnswer['code']> = new Set([
  'accountChanged',
  'newDevice',
  'handedOff',
  'logInReopened',
  'accountLocked',
  'accountUnlocked',
  'phoneChanged',
  'otherPhonesLoggedOut',
  'paymentReversed',
]);
const idPattern = /^[0-9a-f-]{36}$/i;

/** One message and the way on, by how things stand now. */
export default function MsgDetailScreen() {
  const words = useTranslations('messages');
  const messageId = new URLSearchParams(useSearch()).get('m') ?? '';
  return (
    <ScreenFrame
      title={words('detail.title')}
      back="/msgCenter"
      actions={
        <LinkButton href="/msgCenter" variant="quiet">
          {words('toList')}
        </LinkButton>
      }
    >
      {idPattern.test(messageId) ? <MessageOf key={messageId} messageId={messageId} /> : <Missing />}
    </ScreenFrame>
  );
}

function MessageOf({ messageId }: { messageId: string }) {
  const message = useAnswer(getMessage, { params: { messageId } });
  const isUnread = message.data?.readAt === null;
  useEffect(() => {
    if (isUnread) void markRead(messageId);
  }, [isUnread, messageId]);
  return (
    <AnswerView query={message} lines={5} refused={missing}>
      {(value) => <Told message={value} />}
    </AnswerView>
  );
}

/** Good news that still holds has the view of its own that Home gives it; every other message is its words. */
function Told({ message }: { message: MessageAnswer }) {
  return isMomentCode(message.code) ? <News message={message} /> : <PlainMessage message={message} />;
}

function News({ message }: { message: MessageAnswer }) {
  const { title, body } = useMessageWords()(message);
  const home = useHome();
  if (home.data === undefined && home.error === null) return <Skeleton lines={8} />;
  const { code, facts } = message;
  const moment = home.data === undefined ? null : momentOf({ code, loanId: facts['loanId'] }, home.data);
  if (moment === null) return <PlainMessage message={message} />;
  return (
    <>
      <MomentView moment={moment} messageId={null} />
      <PassOn text={`${title}. ${body}`} />
    </>
  );
}

function PlainMessage({ message }: { message: MessageAnswer }) {
  const locale = useLocale();
  const { title, body } = useMessageWords()(message);
  return (
    <article className="message">
      <h2>{title}</h2>
      <p>
        <time dateTime={message.createdAt}>{clockTime(message.createdAt, locale)}</time>
      </p>
      <p>
        <NumberText text={body} />
      </p>
      {message.code === 'supportMessageAnswered' ? (
        <AnsweredSupportMessage supportMessageId={String(message.facts['supportMessageId'])} />
      ) : null}
      <WayOn message={message} />
      {asksToCall.has(message.code) ? <CallAtOnce /> : null}
      <PassOn text={`${title}. ${body}`} />
    </article>
  );
}

/** Reads the message aloud, for borrowers who read with difficulty. */
function PassOn({ text }: { text: string }) {
  const words = useTranslations('messages');
  return (
    <div className="message-pass-on">
      <ReadAloudButton text={text} />
      <ShareButton text={text} share={words('share')} copy={words('copy')} />
    </div>
  );
}

function WayOn({ message }: { message: MessageAnswer }) {
  const words = useTranslations('messages');
  const home = useHome();
  if (home.data === undefined) return null;
  const action = actionOf(message, home.data);
  if (action === null) {
    return (
      <>
        <p className="message-over">{words('over')}</p>
        <LinkButton href="/homeIndex">{words('home')}</LinkButton>
      </>
    );
  }
  const { label, href, loanId, opens } = action;
  return (
    <LinkButton
      href={href}
      state={{ ...(loanId === undefined ? {} : { loanId }), opens }}
      variant={label === 'logOutOthers' ? 'secondary' : 'primary'}
    >
      {words(`actions.${label}`)}
    </LinkButton>
  );
}

function missing({ code }: Refusal) {
  return code === 'not_found' || code === 'validation_failed' ? <Missing /> : null;
}

function Missing() {
  const words = useTranslations('messages.detail');
  return (
    <EmptyState picture="letter" title={words('missing')}>
      <p>{words('missingLead')}</p>
    </EmptyState>
  );
}
