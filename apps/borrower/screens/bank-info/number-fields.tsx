import { mobileDigits } from '@luwag/contract/mobile-number';
import { digitsOf } from '@luwag/contract/plain-text';
import type { accountTypes } from '@luwag/contract/profile/choices';
import { useTranslations } from 'use-intl';
import { SectionText } from '../../components/section-form/section-fields.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { groupedAccount, groupedMobile } from '../../components/payout-account/grouped-number.ts';

type AccountType = (typeof accountTypes)[number];

const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 80 } as const;

/** The number of the account, where it has one. */
export function NumberFields({ type }: { type: AccountType }) {
  const words = useTranslations('bank-info.account');
  return (
    <>
      {type === 'digitalWallet' ? <WalletNumber /> : null}
      {type === 'bankCard' ? <AccountNumbers /> : null}
      {type === 'remittanceShop' ? <p className="bank-info-note">{words('shopNote')}</p> : null}
    </>
  );
}

function WalletNumber() {
  const words = useTranslations('bank-info.account');
  const { values } = useSection();
  const digits = mobileDigits(values['walletNumber'] ?? '');
  const read = digits === null ? '' : words('read', { number: groupedMobile(digits) });
  return (
    <SectionText
      {...number}
      name="walletNumber"
      hint={`${read} ${words('walletHint')}`.trim()}
      enterKeyHint="go"
    />
  );
}

function AccountNumbers() {
  const words = useTranslations('bank-info.account');
  const { values } = useSection();
  const readBack = (typed: string | undefined, otherwise: string) => {
    const digits = digitsOf(typed ?? '', 20);
    return digits.length < 5 ? otherwise : words('read', { number: groupedAccount(digits) });
  };
  return (
    <>
      <SectionText
        {...number}
        name="accountNumber"
        hint={readBack(values['accountNumber'], words('numberHint'))}
      />
      <SectionText
        {...number}
        name="accountNumberConfirmation"
        hint={readBack(values['accountNumberConfirmation'], words('againHint'))}
        enterKeyHint="go"
      />
    </>
  );
}
