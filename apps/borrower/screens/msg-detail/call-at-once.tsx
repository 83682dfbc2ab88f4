import { useTranslations } from 'use-intl';
import { CallLink } from '../../components/contact-link/contact-link.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';

/** Shown with a message that asks the borrower to call. */
export function CallAtOnce() {
  return (
    <LazyMessages namespaces={['help']} waiting={<Skeleton lines={1} />}>
      <Call />
    </LazyMessages>
  );
}

function Call() {
  const words = useTranslations('help');
  return <CallLink variant="secondary" label={(number) => words('call', { number })} />;
}
