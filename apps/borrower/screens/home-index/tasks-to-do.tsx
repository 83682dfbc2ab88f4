import type { Language } from '@luwag/contract/language';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { taskPaths } from '../../routing/task-paths.ts';
import { Button } from '../../components/button/button.tsx';
import { useExpectedScreen } from '../../components/expected-screen/use-expected-screen.ts';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ProgressStep } from '../../components/progress-step/progress-step.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { type Task, TaskList } from '../../components/task-list/task-list.tsx';
import { loadCatalogue } from '../../messages/catalogue.ts';
import { expectProfile } from '../../store/profile.ts';
import type { Home } from './home-index-screen.tsx';

// Brings the words of every answer with it, which nobody needs before all parts are done.
const checkAnswersSheet = () => import('./check-answers-sheet.tsx');
const CheckAnswersSheet = lazyComponent(async () => (await checkAnswersSheet()).default);

/** The last look, and what stands here once the answers are sent. */
const lastSteps = async (language: Language): Promise<void> => {
  await checkAnswersSheet();
  await Promise.all([import('./review-card.tsx'), loadCatalogue(language, ['choices', 'review'])]);
};

/** The parts of the application, then the last look before it is sent. */
export function TasksToDo({ home }: { home: Home }) {
  const words = useTranslations('home-index');
  const { tasks } = home;
  const doneCount = tasks.filter(({ state }) => state === 'done').length;
  const next = nextTask(home);
  useExpectedScreen(next === undefined ? '/homeIndex' : taskPaths[next.name]);
  // The form behind the button and the last look both begin with what is known.
  useEffect(expectProfile, []);
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
      <TaskRows home={home} />
    </>
  );
}

/** Each part of the application as a row that leads to it. */
export function TaskRows({ home }: { home: Home }) {
  const words = useTranslations('home-index.tasks.names');
  const next = nextTask(home);
  const rows: Task[] = home.tasks.map(({ name, state }) => ({
    key: name,
    title: words(name),
    href: taskPaths[name],
    state: state === 'todo' || state === 'started' ? (name === next?.name ? 'next' : 'later') : state,
  }));
  return <TaskList tasks={rows} />;
}

function nextTask({ tasks }: Home): Home['tasks'][number] | undefined {
  return tasks.find(({ state }) => state === 'fix') ?? tasks.find(({ state }) => state !== 'done');
}

function ReadyCard() {
  const words = useTranslations('home-index.ready');
  return (
    <StatusCard tone="good" title={words('title')} action={<CheckAnswers />}>
      <p>{words('lead')}</p>
    </StatusCard>
  );
}

/** Opens the last look at all answers, from which they are sent. */
export function CheckAnswers() {
  const words = useTranslations('home-index.ready');
  const [isChecking, setIsChecking] = useState(false);
  const language = useLocale() as Language;
  useEffect(() => void lastSteps(language).catch(() => undefined), [language]);
  return (
    <>
      <Button onClick={() => setIsChecking(true)}>{words('check')}</Button>
      {isChecking ? <CheckAnswersSheet onClose={() => setIsChecking(false)} /> : null}
    </>
  );
}
