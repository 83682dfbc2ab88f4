import { answerPartnerKey } from '@luwag/contract/endpoints/partner/answer-partner-key';
import type { PartnerKeyAnswer } from '@luwag/contract/endpoints/partner/partner-answer';
import { revokePartnerKey } from '@luwag/contract/endpoints/partner/revoke-partner-key';
import { mayCheck } from '@luwag/contract/endpoints/staff/approval-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ConfirmedButton } from '../../components/confirmed-button/confirmed-button.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { partnerKeyWords as say } from '../../messages/receiver-words.ts';

const columns: readonly Column<PartnerKeyAnswer>[] = [
  { name: say.name, cell: ({ name }) => name },
  { name: say.scopes, cell: ({ scopes }) => scopes.map((scope) => say.scopeNames[scope]).join(', ') },
  { name: say.perMinute, isNumber: true, cell: ({ perMinute }) => perMinute },
  { name: say.state, cell: ({ state }) => say.states[state] },
  { name: say.added, cell: ({ addedAt, addedBy }) => `${formatInstant(addedAt)} · ${addedBy}` },
  { name: say.expires, cell: ({ expiresAt }) => (expiresAt === null ? say.never : formatInstant(expiresAt)) },
  {
    name: say.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? say.never : formatInstant(lastUsedAt)),
  },
];

type Step = 'confirm' | 'refuse' | 'revoke';
type OnStep = (keyId: string, step: Step) => Promise<void>;

/** Every key that was ever made, with what this member of staff can do about it. */
export function KeyTable({ keys }: { keys: readonly PartnerKeyAnswer[] }) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const take: OnStep = async (keyId, step) => {
    const params = { keyId };
    const answer =
      step === 'revoke'
        ? await call(revokePartnerKey, { params, body: {} })
        : await call(answerPartnerKey, { params, body: { outcome: step } });
    setProblem(answer.ok ? '' : problemWords(answer));
    await queryClient.invalidateQueries({ queryKey: ['partner-keys'] });
  };
  return (
    <>
      <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
        {problem}
      </p>
      <DataTable
        caption={say.title}
        columns={[...columns, { name: say.steps, cell: stepsCell(take) }]}
        rows={keys}
        rowKey={({ keyId }) => keyId}
        empty={say.none}
      />
    </>
  );
}

/** The buttons of one row. */
const stepsCell = (onStep: OnStep) => (row: PartnerKeyAnswer) => <KeySteps row={row} onStep={onStep} />;

function KeySteps({ row: { keyId, state, isOwn }, onStep }: { row: PartnerKeyAnswer; onStep: OnStep }) {
  const { role } = useStaff();
  const mayRevoke = revokePartnerKey.roles?.includes(role) === true;
  if (state === 'waiting') {
    if (isOwn) {
      return (
        <>
          <p className="muted">{say.ownKey}</p>
          <Button className="quiet" onPress={() => void onStep(keyId, 'refuse')}>
            {say.takeBack}
          </Button>
        </>
      );
    }
    if (!mayCheck('confirm-partner-key', role)) return null;
    const question = {
      title: say.confirmTitle,
      text: say.confirmText,
      confirm: say.confirm,
      cancel: say.cancel,
    };
    return (
      <div className="buttons">
        <ConfirmedButton
          look="primary"
          label={say.confirm}
          question={question}
          onConfirm={() => void onStep(keyId, 'confirm')}
        />
        <Button className="quiet" onPress={() => void onStep(keyId, 'refuse')}>
          {say.refuse}
        </Button>
      </div>
    );
  }
  if (!mayRevoke || (state !== 'on' && state !== 'over')) return null;
  const question = { title: say.revokeTitle, text: say.revokeText, confirm: say.revoke, cancel: say.cancel };
  return (
    <ConfirmedButton
      look="danger"
      label={say.revoke}
      question={question}
      onConfirm={() => void onStep(keyId, 'revoke')}
    />
  );
}
