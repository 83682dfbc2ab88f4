import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import { nextTaskPath } from '../../app/task-paths.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { PhotoCapture } from '../../components/photo-capture/photo-capture.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { LockedAnswers } from '../../components/section-form/locked-answers.tsx';
import { TaskProgress } from '../../components/section-form/task-progress.tsx';
import { useSectionQuestions } from '../../components/section-form/use-section-questions.ts';
import { type Profile, useProfile } from '../../store/profile.ts';

/** The last task: a face to compare with the card. */
export function SelfieStep() {
  const words = useTranslations('identity-info.selfie');
  const questions = useSectionQuestions();
  const query = useProfile();
  const profile = query.data;
  return (
    <ScreenFrame title={words('title')} lead={words('why')} back="/homeIndex" questions={questions}>
      <TaskProgress task="selfie" part={profile === undefined ? 0 : 1} />
      {profile === undefined ? <AnswerView query={query}>{() => null}</AnswerView> : null}
      {profile?.isEditable === false ? <LockedAnswers /> : null}
      {profile?.isEditable === true ? <Selfie profile={profile} /> : null}
    </ScreenFrame>
  );
}

function Selfie({ profile }: { profile: Profile }) {
  const words = useTranslations('shell');
  const isTaken = profile.photos.some(({ kind }) => kind === 'selfie');
  return (
    <>
      <PhotoCapture kind="selfie" profile={profile} />
      {isTaken ? (
        <div className="screen-actions">
          <Button onClick={() => navigate(nextTaskPath(profile.tasks, 'selfie'))}>{words('continue')}</Button>
        </div>
      ) : null}
    </>
  );
}
