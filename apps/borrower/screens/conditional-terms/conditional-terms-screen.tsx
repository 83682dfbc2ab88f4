import { useTranslations } from 'use-intl';
import { publicSettings } from '../../platform/public-settings.ts';
import { LayeredText } from '../../components/layered-text/layered-text.tsx';
import { goBack } from '../../routing/go-back.ts';
import { Button } from '../../components/button/button.tsx';
import { TextVersions } from '../../components/text-versions/text-versions.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';

const summaryKeys = ['service', 'you', 'price', 'late', 'early', 'cancel', 'account', 'complain'] as const;
const fullKeys = [
  'parties',
  'words',
  'eligibility',
  'account',
  'loans',
  'charges',
  'payingBack',
  'counting',
  'credit',
  'early',
  'late',
  'extension',
  'cancel',
  'writtenOff',
  'rewards',
  'conduct',
  'transfer',
  'signing',
  'data',
  'complaints',
  'liability',
  'ending',
  'law',
  'changes',
] as const;

const newsKeys = ['counts', 'credit', 'rights', 'full'] as const;

export default function ConditionalTermsScreen() {
  const words = useTranslations('conditional-terms');
  const { corporateName, grievanceOfficer, grievanceEmail } = publicSettings().legalIdentity;
  const values = { lender: corporateName, officer: grievanceOfficer, email: grievanceEmail };
  return (
    <ScreenFrame
      title={words('title')}
      lead={words('lead', values)}
      back={goBack}
      actions={<Button onClick={goBack}>{words('back')}</Button>}
    >
      <LayeredText
        version={
          <TextVersions
            text="terms"
            news={{ '2026-11-26': newsKeys.map((key) => words(`news.2026-11-26.${key}`)) }}
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
    </ScreenFrame>
  );
}
