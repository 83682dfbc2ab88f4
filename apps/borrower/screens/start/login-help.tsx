import { useTranslations } from 'use-intl';
import { CallLink } from '../../components/contact-link/contact-link.tsx';
import { LateWords } from '../../components/late-words/late-words.tsx';

/** A way out for whoever cannot log in for a while. */
export function LoginHelp() {
  return (
    <LateWords namespaces={['help']}>
      <Call />
    </LateWords>
  );
}

function Call() {
  const words = useTranslations('help');
  return <CallLink variant="secondary" label={(number) => words('call', { number })} />;
}
