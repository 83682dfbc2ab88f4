import { useTranslations } from 'use-intl';
import { CallLink } from '../../components/contact-link/contact-link.tsx';
import { Link } from '../../components/link/link.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';

/** Refusals that waiting for a minute does not end. */
const lockedBy: readonly string[] = [
  'sms_limit_reached',
  'sms_unreachable',
  'security_wait',
  'step_up_required',
];

/** Help for a borrower who cannot log in for a while. */
export function LoginHelp({ code }: { code: string }) {
  if (!lockedBy.includes(code)) return null;
  return (
    <LazyMessages namespaces={['help']}>
      <Ways />
    </LazyMessages>
  );
}

/** A loan is paid without a log-in, and people are there to talk to. */
function Ways() {
  const words = useTranslations('help');
  return (
    <>
      <Link className="button button-secondary" href="/noAndroid">
        {words('pay')}
      </Link>
      <CallLink variant="secondary" label={(number) => words('call', { number })} />
    </>
  );
}
