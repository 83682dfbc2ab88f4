import { bankBreakKinds, type BreakKind, coherenceBreakKinds } from '@luwag/contract/break-kinds';
import type { CallOutput } from '@luwag/contract/endpoint';
import { closeBreak } from '@luwag/contract/endpoints/staff/close-break';
import type { getReconciliation } from '@luwag/contract/endpoints/staff/get-reconciliation';
import { formatPesos } from '@luwag/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formatDay, formatInstant } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { ListPages } from '../../components/list-pages/list-pages.tsx';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { reconciliationWords as say } from '../../messages/reconciliation-words.ts';
import { providerName } from '../../messages/provider-names.ts';

type Comparison = CallOutput<typeof getReconciliation>;
/** The contract asks for as many characters. */
const leastReason = 5;
type Break = Comparison['breaks'][number];

const pesos = (amount: number | null): string => (amount === null ? say.none : formatPesos(amount));

/** Breaks of which the reference says all: they are about a file or a loan of ours. */
const ownKinds: ReadonlySet<BreakKind> = new Set([...bankBreakKinds, ...coherenceBreakKinds]);

/** The provider's own number of a payment, by which it is asked; null where our reference is all there is. */
function providersNumber({ kind, subject, reference }: Break): string | null {
  return ownKinds.has(kind) || subject === reference ? null : subject;
}

const columns: readonly Column<Break>[] = [
  {
    name: say.kind,
    cell: ({ kind }) => (
      <span className="named">
        {say.kinds[kind]}
        <span className="muted below">{say.steps[kind]}</span>
      </span>
    ),
  },
  {
    name: say.reference,
    cell: (row) => (
      <span className="named">
        {row.reference}
        <br />
        <span className="muted">
          {providerName(row.provider)} · {say.directions[row.direction]}
        </span>
        <span className="muted below">{providersNumber(row)}</span>
      </span>
    ),
  },
  { name: say.day, cell: ({ businessOn }) => formatDay(businessOn) },
  { name: say.amounts.booked, isNumber: true, cell: ({ bookedCentavos }) => pesos(bookedCentavos) },
  { name: say.amounts.listed, isNumber: true, cell: ({ listedCentavos }) => pesos(listedCentavos) },
  { name: say.amounts.settled, isNumber: true, cell: ({ settledCentavos }) => pesos(settledCentavos) },
  { name: say.found, cell: ({ foundAt }) => formatInstant(foundAt) },
];

/** The button of one row. */
const closeCell = (open: (row: Break) => void) => (row: Break) => (
  <Button className="quiet" onPress={() => open(row)}>
    {say.close}
  </Button>
);

type OpenBreaksProps = {
  comparison: Comparison;
  /** After which break this page begins; null for the first page. */
  after: string | null;
  onGo: (after: string | null) => void;
};

/** Where the sides disagree: how many of each kind, some of them, and what to do about each. */
export function OpenBreaks({ comparison, after, onGo }: OpenBreaksProps) {
  const [closing, setClosing] = useState<Break | null>(null);
  const { role } = useStaff();
  const mayClose = closeBreak.roles?.includes(role) === true;
  const all = comparison.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="open-breaks">
      <h2 id="open-breaks">{say.breaks}</h2>
      {all === 0 ? null : <p className="muted">{say.breaksLead}</p>}
      {all === 0 ? null : (
        <dl className="figures">
          {comparison.counts.map(({ kind, count }) => (
            <div className="card" key={kind}>
              <dt>{say.kinds[kind]}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
      <DataTable
        caption={say.breaks}
        columns={[...columns, ...(mayClose ? [{ name: say.close, cell: closeCell(setClosing) }] : [])]}
        rows={comparison.breaks}
        rowKey={({ breakId }) => breakId}
        empty={after === null ? say.noBreak : say.noOtherBreak}
      />
      <ShownOf shown={comparison.breaks.length} all={all} />
      <ListPages at={after} next={comparison.next} words={say.breakPages} onGo={onGo} />
      {closing === null ? null : <CloseDialog one={closing} onClose={() => setClosing(null)} />}
    </section>
  );
}

function CloseDialog({ one: { breakId, kind, reference }, onClose }: { one: Break; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  const close = async (): Promise<void> => {
    if (reason.trim().length < leastReason) return setProblem(say.reasonHint);
    const answer = await call(closeBreak, { params: { breakId }, body: { reason } });
    if (!answer.ok) return setProblem(problemWords(answer));
    await queryClient.invalidateQueries({ queryKey: ['reconciliation'] });
    onClose();
  };
  return (
    <ConfirmDialog
      look="primary"
      title={say.closeTitle}
      confirm={say.closeConfirm}
      cancel={say.cancel}
      isOpen
      onClose={onClose}
      onConfirm={() => void close()}
    >
      <p>
        {say.kinds[kind]} · {reference}
      </p>
      <p>{say.closeLead}</p>
      <div className="field">
        <label htmlFor={id}>{say.reason}</label>
        <input
          id={id}
          value={reason}
          maxLength={200}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setReason(event.target.value)}
        />
        <small id={`${id}-hint`}>{say.reasonHint}</small>
      </div>
      <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
        {problem}
      </p>
    </ConfirmDialog>
  );
}
