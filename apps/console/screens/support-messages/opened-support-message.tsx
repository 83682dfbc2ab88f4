import type {
  StaffSupportMessage,
  WaitingSupportMessage,
} from '@luwag/contract/endpoints/staff/staff-support-message';
import { answerSupportMessage } from '@luwag/contract/endpoints/staff/answer-support-message';
import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import { formatInstant } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ZoomedPicture } from '../../components/zoomed-picture/zoomed-picture.tsx';
import { Pairs } from '../../components/pairs/pairs.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { supportMessageWords as say } from '../../messages/support-message-words.ts';
import { AnswerForm } from './answer-form.tsx';
import { useSupportMessage } from './use-support-message.ts';

/** One support message with what is in it, and the ways to answer it. That it was opened is recorded by the server. */
export function OpenedSupportMessage({
  supportMessage,
  isAnswered,
  onClose,
}: {
  supportMessage: WaitingSupportMessage;
  /** Whether a colleague has answered it since it was opened. */
  isAnswered: boolean;
  onClose: () => void;
}) {
  const { role } = useStaff();
  const titleId = useId();
  const { customerId, supportMessageId, kind, number, nameMasked } = supportMessage;
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens below the list, out of sight on a small window.
  useEffect(() => heading.current?.focus(), []);
  const opened = useSupportMessage(customerId, supportMessageId);
  return (
    <article className="card opened-support-message" aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {say.kinds[kind]} {number} · {nameMasked}
      </h2>
      <p role="alert" className={isAnswered ? 'problem' : 'no-problem'}>
        {isAnswered ? say.answeredByColleague : ''}
      </p>
      {opened.error === null ? null : <p className="problem">{say.failed}</p>}
      {opened.data === undefined ? null : (
        <>
          <Content supportMessage={opened.data.supportMessage} />
          {kind === 'paymentProof' ? <Proof picture={opened.data.picture} /> : null}
          <Links supportMessage={opened.data.supportMessage} />
          {answerSupportMessage.roles?.includes(role) === true ? (
            <AnswerForm
              supportMessage={opened.data.supportMessage}
              isAnswered={isAnswered}
              onAnswered={onClose}
            />
          ) : null}
        </>
      )}
      <Button className="quiet" onPress={onClose}>
        {say.close}
      </Button>
    </article>
  );
}

function Content({ supportMessage }: { supportMessage: StaffSupportMessage }) {
  const { text, sentAt, answerBy, language, orderNumber, paidAt, reference } = supportMessage;
  return (
    <>
      <Pairs
        pairs={[
          [say.written, formatInstant(sentAt)],
          [say.answerBy, formatInstant(answerBy)],
          [say.language, wordFor(say.languages, language)],
          [say.loan, orderNumber],
          [say.paidAt, paidAt === null ? null : formatInstant(paidAt)],
          [say.reference, reference],
        ]}
      />
      {text === null ? null : <blockquote>{text}</blockquote>}
    </>
  );
}

function Proof({ picture }: { picture: string | null }) {
  if (picture === null) return <p className="problem">{say.noPicture}</p>;
  return (
    <div className="support-message-picture">
      <ZoomedPicture picture={picture} name={say.picture} />
    </div>
  );
}

function Links({
  supportMessage: { customerId, loanId, supportMessageId, kind },
}: {
  supportMessage: StaffSupportMessage;
}) {
  const { role } = useStaff();
  const mayBook = kind === 'paymentProof' && mayMake('record-payment', role);
  return (
    <div className="buttons">
      {loanId === null ? (
        <Link className="button quiet" to="/customers/$customerId" params={{ customerId }}>
          {say.openCustomer}
        </Link>
      ) : (
        <Link
          className={mayBook ? 'button primary' : 'button quiet'}
          to="/customers/$customerId/loans/$loanId"
          params={{ customerId, loanId }}
          search={mayBook ? { supportMessage: supportMessageId } : {}}
        >
          {mayBook ? say.book : say.openLoan}
        </Link>
      )}
    </div>
  );
}
