import type { Answer } from '@luwag/contract/client';
import type { identityProofs } from '@luwag/contract/endpoints/staff/let-log-in-again';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { formText } from '../../app/form-text.ts';
import { problemWords } from '../../app/problem-words.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { accountLockWords } from '../../messages/account-lock-words.ts';
import { logInWords as say } from '../../messages/log-in-words.ts';

export type ProofBody<Proof extends string = (typeof identityProofs)[number]> = {
  proof: Proof;
  reason: string;
};

/** How staff made sure that the owner asks, and why: what a step with somebody's log-in or account is taken on. */
export function ProofForm<Proof extends string>({
  look,
  label,
  ask,
  told = say.told,
  children,
  onSend,
  onClosed,
}: {
  look: 'primary' | 'danger';
  label: string;
  /** What is asked, and the proofs that there are. */
  ask: { proof: string; proofs: Readonly<Record<Proof, string>> };
  /** Who is told of the step. */
  told?: string;
  /** What the step needs beside proof and reason. */
  children?: ReactNode;
  onSend: (body: ProofBody<Proof>, form: FormData) => Promise<Answer<unknown>>;
  /** Where it was opened by a button, and may be closed again. */
  onClosed?: () => void;
}) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (form: FormData): Promise<void> => {
    // What was not chosen is left to the server to refuse.
    const proof = formText(form, 'proof') as Proof;
    const answer = await onSend({ proof, reason: formText(form, 'reason') }, form);
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
      {children}
      <Choice name="proof" label={ask.proof} options={ask.proofs} blank={say.choose} />
      <Field name="reason" label={say.reason} hint={told} />
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
