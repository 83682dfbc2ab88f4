import { accountTypes } from '@luwag/contract/profile/choices';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { mobileDigits } from '@luwag/contract/mobile-number';
import { useTranslations } from 'use-intl';
import { SectionRadio } from '../../components/section-form/section-fields.tsx';
import { SectionForm } from '../../components/section-form/section-form.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import type { FieldName, SectionStep } from '../../components/section-form/section-step.ts';
import { useChoices } from '../../components/section-form/use-choices.ts';
import { useCoreStore } from '../../store/core-store.ts';
import type { Profile } from '../../store/profile.ts';
import { AccountFields } from './account-fields.tsx';
import { PayeeFields } from './payee-fields.tsx';

type AccountType = (typeof accountTypes)[number];

const numberFields: Readonly<Record<AccountType, readonly FieldName[]>> = {
  digitalWallet: ['walletNumber'],
  bankCard: ['accountNumber', 'accountNumberConfirmation'],
  remittanceShop: [],
};

export default function BankInfoScreen() {
  const words = useTranslations('bank-info');
  const stepsOf = (values: DraftValues): readonly SectionStep[] => {
    const type = accountTypeOf(values);
    return [
      {
        key: 'type',
        fields: ['accountType'],
        title: words('type.title'),
        lead: words('type.why'),
        body: <TypeField />,
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
        body: <PayeeFields />,
      },
    ];
  };
  return <SectionForm section="payoutAccount" stepsOf={stepsOf} prefill={payeeFromIdentity} />;
}

function accountTypeOf({ accountType }: DraftValues): AccountType {
  return accountTypes.find((type) => type === accountType) ?? 'digitalWallet';
}

/** The account must be the borrower's own, so the name on the ID is the best guess; and the phone is at hand. */
function payeeFromIdentity({ sections }: Profile): DraftValues {
  const identity = sections.find(({ section }) => section === 'identity')?.values ?? {};
  const phone = mobileDigits(useCoreStore.getState().publicData.phone_number ?? '');
  const known: Record<string, string | undefined> = {
    payeeFirstName: identity['firstName'],
    payeeMiddleName: identity['middleName'],
    payeeLastName: identity['lastName'],
    payoutPhone: phone === null ? undefined : `0${phone}`,
    walletNumber: phone === null ? undefined : `0${phone}`,
  };
  const filled = Object.entries(known).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(filled);
}

function TypeField() {
  const words = useTranslations('bank-info.type');
  const { change } = useSection();
  const choices = useChoices();
  const cards = choices('accountTypes', accountTypes).map((choice) => ({
    ...choice,
    hint: words(choice.value),
  }));
  return (
    <SectionRadio
      name="accountType"
      isLabelHidden
      choices={cards}
      onChosen={() => change({ institutionCode: '' })}
    />
  );
}
