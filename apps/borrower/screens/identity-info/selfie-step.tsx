import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import { nextTaskPath } from '../../app/task-paths.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { LateWords } from '../../components/late-words/late-words.tsx';
import { PhotoCapture } from '../../components/photo-capture/photo-capture.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { LockedAnswers } from '../../components/section-form/locked-answers.tsx';
import { TaskProgress } from '../../components/section-form/task-progress.tsx';
import { useSectionQuestions } from '../../components/section-form/use-section-questions.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { type Profile, useProfile } from '../../store/profile.ts';
import { SelfieFinding } from './selfie-finding.tsx';
import { useSelfieRecorder } from './use-selfie-recorder.ts';

/** The last task: a face to compare with the card. Fetched when its turn comes. */
export default function SelfieStep() {
  const words = useTranslations('identity-info.selfie');
  const questions = useSectionQuestions();
  const query = useProfile();
  const profile = query.data;
  return (
    <ScreenFrame title={words('title')} lead={words('why')} back="/homeIndex" questions={questions}>
      <TaskProgress task="selfie" part={profile === undefined ? 0 : 1} />
      {profile === undefined ? <AnswerView query={query}>{() => null}</AnswerView> : null}
      {profile?.isEditable === false ? <LockedAnswers /> : null}
      {profile?.isEditable === true ? (
        <LateWords namespace="selfie-check" waiting={<Skeleton lines={6} />}>
          <Selfie profile={profile} />
        </LateWords>
      ) : null}
    </ScreenFrame>
  );
}

function Selfie({ profile }: { profile: Profile }) {
  const words = useTranslations('shell');
  const selfieWords = useTranslations('selfie-check');
  const state = profile.tasks.find(({ name }) => name === 'selfie')?.state;
  const recorder = useSelfieRecorder(profile, state === 'fix');
  return (
    <>
      <SelfieFinding selfieCheck={profile.selfieCheck} />
      <PhotoCapture kind="selfie" profile={profile} recorder={recorder} />
      <p className="photo-privacy">{selfieWords('note')}</p>
      {state === 'done' ? (
        <div className="screen-actions">
          <Button onClick={() => navigate(nextTaskPath(profile.tasks, 'selfie'))}>{words('continue')}</Button>
        </div>
      ) : null}
    </>
  );
}
