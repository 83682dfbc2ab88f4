import { startPayment } from '@luwag/contract/endpoints/loan/start-payment';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import type { SummaryError } from '../../components/error-summary/error-summary.tsx';
import { type PaymentChannel, useChannelName } from '../../components/loan-card/channel-name.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { useMoneySubmission } from '../../store/use-money-submission.ts';

export type PaymentKind = NonNullable<LoanSummary['openPayment']>['kind'];
type FieldName = 'amount' | 'channel';

const downCode = 'payment_channel_unavailable';

type PaymentWish = {
  loanId: string;
  kind: PaymentKind;
  /** Null while what was typed is no amount that can be paid. */
  amountCentavos: number | null;
  /** The coupon that the amount is already lowered by. */
  couponId?: string | undefined;
  amountError?: string;
  /** Name of the group of channels, where another one stands on the same page. */
  channelField?: string;
};

/** Choosing where, then asking the partner for a place to pay; one intent is one payment, however often it is tapped. */
export function usePayment({
  loanId,
  kind,
  amountCentavos,
  couponId,
  amountError = '',
  channelField = 'channel',
}: PaymentWish) {
  const words = useTranslations('repaid-detail.pay');
  const errorWords = useErrorWords();
  const channelName = useChannelName();
  const { channel, setChannel, down, note } = useChannels();
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
    const bridge = await send(async () => {
      const started = await call(startPayment, { params: { loanId }, body }, { idempotencyKey });
      note(channel, !started.ok && started.code === downCode);
      return started;
    });
    // A refusal mostly means that the amount owed has moved: the new one must be on the screen.
    void askServerAgain();
    if (bridge === null) return;
    finish();
    navigate('/triLink', { state: { paymentId: bridge.payment.paymentId } });
  };

  // A place that takes nothing is a wrong choice of place, and put right by another one.
  const isChannelDown = refusal?.code === downCode && channel !== null;
  const choose = useCallback(
    (chosen: PaymentChannel | null) => {
      if (isChannelDown) begin();
      setChannel(chosen);
    },
    [isChannelDown, begin, setChannel],
  );
  const messages: Record<FieldName, string> = {
    amount: amountError,
    channel: isChannelDown ? words('channelDown', { channel: channelName(channel) }) : words('channelError'),
  };
  const shown: readonly FieldName[] = isChannelDown ? ['channel'] : refusal === null ? wrong : [];
  const errors: readonly SummaryError[] =
    refusal === null || isChannelDown
      ? shown.map((name) => ({ fieldId: name === 'channel' ? channelField : name, message: messages[name] }))
      : [{ message: errorWords(refusal) }];
  return {
    setChannel: choose,
    down,
    isBusy,
    attempt,
    noNetwork,
    errors,
    errorOf: (name: FieldName) => (shown.includes(name) ? messages[name] : undefined),
    submit,
  };
}

/** The place that is chosen, and those that took nothing when they were last asked. */
function useChannels() {
  const [channel, setChannel] = useState<PaymentChannel | null>(null);
  const [down, setDown] = useState<readonly PaymentChannel[]>([]);
  const note = (asked: PaymentChannel, isDown: boolean) =>
    setDown((known) => [...known.filter((one) => one !== asked), ...(isDown ? [asked] : [])]);
  return { channel, setChannel, down, note };
}
