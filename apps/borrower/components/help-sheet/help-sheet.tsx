import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../link/link.tsx';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { hasSession, useCoreStore } from '../../store/core-store.ts';
import { Button } from '../button/button.tsx';
import { AddressText, CallLink, MailLink } from '../contact-link/contact-link.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Questions } from './questions.tsx';
import { isServiceOpen } from './service-hours.ts';

const ownLinks = [
  { name: 'guides', href: '/guildDetail' },
  { name: 'cancel', href: '/repaidDetail' },
  { name: 'deletion', href: '/my' },
] as const;

const SupportMessagePart = lazyComponent(
  async () => (await import('../support-message-sheet/support-message-sheet.tsx')).SupportMessagePart,
  <Skeleton lines={6} />,
);

type HelpSheetProps = { onClose: () => void };

/** Help on every screen: questions about it, then people to talk to and when they are there. */
export function HelpSheet(props: HelpSheetProps) {
  return (
    <LazyMessages namespaces={['help']}>
      <HelpContent {...props} />
    </LazyMessages>
  );
}

function HelpContent({ onClose }: HelpSheetProps) {
  const words = useTranslations('help');
  const isSignedIn = useCoreStore(hasSession);
  const [isWriting, setIsWriting] = useState(false);
  const { serviceEmail, grievanceOfficer, grievanceEmail } = usePublicSettings().legalIdentity;
  if (isWriting) {
    return (
      <Sheet title={words('supportMessages')} isOpen onClose={onClose}>
        <SupportMessagePart />
        <Button variant="quiet" onClick={() => setIsWriting(false)}>
          {words('back')}
        </Button>
      </Sheet>
    );
  }
  return (
    <Sheet title={words('title')} isOpen onClose={onClose}>
      <LazyMessages namespaces={['faq']} waiting={<Skeleton lines={5} />}>
        <Questions />
      </LazyMessages>
      <OwnLinks onClose={onClose} />
      <div className="help-contact">
        <ServiceHours />
        {isSignedIn ? (
          <Button variant="secondary" onClick={() => setIsWriting(true)}>
            {words('supportMessages')}
          </Button>
        ) : null}
        <CallLink variant="secondary" label={(number) => words('call', { number })} />
        <MailLink address={serviceEmail} />
      </div>
      <p className="help-grievance">
        {words('grievance', { officer: grievanceOfficer })}{' '}
        <a href={`mailto:${grievanceEmail}`}>
          <AddressText address={grievanceEmail} />
        </a>
      </p>
      <p className="help-grievance">{isSignedIn ? words('account') : words('accountLoggedOut')}</p>
    </Sheet>
  );
}

/** What people can do by themselves, logged in or not. */
function OwnLinks({ onClose }: HelpSheetProps) {
  const words = useTranslations('help.links');
  const pay = useTranslations('help')('pay');
  const isSignedIn = useCoreStore(hasSession);
  if (!isSignedIn) {
    return (
      <div className="help-links">
        <Link href="/noAndroid" onClick={onClose}>
          {pay}
        </Link>
      </div>
    );
  }
  return (
    <nav className="help-links" aria-label={words('guides')}>
      {ownLinks.map(({ name, href }) => (
        <Link key={name} href={href} onClick={onClose}>
          {words(name)}
        </Link>
      ))}
    </nav>
  );
}

function ServiceHours() {
  const words = useTranslations('help');
  const [isOpenNow] = useState(() => isServiceOpen(new Date()));
  return <p className="help-hours">{isOpenNow ? words('open') : words('closed')}</p>;
}
