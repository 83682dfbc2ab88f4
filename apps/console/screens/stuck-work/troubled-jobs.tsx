import type { CallOutput } from '@luwag/contract/endpoint';
import { answerTroubledJob } from '@luwag/contract/endpoints/staff/answer-troubled-job';
import type { listTroubledJobs } from '@luwag/contract/endpoints/staff/list-troubled-jobs';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ConfirmedButton } from '../../components/confirmed-button/confirmed-button.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { stuckWords as say } from '../../messages/stuck-words.ts';

type List = CallOutput<typeof listTroubledJobs>;
type Job = List['jobs'][number];
type OnAnswer = (jobId: string, step: 'try-again' | 'drop') => Promise<void>;

const jobColumns: readonly Column<Job>[] = [
  { name: say.kind, cell: ({ kind }) => wordFor(say.kinds, kind) },
  { name: say.customer, cell: ({ customerId }) => <CustomerLink customerId={customerId} /> },
  {
    name: say.tries,
    cell: ({ attempts, isGivenUp }) => `${attempts} · ${isGivenUp ? say.givenUp : say.goesOn}`,
  },
  { name: say.since, cell: ({ createdAt }) => formatInstant(createdAt) },
  { name: say.lastTry, cell: ({ triedAt }) => formatInstant(triedAt) },
];

function CustomerLink({ customerId }: Pick<Job, 'customerId'>) {
  if (customerId === null) return '–';
  return (
    <Link to="/customers/$customerId" params={{ customerId }}>
      {say.open}
    </Link>
  );
}

/** Work in the background that fails again and again or was given up. */
export function TroubledJobs({ list }: { list: List }) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const { role } = useStaff();
  const mayAnswer = answerTroubledJob.roles?.includes(role) === true;
  const answer = async (jobId: string, step: 'try-again' | 'drop'): Promise<void> => {
    const answered = await call(answerTroubledJob, { params: { jobId }, body: { step } });
    setProblem(answered.ok ? '' : problemWords(answered));
    await queryClient.invalidateQueries({ queryKey: ['stuck'] });
  };
  const columns: readonly Column<Job>[] = mayAnswer
    ? [...jobColumns, { name: say.steps, cell: buttonsCell(answer) }]
    : jobColumns;
  return (
    <section aria-labelledby="troubled-jobs">
      <h2 id="troubled-jobs">{say.jobs}</h2>
      <p className="muted">{say.jobsLead}</p>
      <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
        {problem}
      </p>
      <DataTable
        caption={say.jobs}
        columns={columns}
        rows={list.jobs}
        rowKey={({ jobId }) => jobId}
        empty={say.noJob}
      />
      <ShownOf shown={list.jobs.length} all={list.count} />
    </section>
  );
}

/** The buttons of one row. */
const buttonsCell = (onAnswer: OnAnswer) => (job: Job) => <JobButtons job={job} onAnswer={onAnswer} />;

function JobButtons({ job: { jobId, isGivenUp }, onAnswer }: { job: Job; onAnswer: OnAnswer }) {
  const question = {
    title: say.dropTitle,
    text: say.dropText,
    confirm: say.dropConfirm,
    cancel: say.cancel,
  };
  return (
    <div className="buttons">
      <Button className="quiet" onPress={() => void onAnswer(jobId, 'try-again')}>
        {say.again}
      </Button>
      {isGivenUp ? (
        <ConfirmedButton
          look="danger"
          label={say.drop}
          question={question}
          onConfirm={() => void onAnswer(jobId, 'drop')}
        />
      ) : null}
    </div>
  );
}
