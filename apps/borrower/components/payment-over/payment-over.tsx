import { formatPesos } from '@luwag/contract/money';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useChannelName } from '../loan-card/channel-name.ts';
import { StatusCard, type StatusTone } from '../status-card/status-card.tsx';
import { mayHaveBeenTaken, type PaymentEnd } from './end-of-payment.ts';

const tones: Record<PaymentEnd, StatusTone> = {
  fail: 'problem',
  expired: 'attention',
  replaced: 'calm',
  reversed: 'problem',
};

/** Shows how a payment ended without money, and what to do if money was taken. */
export function PaymentOver({
  end,
  payment: { channel, amountCentavos },
  action,
  children,
}: {
  end: PaymentEnd;
  payment: { channel: string; amountCentavos: number };
  action: ReactNode;
  children?: ReactNode;
}) {
  const words = useTranslations('payment-over');
  const channelName = useChannelName();
  const figures = { channel: channelName(channel), amount: formatPesos(amountCentavos) };
  return (
    <StatusCard tone={tones[end]} title={words(`${end}.title`)} action={action}>
      <p>{words(`${end}.lead`, figures)}</p>
      {end === 'fail' ? <p>{words('why')}</p> : null}
      {children}
      {mayHaveBeenTaken(end) ? (
        <p>
          <strong>{words('taken')}</strong> {words('takenLead', figures)}
        </p>
      ) : null}
    </StatusCard>
  );
}
