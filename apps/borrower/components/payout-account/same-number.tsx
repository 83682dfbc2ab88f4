import { mobileDigits } from '@luwag/contract/mobile-number';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useInstitutions } from '../../store/institutions.ts';
import { InstitutionMark } from '../institution-mark/institution-mark.tsx';
import { useSection } from '../section-form/section-context.ts';
import { groupedMobile } from './grouped-number.ts';

/** Wallets whose number is mostly the one people log in with. */
const wallets = ['gcash', 'maya'];

/** One tap for the wallet of the borrower's own number; the name on it is checked next. */
export function SameNumber({
  current = {},
  otherwise = null,
  onChoose,
}: {
  /** The account that there is, which is not offered once more. */
  current?: DraftValues | undefined;
  /** Stands there where no such wallet is offered. */
  otherwise?: ReactNode;
  onChoose: (values: DraftValues) => void;
}) {
  const words = useTranslations('bank-info.same');
  const { profile, values } = useSection();
  const { data } = useInstitutions();
  const isIn = (code: string, { accountType, institutionCode, walletNumber = '' }: DraftValues) =>
    accountType === 'digitalWallet' &&
    institutionCode === code &&
    mobileDigits(walletNumber) === profile.phone;
  const offered = (data?.institutions ?? []).filter(
    ({ code, isOffered }) => isOffered && wallets.includes(code) && !isIn(code, current),
  );
  if (offered.length === 0) return otherwise;
  const choose = (institutionCode: string) =>
    onChoose({ accountType: 'digitalWallet', institutionCode, walletNumber: `0${profile.phone}` });
  return (
    <section className="same-number" aria-labelledby="same-number">
      <h2 id="same-number">{words('title')}</h2>
      <ul>
        {offered.map(({ code, name }) => (
          <li key={code}>
            <button type="button" value={code} aria-pressed={isIn(code, values)} onClick={() => choose(code)}>
              <InstitutionMark name={name} />
              <span>
                <strong>{words('choose', { institution: name })}</strong>
                <span className="same-number-digits">{groupedMobile(profile.phone)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <h2>{words('others')}</h2>
    </section>
  );
}
