import { type TaskName, taskNames } from '@luwag/contract/profile/section-names';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { taskPaths } from '../../routing/task-paths.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import type { Profile } from '../../store/profile.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { finishedProfile, photoAnswer } from '../../testing/profile-answers.ts';
import { homeAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** How much of the bar is full on the screen of a task, from 0 to 1. */
async function barOf(path: string, profile: Profile): Promise<number> {
  history.replaceState(null, '', path);
  const photo = photoAnswer('selfie', 3);
  serveAnswers({
    'GET /api/profile': profile,
    'GET /api/home': homeAnswer({ state: 'incomplete', doneTasks: 7 }),
    'GET /api/institutions': { institutions: [] },
    [`GET /api/photos/${photo.photoId}`]: { photoId: photo.photoId, preview: 'data:image/jpeg;base64,AA==' },
  });
  await act(async () => renderScreen(findRoute(new URL(path, location.href).pathname).route));
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
  return bar.value / bar.max;
}

/** All is done but this one task. */
function allBut(task: TaskName): Profile {
  const profile = finishedProfile();
  return {
    ...profile,
    tasks: profile.tasks.map(({ name, state }) => ({ name, state: name === task ? 'todo' : state })),
    sections: profile.sections.filter(({ section }) => section !== task),
    photos: profile.photos.filter(({ kind }) => kind !== 'selfie' || task !== 'selfie'),
  };
}

test.each(taskNames)('with %s still to do, the bar of its first step is not full', async (task) => {
  const place = taskNames.indexOf(task);
  expect(await barOf(taskPaths[task], allBut(task))).toBe(place / taskNames.length);
});

test('the selfie fills the bar when it is the last task done, and not before', async () => {
  const finished = finishedProfile();
  expect(await barOf(taskPaths.selfie, finished)).toBe(1);
  cleanup();
  answerCache.clear();
  const { tasks } = allBut('work');
  expect(await barOf(taskPaths.selfie, { ...finished, tasks })).toBe(7 / taskNames.length);
});
