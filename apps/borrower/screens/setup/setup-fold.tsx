import { getOwnSettings } from '@luwag/contract/endpoints/settings/get-own-settings';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { AdChoice } from './ad-choice.tsx';
import { LanguageChoice, LanguageName } from './language-choice.tsx';
import { LogOutOthers } from './log-out-others.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { PhoneNotices } from './phone-notices.tsx';
import type { SetupPart } from './setup-parts.ts';

const KeptSignature = lazyComponent(
  async () => (await import('./kept-signature.tsx')).KeptSignature,
  <Skeleton lines={3} />,
);

/** One part of the settings, folded where nothing led to it. */
export function SetupFold({ part, isLedTo }: { part: SetupPart; isLedTo: boolean }) {
  const words = useTranslations('setup');
  switch (part) {
    case 'language':
      return (
        <Fold title={words('language.title')} value={<LanguageName />}>
          <LanguageChoice />
        </Fold>
      );
    case 'notices':
      return <Notices isLedTo={isLedTo} />;
    case 'push':
      return (
        <Fold title={words('push.title')} startsOpen={isLedTo}>
          <PhoneNotices />
        </Fold>
      );
    case 'ads':
      return <AdChoice />;
    case 'signature':
      return (
        <Fold title={words('signature.title')} startsOpen={isLedTo}>
          <KeptSignature />
        </Fold>
      );
    case 'others':
      return (
        <Fold title={words('others.title')} startsOpen={isLedTo}>
          <LogOutOthers />
        </Fold>
      );
    default:
      return part satisfies never;
  }
}

/** Its title tells what is on. */
function Notices({ isLedTo }: { isLedTo: boolean }) {
  const words = useTranslations('setup.notices');
  const settings = useAnswer(getOwnSettings, {});
  return (
    <AnswerView query={settings} lines={2}>
      {(value) => (
        <Fold
          title={words('title')}
          value={[
            words('loans'),
            ...(value.hasReminders ? [words('reminders')] : []),
            ...(value.hasOffers ? [words('offers')] : []),
          ].join(' · ')}
          startsOpen={isLedTo}
        >
          <NoticeChoices settings={value} />
        </Fold>
      )}
    </AnswerView>
  );
}
