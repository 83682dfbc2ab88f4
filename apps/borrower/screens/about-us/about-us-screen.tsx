import { formatPesos } from '@luwag/contract/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { goBack } from '../../app/go-back.ts';
import { publicSettings } from '../../app/public-settings.ts';
import { Button } from '../../components/button/button.tsx';
import { percentText } from '../../components/cost-box/percent-text.ts';
import { isServiceOpen } from '../../components/help-sheet/service-hours.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { latePart } from '../../components/late-part/late-part.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { hasSession, useCoreStore } from '../../store/core-store.ts';

const LetterSheet = latePart(
  async () => (await import('../../components/letter-sheet/letter-sheet.tsx')).LetterSheet,
);

export default function AboutUsScreen() {
  const words = useTranslations('about-us');
  const { corporateName, productName } = publicSettings().legalIdentity;
  return (
    <ScreenFrame
      title={words('title')}
      lead={words('lead', { lender: corporateName, product: productName })}
      back={goBack}
    >
      <Contact />
      <Identity />
      <Price />
      <section className="about-card">
        <h2>{words('verify.title')}</h2>
        <p>{words('verify.lead')}</p>
        <RegulatorLink />
        <p>{words('verify.never')}</p>
      </section>
      <Complaint />
    </ScreenFrame>
  );
}

function Contact() {
  const words = useTranslations('about-us');
  const { hotLine, serviceEmail } = publicSettings().legalIdentity;
  const [isOpenNow] = useState(() => isServiceOpen(new Date()));
  return (
    <section className="about-contact">
      <p className="about-hours" data-open={isOpenNow}>
        <Icon name="clock" />
        {isOpenNow ? words('open') : words('closed')}
      </p>
      <a className="button button-primary" href={`tel:${hotLine.replace(/[^\d+]/g, '')}`}>
        <Icon name="phone" />
        {words('call', { number: hotLine })}
      </a>
      <a className="button button-secondary" href={`mailto:${serviceEmail}`}>
        <Icon name="mail" />
        {words('write')}
      </a>
    </section>
  );
}

function Identity() {
  const words = useTranslations('about-us.identity');
  const lender = publicSettings().legalIdentity;
  const rows = [
    { key: 'company', value: lender.corporateName },
    { key: 'registration', value: lender.secRegistrationNumber },
    { key: 'authority', value: lender.certificateOfAuthorityNumber },
    { key: 'address', value: lender.address },
    { key: 'website', value: lender.website, href: lender.website },
    { key: 'email', value: lender.serviceEmail, href: `mailto:${lender.serviceEmail}` },
    { key: 'grievanceEmail', value: lender.grievanceEmail, href: `mailto:${lender.grievanceEmail}` },
  ] as const;
  return (
    <section className="about-card">
      <h2>{words('title')}</h2>
      <dl>
        {rows.map((row) => (
          <div key={row.key}>
            <dt>{words(row.key)}</dt>
            <dd>{'href' in row ? <a href={row.href}>{row.value}</a> : row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Price() {
  const words = useTranslations('about-us.price');
  const { product } = publicSettings();
  if (product === null) return null;
  const { dailyInterestPpm, serviceFeePpmPerDay, creditReportFeeCentavos, gstPpm, lateChargePpmPerDay } =
    product;
  return (
    <section className="about-card">
      <h2>{words('title')}</h2>
      <ul>
        <li>{words('interest', { rate: percentText(dailyInterestPpm) })}</li>
        <li>{words('serviceFee', { rate: percentText(serviceFeePpmPerDay) })}</li>
        <li>{words('creditReportFee', { amount: formatPesos(creditReportFeeCentavos) })}</li>
        <li>{words('gst', { rate: percentText(gstPpm) })}</li>
        <li>{words('late', { rate: percentText(lateChargePpmPerDay) })}</li>
      </ul>
      <p>{words('shown')}</p>
    </section>
  );
}

function Complaint() {
  const words = useTranslations('about-us.complaint');
  const isSignedIn = useCoreStore(hasSession);
  const [isWriting, setIsWriting] = useState(false);
  const { grievanceOfficer, grievanceEmail } = publicSettings().legalIdentity;
  return (
    <section className="about-card">
      <h2>{words('title')}</h2>
      <p>{words('lead', { officer: grievanceOfficer })}</p>
      {isSignedIn ? <Button onClick={() => setIsWriting(true)}>{words('here')}</Button> : null}
      {isWriting ? <LetterSheet onClose={() => setIsWriting(false)} /> : null}
      <a className="button button-secondary" href={`mailto:${grievanceEmail}`}>
        <Icon name="mail" />
        {words('write')}
      </a>
      <p>{words('sec')}</p>
      <RegulatorLink />
    </section>
  );
}

function RegulatorLink() {
  return (
    <p>
      <a href="https://www.sec.gov.ph">www.sec.gov.ph</a>
    </p>
  );
}
