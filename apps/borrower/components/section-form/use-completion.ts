import type { FieldFailure } from '@luwag/contract/errors';
import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Refusal } from '../../messages/use-error-words.ts';
import { nextTaskPath, taskPaths } from '../../routing/task-paths.ts';
import { allHandedIn, handIn, handInBehind } from '../../store/hand-in.ts';
import { readLoanWish } from '../../store/loan-wish.ts';
import type { Profile } from '../../store/profile.ts';
import { type SectionStep, stepWith, valuesOf } from './section-step.ts';
import { useReturned } from './use-returned.ts';

type Place = {
  section: SectionName;
  profile: Profile;
  steps: readonly SectionStep[];
  step: SectionStep;
  isChange: boolean;
  refuse: (on: SectionStep, failures: readonly FieldFailure[], refusal: Refusal | null) => void;
  goOn: (from: SectionStep, current: readonly SectionStep[], after: Profile) => void;
};

/** Hands a section in: behind the next one where nothing can come of it that has to be seen first. */
export function useCompletion(place: Place) {
  const { section, profile, steps, step, refuse, goOn } = place;
  const [isBusy, setIsBusy] = useState(false);
  const showRefusal = (current: readonly SectionStep[], answer: Refusal) => {
    const failures = (answer.detail.fields ?? []).filter(({ path }) => stepWith(current, path) !== undefined);
    const first = current.find(({ fields }) => failures.some(({ path }) => fields.some((f) => f === path)));
    refuse(first ?? step, failures, failures.length > 0 ? null : answer);
  };
  useReturned(section, (answer) => showRefusal(steps, answer));

  /** `isChecked`: whether the rules were there to find faults. */
  const complete = async (current: readonly SectionStep[], completed: DraftValues, isChecked: boolean) => {
    const values = valuesOf(current, completed);
    setIsBusy(true);
    // One at a time: where the one before came back, its form is on its way.
    if (!(await allHandedIn())) return setIsBusy(false);
    const next = isChecked ? nextBehind(place) : null;
    if (next !== null) {
      handInBehind(section, values, () => navigate(taskPaths[section]));
      setIsBusy(false);
      return navigate(next);
    }
    const answer = await handIn(section, values);
    setIsBusy(false);
    if (answer === 'waits') return;
    if (!answer.ok) return showRefusal(current, answer);
    if (step.isToldHere?.(profile, answer.value) !== true) goOn(step, current, answer.value);
  };
  return { isBusy, complete };
}

/** The next section, where this one can be handed in behind it; null where the borrower has to see what came of it first. */
function nextBehind({
  section,
  step,
  isChange,
  profile,
}: Pick<Place, 'section' | 'step' | 'isChange' | 'profile'>): `/${string}` | null {
  const isSeen = isChange || step.isToldHere !== undefined || readLoanWish(history.state) !== null;
  // An account may send a payout again. What came back is told at home, item by item.
  if (isSeen || section === 'payoutAccount' || profile.correctionItems.length > 0) return null;
  const next = nextTaskPath(profile.tasks, section);
  return next === '/homeIndex' || !navigator.onLine ? null : next;
}
