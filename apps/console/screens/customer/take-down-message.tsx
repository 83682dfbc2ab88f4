import type { CallInput } from '@luwag/contract/endpoint';
import { takeDownSupportMessage } from '@luwag/contract/endpoints/staff/take-down-support-message';
import { feedbackKinds, supportMessageLength } from '@luwag/contract/support-message-kinds';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { problemWords } from '../../app/problem-words.ts';
import { Choice } from '../../components/field/field.tsx';
import { supportMessageWords } from '../../messages/support-message-words.ts';

const say = supportMessageWords.ofCustomer;
type Body = CallInput<typeof takeDownSupportMessage>['body'];
const kinds = Object.fromEntries(feedbackKinds.map((kind) => [kind, supportMessageWords.kinds[kind]]));

/** Keeps what a borrower says by phone or email, and tells the number that it has. */
export function TakeDownMessage({ customerId }: { customerId: string }) {
  const queryClient = useQueryClient();
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // One key for one text: a second press keeps nothing twice.
  const idempotencyKey = useRef(crypto.randomUUID());
  const send = async (body: Body): Promise<void> => {
    const sent = await call(
      takeDownSupportMessage,
      { params: { customerId }, body },
      { idempotencyKey: idempotencyKey.current },
    );
    setProblem(sent.ok ? null : problemWords(sent));
    if (!sent.ok) return;
    idempotencyKey.current = crypto.randomUUID();
    setTold(say.kept(sent.value.number));
    setIsOpen(false);
    await queryClient.invalidateQueries();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // What was not chosen is left to the server to refuse.
    void send({ kind: formText(form, 'kind') as Body['kind'], text: formText(form, 'text') });
  };
  if (!isOpen) {
    return (
      <p>
        <Button className="quiet" onPress={() => setIsOpen(true)}>
          {say.takeDown}
        </Button>{' '}
        <output>{told}</output>
      </p>
    );
  }
  return (
    <form className="card form-grid" onSubmit={submit} aria-label={say.takeDown}>
      <p className="muted">{say.takeDownHint}</p>
      <Choice name="kind" label={supportMessageWords.kind} options={kinds} blank={say.choose} />
      <div className="field">
        <label htmlFor={textId}>{say.text}</label>
        <textarea
          id={textId}
          name="text"
          rows={5}
          required
          minLength={supportMessageLength.least}
          maxLength={supportMessageLength.most}
          aria-describedby={`${textId}-hint`}
        />
        <small id={`${textId}-hint`}>{say.textHint}</small>
      </div>
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
      <div className="buttons">
        <Button type="submit" className="primary">
          {say.keep}
        </Button>
        <Button className="quiet" onPress={() => setIsOpen(false)}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}
