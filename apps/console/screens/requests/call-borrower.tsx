import { callerRoles, getRequestPhone } from '@luwag/contract/endpoints/staff/get-request-phone';
import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { mayAnswer } from './request-buttons.tsx';

const say = loanWords.requests;
const leastNote = 5;
const mostNote = 200;

/** The number of a borrower who cannot pay, and the end of a talk. Each look at the number is logged, so it is shown on request. */
export function CallBorrower({
  request,
  onTalked,
}: {
  request: StaffRequest;
  onTalked: (note: string) => void;
}) {
  const { role } = useStaff();
  if (request.kind !== 'hardship') return null;
  return (
    <>
      {callerRoles.some((caller) => caller === role) ? <NumberToCall request={request} /> : null}
      {request.details['wish'] === 'talk' && mayAnswer(role) ? <TalkForm onTalked={onTalked} /> : null}
    </>
  );
}

function NumberToCall({ request: { customerId, requestId } }: { request: StaffRequest }) {
  const [phone, setPhone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async (): Promise<void> => {
    const shown = await call(getRequestPhone, { params: { customerId, requestId } });
    setPhone(shown.ok ? shown.value.phone : null);
    setProblem(shown.ok ? null : problemWords(shown));
  };
  if (phone !== null) {
    return (
      <p>
        {say.number}: <a href={`tel:${phone}`}>{phone}</a>
      </p>
    );
  }
  return (
    <div className="buttons">
      <Button className="quiet" onPress={() => void show()}>
        {say.showNumber}
      </Button>
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
    </div>
  );
}

function TalkForm({ onTalked }: { onTalked: (note: string) => void }) {
  const id = useId();
  const [note, setNote] = useState('');
  const isShort = note.trim().length < leastNote;
  return (
    <div>
      <div className="form-line">
        <div className="field">
          <label htmlFor={id}>{say.note}</label>
          <input
            id={id}
            value={note}
            maxLength={mostNote}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <Button className="primary" isDisabled={isShort} onPress={() => onTalked(note.trim())}>
          {say.talked}
        </Button>
      </div>
      <small id={`${id}-hint`}>{say.noteHint}</small>
    </div>
  );
}
