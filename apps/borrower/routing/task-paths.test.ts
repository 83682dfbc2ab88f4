import { taskNames } from '@luwag/contract/profile/section-names';
import { expect, test } from 'vitest';
import { findRoute } from './routes.ts';
import { nextTaskPath, taskPaths } from './task-paths.ts';

const tasks = (done: readonly string[]) =>
  taskNames.map((name) => ({ name, state: done.includes(name) ? 'done' : 'todo' }));

test('every task has a screen', () => {
  for (const path of Object.values(taskPaths)) {
    expect(findRoute(path.split('?')[0] ?? '').route.name, path).not.toBe('notFound');
  }
});

test('the next open task follows in order, then those left behind, then home', () => {
  expect(nextTaskPath(tasks(['identity']), 'identity')).toBe('/baseInfo');
  expect(nextTaskPath(tasks(['identity', 'basic', 'basicMore']), 'identity')).toBe('/addressInfo');
  const allButWork = taskNames.filter((name) => name !== 'work');
  expect(nextTaskPath(tasks(allButWork), 'selfie')).toBe('/workInfo');
  expect(nextTaskPath(tasks(taskNames), 'selfie')).toBe('/homeIndex');
});
