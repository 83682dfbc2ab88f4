import type { CallOutput } from '@luwag/contract/endpoint';
import type { getPayment } from '@luwag/contract/endpoints/loan/get-payment';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { safePartnerAddress } from '../../app/partner-address.ts';
import { publicSettings } from '../../app/public-settings.ts';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { HandOverButton } from '../../components/hand-over-button/hand-over-button.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { latePart } from '../../components/late-part/late-part.tsx';
import { channelNames } from '../../components/loan-card/channel-name.ts';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import { endOfPayment } from '../../components/payment-over/end-of-payment.ts';
import { LazyQrCode } from '../../components/qr-code/lazy-qr-code.tsx';
import { LateSharePayment } from '../../components/share-payment/late-share.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { clockTime } from '../../components/date-text/clock-time.ts';

export type Bridge = CallOutput<typeof getPayment>;

const OverPayment = latePart(
  async () => (await import('./over-payment.tsx')).OverPayment,
  <Skeleton lines={6} />,
);

export function PartnerCard({ bridge }: { bridge: Bridge }) {
  const words = useTranslations('tri-link.settled');
  const end = endOfPayment(bridge.payment.status);
  if (end !== null) return <OverPayment bridge={bridge} end={end} />;
  if (bridge.payment.status !== 'in-progress') {
    return (
      <StatusCard
        tone="calm"
        title={words('title')}
        action={<LinkButton href={`/KSResult?ref=${bridge.resultReference}`}>{words('see')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <PartnerFacts bridge={bridge} />
      <Leave bridge={bridge} />
    </>
  );
}

function PartnerFacts({ bridge }: { bridge: Bridge }) {
  const words = useTranslations('tri-link');
  const locale = useLocale();
  const { payment, partnerName, partnerHost, partnerQrText, expiresAt } = bridge;
  // An answer may name a channel that this version of the app does not know.
  const channel = channelNames.find((name) => name === payment.channel);
  return (
    <section className="partner-card">
      <p className="partner-amount">
        <span>{words('amount')}</span>
        <strong>
          <MoneyText amountCentavos={payment.amountCentavos} />
        </strong>
      </p>
      {partnerQrText === null ? null : <CodeToScan text={partnerQrText} reference={payment.reference} />}
      <dl>
        {payment.couponCentavos === 0 ? null : (
          <div>
            <dt>{words('coupon')}</dt>
            <dd>
              <MoneyText amountCentavos={-payment.couponCentavos} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words('partner')}</dt>
          <dd>{partnerName}</dd>
        </div>
        <div>
          <dt>{words('host')}</dt>
          <dd>{partnerHost}</dd>
        </div>
        <div>
          <dt>{words('reference')}</dt>
          <dd>{payment.reference}</dd>
        </div>
        {channel === undefined ? null : (
          <div>
            <dt>{words('counts')}</dt>
            <dd>{words(`countsIn.${channel}`)}</dd>
          </div>
        )}
        <div>
          <dt>{words('until')}</dt>
          <dd>{clockTime(expiresAt, locale)}</dd>
        </div>
      </dl>
      <CopyButton text={payment.reference} label={words('copyReference')} />
      <p className="partner-data">{words('data')}</p>
    </section>
  );
}

/** To be read by another phone, or kept as a picture for an app on this one. */
function CodeToScan({ text, reference }: { text: string; reference: string }) {
  const words = useTranslations('tri-link.scan');
  const make = async () =>
    (await import('../../components/qr-code/qr-picture.ts')).qrPicture(text, reference);
  return (
    <div className="partner-code">
      <LazyQrCode text={text} label={words('label')} />
      <p>{words('how')}</p>
      <HandOverButton make={make}>{words('save')}</HandOverButton>
    </div>
  );
}

function Leave({ bridge }: { bridge: Bridge }) {
  const words = useTranslations('tri-link');
  const [triesOffline, setTriesOffline] = useState(0);
  const leaveFor = (partner: string) => {
    // Without a network the app would be left for a page of the browser's that leads nowhere.
    if (navigator.onLine) window.location.assign(partner);
    else setTriesOffline((tries) => tries + 1);
  };
  const address = safePartnerAddress(bridge, {
    ownOrigin: window.location.origin,
    isSandbox: publicSettings().mode === 'sandbox',
  });
  return (
    <div className="partner-actions">
      {address === null ? (
        <p className="partner-unsafe" role="alert">
          {words('unsafe')}
        </p>
      ) : (
        <>
          <TapProblem
            problem={null}
            attempt={triesOffline}
            noNetwork={triesOffline === 0 ? null : { isUnsent: true, cancel: () => setTriesOffline(0) }}
            again={() => leaveFor(address)}
          />
          <Button onClick={() => leaveFor(address)}>{words('go', { partner: bridge.partnerName })}</Button>
          <CopyButton text={address} label={words('copyLink')} />
          <LateSharePayment bridge={bridge} />
        </>
      )}
      <LinkButton href="/repaidDetail" variant="quiet" state={{ loanId: bridge.loanId }}>
        {words('other')}
      </LinkButton>
    </div>
  );
}
