import { useTranslations } from 'use-intl';
import { CallLink } from '../../components/contact-link/contact-link.tsx';
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
      <Call />
    </LazyMessages>
  );
}

function Call() {
  const words = useTranslations('help');
  return <CallLink variant="secondary" label={(number) => words('call', { number })} />;
}
