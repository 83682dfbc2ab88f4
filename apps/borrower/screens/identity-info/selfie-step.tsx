import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import { nextTaskPath } from '../../routing/task-paths.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { LatePhotoCapture } from '../../components/photo-capture/late-photo-capture.tsx';
import { useExpectedScreen } from '../../components/expected-screen/use-expected-screen.ts';
import { CorrectionNote } from '../../components/correction-note/correction-note.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { LockedAnswers } from '../../components/section-form/locked-answers.tsx';
import { TaskProgress } from '../../components/section-form/task-progress.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { isItemFixed, isItemOpen, correctionItemOf } from '../../store/open-items.ts';
import { type Profile, useProfile } from '../../store/profile.ts';
import { expectHome } from '../../store/expect-home.ts';
import { SelfieFinding } from './selfie-finding.tsx';
import { useSelfieRecorder } from './use-selfie-recorder.ts';

/** The last task: a face to compare with the card. Fetched when its turn comes. */
export default function SelfieStep() {
  const words = useTranslations('identity-info.selfie');
  const query = useProfile();
  const profile = query.data;
  const isOpen = profile === undefined ? undefined : isItemOpen(profile, 'selfie');
  const isAllDone = profile?.tasks.every(({ state }) => state === 'done') === true;
  return (
    <ScreenFrame title={words('title')} lead={words('why')} back="/homeIndex">
      <TaskProgress task="selfie" part={isAllDone ? 1 : 0} />
      {profile === undefined ? <AnswerView query={query}>{() => null}</AnswerView> : null}
      {profile !== undefined && isOpen === false ? (
        <LockedAnswers isFixed={profile.isEditable && isItemFixed(profile, 'selfie')} />
      ) : null}
      {profile !== undefined && isOpen === true ? (
        <LazyMessages namespaces={['selfie-check']} waiting={<Skeleton lines={6} />}>
          <Selfie profile={profile} />
        </LazyMessages>
      ) : null}
    </ScreenFrame>
  );
}

function Selfie({ profile }: { profile: Profile }) {
  const words = useTranslations('shell');
  const selfieWords = useTranslations('selfie-check');
  const state = profile.tasks.find(({ name }) => name === 'selfie')?.state;
  const correctionItem = correctionItemOf(profile, 'selfie');
  const next = correctionItem === undefined ? nextTaskPath(profile.tasks, 'selfie') : '/homeIndex';
  const recorder = useSelfieRecorder(profile, state === 'fix');
  useExpectedScreen(next);
  // Home says what comes next, so it is asked as soon as the selfie is done.
  useEffect(() => {
    if (state === 'done') expectHome();
  }, [state]);
  return (
    <>
      {correctionItem?.isRenewed === false ? <CorrectionNote correctionItem={correctionItem} /> : null}
      {correctionItem?.isRenewed === false && profile.selfieCheck.verdict !== 'again' ? null : (
        <SelfieFinding selfieCheck={profile.selfieCheck} />
      )}
      <LatePhotoCapture kind="selfie" profile={profile} recorder={recorder} />
      <p className="photo-privacy">{selfieWords('note')}</p>
      {state === 'done' ? (
        <div className="screen-actions">
          <Button onClick={() => navigate(next)}>{words('continue')}</Button>
        </div>
      ) : null}
    </>
  );
}
