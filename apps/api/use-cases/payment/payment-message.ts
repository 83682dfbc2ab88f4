import type { MessageCode } from '@luwag/contract/endpoints/messages/message-answer';
import type { reversalCauses } from '@luwag/contract/endpoints/staff/loan-action';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { CustomerRow, LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { Context } from '../context.ts';
import { owedOn } from '../figures/owed-on.ts';
import { overpaidBy, whyNotExtended } from '../figures/what-payment-did.ts';
import type { BookedPayment } from './book-payment.ts';
import { messageFor } from '../messages/message-for.ts';
import type { Loaded } from '../write.ts';

/** Tells a borrower that their money arrived, what it did to the loan, and what it could not do although it was asked to. */
export function paymentMessage(
  context: Pick<Context, 'randomness' | 'now'>,
  { customer, payments }: Pick<Loaded<'payments'>, 'customer' | 'payments'>,
  booked: Pick<BookedPayment, 'decision' | 'coupons'>,
  payment: PaymentRow,
  before: Pick<LoanRow, 'orderNumber' | 'dueOn' | 'terms' | 'extensionCount' | 'adjustments'>,
): readonly MessageRow[] {
  const { loan } = booked.decision;
  const today = manilaDateOf(context.now());
  const code = codeOf(booked, payment, owedOn(loan, today));
  const about = payment.paymentId;
  const facts = factsOf(loan.loanId, before.orderNumber, payment, loan.dueOn);
  const creditCentavos = overpaidBy(booked.decision.entries, payment.reference);
  const overpaid =
    creditCentavos === 0
      ? []
      : messageFor(context, customer, { code: 'overpaid', about, facts: { ...facts, creditCentavos } });
  // That money came is part of telling whose it is.
  if (code === 'paymentReceived' && overpaid.length > 0) return overpaid;
  const told = messageFor(context, customer, {
    code,
    about,
    facts: {
      ...facts,
      leftCentavos: owedOn(loan, today),
      ...(code === 'extensionNotGranted' ? { cause: whyNotExtended(payment, before, payments) } : {}),
    },
  });
  return [...told, ...overpaid];
}

function codeOf(
  { decision, coupons }: Pick<BookedPayment, 'decision' | 'coupons'>,
  payment: PaymentRow,
  left: number,
): MessageCode {
  if (decision.events.some(({ kind }) => kind === 'due-date-extended')) return 'dueDateExtended';
  if (payment.isSettling === true) return 'loanSettled';
  if (left > 0 && payment.kind === 'extension') return 'extensionNotGranted';
  if (left > 0 && payment.couponId !== null && coupons.length === 0) return 'couponNotUsed';
  const isAllThatWasAsked =
    left > 0 && payment.kind === 'full' && payment.receivedCentavos >= payment.amountCentavos;
  return isAllThatWasAsked ? 'stillOwed' : 'paymentReceived';
}

/** Tells a borrower that money which was booked did not stay, or was not theirs, and what is owed again. */
export function reversalMessage(
  context: Pick<Context, 'randomness' | 'now'>,
  customer: CustomerRow,
  payment: PaymentRow,
  loan: LoanRow,
  cause: (typeof reversalCauses)[number] = 'returned',
): readonly MessageRow[] {
  return messageFor(context, customer, {
    code: 'paymentReversed',
    // The same payment may come again and be taken back again.
    about: `${payment.paymentId} ${context.now()}`,
    facts: {
      ...factsOf(loan.loanId, loan.orderNumber, payment, loan.dueOn),
      leftCentavos: owedOn(loan, manilaDateOf(context.now())),
      cause,
    },
  });
}

function factsOf(
  loanId: string,
  orderNumber: string,
  { receivedCentavos }: PaymentRow,
  dueOn: LocalDate | null,
): Record<string, string | number> {
  const facts = { loanId, orderNumber, amountCentavos: receivedCentavos };
  return dueOn === null ? facts : { ...facts, dueOn };
}
