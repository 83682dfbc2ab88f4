import type { ProductProposal } from '@luwag/contract/endpoints/staff/product-answer';
import { answerProductProposal } from '@luwag/contract/endpoints/staff/answer-product-proposal';
import { mayCheck } from '@luwag/contract/endpoints/staff/approval-rules';
import { formatPesos } from '@luwag/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { formatDay, formatInstant } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { loanWords } from '../../messages/loan-words.ts';

const say = loanWords.products;
type Change = ProductProposal['changes'][number];

const columns: readonly Column<Change>[] = [
  { name: say.changedField, cell: ({ field }) => wordFor(say.fields, field) },
  { name: say.before, isNumber: true, cell: ({ field, before }) => figureWords(field, before) },
  {
    name: say.after,
    isNumber: true,
    cell: ({ field, after }) => <strong>{figureWords(field, after)}</strong>,
  },
];

const choiceWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gstBase: say.gstBases,
  feesTiming: say.feesTimings,
  capScope: say.capScopes,
  theme: say.themes,
};

function figureWords(field: string, value: string): string {
  if (value === '') return '–';
  if (field.endsWith('Centavos')) return formatPesos(Number(value));
  return wordFor(choiceWords[field] ?? {}, value);
}

/** Versions that wait for a second person, with all that they change. */
export function Proposals({ proposals }: { proposals: readonly ProductProposal[] }) {
  return proposals.map((proposal) => <Proposal key={proposal.proposalId} proposal={proposal} />);
}

function Proposal({ proposal }: { proposal: ProductProposal }) {
  const { proposalId, product, effectiveFrom, changes, proposedBy, proposedAt, isOwn } = proposal;
  const { role } = useStaff();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (outcome: 'confirm' | 'refuse'): Promise<void> => {
    const answered = await call(answerProductProposal, { params: { proposalId }, body: { outcome } });
    if (answered.ok) await queryClient.invalidateQueries();
    else setProblem(problemWords(answered));
  };
  const isChecker = mayCheck('publish-product', role);
  const titleId = `proposal-${proposalId}`;
  return (
    <section className="card" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {say.proposals}: {say.names[product.productId]}, {say.version} {product.version}
      </h2>
      <p>
        {say.from} {formatDay(effectiveFrom)} · {say.proposedBy} {proposedBy}, {formatInstant(proposedAt)} ·{' '}
        {say.mayConfirm}: {checkersOf('publish-product')}
      </p>
      {changes.some(({ field }) => field === 'capScope') ? (
        <p className="problem">{say.capScopeChanged}</p>
      ) : null}
      <DataTable
        caption={say.changed}
        columns={columns}
        rows={changes}
        rowKey={({ field }) => field}
        empty={say.nothingChanged}
      />
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
      {isOwn ? <p className="muted">{say.ownProposal}</p> : null}
      <div className="buttons">
        {isChecker && !isOwn ? (
          <Button className="primary" onPress={() => void answer('confirm')}>
            {say.confirm}
          </Button>
        ) : null}
        {isChecker || isOwn ? (
          <Button className="danger" onPress={() => void answer('refuse')}>
            {isOwn ? say.takeBack : say.refuse}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
