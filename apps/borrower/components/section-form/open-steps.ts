import type { CorrectableItem } from '@luwag/contract/profile/correction';
import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { isItemOpen } from '../../store/open-items.ts';
import type { Profile } from '../../store/profile.ts';
import type { SectionStep, StepsOf } from './section-step.ts';

/** What a step writes: a photo of its own, or the answers of its section. */
export function itemOfStep(section: SectionName, { key, fields }: SectionStep): CorrectableItem {
  return fields.length === 0 && (key === 'idFront' || key === 'idBack') ? key : section;
}

/** Returns the open steps: all before an application is submitted, then only correction items. */
export function openStepsOf(section: SectionName, stepsOf: StepsOf, profile: Profile | undefined): StepsOf {
  return (values: DraftValues) =>
    profile === undefined
      ? stepsOf(values)
      : stepsOf(values).filter((step) => isOpen(section, step, profile));
}

function isOpen(section: SectionName, step: SectionStep, profile: Profile): boolean {
  const item = itemOfStep(section, step);
  if (isItemOpen(profile, item)) return true;
  // An ID of another kind may need a side that the former one did not have.
  return item !== section && isItemOpen(profile, section) && step.isDone?.(profile) === false;
}
