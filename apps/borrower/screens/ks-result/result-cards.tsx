import { formatPesos } from '@luwag/contract/money';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { channelNames, useChannelName } from '../../components/loan-card/channel-name.ts';
import { mayHaveBeenTaken, type PaymentEnd } from '../../components/payment-over/end-of-payment.ts';
import { PaymentOver } from '../../components/payment-over/payment-over.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { hasSession, useCoreStore } from '../../store/core-store.ts';
import type { Result } from './ks-result-screen.tsx';
import { NextStep } from './next-step.tsx';
import { ProofOfResult } from './own-result.tsx';
import { ResultFacts } from './result-facts.tsx';

type OfResult = { result: Result; resultReference: string };

export function ProgressCard({
  result,
  resultReference,
  hasStopped,
  isChecking,
  onCheck,
}: OfResult & { hasStopped: boolean; isChecking: boolean; onCheck: () => void }) {
  const words = useTranslations('ks-result.progress');
  const channelName = useChannelName();
  // An answer may name a channel that is newer than this version of the app.
  const channel = channelNames.find((name) => name === result.channel) ?? 'other';
  return (
    <StatusCard
      tone="attention"
      title={words('title', { channel: channelName(result.channel) })}
      action={
        <>
          <Button isBusy={isChecking && hasStopped} onClick={onCheck}>
            {words('again')}
          </Button>
          <ProofOfResult resultReference={resultReference} label={words('proof')} />
          <NextStep path="/repaidDetail" variant="secondary" />
        </>
      }
    >
      <p>{hasStopped ? words('stopped') : words('lead', { amount: formatPesos(result.amountCentavos) })}</p>
      <p>{words(`usually.${channel}`)}</p>
      <ResultFacts result={result} />
    </StatusCard>
  );
}

/** A payment by which nothing came. */
export function OverCard({ result, resultReference, end }: OfResult & { end: PaymentEnd }) {
  const words = useTranslations('payment-over');
  const isSignedIn = useCoreStore(hasSession);
  const proof = isSignedIn ? (
    <ProofOfResult resultReference={resultReference} label={words('proof')} />
  ) : (
    <LinkButton href="/repaidDetail" variant="secondary">
      {words('logIn')}
    </LinkButton>
  );
  return (
    <PaymentOver
      end={end}
      payment={result}
      action={
        mayHaveBeenTaken(end) ? (
          <>
            <LinkButton href="/repaidDetail">{words('again')}</LinkButton>
            {proof}
          </>
        ) : (
          <NextStep path="/repaidDetail" />
        )
      }
    >
      <ResultFacts result={result} />
    </PaymentOver>
  );
}

export function UnknownCard() {
  const words = useTranslations('ks-result.unknown');
  return (
    <EmptyState picture="phone" title={words('title')} action={<NextStep path="/billIndex" />}>
      <p>{words('lead')}</p>
    </EmptyState>
  );
}
