import { useTranslations } from 'use-intl';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { LetterForm } from './letter-form.tsx';
import { OwnLetters } from './own-letters.tsx';

/** Writing to the lender, and what was written before with its answers. */
export function LetterSheet(props: { onClose: () => void }) {
  return (
    <WithWords>
      <TitledSheet {...props} />
    </WithWords>
  );
}

/** The same inside another sheet. */
export function LetterPart() {
  return (
    <WithWords>
      <LetterForm />
      <OwnLetters />
    </WithWords>
  );
}

function TitledSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('letters');
  return (
    <Sheet title={words('title')} isOpen onClose={onClose}>
      <LetterForm />
      <OwnLetters />
    </Sheet>
  );
}

/** Some screens that lead here know no words for what a server may answer. */
function WithWords({ children }: { children: React.ReactNode }) {
  return (
    <LazyMessages namespaces={['letters', 'errors', 'app-errors']} waiting={<Skeleton lines={6} />}>
      {children}
    </LazyMessages>
  );
}
