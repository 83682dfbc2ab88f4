import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { PartWords } from '../components/lazy-messages/part-words.tsx';
import { BrandMark } from '../components/brand-mark/brand-mark.tsx';
import { deviceLayout } from '../platform/device-layout.ts';
import { usePublicSettings } from '../store/rendered-from.ts';
import { LazyQrCode } from '../components/qr-code/lazy-qr-code.tsx';

/** Beside the phone-wide column on a desktop: whose product this is, and the way to one's phone. */
export function DesktopAside() {
  return (
    <PartWords namespaces={['desktop']}>
      <Aside />
    </PartWords>
  );
}

function Aside() {
  const words = useTranslations('desktop');
  const { legalIdentity } = usePublicSettings();
  // A prerendered page is the same for each device; the stylesheet shows this part on desktops only.
  const isDesktop = useSyncExternalStore(neverChanges, isDesktopAgent, () => false);
  return (
    <aside className="desktop-aside">
      <p className="desktop-aside-name">
        <BrandMark />
        {legalIdentity.productName}
      </p>
      <p className="desktop-aside-lead">{words('lead')}</p>
      <div className="desktop-aside-code">
        {isDesktop ? <LazyQrCode text={window.location.origin} label={words('codeLabel')} /> : null}
      </div>
      <p>{words('openOnPhone')}</p>
      <p className="desktop-aside-legal">
        {legalIdentity.corporateName}
        <br />
        {words('registration', { number: legalIdentity.secRegistrationNumber })}
        <br />
        {words('authority', { number: legalIdentity.certificateOfAuthorityNumber })}
      </p>
    </aside>
  );
}

const neverChanges = () => () => undefined;
const isDesktopAgent = () => deviceLayout(navigator.userAgent) === 'desktop';
