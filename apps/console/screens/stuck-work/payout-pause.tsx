import type { CallOutput } from '@luwag/contract/endpoint';
import type { getPayoutPause } from '@luwag/contract/endpoints/staff/get-payout-pause';
import { liftPayoutPause } from '@luwag/contract/endpoints/staff/lift-payout-pause';
import { formatPesos } from '@luwag/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { pauseQuery } from '../../app/pause-query.ts';
import { problemWords } from '../../app/problem-words.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ConfirmedButton } from '../../components/confirmed-button/confirmed-button.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { stuckWords as say } from '../../messages/stuck-words.ts';

type Pause = NonNullable<CallOutput<typeof getPayoutPause>['pause']>;
type Orphan = Pause['orphans'][number];

const columns: readonly Column<Orphan>[] = [
  { name: say.reference, cell: ({ reference }) => reference },
  { name: say.amount, isNumber: true, cell: ({ amountCentavos }) => formatPesos(amountCentavos) },
  { name: say.received, cell: ({ receivedAt }) => formatInstant(receivedAt) },
];

/** Payouts held after a restore: what is still to be cleared, and the step of two people that lets them go. */
export function PayoutPause() {
  const { data: pause } = usePolledQuery(pauseQuery);
  if (pause === undefined || pause === null) return null;
  const isCompared = !pause.isListed || isSince(pause.listedAt, pause.clearFrom);
  const isClear = isCompared && pause.unclearCount === 0;
  return (
    <section aria-labelledby="payout-pause">
      <h2 id="payout-pause">{say.paused}</h2>
      <p>{say.pausedLead(formatInstant(pause.restoredTo))}</p>
      <p>{say.unclear(pause.unclearCount)}</p>
      {isCompared ? null : <p>{say.notListed}</p>}
      {isClear ? null : <p>{say.clearFrom(formatInstant(pause.clearFrom))}</p>}
      {pause.isListed ? (
        <>
          <h3>{say.orphans}</h3>
          <p className="muted">{say.orphansLead}</p>
          <DataTable
            caption={say.orphans}
            columns={columns}
            rows={pause.orphans}
            rowKey={({ reference }) => reference}
            empty={say.noOrphan}
          />
        </>
      ) : null}
      {isClear ? <LiftSteps pause={pause} /> : null}
    </section>
  );
}

const isSince = (at: string | null, from: string): boolean =>
  at !== null && Date.parse(at) >= Date.parse(from);

function LiftSteps({ pause: { pauseId, proposedBy, proposedByName } }: { pause: Pause }) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const { role, staffId } = useStaff();
  const mayLift = liftPayoutPause.roles?.includes(role) === true;
  const lift = async (): Promise<void> => {
    const answer = await call(liftPayoutPause, { body: { pauseId } });
    setProblem(answer.ok ? '' : problemWords(answer));
    await queryClient.invalidateQueries({ queryKey: ['stuck'] });
  };
  const question = {
    title: say.liftTitle,
    text: say.liftText,
    confirm: say.confirmLift,
    cancel: say.cancel,
  };
  return (
    <>
      <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
        {problem}
      </p>
      {proposedByName === null ? null : <p>{say.proposedBy(proposedByName)}</p>}
      {mayLift && proposedBy === null ? (
        <Button className="primary" onPress={() => void lift()}>
          {say.propose}
        </Button>
      ) : null}
      {mayLift && proposedBy !== null && proposedBy !== staffId ? (
        <ConfirmedButton
          look="danger"
          label={say.confirmLift}
          question={question}
          onConfirm={() => void lift()}
        />
      ) : null}
    </>
  );
}
