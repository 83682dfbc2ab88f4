import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import type { Decision as LoanDecision } from '@luwag/loan-engine/life/decision';
import { centavos } from '@luwag/loan-engine/money/money';
import type { Changes, LoanRow, PaymentRow, PayoutRow } from '../../ports/customer-store.ts';
import type { Job } from '../../ports/job.ts';
import type { MessageRow } from '../../ports/message-box.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { changesOf } from '../loan/record-decision.ts';
import { answerMessage } from '../messages/answer-message.ts';
import { messageFor } from '../messages/message-for.ts';
import { paymentMessage } from '../messages/payment-message.ts';
import { payoutAccountOf } from '../profile/payout-account.ts';
import { done, type Loaded, type Outcome, refused } from '../write.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import {
  type ActionFacts,
  type DecidedAction,
  type RecordPayment,
  recordedPayment,
} from './decide-loan-action.ts';

export type KeepContext = Pick<Context, 'now' | 'randomness' | 'personalData' | 'institutions'>;

/** All that an action changes: the loan and its journal, the rows around it, the request it carries out, and the borrower's notice. */
export function changesOfAction(
  context: KeepContext,
  facts: ActionFacts,
  action: LoanAction,
  { decision, coupons = [] }: DecidedAction,
): Outcome<Changes> {
  const { loan, request } = facts;
  const around = rowsAround(context, facts, action, decision);
  if (!around.ok) return around;
  const { jobs = [], ...rows } = around.value;
  return done({
    ...changesOf(context, loan, decision),
    ...rows,
    ...(coupons.length === 0 ? {} : { coupons }),
    ...(request === undefined ? {} : { requests: [endedRequest(request, 'done', context.now())] }),
    messages: messagesOf(context, facts, action, decision, rows.payments?.[0]),
    jobs: [...jobs, ...rewardJobs(loan, decision)],
  });
}

/** A request as it stands once it is answered. Who answered it stands in the audit log. */
export function endedRequest(
  request: RequestRow,
  status: 'done' | 'refused',
  endedAt: number,
  reasonCode: string | null = null,
): RequestRow {
  return { ...request, status, endedAt, endedBy: 'staff', reasonCode };
}

/** A loan that is settled by this may free a voucher or bring the borrower's next loan. */
function rewardJobs({ customerId, status }: LoanRow, { loan }: LoanDecision): Job[] {
  const isSettledNow = status !== 'settled' && loan.status === 'settled';
  return isSettledNow ? [{ kind: 'tend-rewards', payload: { customerId } }] : [];
}

/** A payment is told like any other, and so is a request that is carried out by this; the rest is news on the loan. */
function messagesOf(
  context: KeepContext,
  { loaded: { customer }, loan, request }: ActionFacts,
  { kind }: LoanAction,
  decision: LoanDecision,
  payment: PaymentRow | undefined,
): readonly MessageRow[] {
  if (payment !== undefined) return paymentMessage(context, customer, decision, payment, loan);
  if (request !== undefined) return answerMessage(context, customer, request, 'done');
  const { loanId, orderNumber } = loan;
  return messageFor(context, customer, {
    code: 'loanChanged',
    about: `${loanId} ${context.randomness.uuid()}`,
    // Words choose by it, and their syntax knows no hyphens.
    facts: {
      loanId,
      orderNumber,
      change: kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    },
  });
}

function rowsAround(
  context: KeepContext,
  { loaded, loan }: ActionFacts,
  action: LoanAction,
  decision: LoanDecision,
): Outcome<Changes> {
  if (action.kind === 'record-payment') {
    return done({ payments: [paymentRow(context, loaded, loan, action, decision)] });
  }
  if (action.kind === 'refund-credit') return refundOf(context, loaded, loan, action.amountCentavos);
  if (action.kind === 'return-disbursement') {
    return done({ payouts: returnedPayouts(loaded, loan, action.bankCode) });
  }
  return done({});
}

/** As they stand on a receipt. */
const channelNames: Readonly<Record<RecordPayment['channel'], string>> = {
  gcash: 'GCash',
  maya: 'Maya',
  qrph: 'QR Ph',
  sevenEleven: '7-Eleven',
  bank: 'Bank transfer',
};

function paymentRow(
  { randomness, now }: KeepContext,
  { payments }: Loaded,
  { customerId, loanId }: LoanRow,
  action: RecordPayment,
  { loan }: LoanDecision,
): PaymentRow {
  const at = now();
  const { known, reference } = recordedPayment(payments, action);
  const { channel } = action;
  const amountCentavos = centavos(action.amountCentavos);
  const isSettling = loan.status === 'settled';
  const booked = { status: 'success', receivedCentavos: amountCentavos, settledAt: at, isSettling } as const;
  if (known !== undefined) return { ...known, ...booked };
  return {
    customerId,
    paymentId: randomness.uuid(),
    loanId,
    reference,
    resultReference: randomness.secret(16),
    kind: isSettling ? 'full' : 'part',
    channel,
    amountCentavos,
    ...booked,
    createdAt: at,
    expiresAt: at,
    couponId: null,
    couponCentavos: centavos(0),
    partnerName: channelNames[channel],
    partnerHost: '',
    partnerUrl: '',
    partnerQrText: null,
  };
}

/** The borrower's own money goes back the way a loan goes out: asked for, sent, then booked by the provider's answer. */
function refundOf(
  { randomness, now, personalData, institutions }: KeepContext,
  loaded: Loaded,
  { customerId, loanId }: LoanRow,
  amountCentavos: number,
): Outcome<Changes> {
  const account = payoutAccountOf(personalData, loaded);
  if (account === null) return refused('loan_action_refused', { rule: 'PAYOUT_ACCOUNT_MISSING' });
  const { destination, masked } = account;
  const payoutId = randomness.uuid();
  const payout: PayoutRow = {
    customerId,
    payoutId,
    loanId,
    reference: `RF-${payoutId}`,
    purpose: 'refund',
    status: 'requested',
    amountCentavos: centavos(amountCentavos),
    accountSealed: personalData.seal(sealPlaces.payoutAccount(payoutId), JSON.stringify(destination)),
    accountMasked: masked,
    institutionCode: destination.institutionCode,
    institution: institutions.find(destination.institutionCode)?.name ?? destination.institutionCode,
    requestedAt: now(),
    attemptedAt: null,
    completedAt: null,
    providerReference: null,
    failureCode: null,
  };
  return done({ payouts: [payout], jobs: [{ kind: 'send-payout', payload: { customerId, payoutId } }] });
}

/** What the bank sent back was not paid after all, so that the loan may be paid out again. */
function returnedPayouts({ payouts }: Loaded, { loanId }: LoanRow, bankCode: string): PayoutRow[] {
  return payouts
    .filter((row) => row.loanId === loanId && row.purpose === 'disbursement' && row.status === 'succeeded')
    .map((row) => ({ ...row, status: 'failed', failureCode: bankCode }));
}
