import { industries } from '@luwag/contract/profile/choices';
import { useTranslations } from 'use-intl';
import { SectionSelect, SectionText } from '../../components/section-form/section-fields.tsx';
import { useChoices } from '../../components/section-form/use-choices.ts';

/** The same four questions, said as they fit an employer or a trade of one's own. */
export function EmployerFields({ isOwn }: { isOwn: boolean }) {
  const words = useTranslations('work-info.employer');
  const labels = useTranslations('profile.fields');
  const choices = useChoices();
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
      <SectionSelect name="industry" options={choices('industries', industries)} />
      <SectionText
        name="companyPhone"
        label={isOwn ? words('ownPhone') : labels('companyPhone')}
        isOptional
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
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
