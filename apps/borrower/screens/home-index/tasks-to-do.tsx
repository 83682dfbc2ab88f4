import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { taskPaths } from '../../app/task-paths.ts';
import { Button } from '../../components/button/button.tsx';
import { latePart } from '../../components/late-part/late-part.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ProgressStep } from '../../components/progress-step/progress-step.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { type Task, TaskList } from '../../components/task-list/task-list.tsx';
import type { Home } from './home-index-screen.tsx';

// Brings the words of every answer with it, which nobody needs before all parts are done.
const CheckAnswersSheet = latePart(async () => (await import('./check-answers-sheet.tsx')).default);

/** The parts of the application, then the last look before it is sent. */
export function TasksToDo({ home }: { home: Home }) {
  const words = useTranslations('home-index');
  const { tasks } = home;
  const doneCount = tasks.filter(({ state }) => state === 'done').length;
  const next = tasks.find(({ state }) => state === 'fix') ?? tasks.find(({ state }) => state !== 'done');
  const rows: Task[] = tasks.map(({ name, state }) => ({
    key: name,
    title: words(`tasks.names.${name}`),
    href: taskPaths[name],
    state: state === 'todo' || state === 'started' ? (name === next?.name ? 'next' : 'later') : state,
  }));
  const progress = words('tasks.progress', { done: doneCount, total: tasks.length });
  return (
    <>
      {next === undefined ? (
        <ReadyCard />
      ) : (
        <section className="tasks-head">
          <p>{words('tasks.lead')}</p>
          <ProgressStep current={doneCount} total={tasks.length} text={progress} />
          <LinkButton href={taskPaths[next.name]}>
            {words('tasks.continue', { task: words(`tasks.names.${next.name}`) })}
          </LinkButton>
        </section>
      )}
      <TaskList tasks={rows} />
    </>
  );
}

function ReadyCard() {
  const words = useTranslations('home-index.ready');
  const [isChecking, setIsChecking] = useState(false);
  return (
    <StatusCard
      tone="good"
      title={words('title')}
      action={<Button onClick={() => setIsChecking(true)}>{words('check')}</Button>}
    >
      <p>{words('lead')}</p>
      {isChecking ? <CheckAnswersSheet onClose={() => setIsChecking(false)} /> : null}
    </StatusCard>
  );
}
