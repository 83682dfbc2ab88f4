import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { startPayment as endpoint } from '@luwag/contract/endpoints/loan/start-payment';
import { paymentChanceDigits, paymentReferenceFrom } from '@luwag/contract/reference-numbers';
import { addDays, type LocalDate, manilaDateOf, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import {
  addCentavos,
  type Centavos,
  centavos,
  subtractCentavos,
  zeroCentavos,
} from '@luwag/loan-engine/money/money';
import type { CustomerSnapshot, LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import type { CollectionPage } from '../../ports/collection-provider.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { viewOpenPayment, viewPayment } from '../figures/loan-view.ts';
import { changedRewards, type RewardPart, rewardParts, withRewards } from '../figures/with-rewards.ts';
import { askedAmount, couponsForLoan, couponTakes, payWithCoupon } from '../figures/coupon-of-payment.ts';
import { moneyReferenceOf } from './money-reference.ts';
import { type Caller, done, type Loaded, type Outcome, read, refused, write } from '../write.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Bridge = CallOutput<typeof endpoint>;
type StartContext = Pick<Context, 'store' | 'now' | 'randomness' | 'publicOrigin'> & {
  collections: Pick<Context['collections'], 'open' | 'provider'>;
};

const paymentLifeMs = 24 * 3_600_000;

/** Opens a place to pay at the partner, for exactly the amount that was shown. Nothing is booked before money is reported. */
export function startPayment(
  context: StartContext,
  caller: Caller,
  loanId: string,
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<Bridge>> {
  let references = newReferences(context);
  let page: OpenedPage | null = null;
  return write(
    context,
    {
      caller,
      parts: body.couponId === undefined ? ['loans', 'payments'] : rewardParts,
      intent: { idempotencyKey, endpoint: 'startPayment', body: { loanId, ...body } },
    },
    async (before, { isNumberTaken }) => {
      // One instant for the whole decision: midnight may pass while the partner opens its page.
      const at = context.now();
      // A decision that is made again keeps its page, unless somebody else has the reference.
      if (isNumberTaken) [references, page] = [newReferences(context), null];
      const loan = before.loans.find((row) => row.loanId === loanId);
      if (loan === undefined) return refused('not_found');
      const { coupons, changed } = couponsNow(before, manilaDateOf(at));
      const checked = checkAmount({ ...before, coupons }, loan, body, at);
      if (!checked.ok) return checked;
      page ??= await openPage(context, loan, body, { ...references, at });
      if (page === null) return refused('payment_channel_unavailable');
      const { provider } = context.collections;
      const payment = paymentRow(loan, body, checked.value, { ...references, page, provider, at });
      return done({
        changes: {
          ...changed,
          payments: [payment],
          moneyReferences: [moneyReferenceOf(payment, payment.createdAt)],
        },
        answer: viewBridge(payment, viewOpenPayment(payment, before.payments, at)),
      });
    },
  );
}

/** Asks the partner for a page, told until when it is to take money. Of its own end and ours the earlier one holds. */
async function openPage(
  { collections, publicOrigin }: StartContext,
  loan: LoanRow,
  { kind, channel, amountCentavos }: Body,
  { reference, resultReference, at }: References & { at: number },
): Promise<OpenedPage | null> {
  const closesAt = closingOf(loan, kind, at);
  const page = await collections.open({
    reference,
    amountCentavos: centavos(amountCentavos),
    channel,
    returnUrl: `${publicOrigin}/KSResult?ref=${resultReference}`,
    openedAt: at,
    closesAt,
  });
  return page === null ? null : { ...page, closesAt: Math.min(closesAt, page.closesAt ?? closesAt) };
}

/** The coupons as they stand, with the rows that this changes; none where none was loaded, as the payment names none. */
function couponsNow(
  before: Loaded | Loaded<RewardPart>,
  today: LocalDate,
): Pick<CustomerSnapshot, 'coupons'> & { changed: ReturnType<typeof changedRewards> } {
  if (!('coupons' in before)) return { coupons: [], changed: {} };
  const after = withRewards(before, today);
  return { coupons: after.coupons, changed: changedRewards(before, after) };
}

/** The bridge page's data again. */
export async function getPayment(
  context: Pick<Context, 'store' | 'now'>,
  caller: Caller,
  paymentId: string,
): Promise<Outcome<Bridge>> {
  const loaded = await read(context, caller, ['payments', 'entries']);
  if (!loaded.ok) return loaded;
  const payment = loaded.value.payments.find((row) => row.paymentId === paymentId);
  if (payment === undefined) return refused('not_found');
  return done(viewBridge(payment, viewPayment(payment, { ...loaded.value, now: context.now() })));
}

type CouponFacts = Pick<CustomerSnapshot, 'loans' | 'payments' | 'coupons'>;
/** What of a payment is the coupon's, which is nothing without one. */
type Deduction = Pick<PaymentRow, 'couponId' | 'couponCentavos'>;

const noCoupon: Deduction = { couponId: null, couponCentavos: zeroCentavos };

/** Only the very figure that was on the screen may be paid; a part may be any amount up to the payoff. */
function checkAmount(loaded: CouponFacts, loan: LoanRow, body: Body, at: number): Outcome<Deduction> {
  const { kind, couponId } = body;
  const amountCentavos = centavos(body.amountCentavos);
  const today = manilaDateOf(at);
  const payoffCentavos = askedAmount(loan, 'full', today);
  if (payoffCentavos === null) return refused('loan_not_repayable');
  if (couponId !== undefined) return checkCoupon(loaded, loan, { kind, amountCentavos, couponId }, at);
  if (kind !== 'part') {
    return amountCentavos === askedAmount(loan, kind, today) ? done(noCoupon) : refused('quote_changed');
  }
  return checkPart(amountCentavos, payoffCentavos, noCoupon);
}

function checkPart(
  amountCentavos: Centavos,
  payoffCentavos: Centavos,
  deduction: Deduction,
): Outcome<Deduction> {
  const largestAllowedCentavos = subtractCentavos(payoffCentavos, deduction.couponCentavos);
  return amountCentavos > 0 && amountCentavos <= largestAllowedCentavos
    ? done(deduction)
    : refused('payment_amount_invalid', { largestAllowedCentavos });
}

/** The amount on the screen is what the coupon leaves to pay. */
function checkCoupon(
  loaded: CouponFacts,
  loan: LoanRow,
  wish: { kind: Body['kind']; amountCentavos: Centavos; couponId: string },
  at: number,
): Outcome<Deduction> {
  const { kind, amountCentavos, couponId } = wish;
  const today = manilaDateOf(at);
  const coupon = couponsForLoan(loaded, at, loan.loanId).find((row) => row.couponId === couponId);
  const payoffCentavos = askedAmount(loan, 'full', today);
  if (coupon === undefined || payoffCentavos === null || kind === 'extension') {
    return refused('coupon_not_usable');
  }
  const paidOffCentavos =
    kind === 'part'
      ? addCentavos(amountCentavos, couponTakes(loan, coupon, today))
      : askedAmount(loan, kind, today);
  if (paidOffCentavos === null) return refused('quote_changed');
  const priced = payWithCoupon(loan, coupon, { kind, paidOffCentavos, today });
  if (!priced.ok) return refused('coupon_not_usable');
  const { payCentavos, deductionCentavos } = priced.value;
  const deduction = { couponId, couponCentavos: deductionCentavos };
  if (kind === 'part') return checkPart(amountCentavos, payoffCentavos, deduction);
  return amountCentavos === payCentavos ? done(deduction) : refused('quote_changed');
}

/** A page that stands, with the instant from which it takes no more money. */
type OpenedPage = CollectionPage & { closesAt: number };
type References = { paymentId: string; reference: string; resultReference: string };

function newReferences({ randomness }: StartContext): References {
  return {
    paymentId: randomness.uuid(),
    reference: paymentReferenceFrom(randomness.digits(paymentChanceDigits)),
    resultReference: randomness.secret(24),
  };
}

/** A page for a later due date closes at midnight where tomorrow no longer sells it at this price. */
function closingOf(loan: LoanRow, kind: Body['kind'], at: number): number {
  const inOneDay = at + paymentLifeMs;
  if (kind !== 'extension') return inOneDay;
  const today = manilaDateOf(at);
  const isSameTomorrow = askedAmount(loan, kind, addDays(today, 1)) === askedAmount(loan, kind, today);
  return isSameTomorrow ? inOneDay : Math.min(inOneDay, startOfDayMs(addDays(today, 1)));
}

function paymentRow(
  loan: LoanRow,
  { kind, channel, amountCentavos }: Body,
  deduction: Deduction,
  opened: References & { page: OpenedPage; provider: string | null; at: number },
): PaymentRow {
  const { page, at, ...named } = opened;
  const { closesAt, ...place } = page;
  return {
    ...named,
    ...place,
    ...deduction,
    customerId: loan.customerId,
    loanId: loan.loanId,
    status: 'in-progress',
    kind,
    channel,
    amountCentavos: centavos(amountCentavos),
    receivedCentavos: centavos(0),
    createdAt: at,
    expiresAt: closesAt,
    settledAt: null,
    paidAt: null,
    providerPaymentId: null,
    toldCentavos: null,
    toldAt: null,
    isSettling: null,
  };
}

/** A payment as the page of its partner shows it. */
export function viewBridge(payment: PaymentRow, shown: Bridge['payment']): Bridge {
  const { loanId, partnerName, partnerHost, partnerUrl, partnerQrText, partnerCode } = payment;
  const { resultReference } = payment;
  return {
    payment: shown,
    loanId,
    partnerName,
    partnerHost,
    partnerUrl,
    partnerQrText,
    partnerCode,
    resultReference,
    expiresAt: isoInstant(payment.expiresAt),
  };
}
