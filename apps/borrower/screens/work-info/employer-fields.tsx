import { useTranslations } from 'use-intl';
import { SectionText } from '../../components/section-form/section-fields.tsx';
import { IndustryField } from './industry-field.tsx';

/** The same four questions, said as they fit an employer or a trade of one's own. */
export function EmployerFields({ isOwn }: { isOwn: boolean }) {
  const words = useTranslations('work-info.employer');
  const labels = useTranslations('profile.fields');
  return (
    <>
      <SectionText
        name="companyName"
        label={isOwn ? words('ownCompany') : labels('companyName')}
        hint={isOwn ? words('ownCompanyHint') : words('companyHint')}
        autoComplete="organization"
        autoCapitalize="words"
        maxLength={120}
      />
      <IndustryField />
      <SectionText
        name="companyPhone"
        label={isOwn ? words('ownPhone') : labels('companyPhone')}
        isOptional
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={80}
      />
      <SectionText
        name="companyAddress"
        label={isOwn ? words('ownAddress') : labels('companyAddress')}
        hint={words('addressHint')}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="go"
      />
    </>
  );
}
