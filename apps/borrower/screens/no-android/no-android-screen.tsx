import { useTranslations } from 'use-intl';
import { isAndroid } from '../../platform/device-layout.ts';
import { useOrigin, usePublicSettings, useUserAgent } from '../../store/rendered-from.ts';
import { CallLink, MailLink } from '../../components/contact-link/contact-link.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { LazyQrCode } from '../../components/qr-code/lazy-qr-code.tsx';

const PayHere = lazyComponent(async () => (await import('./pay-here.tsx')).PayHere);
const BeTold = lazyComponent(async () => (await import('./be-told.tsx')).BeTold);

/** Paying without a log-in: for phones the app does not serve, and for borrowers who cannot log in. */
export default function NoAndroidScreen() {
  const { supportAndroid } = usePublicSettings();
  return isAndroid(useUserAgent()) && !supportAndroid ? <UnservedPhone /> : <WithoutLogIn />;
}

function WithoutLogIn() {
  const words = useTranslations('no-android');
  return (
    <ScreenFrame title={words('payTitle')} lead={words('payLead')}>
      <PayHere />
      <section className="debt">
        <Contact />
      </section>
    </ScreenFrame>
  );
}

/** Not a dead end: the way to another device, for those who owe the ways to pay, and word when it works here too. */
function UnservedPhone() {
  const words = useTranslations('no-android');
  const link = `${useOrigin()}/start`;
  return (
    <ScreenFrame title={words('title')} lead={words('lead')}>
      <section className="other-device">
        <CopyButton text={link} label={words('copy')} />
        <p className="other-device-link">{link}</p>
        <div className="other-device-code">
          <LazyQrCode text={link} label={words('codeLabel')} />
          <p>{words('code')}</p>
        </div>
      </section>
      <section className="debt">
        <h2>{words('debtTitle')}</h2>
        <p>{words('debtLead')}</p>
        <ul>
          <li>{words('payHere')}</li>
          <li>{words('payByPhone')}</li>
          <li>{words('payOnComputer')}</li>
          <li>{words('payHelp')}</li>
        </ul>
        <Contact />
      </section>
      <PayHere />
      <BeTold />
    </ScreenFrame>
  );
}

function Contact() {
  const words = useTranslations('no-android');
  const { serviceEmail } = usePublicSettings().legalIdentity;
  return (
    <>
      <CallLink label={(number) => words('call', { number })} />
      <MailLink address={serviceEmail} />
      <p className="debt-hours">{words('hours')}</p>
    </>
  );
}
