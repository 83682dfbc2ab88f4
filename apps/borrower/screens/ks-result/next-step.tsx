import { useTranslations } from 'use-intl';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { hasSession, useCoreStore } from '../../store/core-store.ts';

/** On this open page details wait behind the login; who is logged in goes straight on. */
export function NextStep({
  path,
  loanId,
  variant = 'primary',
}: {
  path: '/homeIndex' | '/repaidDetail' | '/billIndex';
  /** The loan that the next screen is about, where it is known. */
  loanId?: string | undefined;
  variant?: 'primary' | 'secondary';
}) {
  const words = useTranslations('ks-result.next');
  const isSignedIn = useCoreStore(hasSession);
  const label = path === '/homeIndex' ? words('home') : words('loan');
  return (
    <LinkButton href={path} variant={variant} {...(loanId === undefined ? {} : { state: { loanId } })}>
      {isSignedIn ? label : words('logIn')}
    </LinkButton>
  );
}
