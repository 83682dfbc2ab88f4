import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import { bankTransferKinds } from '@luwag/contract/endpoints/staff/lender-step';
import { proposeBankTransfer } from '@luwag/contract/endpoints/staff/propose-bank-transfer';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { formText } from '../../app/form-text.ts';
import { centavosOf } from '../../app/pesos.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { PesoField } from '../../components/field/peso-field.tsx';
import { lenderStepWords as say } from '../../messages/lender-step-words.ts';

const kinds = Object.fromEntries(bankTransferKinds.map((kind) => [kind, say.kinds[kind]]));

/** Proposes a transfer that the bank's statement shows. */
export function TransferForm({ today }: { today: string }) {
  const queryClient = useQueryClient();
  const { role } = useStaff();
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  if (!bankTransferKinds.some((kind) => mayMake(kind, role))) return null;
  const propose = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const text = (name: string): string => formText(data, name);
    const kind = bankTransferKinds.find((name) => name === text('kind')) ?? 'capital-paid-in';
    const transfer = {
      kind,
      amountCentavos: centavosOf(text('amount')),
      paidOn: text('paidOn'),
      reference: text('reference'),
    };
    const answer = await call(proposeBankTransfer, { body: { transfer, reason: text('reason') } });
    setProblem(answer.ok ? null : problemWords(answer));
    setOutcome(answer.ok ? `${say.proposed}: ${checkersOf(kind)}.` : null);
    if (!answer.ok) return;
    form.reset();
    await queryClient.invalidateQueries();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void propose(event.currentTarget);
  };
  return (
    <section aria-labelledby="propose-entry">
      <h2 id="propose-entry">{say.form}</h2>
      <p className="muted">{say.formHint}</p>
      <form className="card form-grid" onSubmit={submit}>
        <Choice name="kind" label={say.kind} options={kinds} />
        <PesoField name="amount" label={say.amount} />
        <Field name="paidOn" type="date" label={say.paidOn} defaultValue={today} />
        <Field name="reference" label={say.reference} />
        <Field name="reason" label={say.reason} />
        <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
          {problem ?? ''}
        </p>
        <output className="outcome">{outcome ?? ''}</output>
        <Button type="submit" className="primary">
          {say.propose}
        </Button>
      </form>
    </section>
  );
}
