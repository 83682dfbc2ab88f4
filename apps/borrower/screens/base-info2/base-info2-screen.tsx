import { loanPurposes } from '@luwag/contract/profile/choices';
import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionRadio, SectionText } from '../../components/section-form/section-fields.tsx';
import { SectionForm } from '../../components/section-form/section-form.tsx';
import type { FieldName } from '../../components/section-form/section-step.ts';
import { useChoices } from '../../components/section-form/use-choices.ts';
import { useFacebookStep } from './facebook-step.tsx';

const accountFields = ['whatsappNumber', 'viberAccount'] as const satisfies FieldName[];

export default function BaseInfo2Screen() {
  const words = useTranslations('base-info');
  const facebookStep = useFacebookStep();
  return (
    <SectionForm
      section="basicMore"
      stepsOf={() => [
        {
          key: 'purpose',
          fields: ['loanPurpose', ...accountFields],
          title: words('purpose.title'),
          lead: words('purpose.why'),
          body: (
            <>
              <PurposeField />
              <AccountFields />
            </>
          ),
        },
        facebookStep,
      ]}
    />
  );
}

function PurposeField() {
  const choices = useChoices();
  return (
    <>
      <SectionRadio name="loanPurpose" isLabelHidden choices={choices('loanPurposes', loanPurposes)} />
      <PurposeTip />
    </>
  );
}

const purposesWithTip = ['medical', 'education', 'dailyExpense', 'reimbursement'] as const;

/**
 * What may cost less than a loan for what was chosen. Sources: RA 11463 (Malasakit Centers), RA 10931 (no tuition at
 * state universities and local colleges), DSWD's Assistance to Individuals in Crisis Situation.
 */
function PurposeTip() {
  const words = useTranslations('base-info.purpose.tips');
  const { values } = useSection();
  const purpose = purposesWithTip.find((known) => known === values['loanPurpose']);
  return <output className="purpose-tip">{purpose === undefined ? '' : words(purpose)}</output>;
}

function AccountFields() {
  const words = useTranslations('base-info.accounts');
  const plain = { autoCapitalize: 'none', spellCheck: false, isOptional: true } as const;
  return (
    <>
      <div className="other-accounts">
        <h2>{words('title')}</h2>
        <p>{words('why')}</p>
      </div>
      <SectionText
        {...plain}
        name="whatsappNumber"
        hint={words('whatsappHint')}
        inputMode="tel"
        autoComplete="tel"
        maxLength={80}
      />
      <SectionText
        {...plain}
        name="viberAccount"
        hint={words('viberHint')}
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="go"
        maxLength={80}
      />
    </>
  );
}
