import { formatPesos } from '@luwag/contract/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PaymentChannel } from '../../components/loan-card/channel-name.ts';
import { centavosOfPesos } from './peso-amount.ts';
import { usePayCoupons } from './pay-coupons.ts';
import { usePayment } from './use-payment.ts';
import { useWayLedTo } from './way-led-to.ts';

const leastCentavos = 100;

export const payKinds = ['full', 'due', 'part'] as const;
export type PayKind = (typeof payKinds)[number];
export type PayFigures = {
  loanId: string;
  totalCentavos: number;
  dueCentavos: number | null;
  hasCoupon: boolean;
  /** The ways to pay that there are today. */
  channels: readonly PaymentChannel[];
};

/** Choosing how much: all of it, what is due, or a part that is typed, less what a coupon takes off. */
export function usePaymentForm({ loanId, totalCentavos, dueCentavos, hasCoupon }: PayFigures) {
  const words = useTranslations('repaid-detail.pay');
  const ledTo = useWayLedTo();
  const usual = dueCentavos === null ? 'full' : 'due';
  const [kind, setKind] = useState<PayKind>(ledTo === 'part' ? 'part' : usual);
  const [typedAmount, setTypedAmount] = useState('');
  const typedCentavos = centavosOfPesos(typedAmount);
  const isInRange =
    typedCentavos !== null && typedCentavos >= leastCentavos && typedCentavos <= totalCentavos;
  const amounts: Record<PayKind, number | null> = {
    full: totalCentavos,
    due: dueCentavos,
    part: isInRange ? typedCentavos : null,
  };
  const paidOffCentavos = amounts[kind];
  const { coupons, used, setChoice, isWaiting } = usePayCoupons({
    loanId,
    kind,
    paidOffCentavos,
    hasCoupon,
  });
  const amountCentavos = used?.payCentavos ?? paidOffCentavos;
  const couponId = used?.coupon.couponId;
  const payment = usePayment({
    loanId,
    kind,
    amountCentavos,
    couponId,
    amountError: words('amountError', { amount: formatPesos(totalCentavos) }),
  });
  const couponFigures = { coupons, couponId, setChoice, paidOffCentavos };
  const isBusy = payment.isBusy || isWaiting;
  return { ...payment, ...couponFigures, isBusy, kind, setKind, typedAmount, setTypedAmount, amountCentavos };
}
