import { type TaskName, taskNames } from '@luwag/contract/profile/section-names';
import { useTranslations } from 'use-intl';
import { ProgressStep } from '../progress-step/progress-step.tsx';

/** "Step 4 of 8 – Home address". The bar shows what is done, so it is full after the last task only. */
export function TaskProgress({ task, part }: { task: TaskName; part: number }) {
  const words = useTranslations('profile');
  const current = taskNames.indexOf(task) + 1;
  const total = taskNames.length;
  const text = words('progressNamed', { current, total, name: words(`tasks.${task}`) });
  return <ProgressStep current={current} total={total} text={text} part={part} />;
}
