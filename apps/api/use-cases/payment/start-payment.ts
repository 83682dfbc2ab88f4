import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { startPayment as endpoint } from '@luwag/contract/endpoints/loan/start-payment';
import { extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { dueAmount } from '../loan/due-amount.ts';
import { viewPayment } from '../loan/loan-view.ts';
import { type Caller, done, type Loaded, type Outcome, read, refused, write } from '../write.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Bridge = CallOutput<typeof endpoint>;
type StartContext = Pick<Context, 'store' | 'now' | 'randomness' | 'collections' | 'publicOrigin'>;

const paymentLifeMs = 24 * 3_600_000;

/** Opens a place to pay at the partner, for exactly the amount that was shown. Nothing is booked before money is reported. */
export function startPayment(
  context: StartContext,
  caller: Caller,
  loanId: string,
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<Bridge>> {
  const references = newReferences(context);
  return write(
    context,
    {
      caller,
      parts: ['loans', 'payments'],
      intent: { idempotencyKey, endpoint: 'startPayment', body: { loanId, ...body } },
    },
    async (loaded) => {
      const loan = loaded.loans.find((row) => row.loanId === loanId);
      if (loan === undefined) return refused('not_found');
      const checked = checkAmount(context, loan, body);
      if (!checked.ok) return checked;
      const page = await context.collections.open({
        reference: references.reference,
        amountCentavos: centavos(body.amountCentavos),
        channel: body.channel,
        returnUrl: `${context.publicOrigin}/KSResult?ref=${references.resultReference}`,
      });
      if (page === null) return refused('payment_channel_unavailable');
      const payment = paymentRow(context, loaded, loan, body, { ...references, ...page });
      return done({ changes: { payments: [payment] }, answer: viewBridge(payment) });
    },
  );
}

/** The bridge page's data again. */
export async function getPayment(
  context: Pick<Context, 'store' | 'now'>,
  caller: Caller,
  paymentId: string,
): Promise<Outcome<Bridge>> {
  const loaded = await read(context, caller, ['payments']);
  if (!loaded.ok) return loaded;
  const payment = loaded.value.payments.find((row) => row.paymentId === paymentId);
  return payment === undefined ? refused('not_found') : done(viewBridge(payment));
}

/** Only the very figure that was on the screen may be paid; a part may be any amount up to the payoff. */
function checkAmount(context: StartContext, loan: LoanRow, { kind, amountCentavos }: Body): Outcome<null> {
  const today = manilaDateOf(context.now());
  const payoff = payoffQuote(loan, today);
  if (!payoff.ok) return refused('loan_not_repayable');
  const { totalCentavos } = payoff.value;
  if (kind !== 'part') {
    return amountCentavos === askedFor(kind) ? done(null) : refused('quote_changed');
  }
  if (amountCentavos <= 0 || amountCentavos > totalCentavos) {
    return refused('payment_amount_invalid', { largestAllowedCentavos: totalCentavos });
  }
  return done(null);

  function askedFor(fixed: 'full' | 'due' | 'extension'): number | null {
    if (fixed === 'full') return totalCentavos;
    if (fixed === 'due') return dueAmount(loan, today);
    const quoted = extensionQuote(loan, today);
    return quoted.ok ? quoted.value.priceCentavos : null;
  }
}

type References = { paymentId: string; reference: string; resultReference: string };

function newReferences({ randomness }: StartContext): References {
  const digits = randomness.digits(12);
  return {
    paymentId: randomness.uuid(),
    reference: `LW-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`,
    resultReference: randomness.secret(24),
  };
}

function paymentRow(
  { now }: StartContext,
  { customer }: Loaded,
  loan: LoanRow,
  { kind, channel, amountCentavos }: Body,
  named: References & { partnerName: string; partnerHost: string; partnerUrl: string },
): PaymentRow {
  const at = now();
  return {
    ...named,
    customerId: customer.customerId,
    loanId: loan.loanId,
    status: 'in-progress',
    kind,
    channel,
    amountCentavos: centavos(amountCentavos),
    receivedCentavos: centavos(0),
    createdAt: at,
    expiresAt: at + paymentLifeMs,
    settledAt: null,
    isSettling: null,
  };
}

function viewBridge(payment: PaymentRow): Bridge {
  const { loanId, partnerName, partnerHost, partnerUrl, resultReference } = payment;
  return {
    payment: viewPayment(payment),
    loanId,
    partnerName,
    partnerHost,
    partnerUrl,
    resultReference,
    expiresAt: isoInstant(payment.expiresAt),
  };
}
