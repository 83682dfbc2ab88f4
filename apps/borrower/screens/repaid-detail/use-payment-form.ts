import { formatPesos } from '@luwag/contract/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { centavosOfPesos } from './peso-amount.ts';
import { usePayment } from './use-payment.ts';

const leastCentavos = 100;

export const payKinds = ['full', 'due', 'part'] as const;
export type PayKind = (typeof payKinds)[number];
type PayFigures = { loanId: string; totalCentavos: number; dueCentavos: number | null };

/** Choosing how much: all of it, what is due, or a part that is typed. */
export function usePaymentForm({ loanId, totalCentavos, dueCentavos }: PayFigures) {
  const words = useTranslations('repaid-detail.pay');
  const [kind, setKind] = useState<PayKind>(dueCentavos === null ? 'full' : 'due');
  const [typedAmount, setTypedAmount] = useState('');
  const typedCentavos = centavosOfPesos(typedAmount);
  const isInRange =
    typedCentavos !== null && typedCentavos >= leastCentavos && typedCentavos <= totalCentavos;
  const amounts: Record<PayKind, number | null> = {
    full: totalCentavos,
    due: dueCentavos,
    part: isInRange ? typedCentavos : null,
  };
  const amountCentavos = amounts[kind];
  const payment = usePayment({
    loanId,
    kind,
    amountCentavos,
    amountError: words('amountError', { amount: formatPesos(totalCentavos) }),
  });
  return { ...payment, kind, setKind, typedAmount, setTypedAmount, amountCentavos };
}
