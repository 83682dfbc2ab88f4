import { useTranslations } from 'use-intl';
import { AgreedTextScreen } from '../../components/agreed-text-screen/agreed-text-screen.tsx';

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
  return (
    <AgreedTextScreen
      words={words}
      text="terms"
      news={{
        '2026-11-26': newsKeys.map((key) => words(`news.2026-11-26.${key}`)),
        '2026-11-27': [words('news.2026-11-27.words')],
      }}
      summaryKeys={summaryKeys}
      fullKeys={fullKeys}
    />
  );
}
