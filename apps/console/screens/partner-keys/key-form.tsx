import type { CallInput } from '@luwag/contract/endpoint';
import type { addPartnerKey } from '@luwag/contract/endpoints/partner/add-partner-key';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { formText } from '../../app/form-text.ts';
import { checkedOf, CheckList } from '../../components/check-list/check-list.tsx';
import { Field } from '../../components/field/field.tsx';
import { instantInManila } from '../../app/format.ts';
import { partnerKeyWords as say } from '../../messages/receiver-words.ts';

type Body = CallInput<typeof addPartnerKey>['body'];

const usualPerMinute = '120';

/** What a new key is called and what it may do. */
export function KeyForm({ onSend }: { onSend: (body: Body) => void }) {
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const scopes = checkedOf(form, 'scopes', say.scopeNames);
    setProblem(scopes.length === 0 ? say.chooseScopes : '');
    if (scopes.length === 0) return;
    const lastDay = formText(form, 'lastDay');
    onSend({
      name: formText(form, 'name'),
      scopes,
      perMinute: Number(formText(form, 'perMinute')),
      expiresAt: lastDay === '' ? null : instantInManila(`${lastDay}T23:59`),
    });
  };
  return (
    <form className="card form-grid" onSubmit={submit}>
      <Field name="name" label={say.nameOfSystem} />
      <Field name="perMinute" type="number" label={say.perMinute} defaultValue={usualPerMinute} />
      <Field name="lastDay" type="date" label={say.lastDay} isRequired={false} />
      <CheckList name="scopes" legend={say.scopes} options={say.scopeNames} chosen={[]} />
      <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
        {problem}
      </p>
      <Button type="submit" className="primary">
        {say.addButton}
      </Button>
    </form>
  );
}
