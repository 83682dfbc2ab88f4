import { useTranslations } from 'use-intl';
import { InstitutionMark } from '../../components/institution-mark/institution-mark.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { useInstitutions } from '../../store/institutions.ts';
import { groupedMobile } from './grouped-number.ts';

/** Wallets whose number is mostly the one people log in with. */
const wallets = ['gcash', 'maya'];

/** One tap for the wallet of the borrower's own number; the name on it is checked next. */
export function SameNumber() {
  const words = useTranslations('bank-info.same');
  const { profile, proceed } = useSection();
  const { data } = useInstitutions();
  const offered = (data?.institutions ?? []).filter(({ code }) => wallets.includes(code));
  if (offered.length === 0) return null;
  const choose = (institutionCode: string) =>
    proceed({ accountType: 'digitalWallet', institutionCode, walletNumber: `0${profile.phone}` }, 'payee');
  return (
    <section className="same-number" aria-labelledby="same-number">
      <h2 id="same-number">{words('title')}</h2>
      <ul>
        {offered.map(({ code, name }) => (
          <li key={code}>
            <button type="button" value={code} onClick={() => choose(code)}>
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
