import type { LoanEventType } from '@luwag/contract/endpoints/receiver/loan-events';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { formText } from '../../app/form-text.ts';
import { checkedOf, CheckList } from '../../components/check-list/check-list.tsx';
import { Field } from '../../components/field/field.tsx';
import { receiverWords as say } from '../../messages/receiver-words.ts';

export type Typed = { url: string; types: LoanEventType[] };

/** Where events go and which of them. */
export function ReceiverForm({
  label,
  url,
  types,
  onSend,
}: {
  label: string;
  url: string;
  types: readonly LoanEventType[];
  onSend: (typed: Typed) => void;
}) {
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = checkedOf(form, 'types', say.typeNames);
    setProblem(chosen.length === 0 ? say.chooseTypes : '');
    if (chosen.length > 0) onSend({ url: formText(form, 'url').trim(), types: chosen });
  };
  return (
    <form className="card form-grid receiver-form" onSubmit={submit}>
      <Field name="url" label={say.url} defaultValue={url} />
      <CheckList name="types" legend={say.types} options={say.typeNames} chosen={types} />
      <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
        {problem}
      </p>
      <Button type="submit" className="primary">
        {label}
      </Button>
    </form>
  );
}
