import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { safePartnerAddress } from '../../routing/partner-address.ts';
import { useOrigin, usePublicSettings } from '../../store/rendered-from.ts';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { type Bridge, PartnerFacts } from '../../components/partner-facts/partner-facts.tsx';
import { endOfPayment } from '../../components/payment-over/end-of-payment.ts';
import { LateSharePayment } from '../../components/share-payment/late-share.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';

const OverPayment = hydratedComponent(
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

function Leave({ bridge }: { bridge: Bridge }) {
  const words = useTranslations('tri-link');
  const [triesOffline, setTriesOffline] = useState(0);
  const leaveFor = (partner: string) => {
    // Without a network the app would be left for a page of the browser's that leads nowhere.
    if (navigator.onLine) window.location.assign(partner);
    else setTriesOffline((tries) => tries + 1);
  };
  const address = safePartnerAddress(bridge, {
    ownOrigin: useOrigin(),
    isSandbox: usePublicSettings().mode === 'sandbox',
  });
  return (
    <div className="partner-actions">
      {bridge.partnerUrl === null ? null : address === null ? (
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
