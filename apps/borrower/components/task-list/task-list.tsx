import { useTranslations } from 'use-intl';
import { Link } from '../link/link.tsx';
import { Icon } from '../icon/icon.tsx';

export type Task = {
  key: string;
  title: string;
  href: string;
  state: 'done' | 'next' | 'later' | 'fix';
};

/** What is done and what is left. Every row can be opened, in any order. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const words = useTranslations('app.tasks');
  return (
    <ol className="task-list">
      {tasks.map((task) => (
        <li key={task.key}>
          <Link href={task.href} className={`task task-${task.state}`}>
            <span className="task-mark">{task.state === 'done' ? <Icon name="check" /> : null}</span>
            <span className="task-words">
              <span className="task-title">{task.title}</span>
              <span className="task-state">{words(task.state)}</span>
            </span>
            <Icon name="forward" />
          </Link>
        </li>
      ))}
    </ol>
  );
}
