import type { TaskName } from '@luwag/contract/profile/section-names';

/** Where each task of the first application is done. */
export const taskPaths: Readonly<Record<TaskName, `/${string}`>> = {
  identity: '/identityInfo',
  basic: '/baseInfo',
  basicMore: '/baseInfo2',
  address: '/addressInfo',
  work: '/workInfo',
  contacts: '/contact',
  payoutAccount: '/bankInfo',
  selfie: '/identityInfo?step=selfie',
};

type TaskProgress = { name: TaskName; state: string };

/** The first task still open behind the one just done, else the first open one at all, else home. */
export function nextTaskPath(tasks: readonly TaskProgress[], done: TaskName): `/${string}` {
  const at = tasks.findIndex(({ name }) => name === done);
  const inOrder = [...tasks.slice(at + 1), ...tasks.slice(0, at)];
  const next = inOrder.find(({ state }) => state !== 'done');
  return next === undefined ? '/homeIndex' : taskPaths[next.name];
}
