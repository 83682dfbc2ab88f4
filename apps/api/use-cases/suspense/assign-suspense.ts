import { isPaidBack } from '@luwag/loan-engine/loan/loan-status';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { LoanRow, Part, PaymentRow } from '../../ports/customer-store.ts';
import type { LenderStepAnswered, SuspenseAssignment } from '../../ports/lender-steps.ts';
import type { KeptSuspenseItem } from '../../ports/suspense.ts';
import type { Context } from '../context.ts';
import { lenderEntryOf } from '../ledger/lender-steps.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { figuresForLog, loanFiguresOf } from '../staff/loan-figures.ts';
import { channelNames } from '../payment/channel-names.ts';
import { type BookedPayment, bookPayment, type BookingContext } from '../payment/book-payment.ts';
import { moneyReferenceOf } from '../payment/money-reference.ts';
import { paymentMessage } from '../payment/payment-message.ts';
import { done, type Loaded, type Outcome, refused, write } from '../write.ts';

export type AssignContext = Pick<Context, 'store' | 'suspense' | 'randomness'> & BookingContext;
export const assignedParts = ['loans', 'payments', 'coupons', 'entries'] as const satisfies readonly Part[];
type Known = Loaded<(typeof assignedParts)[number]>;
type Assigned = { loan: LoanRow; payment: PaymentRow; booked: BookedPayment };

/**
 * Books money in suspense on the loan it belongs to, from the day it was paid. The payment, the end of its suspense and the
 * answer of the second person are kept in the customer's own write, or none of them is.
 */
export async function assignSuspense(
  context: AssignContext,
  details: SuspenseAssignment,
  { answer, audit }: LenderStepAnswered,
): Promise<Outcome<{ paymentReference: string }>> {
  const { customerId, loanId, orderNumber, suspenseId } = details;
  const item = await context.suspense.findById(suspenseId);
  if (item === null) return refused('not_found');
  const caller = { kind: 'system', customerId } as const;
  return write(context, { caller, parts: assignedParts }, (loaded) => {
    const decided = decideAssignment(context, loaded, item, details);
    if (!decided.ok) return decided;
    const { loan, payment, booked } = decided.value;
    const { decision, coupons } = booked;
    const { providerPaymentId, amountCentavos } = item;
    const entry = lenderEntryOf(
      context,
      { kind: 'suspense-assigned', amountCentavos },
      { bookedFor: `suspense-assigned:${answer.stepId}`, reference: providerPaymentId },
    );
    const paymentReference = payment.reference;
    const closing = { customerId, loanId, orderNumber, paymentReference };
    const today = manilaDateOf(context.now());
    const figures = {
      before: figuresForLog(loanFiguresOf(loan, today)),
      after: figuresForLog(loanFiguresOf(decision.loan, today)),
    };
    return done({
      changes: {
        ...changesOf(context, loan, decision),
        payments: [payment],
        moneyReferences: [moneyReferenceOf(payment, context.now())],
        ...(coupons.length === 0 ? {} : { coupons }),
        messages: paymentMessage(context, loaded, booked, payment, loan),
        jobs: payment.isSettling === true ? [{ kind: 'reconcile-rewards', payload: { customerId } }] : [],
        lenderAnswers: [
          {
            answer: { ...answer, entry, suspense: { suspenseId, state: 'assigned', closing } },
            audit: { ...audit, customerId, ...figures },
          },
        ],
      },
      answer: { paymentReference },
    });
  });
}

/** What money in suspense does to a loan. Errors: the item has ended, or the engine takes no such payment on this loan. */
export function decideAssignment(
  context: Pick<AssignContext, 'randomness' | 'now' | 'products'>,
  loaded: Known,
  item: KeptSuspenseItem,
  { loanId, channel }: Pick<SuspenseAssignment, 'loanId' | 'channel'>,
): Outcome<Assigned> {
  const loan = loaded.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  if (item.state !== 'open') return refused('lender_step_refused', { rule: 'SUSPENSE_ENDED' });
  const { amountCentavos } = item;
  const opened = paymentOf(context, item, { customerId: loan.customerId, loanId, channel });
  const { reference, createdAt: paidAt } = opened;
  const booked = bookPayment(context, loan, opened, { amountCentavos, reference, paidAt }, loaded);
  if (!booked.ok) return refused('lender_step_refused', { rule: booked.code });
  const isSettling = !isPaidBack(loan.status) && isPaidBack(booked.value.decision.loan.status);
  const payment: PaymentRow = {
    ...opened,
    status: 'success',
    kind: isSettling ? 'full' : 'part',
    receivedCentavos: amountCentavos,
    settledAt: context.now(),
    paidAt,
    isSettling,
    createdAt: context.now(),
  };
  return done({ loan, payment, booked: booked.value });
}

/** The payment as if it had been opened at the instant it was paid, under the provider's own name of it. */
function paymentOf(
  { randomness, now }: Pick<AssignContext, 'randomness' | 'now'>,
  { provider, providerPaymentId, amountCentavos, paidAt, receivedAt }: KeptSuspenseItem,
  of: Pick<SuspenseAssignment, 'customerId' | 'loanId' | 'channel'>,
): PaymentRow {
  const countedAt = Math.min(paidAt ?? receivedAt, now());
  return {
    ...of,
    paymentId: randomness.uuid(),
    reference: `${provider}:${providerPaymentId}`,
    resultReference: randomness.secret(16),
    status: 'in-progress',
    kind: 'part',
    amountCentavos,
    receivedCentavos: centavos(0),
    createdAt: countedAt,
    expiresAt: countedAt,
    settledAt: null,
    provider,
    providerPaymentId,
    toldCentavos: null,
    toldAt: null,
    paidAt: null,
    isSettling: null,
    couponId: null,
    couponCentavos: centavos(0),
    partnerName: channelNames[of.channel],
    partnerHost: '',
    partnerUrl: null,
    partnerQrText: null,
    partnerCode: null,
    partnerReference: null,
  };
}
