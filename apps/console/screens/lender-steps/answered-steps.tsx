import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import { type LenderStep, takenBackKinds } from '@luwag/contract/endpoints/staff/lender-step';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { formatInstant } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { lenderStepWords as say } from '../../messages/lender-step-words.ts';
import { factsOf } from './step-facts.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import './lender-steps.css';

const columns: readonly Column<LenderStep>[] = [
  {
    name: say.entry,
    cell: (step) => (
      <>
        {factsOf(step).title}
        {step.entryId === null ? null : <small className="entry-id">{say.entryNumber(step.entryId)}</small>}
      </>
    ),
  },
  { name: say.sum, isNumber: true, cell: (step) => factsOf(step).amount },
  { name: say.evidence, cell: (step) => <span className="entry-id">{factsOf(step).evidence}</span> },
  { name: say.proposedBy, cell: ({ proposedBy }) => proposedBy },
  { name: say.outcome, cell: (step) => <Outcome step={step} /> },
];

function Outcome({ step: { status, answeredBy, answeredAt, takenBackByEntryId } }: { step: LenderStep }) {
  const answered = answeredAt === null ? '' : `, ${answeredBy ?? ''}, ${formatInstant(answeredAt)}`;
  return (
    <>
      {say.statuses[status]}
      {answered}
      {takenBackByEntryId === null ? null : (
        <small className="entry-id">{say.takenBackBy(takenBackByEntryId)}</small>
      )}
    </>
  );
}

/** The entry of a step that can be taken back: one that was booked, of a kind with no other way back, and not taken back yet. */
function entryToTakeBack({ details: { kind }, entryId, takenBackByEntryId }: LenderStep): string | null {
  return takenBackKinds.some((one) => one === kind) && takenBackByEntryId === null ? entryId : null;
}

type Wrong = { step: LenderStep; entryId: string };

function takeBackCell(onTake: (wrong: Wrong) => void): Column<LenderStep>['cell'] {
  return (step) => {
    const entryId = entryToTakeBack(step);
    return entryId === null ? null : (
      <Button className="quiet" onPress={() => onTake({ step, entryId })}>
        {say.takeEntryBack}
      </Button>
    );
  };
}

/** What was answered, with the way to take back an entry that was wrong. */
export function AnsweredSteps({ steps }: { steps: readonly LenderStep[] }) {
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const { role } = useStaff();
  const action = { name: say.action, cell: takeBackCell(setWrong) };
  return (
    <>
      <h2>{say.answered}</h2>
      <DataTable
        caption={say.answered}
        columns={mayMake('entry-taken-back', role) ? [...columns, action] : columns}
        rows={steps}
        rowKey={({ stepId }) => stepId}
        empty={say.noneAnswered}
      />
      {wrong === null ? null : <TakeBackDialog {...wrong} onClose={() => setWrong(null)} />}
    </>
  );
}
