import { usePublicSettings } from '../../store/rendered-from.ts';
import { Icon } from '../icon/icon.tsx';

type LinkProps = { variant?: 'primary' | 'secondary' };

/** Stands for the number while its label is written; no word holds it. */
const place = '\u0000';

/** Calls the hot line; its number stays on one line where one can hold it. A lender without one is not to be called. */
export function CallLink({ variant = 'primary', label }: LinkProps & { label: (number: string) => string }) {
  const { hotLine } = usePublicSettings().legalIdentity;
  if (hotLine === '') return null;
  const [before, after] = label(place).split(place);
  return (
    <a className={`button button-${variant}`} href={`tel:${hotLine.replace(/[^\d+]/g, '')}`}>
      <Icon name="phone" />
      <span className="button-text">
        {before}
        <span className="contact-number">{hotLine}</span>
        {after}
      </span>
    </a>
  );
}

/** Writes an e-mail; without a label it shows the address. */
export function MailLink({
  variant = 'secondary',
  address,
  label,
}: LinkProps & { address: string; label?: string }) {
  return (
    <a className={`button button-${variant}`} href={`mailto:${address}`}>
      <Icon name="mail" />
      <span className="button-text">{label ?? <AddressText address={address} />}</span>
    </a>
  );
}

/** An e-mail address that breaks before its domain, where it has to. */
export function AddressText({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
