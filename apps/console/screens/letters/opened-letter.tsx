import type { StaffLetter, WaitingLetter } from '@luwag/contract/endpoints/staff/staff-letter';
import { answerLetter } from '@luwag/contract/endpoints/staff/answer-letter';
import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import { formatInstant } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ZoomedPicture } from '../../components/zoomed-picture/zoomed-picture.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { letterWords as say } from '../../messages/letter-words.ts';
import { AnswerForm } from './answer-form.tsx';
import { useLetter } from './use-letter.ts';

/** One letter with what is in it, and the ways to answer it. That it was opened is recorded by the server. */
export function OpenedLetter({ letter, onClose }: { letter: WaitingLetter; onClose: () => void }) {
  const { role } = useStaff();
  const titleId = useId();
  const { customerId, letterId, kind, number, nameMasked } = letter;
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens below the list, out of sight on a small window.
  useEffect(() => heading.current?.focus(), []);
  const opened = useLetter(customerId, letterId);
  return (
    <article className="card opened-letter" aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {say.kinds[kind]} {number} · {nameMasked}
      </h2>
      {opened.error === null ? null : <p className="problem">{say.failed}</p>}
      {opened.data === undefined ? null : (
        <>
          <Content letter={opened.data.letter} />
          {kind === 'paymentProof' ? <Proof picture={opened.data.picture} /> : null}
          <Links letter={opened.data.letter} />
          {answerLetter.roles?.includes(role) === true ? <AnswerForm letter={opened.data.letter} /> : null}
        </>
      )}
      <Button className="quiet" onPress={onClose}>
        {say.close}
      </Button>
    </article>
  );
}

function Content({ letter }: { letter: StaffLetter }) {
  const { text, sentAt, answerBy, language, orderNumber, paidAt, reference } = letter;
  const facts = [
    [say.written, formatInstant(sentAt)],
    [say.answerBy, formatInstant(answerBy)],
    [say.language, wordFor(say.languages, language)],
    [say.loan, orderNumber],
    [say.paidAt, paidAt === null ? null : formatInstant(paidAt)],
    [say.reference, reference],
  ].filter(([, value]) => value !== null);
  return (
    <>
      <dl className="pairs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text === null ? null : <blockquote>{text}</blockquote>}
    </>
  );
}

function Proof({ picture }: { picture: string | null }) {
  if (picture === null) return <p className="problem">{say.noPicture}</p>;
  return (
    <div className="letter-picture">
      <ZoomedPicture picture={picture} name={say.picture} />
    </div>
  );
}

function Links({ letter: { customerId, loanId, letterId, kind } }: { letter: StaffLetter }) {
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
          search={mayBook ? { letter: letterId } : {}}
        >
          {mayBook ? say.book : say.openLoan}
        </Link>
      )}
    </div>
  );
}
