import { formatPesos } from '@luwag/contract/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { goBack } from '../../routing/go-back.ts';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { Button } from '../../components/button/button.tsx';
import { percentText } from '../../components/cost-box/percent-text.ts';
import { isServiceOpen } from '../../components/help-sheet/service-hours.ts';
import { AddressText, CallLink, MailLink } from '../../components/contact-link/contact-link.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { hasSession, useCoreStore } from '../../store/core-store.ts';

const SupportMessageSheet = lazyComponent(
  async () =>
    (await import('../../components/support-message-sheet/support-message-sheet.tsx')).SupportMessageSheet,
);

export default function AboutUsScreen() {
  const words = useTranslations('about-us');
  const { corporateName, productName } = usePublicSettings().legalIdentity;
  return (
    <ScreenFrame
      title={words('title')}
      lead={words('lead', { lender: corporateName, product: productName })}
      back={goBack}
    >
      <Contact />
      <Identity />
      <div className="folds">
        <Price />
        <Fold title={words('verify.title')}>
          <p>{words('verify.lead')}</p>
          <RegulatorLink />
          <p>{words('verify.never')}</p>
        </Fold>
        <Complaint />
      </div>
    </ScreenFrame>
  );
}

function Contact() {
  const words = useTranslations('about-us');
  const { serviceEmail } = usePublicSettings().legalIdentity;
  const [isOpenNow] = useState(() => isServiceOpen(new Date()));
  return (
    <section className="about-contact">
      <p className="about-hours" data-open={isOpenNow}>
        <Icon name="clock" />
        {isOpenNow ? words('open') : words('closed')}
      </p>
      <CallLink label={(number) => words('call', { number })} />
      <MailLink address={serviceEmail} label={words('write')} />
    </section>
  );
}

function Identity() {
  const words = useTranslations('about-us.identity');
  const lender = usePublicSettings().legalIdentity;
  const rows = [
    { key: 'company', value: lender.corporateName },
    { key: 'registration', value: lender.secRegistrationNumber },
    { key: 'authority', value: lender.certificateOfAuthorityNumber },
    { key: 'address', value: lender.address },
    { key: 'website', value: lender.website, href: lender.website },
    { key: 'email', address: lender.serviceEmail },
    { key: 'grievanceEmail', address: lender.grievanceEmail },
  ] as const;
  return (
    <section className="about-card">
      <h2>{words('title')}</h2>
      <dl>
        {rows.map((row) => (
          <div key={row.key}>
            <dt>{words(row.key)}</dt>
            <dd>
              {'address' in row ? (
                <a href={`mailto:${row.address}`}>
                  <AddressText address={row.address} />
                </a>
              ) : 'href' in row ? (
                <a href={row.href}>{row.value}</a>
              ) : (
                row.value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Price() {
  const words = useTranslations('about-us.price');
  const { product } = usePublicSettings();
  if (product === null) return null;
  const { dailyInterestPpm, serviceFeePpmPerDay, creditReportFeeCentavos, gstPpm } = product;
  const { lateChargePpmPerDay, penaltyFeeCentavos } = product;
  return (
    <Fold title={words('title')}>
      <ul>
        <li>{words('interest', { rate: percentText(dailyInterestPpm) })}</li>
        <li>{words('serviceFee', { rate: percentText(serviceFeePpmPerDay) })}</li>
        <li>{words('creditReportFee', { amount: formatPesos(creditReportFeeCentavos) })}</li>
        <li>{words('gst', { rate: percentText(gstPpm) })}</li>
        <li>{words('late', { rate: percentText(lateChargePpmPerDay) })}</li>
        {penaltyFeeCentavos > 0 ? (
          <li>{words('penaltyFee', { amount: formatPesos(penaltyFeeCentavos) })}</li>
        ) : null}
      </ul>
      <p>{words('shown')}</p>
    </Fold>
  );
}

function Complaint() {
  const words = useTranslations('about-us.complaint');
  const isSignedIn = useCoreStore(hasSession);
  const [isWriting, setIsWriting] = useState(false);
  const { grievanceOfficer, grievanceEmail } = usePublicSettings().legalIdentity;
  return (
    <Fold title={words('title')} value={words('officer', { name: grievanceOfficer })}>
      <p>{words('lead', { officer: grievanceOfficer })}</p>
      {isSignedIn ? <Button onClick={() => setIsWriting(true)}>{words('here')}</Button> : null}
      {isWriting ? <SupportMessageSheet onClose={() => setIsWriting(false)} /> : null}
      <MailLink address={grievanceEmail} label={words('write')} />
      <p>{words('sec')}</p>
      <RegulatorLink />
    </Fold>
  );
}

function RegulatorLink() {
  return (
    <p>
      <a href="https://www.sec.gov.ph">www.sec.gov.ph</a>
    </p>
  );
}
