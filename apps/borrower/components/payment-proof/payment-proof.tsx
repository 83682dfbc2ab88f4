import type { SupportMessageReceipt } from '@luwag/contract/endpoints/support-message/support-message-answer';
import { answerWithinDays } from '@luwag/contract/support-message-kinds';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { StatusCard } from '../status-card/status-card.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ProofPicture } from './proof-picture.tsx';
import { type ProofOf, useProof } from './use-proof.ts';

/** Showing a payment that the lender has not booked: its picture, when it was made, and its number. */
export function PaymentProof(props: ProofOf) {
  return (
    <LazyMessages
      namespaces={['payment-proof', 'photo', 'errors', 'app-errors']}
      waiting={<Skeleton lines={8} />}
    >
      <ProofForm {...props} />
    </LazyMessages>
  );
}

/** The same in a sheet of its own. */
export function PaymentProofSheet({ onClose, ...proof }: ProofOf & { onClose: () => void }) {
  return (
    <LazyMessages namespaces={['payment-proof', 'photo', 'errors', 'app-errors']}>
      <TitledSheet onClose={onClose} {...proof} />
    </LazyMessages>
  );
}

function TitledSheet({ onClose, ...proof }: ProofOf & { onClose: () => void }) {
  const words = useTranslations('payment-proof');
  return (
    <Sheet title={words('title')} isOpen onClose={onClose}>
      <ProofForm {...proof} />
    </Sheet>
  );
}

function ProofForm(props: ProofOf) {
  const words = useTranslations('payment-proof');
  const [sent, setSent] = useState<SupportMessageReceipt | null>(null);
  const proof = useProof(props, setSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void proof.submit();
  };
  if (sent !== null) {
    return (
      <StatusCard tone="good" title={words('sent', { number: sent.number })}>
        <p>{words('sentLead', { days: answerWithinDays })}</p>
      </StatusCard>
    );
  }
  return (
    <form className="sheet-part" noValidate onSubmit={submit}>
      <p>{words('lead', { days: answerWithinDays })}</p>
      <ErrorSummary errors={proof.errors} attempt={proof.attempt} />
      <ProofPicture
        photo={proof.photo}
        error={proof.errorOf('picture')}
        isUnreadable={proof.isUnreadable}
        onFile={(file) => void proof.take(file)}
      />
      <TextInput
        type="date"
        name="proofDay"
        label={words('day')}
        error={proof.errorOf('day')}
        value={proof.day}
        onChange={(event) => proof.change({ day: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        name="proofTime"
        label={words('time')}
        error={proof.errorOf('time')}
        value={proof.time}
        onChange={(event) => proof.change({ time: event.currentTarget.value })}
      />
      <TextInput
        name="proofReference"
        label={words('reference')}
        hint={words('referenceHint')}
        error={proof.errorOf('reference')}
        maxLength={60}
        autoComplete="off"
        value={proof.reference}
        onChange={(event) => proof.change({ reference: event.currentTarget.value })}
      />
      {proof.sentBytes === null ? null : (
        <progress value={proof.sentBytes} max={proof.photo?.jpeg.size ?? 1} aria-label={words('sending')} />
      )}
      <Button type="submit" isBusy={proof.isBusy}>
        {words('send')}
      </Button>
    </form>
  );
}
