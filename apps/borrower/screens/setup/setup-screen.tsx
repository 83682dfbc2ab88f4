import { getOwnSettings } from '@luwag/contract/endpoints/settings/get-own-settings';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHistoryState } from 'wouter/use-browser-location';
import { version } from '../../platform/version.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { leave } from '../../store/leave.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { AdChoice } from './ad-choice.tsx';
import { ClearPhone } from './clear-phone.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LogOutOthers } from './log-out-others.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { PhoneNotices } from './phone-notices.tsx';
import { PhoneChoices } from './phone-choices.tsx';

const KeptSignature = hydratedComponent(
  async () => (await import('./kept-signature.tsx')).KeptSignature,
  <Skeleton lines={3} />,
);

/** What a borrower can choose; each choice is kept at once. */
export default function SetupScreen() {
  const words = useTranslations('setup');
  const settings = useAnswer(getOwnSettings, {});
  const isLedToOthers = useIsLedToOthers();
  return (
    <ScreenFrame title={words('title')} back="/my">
      {isLedToOthers ? <LogOutOthers /> : null}
      <LanguageChoice />
      <PhoneChoices />
      <AnswerView query={settings} lines={12}>
        {(value) => <NoticeChoices settings={value} />}
      </AnswerView>
      <PhoneNotices />
      <AdChoice />
      <KeptSignature />
      <LinkButton href="/appointLoanList" variant="secondary">
        {words('reloan')}
      </LinkButton>
      {isLedToOthers ? null : <LogOutOthers />}
      <ClearPhone />
      <LogOut />
      <p className="setup-version">{words('version', { version })}</p>
    </ScreenFrame>
  );
}

/** Whether the notice of another log-in led here: then ending it stands first. */
function useIsLedToOthers(): boolean {
  const state = useHistoryState<unknown>();
  return typeof state === 'object' && state !== null && 'opens' in state && state.opens === 'logOutOthers';
}

function LogOut() {
  const words = useTranslations('setup');
  const [isBusy, setIsBusy] = useState(false);
  const leaveNow = () => {
    setIsBusy(true);
    void leave();
  };
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={leaveNow}>
      {words('logOut')}
    </Button>
  );
}
