import { useTranslations } from 'use-intl';
import { CallLink } from '../../components/contact-link/contact-link.tsx';
import { LateWords } from '../../components/late-words/late-words.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';

/** For whoever is told of something that was perhaps not their own doing. */
export function CallAtOnce() {
  return (
    <LateWords namespaces={['help']} waiting={<Skeleton lines={1} />}>
      <Call />
    </LateWords>
  );
}

function Call() {
  const words = useTranslations('help');
  return <CallLink variant="secondary" label={(number) => words('call', { number })} />;
}
