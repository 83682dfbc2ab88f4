import {
  educations,
  genders,
  longMaritalStatuses,
  shortMaritalStatuses,
} from '@luwag/contract/profile/choices';
import { useTranslations } from 'use-intl';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { SectionRadio, SectionText } from '../../components/section-form/section-fields.tsx';
import { SectionForm } from '../../components/section-form/section-form.tsx';
import { useChoices } from '../../components/section-form/use-choices.ts';

export default function BaseInfoScreen() {
  const words = useTranslations('base-info');
  return (
    <SectionForm
      section="basic"
      stepsOf={() => [
        {
          key: 'person',
          fields: ['gender', 'maritalStatus'],
          title: words('person.title'),
          lead: words('person.why'),
          body: <PersonFields />,
        },
        {
          key: 'school',
          fields: ['education', 'email'],
          title: words('school.title'),
          lead: words('school.why'),
          body: <SchoolFields />,
        },
      ]}
    />
  );
}

function PersonFields() {
  const choices = useChoices();
  const statuses =
    usePublicSettings().maritalStatusList === 'long' ? longMaritalStatuses : shortMaritalStatuses;
  return (
    <>
      <SectionRadio name="gender" choices={choices('genders', genders)} />
      <SectionRadio name="maritalStatus" choices={choices('maritalStatuses', statuses)} />
    </>
  );
}

function SchoolFields() {
  const words = useTranslations('base-info.school');
  const choices = useChoices();
  return (
    <>
      <SectionRadio name="education" choices={choices('educations', educations)} />
      <SectionText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        hint={words('emailHint')}
      />
    </>
  );
}
