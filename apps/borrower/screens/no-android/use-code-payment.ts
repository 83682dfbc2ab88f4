import { payByCode } from '@luwag/contract/endpoints/loan/pay-by-code';
import { formatPesos } from '@luwag/contract/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SummaryError } from '../../components/error-summary/error-summary.tsx';
import { type PaymentChannel, useChannelName } from '../../components/loan-card/channel-name.ts';
import type { Bridge } from '../../components/partner-facts/partner-facts.tsx';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { useMoneySubmission } from '../../store/use-money-submission.ts';
import { centavosOfPesos } from '../repaid-detail/peso-amount.ts';
import type { PayableLoan } from './pay-here.tsx';

export const codePayKinds = ['full', 'due', 'part'] as const;
type FieldName = 'amount' | 'channel';

const leastCentavos = 100;
const downCode = 'payment_channel_unavailable';
/** Refusals that another look at what is owed explains. */
const movedBy: readonly string[] = ['quote_changed', 'payment_amount_invalid'];
const overBy: readonly string[] = ['code_expired', 'loan_not_repayable', 'loan_not_matched'];

type Turns = {
  onBridge: (bridge: Bridge) => void;
  onMoved: () => Promise<void>;
  onOver: (refusal: Refusal) => void;
};

/** Choosing how much and where, then asking for the reference; one intent is one payment, however often it is tapped. */
export function useCodePayment(loan: PayableLoan, { onBridge, onMoved, onOver }: Turns) {
  const [kind, setKind] = useState<(typeof codePayKinds)[number]>(loan.dueCentavos === null ? 'full' : 'due');
  const [typedAmount, setTypedAmount] = useState('');
  const [channel, setChannel] = useState<PaymentChannel | null>(null);
  const [down, setDown] = useState<readonly PaymentChannel[]>([]);
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const { isBusy, refusal, noNetwork, attempt, begin, send } = useMoneySubmission();
  const { keyFor, finish } = useIdempotencyKey();
  const typed = centavosOfPesos(typedAmount);
  const isInRange = typed !== null && typed >= leastCentavos && typed <= loan.fullCentavos;
  const amounts = { full: loan.fullCentavos, due: loan.dueCentavos, part: isInRange ? typed : null };
  const amountCentavos = amounts[kind];

  const submit = async () => {
    const found: FieldName[] = [];
    if (amountCentavos === null) found.push('amount');
    if (channel === null) found.push('channel');
    setWrong(found);
    if (amountCentavos === null || channel === null) return begin();
    const body = { kind, amountCentavos, channel };
    const bridge = await send(async () => {
      const answer = await call(payByCode, { body }, { idempotencyKey: keyFor(JSON.stringify(body)) });
      const isDown = !answer.ok && answer.code === downCode;
      setDown((known) => [...known.filter((one) => one !== channel), ...(isDown ? [channel] : [])]);
      if (!answer.ok && movedBy.includes(answer.code)) await onMoved();
      if (!answer.ok && overBy.includes(answer.code)) onOver(answer);
      return answer;
    });
    if (bridge === null) return;
    finish();
    onBridge(bridge);
  };
  const problems = usePaymentProblems({ loan, refusal, wrong, channel });
  const choice = { kind, setKind, typedAmount, setTypedAmount, amountCentavos, setChannel, down };
  return { ...choice, ...problems, isBusy, attempt, noNetwork, submit };
}

type Standing = {
  loan: PayableLoan;
  refusal: Refusal | null;
  wrong: readonly FieldName[];
  channel: PaymentChannel | null;
};

function usePaymentProblems({ loan, refusal, wrong, channel }: Standing) {
  const words = useTranslations('repaid-detail.pay');
  const errorWords = useErrorWords();
  const channelName = useChannelName();
  const isChannelDown = refusal?.code === downCode && channel !== null;
  const messages: Record<FieldName, string> = {
    amount: words('amountError', { amount: formatPesos(loan.fullCentavos) }),
    channel: isChannelDown ? words('channelDown', { channel: channelName(channel) }) : words('channelError'),
  };
  const shown: readonly FieldName[] = isChannelDown ? ['channel'] : refusal === null ? wrong : [];
  const errors: readonly SummaryError[] =
    refusal === null || isChannelDown
      ? shown.map((fieldId) => ({ fieldId, message: messages[fieldId] }))
      : [{ message: errorWords(refusal) }];
  return { errors, errorOf: (name: FieldName) => (shown.includes(name) ? messages[name] : undefined) };
}
