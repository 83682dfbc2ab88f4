import { useTranslations } from 'use-intl';
import { publicSettings } from '../../platform/public-settings.ts';
import { LayeredText } from '../../components/layered-text/layered-text.tsx';
import { goBack } from '../../routing/go-back.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { TextVersions } from '../../components/text-versions/text-versions.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { hasSession, useCoreStore } from '../../store/core-store.ts';
import { AskedNotices } from './asked-notices.tsx';

const summaryKeys = [
  'what',
  'why',
  'who',
  'never',
  'contacts',
  'photos',
  'phone',
  'letters',
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
  'sharing',
  'mail',
  'optional',
  'security',
  'retention',
  'yourRights',
  'news',
  'changes',
] as const;

const newsKeys = ['photos', 'phone', 'letters', 'notices', 'ads'] as const;

/** What the profile opens for whoever wants to see and take along all that is kept of them. */
const heldData = { opens: 'heldData' };

export default function PrivacyScreen() {
  const words = useTranslations('privacy');
  const isSignedIn = useCoreStore(hasSession);
  const { corporateName, grievanceOfficer, grievanceEmail } = publicSettings().legalIdentity;
  const values = { lender: corporateName, officer: grievanceOfficer, email: grievanceEmail };
  return (
    <ScreenFrame
      title={words('title')}
      lead={words('lead', values)}
      back={goBack}
      actions={
        <>
          <Button onClick={goBack}>{words('back')}</Button>
          {isSignedIn ? (
            <LinkButton href="/my" variant="secondary" state={heldData}>
              {words('held')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <LayeredText
        version={
          <TextVersions
            text="privacy"
            news={{
              '2026-11-22': newsKeys.map((key) => words(`news.2026-11-22.${key}`)),
              '2026-11-23': [words('news.2026-11-23.android')],
            }}
          />
        }
        summary={summaryKeys.map((key) => ({
          key,
          heading: words(`summary.${key}.heading`),
          body: words(`summary.${key}.body`, values),
        }))}
        fullTitle={words('fullTitle')}
        full={fullKeys.map((key) => ({
          key,
          heading: words(`full.${key}.heading`),
          body: words(`full.${key}.body`, values),
        }))}
      />
      <AskedNotices />
    </ScreenFrame>
  );
}
