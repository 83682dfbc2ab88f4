import type { Language } from '@luwag/contract/language';
import { accountTypes } from '@luwag/contract/profile/choices';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Redirect } from '../../components/redirect/redirect.tsx';
import { useHistoryState } from 'wouter/use-browser-location';
import { SameNumber } from '../../components/payout-account/same-number.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionForm } from '../../components/section-form/section-form.tsx';
import type { FieldName, SectionStep } from '../../components/section-form/section-step.ts';
import { loadCatalogue } from '../../messages/catalogue.ts';
import { useProfile } from '../../store/profile.ts';
import { AccountFields } from './account-fields.tsx';
import { payeeFromIdentity } from './payee-from-identity.ts';
import { ChosenAccount } from './chosen-account.tsx';
import { missingLastName } from './missing-last-name.ts';
import { PayeeFields } from './payee-fields.tsx';
import { TypeField } from './type-field.tsx';

type AccountType = (typeof accountTypes)[number];

const numberFields: Readonly<Record<AccountType, readonly FieldName[]>> = {
  digitalWallet: ['walletNumber'],
  bankCard: ['accountNumber', 'accountNumberConfirmation'],
  remittanceShop: [],
};

/** The selfie comes last, and the account before it. */
const selfieStep = (language: Language) =>
  Promise.all([import('../identity-info/selfie-step.tsx'), loadCatalogue(language, ['selfie-check'])]);

export default function BankInfoScreen() {
  const words = useTranslations('bank-info');
  const profile = useProfile().data;
  const language = useLocale() as Language;
  useEffect(() => void selfieStep(language).catch(() => undefined), [language]);
  // A wish that waits to be gone on with stays with the history entry.
  const state = useHistoryState<unknown>();
  const stepsOf = (values: DraftValues): readonly SectionStep[] => {
    const type = accountTypeOf(values);
    return [
      {
        key: 'type',
        fields: ['accountType'],
        title: words('type.title'),
        lead: words('type.why'),
        body: (
          <>
            <OwnNumber />
            <TypeField />
          </>
        ),
      },
      {
        key: 'account',
        fields: ['institutionCode', ...numberFields[type]],
        title: words(`account.${type}`),
        lead: words('account.why'),
        body: <AccountFields type={type} />,
      },
      {
        key: 'payee',
        fields: ['payeeFirstName', 'payeeMiddleName', 'payeeLastName', 'payoutPhone'],
        title: words('payee.title'),
        lead: words('payee.why'),
        body: (
          <>
            <ChosenAccount />
            <PayeeFields />
          </>
        ),
        check: missingLastName,
        submit: words('payee.save'),
      },
    ];
  };
  // After a loan was paid back a change takes a code; a correction item is renewed here without one.
  if (profile?.isAccountChangedByCode === true && profile.correctionItems.length === 0) {
    return <Redirect to="/changeBank" state={state} />;
  }
  return <SectionForm section="payoutAccount" stepsOf={stepsOf} prefill={payeeFromIdentity} />;
}

/** Leads on to the name on the account at once. */
function OwnNumber() {
  const { proceed } = useSection();
  return <SameNumber onChoose={(chosen) => proceed(chosen, 'payee')} />;
}

function accountTypeOf({ accountType }: DraftValues): AccountType {
  return accountTypes.find((type) => type === accountType) ?? 'digitalWallet';
}
