import { startPayment } from '@luwag/contract/endpoints/loan/start-payment';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import type { SummaryError } from '../../components/error-summary/error-summary.tsx';
import type { PaymentChannel } from '../../components/loan-card/channel-name.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { useMoneySubmission } from '../../store/use-money-submission.ts';

export type PaymentKind = NonNullable<LoanSummary['openPayment']>['kind'];
type FieldName = 'amount' | 'channel';

/** Choosing where, then asking the partner for a place to pay; one intent is one payment, however often it is tapped. */
export function usePayment({
  loanId,
  kind,
  amountCentavos,
  couponId,
  amountError = '',
  channelField = 'channel',
}: {
  loanId: string;
  kind: PaymentKind;
  /** Null while what was typed is no amount that can be paid. */
  amountCentavos: number | null;
  /** The coupon that the amount is already lowered by. */
  couponId?: string | undefined;
  amountError?: string;
  /** Name of the group of channels, where another one stands on the same page. */
  channelField?: string;
}) {
  const words = useTranslations('repaid-detail.pay');
  const errorWords = useErrorWords();
  const [channel, setChannel] = useState<PaymentChannel | null>(null);
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const { isBusy, refusal, noNetwork, attempt, begin, send } = useMoneySubmission();
  const { keyFor, finish } = useIdempotencyKey();

  const submit = async () => {
    const found: FieldName[] = [];
    if (amountCentavos === null) found.push('amount');
    if (channel === null) found.push('channel');
    setWrong(found);
    if (amountCentavos === null || channel === null) return begin();
    const body = { kind, amountCentavos, channel, ...(couponId === undefined ? {} : { couponId }) };
    const idempotencyKey = keyFor(JSON.stringify({ loanId, ...body }));
    const bridge = await send(() => call(startPayment, { params: { loanId }, body }, { idempotencyKey }));
    // A refusal mostly means that the amount owed has moved: the new one must be on the screen.
    void askServerAgain();
    if (bridge === null) return;
    finish();
    navigate('/triLink', { state: { paymentId: bridge.payment.paymentId } });
  };

  const messages: Record<FieldName, string> = { amount: amountError, channel: words('channelError') };
  const errors: readonly SummaryError[] =
    refusal === null
      ? wrong.map((name) => ({ fieldId: name === 'channel' ? channelField : name, message: messages[name] }))
      : [{ message: errorWords(refusal) }];
  return {
    setChannel,
    isBusy,
    attempt,
    noNetwork,
    errors,
    errorOf: (name: FieldName) => (refusal === null && wrong.includes(name) ? messages[name] : undefined),
    submit,
  };
}
