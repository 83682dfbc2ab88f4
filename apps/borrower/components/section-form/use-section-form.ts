import type { FieldFailure } from '@luwag/contract/errors';
import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { navigate } from 'wouter/use-browser-location';
import { goBackToWish } from '../../routing/go-back-to-wish.ts';
import { readLoanWish } from '../../store/loan-wish.ts';
import { nextTaskPath, taskPaths } from '../../routing/task-paths.ts';
import type { Refusal } from '../../messages/use-error-words.ts';
import type { Profile } from '../../store/profile.ts';
import { changeDraft, finishDraft, reachStep, type SectionDraft } from '../../store/section-drafts.ts';
import { loadRules } from './load-rules.ts';
import type { SectionStep, StepsOf } from './section-step.ts';
import { useAttempt } from './use-attempt.ts';
import { useCompletion } from './use-completion.ts';
import { useStepAddress } from './use-step-address.ts';

export type SectionFormOptions = {
  section: SectionName;
  stepsOf: StepsOf;
  profile: Profile;
  draft: SectionDraft;
};

/** Walks a borrower through the steps of a section: check, keep, go on, finish, and come back to what was refused. */
export function useSectionForm({ section, stepsOf, profile, draft }: SectionFormOptions) {
  const { values } = draft;
  const steps = stepsOf(values);
  const { step, isChange, goTo } = useStepAddress(steps, draft.stepIndex, taskPaths[section]);
  const { attempt, codeOf, touch, refuse: mark, accept } = useAttempt(step.key);

  const change = (changed: DraftValues) => {
    void loadRules();
    touch(Object.keys(changed));
    changeDraft(section, changed);
  };
  const refuse = (on: SectionStep, failures: readonly FieldFailure[], refusal: Refusal | null) => {
    mark(on.key, failures, refusal);
    if (on.key !== step.key) goTo(on);
  };
  const finish = (after: Profile) => {
    finishDraft(section);
    const wish = readLoanWish(history.state);
    if (wish !== null) return goBackToWish(wish);
    // Home lists the correction items, each with its reason.
    const isHomeNext = isChange || after.correctionItems.length > 0;
    navigate(isHomeNext ? '/homeIndex' : nextTaskPath(after.tasks, section));
  };
  const goOn = (from: SectionStep, current: readonly SectionStep[], after: Profile, toStep?: string) => {
    const next = nextStep(current, from, toStep);
    if (next === undefined || isChange) return finish(after);
    reachStep(section, current.indexOf(next));
    goTo(next);
  };
  const { isBusy, complete } = useCompletion({ section, profile, steps, step, isChange, refuse, goOn });
  const proceedWith = async (completed: DraftValues, toStep?: string) => {
    const current = stepsOf(completed);
    const rules = await loadRules();
    const failures = rules?.failuresOf(section, current, step, completed, profile) ?? [];
    if (failures.length > 0) return refuse(step, failures, null);
    accept();
    const rest = current.slice(current.findIndex(({ key }) => key === step.key) + 1);
    const isLastAsking = step.fields.length > 0 && rest.every(({ fields }) => fields.length === 0);
    if (isLastAsking || (isChange && step.fields.length > 0))
      return complete(current, completed, rules !== null);
    return goOn(step, current, profile, toStep);
  };
  const proceed = (changed: DraftValues = {}, toStep?: string) => {
    if (Object.keys(changed).length > 0) change(changed);
    void proceedWith({ ...values, ...changed }, toStep);
  };
  const skip = () => proceed(Object.fromEntries((step.skippedFields ?? []).map((name) => [name, ''])));
  return { values, steps, step, isChange, isBusy, attempt, codeOf, change, proceed, skip, goTo };
}

/** The step asked for, or the one behind this. */
function nextStep(
  steps: readonly SectionStep[],
  from: SectionStep,
  toStep: string | undefined,
): SectionStep | undefined {
  return steps.find(({ key }) => key === toStep) ?? steps[steps.findIndex(({ key }) => key === from.key) + 1];
}
