import type { Answer } from '@luwag/contract/client';
import type { CallInput } from '@luwag/contract/endpoint';
import type { letLogInAgain } from '@luwag/contract/endpoints/staff/let-log-in-again';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { formText } from '../../app/form-text.ts';
import { problemWords } from '../../app/problem-words.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { accountLockWords } from '../../messages/account-lock-words.ts';
import { logInWords as say } from '../../messages/log-in-words.ts';

export type ProofBody = CallInput<typeof letLogInAgain>['body'];

/** How staff made sure that the owner asks, and why: what a step with somebody's log-in or account is taken on. */
export function ProofForm({
  look,
  label,
  onSend,
  onClosed,
}: {
  look: 'primary' | 'danger';
  label: string;
  onSend: (body: ProofBody) => Promise<Answer<unknown>>;
  /** Where it was opened by a button, and may be closed again. */
  onClosed?: () => void;
}) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (form: FormData): Promise<void> => {
    // What was not chosen is left to the server to refuse.
    const proof = formText(form, 'proof') as ProofBody['proof'];
    const answer = await onSend({ proof, reason: formText(form, 'reason') });
    if (!answer.ok) {
      setProblem(problemWords(answer));
      return;
    }
    await queryClient.invalidateQueries();
    onClosed?.();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return (
    <form className="card form-grid" onSubmit={submit} aria-label={label}>
      <Choice name="proof" label={say.proof} options={say.proofs} blank={say.choose} />
      <Field name="reason" label={say.reason} hint={say.told} />
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
      <div className="buttons">
        <Button type="submit" className={look}>
          {label}
        </Button>
        {onClosed === undefined ? null : (
          <Button className="quiet" onPress={onClosed}>
            {accountLockWords.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
