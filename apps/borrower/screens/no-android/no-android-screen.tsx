import { useTranslations } from 'use-intl';
import { useOrigin, usePublicSettings } from '../../store/rendered-from.ts';
import { CallLink, MailLink } from '../../components/contact-link/contact-link.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { LazyQrCode } from '../../components/qr-code/lazy-qr-code.tsx';

const PayHere = lazyComponent(async () => (await import('./pay-here.tsx')).PayHere);
const BeTold = lazyComponent(async () => (await import('./be-told.tsx')).BeTold);

/** Not a dead end: the way to another device, for those who owe the ways to pay, and word when it works here too. */
export default function NoAndroidScreen() {
  const words = useTranslations('no-android');
  const { serviceEmail } = usePublicSettings().legalIdentity;
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
        <CallLink label={(number) => words('call', { number })} />
        <MailLink address={serviceEmail} />
        <p className="debt-hours">{words('hours')}</p>
      </section>
      <PayHere />
      <BeTold />
    </ScreenFrame>
  );
}
