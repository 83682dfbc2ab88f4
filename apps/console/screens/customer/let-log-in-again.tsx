import type { CallInput } from '@luwag/contract/endpoint';
import { letLogInAgain, letLogInAgainRoles } from '@luwag/contract/endpoints/staff/let-log-in-again';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { logInWords as say } from '../../messages/log-in-words.ts';

type Proof = CallInput<typeof letLogInAgain>['body']['proof'];

/** Says that a borrower gets no more codes, and lets those who may open the log-in again. */
export function LetLogInAgain({ customerId }: { customerId: string }) {
  const { role } = useStaff();
  return (
    <section aria-labelledby="log-in">
      <h2 id="log-in">{say.title}</h2>
      <p className="muted">{say.hint}</p>
      {letLogInAgainRoles.some((allowed) => allowed === role) ? <Step customerId={customerId} /> : null}
    </section>
  );
}

function Step({ customerId }: { customerId: string }) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (form: FormData): Promise<void> => {
    // What was not chosen is left to the server to refuse.
    const body = { proof: formText(form, 'proof') as Proof, reason: formText(form, 'reason') };
    const answer = await call(letLogInAgain, { params: { customerId }, body });
    setProblem(answer.ok ? null : problemWords(answer));
    if (answer.ok) await queryClient.invalidateQueries();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return (
    <form className="card form-grid" onSubmit={submit} aria-label={say.letLogInAgain}>
      <Choice name="proof" label={say.proof} options={say.proofs} blank={say.choose} />
      <Field name="reason" label={say.reason} hint={say.told} />
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
      <Button type="submit" className="primary">
        {say.letLogInAgain}
      </Button>
    </form>
  );
}
