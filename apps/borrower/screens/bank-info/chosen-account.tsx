import { mobileDigits } from '@luwag/contract/mobile-number';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { useTranslations } from 'use-intl';
import { InstitutionMark } from '../../components/institution-mark/institution-mark.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { useInstitution } from '../../store/institutions.ts';
import { groupedAccount, groupedMobile } from '../../components/payout-account/grouped-number.ts';

/** Where the money goes, once more beside the name that the account must have. */
export function ChosenAccount() {
  const words = useTranslations('bank-info.payee');
  const { values } = useSection();
  const chosen = useInstitution(values['institutionCode'] ?? '');
  if (chosen === null) return null;
  const number = numberOf(chosen.accountType, values);
  return (
    <p className="account-chosen">
      <InstitutionMark name={chosen.name} />
      <span>
        {words('account')}
        <strong>{[chosen.name, number].filter(Boolean).join(', ')}</strong>
      </span>
    </p>
  );
}

/** In groups; a wallet's number stays in the draft where a bank was chosen after it. */
function numberOf(accountType: string, { walletNumber = '', accountNumber = '' }: DraftValues): string {
  if (accountType === 'remittanceShop') return '';
  if (accountType === 'bankCard') return groupedAccount(accountNumber);
  const digits = mobileDigits(walletNumber);
  return digits === null ? walletNumber : groupedMobile(digits);
}
