import { useTranslations } from 'use-intl';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SupportMessageForm } from './support-message-form.tsx';
import { OwnSupportMessages } from './own-support-messages.tsx';

/** Writing to the lender, and what was written before with its answers. */
export function SupportMessageSheet(props: { onClose: () => void }) {
  return (
    <WithWords>
      <TitledSheet {...props} />
    </WithWords>
  );
}

/** The same inside another sheet. */
export function SupportMessagePart() {
  return (
    <WithWords>
      <SupportMessageForm />
      <OwnSupportMessages />
    </WithWords>
  );
}

function TitledSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('support-messages');
  return (
    <Sheet title={words('title')} isOpen onClose={onClose}>
      <SupportMessageForm />
      <OwnSupportMessages />
    </Sheet>
  );
}

/** The error words are loaded here, because some screens that lead here have none. */
function WithWords({ children }: { children: React.ReactNode }) {
  return (
    <LazyMessages namespaces={['support-messages', 'errors', 'app-errors']} waiting={<Skeleton lines={6} />}>
      {children}
    </LazyMessages>
  );
}
