import { addPartnerKey } from '@luwag/contract/endpoints/partner/add-partner-key';
import { listPartnerKeys } from '@luwag/contract/endpoints/partner/list-partner-keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '@luwag/contract/endpoint';
import { call, valueOf } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { problemWords, unclearAs } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { useTitle } from '../../app/use-title.ts';
import { ShownSecret } from '../../components/shown-secret/shown-secret.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { partnerKeyWords as say } from '../../messages/receiver-words.ts';
import { KeyForm } from './key-form.tsx';
import { KeyTable } from './key-table.tsx';

/** The keys of the lender's own systems: made by one person and, where they may write, confirmed by another. */
export function PartnerKeysScreen() {
  const queryClient = useQueryClient();
  const { role } = useStaff();
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [formsSent, setFormsSent] = useState(0);
  const list = useQuery({
    queryKey: ['partner-keys'],
    queryFn: async () => valueOf(await call(listPartnerKeys, {})),
  });
  useTitle(say.title);
  const add = async (body: CallInput<typeof addPartnerKey>['body']): Promise<void> => {
    const answer = await call(addPartnerKey, { body });
    setProblem(answer.ok ? '' : problemWords(answer, unclearAs(say.addUnclear)));
    if (answer.ok) {
      setSecret(answer.value.secret);
      setFormsSent(formsSent + 1);
    }
    await queryClient.invalidateQueries({ queryKey: ['partner-keys'] });
  };
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p>{say.lead}</p>
      {list.isError ? <p className="problem">{say.failed}</p> : null}
      {secret === null ? null : <ShownSecret secret={secret} onDone={() => setSecret(null)} />}
      <Loading query={list} />
      {list.data === undefined ? null : <KeyTable keys={list.data.keys} />}
      {addPartnerKey.roles?.includes(role) === true ? (
        <section aria-labelledby="add-key">
          <h2 id="add-key">{say.add}</h2>
          <p className="muted">
            {say.addHint} {say.mayConfirm}: {checkersOf('confirm-partner-key')}.
          </p>
          <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
            {problem}
          </p>
          <KeyForm key={formsSent} onSend={(body) => void add(body)} />
        </section>
      ) : null}
    </main>
  );
}
