import { useTranslations } from 'use-intl';
import { AgreedTextScreen } from '../../components/agreed-text-screen/agreed-text-screen.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { hasSession, useCoreStore } from '../../store/core-store.ts';
import { AskedNotices } from './asked-notices.tsx';

const summaryKeys = [
  'what',
  'why',
  'who',
  'never',
  'contacts',
  'photos',
  'identity',
  'phone',
  'messages',
  'notices',
  'ads',
  'android',
  'howLong',
  'rights',
  'ask',
] as const;
const fullKeys = [
  'basis',
  'decisions',
  'identity',
  'sharing',
  'messages',
  'optional',
  'security',
  'retention',
  'yourRights',
  'news',
  'changes',
] as const;

const newsKeys = ['photos', 'phone', 'messages', 'notices', 'ads'] as const;
const latestNewsKeys = ['words', 'identity'] as const;

/** The profile's view of all data held about the borrower, with its download. */
const heldData = { opens: 'heldData' };

export default function PrivacyScreen() {
  const words = useTranslations('privacy');
  const isSignedIn = useCoreStore(hasSession);
  return (
    <AgreedTextScreen
      words={words}
      text="privacy"
      news={{
        '2026-11-22': newsKeys.map((key) => words(`news.2026-11-22.${key}`)),
        '2026-11-23': [words('news.2026-11-23.android')],
        '2026-11-27': latestNewsKeys.map((key) => words(`news.2026-11-27.${key}`)),
      }}
      summaryKeys={summaryKeys}
      fullKeys={fullKeys}
      actions={
        isSignedIn ? (
          <LinkButton href="/my" variant="secondary" state={heldData}>
            {words('held')}
          </LinkButton>
        ) : null
      }
    >
      <AskedNotices />
    </AgreedTextScreen>
  );
}
