import { taskOfItem } from '@luwag/contract/profile/correction';
import { sectionNames, type TaskName, taskNames } from '@luwag/contract/profile/section-names';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { hasIdPhotos } from './id-photos.ts';
import { correctionItemsOf } from './correction-items.ts';
import { isSelfieToBeRepeated, photoOf } from './selfie-state.ts';

export type Task = { name: TaskName; state: 'todo' | 'started' | 'done' | 'fix' };
type Owned = Pick<CustomerSnapshot, 'sections' | 'photos' | 'applications'>;

/** The eight things a first application needs and how far each is. Identity counts as done with its photos. */
export function tasksOf(personalData: PersonalData, owned: Owned): Task[] {
  const correctionItems = correctionItemsOf(personalData, owned);
  if (correctionItems.length > 0) {
    const left = correctionItems.filter(({ isRenewed }) => !isRenewed).map(({ item }) => taskOfItem(item));
    return taskNames.map((name) => ({ name, state: left.includes(name) ? 'fix' : 'done' }));
  }
  const sectionTasks = sectionNames.map((name): Task => {
    const row = owned.sections.find(({ section }) => section === name);
    if (row === undefined) return { name, state: 'todo' };
    const isDone = row.isComplete && (name !== 'identity' || hasIdPhotos(personalData, owned));
    return { name, state: isDone ? 'done' : 'started' };
  });
  return [...sectionTasks, { name: 'selfie', state: selfieTaskState(owned) }];
}

function selfieTaskState(owned: Owned): Task['state'] {
  if (photoOf(owned, 'selfie') === undefined) return 'todo';
  return isSelfieToBeRepeated(owned) ? 'fix' : 'done';
}
