import type { CallInput } from '@luwag/contract/endpoint';
import { findCustomer } from '@luwag/contract/endpoints/staff/find-customer';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useTitle } from '../../app/use-title.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { loanWords } from '../../messages/loan-words.ts';

const say = loanWords.find;

type By = CallInput<typeof findCustomer>['body']['by'];

const hints: Record<By, string> = { phone: say.phoneHint, order: say.orderHint, payment: say.paymentHint };
const ways = { phone: say.phone, order: say.order, payment: say.payment };

/** Finds one customer by phone number, or one loan by its order number or by the number of a payment on it. */
export function FindCustomerScreen() {
  const navigate = useNavigate();
  const [by, setBy] = useState<By>('phone');
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(say.title);
  const find = async (value: string): Promise<void> => {
    const answer = await call(findCustomer, { body: bodyOf(by, value) });
    if (!answer.ok) {
      setProblem(problemWords(answer, { validation_failed: say.refused }));
      return;
    }
    const { customerId, loanId } = answer.value;
    await (loanId === null
      ? navigate({ to: '/customers/$customerId', params: { customerId } })
      : navigate({ to: '/customers/$customerId/loans/$loanId', params: { customerId, loanId } }));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setProblem(null);
    void find(formText(new FormData(event.currentTarget), 'value'));
  };
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <form className="card form-grid" onSubmit={submit}>
        <Choice
          name="by"
          label={say.by}
          options={ways}
          onChosen={(value) => setBy(value === 'order' || value === 'payment' ? value : 'phone')}
        />
        <Field name="value" label={say.value} hint={hints[by]} />
        <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
          {problem ?? ''}
        </p>
        <Button type="submit" className="primary">
          {say.action}
        </Button>
      </form>
      <p className="muted">{say.recorded}</p>
    </main>
  );
}

function bodyOf(by: By, value: string): CallInput<typeof findCustomer>['body'] {
  if (by === 'phone') return { by, phone: value };
  return by === 'order' ? { by, orderNumber: value } : { by, reference: value };
}
