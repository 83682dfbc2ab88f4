import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { type FormEvent, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { goBackToWish } from '../../routing/go-back-to-wish.ts';
import { useLoanWish } from '../../store/loan-wish.ts';
import { nextTaskPath } from '../../routing/task-paths.ts';
import { useStepArrival } from '../../routing/step-arrival.ts';
import { useFieldErrorWords } from '../../messages/field-error-messages.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { isItemFixed, correctionItemOf } from '../../store/open-items.ts';
import { type Profile, useProfile } from '../../store/profile.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';
import { Button } from '../button/button.tsx';
import { useExpectedScreen } from '../expected-screen/use-expected-screen.ts';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { SaveChip } from '../save-chip/save-chip.tsx';
import { ScreenFrame } from '../screen-frame/screen-frame.tsx';
import { hydratedComponent } from '../lazy-component/hydrated-component.tsx';
import { loadRules } from './load-rules.ts';
import { LockedAnswers } from './locked-answers.tsx';
import { itemOfStep, openStepsOf } from './open-steps.ts';
import { SectionContext } from './section-context.ts';
import type { FieldName, StepsOf } from './section-step.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { TaskProgress } from './task-progress.tsx';
import { type KnownSection, useSectionDraft } from './use-section-draft.ts';
import { useEntrance } from './use-entrance.ts';
import { useSectionForm, type SectionFormOptions } from './use-section-form.ts';

const CorrectionNote = hydratedComponent(
  async () => (await import('../correction-note/correction-note.tsx')).CorrectionNote,
  <Skeleton lines={3} />,
);

type SectionFormProps = {
  section: SectionName;
  stepsOf: StepsOf;
  /** Values to begin with where nothing was typed yet. */
  prefill?: (profile: Profile) => DraftValues;
};

/** One section of the application, a few questions at a time, saved as it is typed. */
export function SectionForm({ section, stepsOf, prefill }: SectionFormProps) {
  const words = useTranslations('profile');
  const query = useProfile();
  const profile = query.data;
  const openSteps = openStepsOf(section, stepsOf, profile);
  const draft = useSectionDraft(section, profile, {
    prefill,
    stepOf: (from, known) => resumedStep(openSteps(known?.values ?? {}), from, known),
  });
  const isLocked = profile !== undefined && openSteps(draft?.values ?? {}).length === 0;
  if (profile === undefined || isLocked || draft === undefined) {
    return (
      <ScreenFrame title={words(`tasks.${section}`)} back="/homeIndex">
        {profile === undefined ? <AnswerView query={query}>{() => null}</AnswerView> : null}
        {isLocked ? <LockedAnswers isFixed={profile.isEditable && isItemFixed(profile, section)} /> : null}
      </ScreenFrame>
    );
  }
  return <OpenSection section={section} stepsOf={openSteps} profile={profile} draft={draft} />;
}

/** Where to go on: after the step typed last and its photos, or in a section whose questions are answered the first photo still missing. */
function resumedStep(steps: ReturnType<StepsOf>, profile: Profile, known: KnownSection | undefined): number {
  // What came back is looked through from its first question.
  if (profile.correctionItems.length > 0 && known?.isComplete !== true) return 0;
  if (known?.isComplete !== true) {
    const reached = known?.step ?? 0;
    const open = steps.findIndex(({ isDone }, index) => index >= reached && isDone?.(profile) !== true);
    return open < 0 ? reached : open;
  }
  return Math.max(
    0,
    steps.findIndex(({ isDone }) => isDone?.(profile) === false),
  );
}

function OpenSection(options: SectionFormOptions) {
  const { section, profile, draft } = options;
  const form = useSectionForm(options);
  const { values, steps, step, change, proceed } = form;
  const { summary, errorOf } = useFormErrors(form);
  useStepArrival(step.key);
  useExpectedScreen(form.isChange ? '/homeIndex' : nextTaskPath(profile.tasks, section), loadRules);

  const index = steps.findIndex(({ key }) => key === step.key);
  const entrance = useEntrance(index);
  const previous = steps[index - 1];
  const wish = useLoanWish();
  const home = wish === null ? '/homeIndex' : () => goBackToWish(wish);
  const correctionItem = correctionItemOf(profile, itemOfStep(section, step));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    proceed();
  };
  return (
    <ScreenFrame
      title={step.title}
      lead={step.lead}
      back={previous === undefined || form.isChange ? home : () => form.goTo(previous)}
    >
      <TaskProgress task={section} part={index / steps.length} />
      {correctionItem === undefined || correctionItem.isRenewed ? null : (
        <CorrectionNote correctionItem={correctionItem} />
      )}
      <SectionContext value={{ values, profile, change, errorOf, proceed }}>
        <form noValidate onSubmit={submit} key={step.key} className="section-form" data-enters={entrance}>
          <ErrorSummary errors={summary} attempt={form.attempt.count} />
          {step.body}
          {step.isDone?.(profile) === false || step.endsByAnswer === true ? null : (
            <div className="screen-actions">
              {step.skippedFields !== undefined ? <EvenChoice form={form} /> : <StepActions form={form} />}
              <SaveChip state={draft.saveState} />
            </div>
          )}
        </form>
      </SectionContext>
    </ScreenFrame>
  );
}

type SectionFormState = ReturnType<typeof useSectionForm>;

function StepActions({ form }: { form: SectionFormState }) {
  const words = useTranslations('profile');
  const shellWords = useTranslations('shell');
  const { step, isChange, isBusy } = form;
  return (
    <Button type="submit" isBusy={isBusy}>
      {step.submit ?? (isChange ? words('save') : shellWords('continue'))}
    </Button>
  );
}

/** Two buttons of the same size and look, so that neither is urged on anybody. */
function EvenChoice({ form: { isBusy, skip } }: { form: SectionFormState }) {
  const words = useTranslations('profile');
  return (
    <div className="even-choice">
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {words('saveAnswer')}
      </Button>
      <Button variant="secondary" isBusy={isBusy} onClick={skip}>
        {words('notNow')}
      </Button>
    </div>
  );
}

function useFormErrors({ attempt, codeOf }: SectionFormState) {
  const labels = useTranslations('profile');
  const summaryWords = useTranslations('field-errors');
  const fieldErrorWords = useFieldErrorWords();
  const errorWords = useErrorWords();
  const { failures, refusal } = attempt;
  const summary = useMemo(() => {
    if (refusal !== null) return [{ message: errorWords(refusal) }];
    return failures.map(({ path, code }) => {
      const label = labels(`fields.${path as FieldName}`);
      return codeOf.has(path)
        ? { fieldId: path, message: summaryWords('inSummary', { label, message: fieldErrorWords(code) }) }
        : { fieldId: path, message: summaryWords('changed', { label }), isChanged: true };
    });
  }, [failures, codeOf, refusal, errorWords, summaryWords, labels, fieldErrorWords]);
  const errorOf = (name: FieldName) => {
    const code = codeOf.get(name);
    return code === undefined ? undefined : fieldErrorWords(code);
  };
  return { summary, errorOf };
}
