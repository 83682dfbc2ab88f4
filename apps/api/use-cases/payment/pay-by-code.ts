import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { enterPayCode as enterEndpoint } from '@luwag/contract/endpoints/loan/enter-pay-code';
import type { payByCode as payEndpoint } from '@luwag/contract/endpoints/loan/pay-by-code';
import { orderNumberSpellings } from '@luwag/contract/reference-numbers';
import { dueState } from '@luwag/loan-engine/loan/due-state';
import { nextDue } from '@luwag/loan-engine/loan/schedule';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { CustomerSnapshot, LoanRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { viewOpenPayment } from '../figures/loan-view.ts';
import { type CodeGuess, spendCode } from '../session/spend-code.ts';
import type { LoginLimits } from '../session/login-rules.ts';
import { done, type SystemCaller, type Outcome, read, refused } from '../write.ts';
import { askedAmount } from '../figures/coupon-of-payment.ts';
import { openPayTicket, payTicketLifeMs, sealPayTicket } from './pay-ticket.ts';
import { paymentStanding } from '../figures/payment-standing.ts';
import { startPayment, viewBridge } from './start-payment.ts';

/* Paying without logging in: a code by SMS and an order number, both of one borrower, open the paying of that loan. */

type PayableLoan = CallOutput<typeof enterEndpoint>;
type ReadContext = Pick<Context, 'store' | 'personalData' | 'now'> & {
  collections: Pick<Context['collections'], 'channels'>;
};

/** Spends the code and finds the loan. A number or an order that is not there is refused just as one of somebody else. */
export async function enterPayCode(
  context: ReadContext & Pick<Context, 'logins'>,
  limits: LoginLimits,
  request: CodeGuess & { orderNumber: string },
): Promise<Outcome<{ payTicket: string; loan: PayableLoan }>> {
  const { store, personalData, now } = context;
  const judged = await spendCode(context, limits, 'payment', request);
  if (!judged.ok) return judged;
  const customerId = await store.findByPhone(personalData.blindIndex('phone', request.phone));
  if (customerId === null) return refused('loan_not_matched');
  const spellings = orderNumberSpellings(request.orderNumber);
  const found = await payable(context, customerId, ({ orderNumber }) => spellings.includes(orderNumber));
  if (!found.ok) return found;
  const { loanId, loan } = found.value;
  const until = now() + payTicketLifeMs;
  return done({ payTicket: sealPayTicket(personalData, { customerId, loanId, until }), loan });
}

/** What is owed now on the loan of a ticket. */
export async function getLoanByCode(
  context: ReadContext,
  sealed: string | null,
): Promise<Outcome<PayableLoan>> {
  const ticket = openPayTicket(context.personalData, sealed, context.now());
  if (ticket === null) return refused('code_expired');
  const found = await payable(context, ticket.customerId, ({ loanId }) => loanId === ticket.loanId);
  return found.ok ? done(found.value.loan) : found;
}

/** Opens a place to pay the loan of a ticket, as for a logged-in borrower. */
export async function payByCode(
  context: Parameters<typeof startPayment>[0] & ReadContext,
  sealed: string | null,
  body: ParsedInput<typeof payEndpoint>['body'],
  idempotencyKey: string,
): ReturnType<typeof startPayment> {
  const ticket = openPayTicket(context.personalData, sealed, context.now());
  if (ticket === null) return refused('code_expired');
  return startPayment(context, callerFor(ticket.customerId), ticket.loanId, body, idempotencyKey);
}

const callerFor = (customerId: string): SystemCaller => ({ kind: 'system', customerId });

async function payable(
  context: ReadContext,
  customerId: string,
  isWanted: (loan: LoanRow) => boolean,
): Promise<Outcome<{ loanId: string; loan: PayableLoan }>> {
  const loaded = await read(context, callerFor(customerId), ['loans', 'payments']);
  if (!loaded.ok) return refused('loan_not_matched');
  const loan = loaded.value.loans.find(isWanted);
  if (loan === undefined) return refused('loan_not_matched');
  const shown = viewPayable(context, loan, loaded.value);
  return shown === null ? refused('loan_not_repayable') : done({ loanId: loan.loanId, loan: shown });
}

function viewPayable(
  context: Pick<ReadContext, 'now' | 'collections'>,
  loan: LoanRow,
  { payments }: Pick<CustomerSnapshot, 'payments'>,
): PayableLoan | null {
  const now = context.now();
  const today = manilaDateOf(now);
  const fullCentavos = askedAmount(loan, 'full', today);
  if (fullCentavos === null || fullCentavos === 0) return null;
  const own = payments.filter(({ loanId }) => loanId === loan.loanId);
  const open = own.find((payment) => paymentStanding(payment, own, now) === 'in-progress');
  return {
    orderNumber: loan.orderNumber,
    dueOn: nextDue(loan)?.dueOn ?? null,
    dueState: { ...dueState(loan, today) },
    fullCentavos,
    dueCentavos: askedAmount(loan, 'due', today),
    openPayment: open === undefined ? null : viewBridge(open, viewOpenPayment(open, payments, now)),
    paymentChannels: [...context.collections.channels],
  };
}
