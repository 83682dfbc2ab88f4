import { startPayment } from '@luwag/contract/endpoints/loan/start-payment';
import { formatPesos } from '@luwag/contract/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import type { SummaryError } from '../../components/error-summary/error-summary.tsx';
import type { PaymentChannel } from '../../components/loan-card/channel-name.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { useSubmission } from '../../store/use-submission.ts';
import { centavosOfPesos } from './peso-amount.ts';

const leastCentavos = 100;

type FieldName = 'amount' | 'channel';

/** Choosing how much and where, then asking the partner for a place to pay. */
export function usePaymentForm({ loanId, totalCentavos }: { loanId: string; totalCentavos: number }) {
  const words = useTranslations('repaid-detail.pay');
  const errorWords = useErrorWords();
  const [kind, setKind] = useState<'full' | 'part'>('full');
  const [typedAmount, setTypedAmount] = useState('');
  const [channel, setChannel] = useState<PaymentChannel | null>(null);
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const { isBusy, refusal, attempt, begin, send } = useSubmission();
  const { keyFor, finish } = useIdempotencyKey();

  const typedCentavos = centavosOfPesos(typedAmount);
  const isInRange =
    typedCentavos !== null && typedCentavos >= leastCentavos && typedCentavos <= totalCentavos;
  const partCentavos = isInRange ? typedCentavos : null;
  const amountCentavos = kind === 'full' ? totalCentavos : partCentavos;

  const submit = async () => {
    const found: FieldName[] = [];
    if (amountCentavos === null) found.push('amount');
    if (channel === null) found.push('channel');
    setWrong(found);
    if (amountCentavos === null || channel === null) return begin();
    const body = { kind, amountCentavos, channel };
    const idempotencyKey = keyFor(JSON.stringify({ loanId, ...body }));
    const bridge = await send(() => call(startPayment, { params: { loanId }, body }, { idempotencyKey }));
    // A refusal mostly means that the amount owed has moved: the new one must be on the screen.
    void askServerAgain();
    if (bridge === null) return;
    finish();
    navigate('/triLink', { state: { paymentId: bridge.payment.paymentId } });
  };

  const messages: Record<FieldName, string> = {
    amount: words('amountError', { amount: formatPesos(totalCentavos) }),
    channel: words('channelError'),
  };
  const errors: readonly SummaryError[] =
    refusal === null
      ? wrong.map((fieldId) => ({ fieldId, message: messages[fieldId] }))
      : [{ message: errorWords(refusal) }];
  return {
    kind,
    setKind,
    typedAmount,
    setTypedAmount,
    setChannel,
    amountCentavos,
    isBusy,
    attempt,
    errors,
    errorOf: (name: FieldName) => (refusal === null && wrong.includes(name) ? messages[name] : undefined),
    submit,
  };
}
