import { idTypes, type IdType } from '@luwag/contract/profile/id-types';
import { sectionNames, type TaskName } from '@luwag/contract/profile/sections';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sectionValues } from './section-values.ts';
import { isSelfieToBeRepeated, photoOf } from './selfie-state.ts';

export type Task = { name: TaskName; state: 'todo' | 'started' | 'done' | 'fix' };
type Owned = Pick<CustomerSnapshot, 'sections' | 'photos' | 'applications'>;

/** The eight things a first application needs and how far each is. Identity counts as done with its photos. */
export function tasksOf(personalData: PersonalData, owned: Owned): Task[] {
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

function hasIdPhotos(personalData: PersonalData, owned: Owned): boolean {
  const { idType } = sectionValues(personalData, owned, 'identity');
  const needsBack = idType === undefined || idTypes[idType as IdType].hasBack;
  return photoOf(owned, 'idFront') !== undefined && (!needsBack || photoOf(owned, 'idBack') !== undefined);
}
