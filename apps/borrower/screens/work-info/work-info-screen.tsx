import { employmentTypes, paydayKindOf } from '@luwag/contract/profile/choices';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { useTranslations } from 'use-intl';
import { SectionDate, SectionRadio, SectionText } from '../../components/section-form/section-fields.tsx';
import { SectionForm } from '../../components/section-form/section-form.tsx';
import type { SectionStep } from '../../components/section-form/section-step.ts';
import { useChoices } from '../../components/section-form/use-choices.ts';
import { EmployerFields } from './employer-fields.tsx';
import { PayFields } from './pay-fields.tsx';

/** What one does first, then only the questions that go with it. */
export default function WorkInfoScreen() {
  const words = useTranslations('work-info');
  const typeStep: SectionStep = {
    key: 'type',
    fields: ['employmentType'],
    title: words('type.title'),
    lead: words('type.why'),
    body: <TypeField />,
  };
  const pay = { key: 'pay', title: words('pay.title'), lead: words('pay.why') };
  const workingSteps = (isOwn: boolean, asksPayday: boolean): readonly SectionStep[] => [
    {
      key: 'employer',
      fields: ['companyName', 'industry', 'companyPhone', 'companyAddress'],
      title: isOwn ? words('employer.own') : words('employer.title'),
      lead: words('employer.why'),
      body: <EmployerFields isOwn={isOwn} />,
    },
    {
      ...pay,
      // The payday is asked for where how often does not say it, once it is known what a payday is.
      fields: ['workingYears', 'monthlyIncome', 'payCycle', ...(asksPayday ? (['payday'] as const) : [])],
      body: <PayFields asks={['years', 'income', 'payday']} isOwn={isOwn} />,
    },
  ];
  const studentSteps: readonly SectionStep[] = [
    {
      key: 'school',
      fields: ['schoolName', 'major', 'enrolledOn', 'graduatesOn'],
      title: words('school.title'),
      lead: words('school.why'),
      body: <SchoolFields />,
    },
    { ...pay, fields: ['monthlyIncome'], body: <PayFields asks={['income']} /> },
  ];
  const withoutWork: readonly SectionStep[] = [
    {
      ...pay,
      fields: ['incomeSource', 'monthlyIncome'],
      body: <PayFields asks={['source', 'income']} />,
    },
  ];
  const stepsOf = ({ employmentType, payCycle = '' }: DraftValues): readonly SectionStep[] => {
    if (employmentType === 'student') return [typeStep, ...studentSteps];
    if (employmentType === 'unemployed') return [typeStep, ...withoutWork];
    return [typeStep, ...workingSteps(employmentType === 'selfEmployed', paydayKindOf(payCycle) !== null)];
  };
  return <SectionForm section="work" stepsOf={stepsOf} />;
}

function TypeField() {
  const choices = useChoices();
  return (
    <SectionRadio name="employmentType" isLabelHidden choices={choices('employmentTypes', employmentTypes)} />
  );
}

function SchoolFields() {
  return (
    <>
      <SectionText name="schoolName" autoComplete="organization" autoCapitalize="words" maxLength={120} />
      <SectionText name="major" autoComplete="off" maxLength={80} />
      <SectionDate name="enrolledOn" />
      <SectionDate name="graduatesOn" />
    </>
  );
}
