import type { CallOutput } from '@luwag/contract/endpoint';
import type { listSettlementFiles } from '@luwag/contract/endpoints/staff/list-settlement-files';
import { proposeSettlementReceipt } from '@luwag/contract/endpoints/staff/propose-settlement-receipt';
import { formatPesos } from '@luwag/contract/money';
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
import { reconciliationWords as say } from '../../messages/reconciliation-words.ts';

type File = CallOutput<typeof listSettlementFiles>['files'][number];

const openOf = ({ expectedCentavos, receivedCentavos }: File): number => expectedCentavos - receivedCentavos;
const nameOf = (file: File): string => say.receiptOf(file.name, formatPesos(openOf(file)));

/** Proposes what the bank received of a booked file. Another person confirms it under the journal entries. */
export function ReceiptForm({ files, today }: { files: readonly File[]; today: string }) {
  const queryClient = useQueryClient();
  const { role } = useStaff();
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState('');
  const waiting = files.filter((file) => file.state === 'booked' && openOf(file) > 0);
  if (waiting.length === 0 || proposeSettlementReceipt.roles?.includes(role) !== true) return null;
  const propose = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const text = (name: string): string => formText(data, name);
    const answer = await call(proposeSettlementReceipt, {
      params: { fileId: text('fileId') },
      body: {
        amountCentavos: centavosOf(text('amount')),
        paidOn: text('paidOn'),
        reference: text('reference'),
        reason: text('reason'),
      },
    });
    setProblem(answer.ok ? '' : problemWords(answer));
    setOutcome(answer.ok ? `${say.proposed}: ${checkersOf('settlement-received')}.` : '');
    if (!answer.ok) return;
    form.reset();
    await queryClient.invalidateQueries();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void propose(event.currentTarget);
  };
  return (
    <section aria-labelledby="settlement-receipt">
      <h2 id="settlement-receipt">{say.receipt}</h2>
      <p className="muted">{say.receiptHint}</p>
      <form className="card form-grid" onSubmit={submit}>
        <Choice
          name="fileId"
          label={say.name}
          options={Object.fromEntries(waiting.map((file) => [file.fileId, nameOf(file)]))}
        />
        <PesoField name="amount" label={say.amount} />
        <Field name="paidOn" type="date" label={say.arrivedOn} defaultValue={today} />
        <Field name="reference" label={say.bankNumber} />
        <Field name="reason" label={say.why} />
        <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
          {problem}
        </p>
        <output className="outcome">{outcome}</output>
        <Button type="submit" className="primary">
          {say.propose}
        </Button>
      </form>
    </section>
  );
}
