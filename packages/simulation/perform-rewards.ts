// Quotes with coupons, booking, and the Easy Re-loan chain, each next to the world's own plain account of what it should do.
// Source: rulings 24 and 25; specification points 3, 4 and 9.
import { assertThat } from '@luwag/loan-engine/assertion';
import type { LoanEvent } from '@luwag/loan-engine/life/loan-event';
import { bookLoan } from '@luwag/loan-engine/life/book-loan';
import { isOutstanding } from '@luwag/loan-engine/loan/loan-status';
import { addDays } from '@luwag/loan-engine/money/local-date';
import { centavos, type Centavos } from '@luwag/loan-engine/money/money';
import { ppm } from '@luwag/loan-engine/money/rate';
import { mainProduct, type LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { feesOf, quote, type Quote } from '@luwag/loan-engine/pricing/quote';
import {
  giveBackCoupon,
  invalidateCoupon,
  redeemCoupon,
  suggestCoupon,
  type Coupon,
} from '@luwag/loan-engine/rewards/coupon';
import * as chain from '@luwag/loan-engine/rewards/reloan-chain';
import { checkBooked, checkQuote } from './invariants.ts';
import { LoanBook, valueOf } from './loan-book.ts';
import type { Operation, OperationKind } from './operation.ts';
import { worldProducts, type Borrower, type World } from './world.ts';

type Scene = { readonly world: World; readonly borrower: Borrower; readonly operation: Operation };

const activation = 'activation';

/** A request inside the product's range and the borrower's limit. */
function requestOf(product: LoanProduct, { borrower, operation, world }: Scene) {
  const { minAmountCentavos, maxAmountCentavos, stepAmountCentavos, minTermDays, maxTermDays, periodDays } =
    product;
  const most = Math.min(maxAmountCentavos, borrower.limitCentavos);
  const steps = Math.floor((most - minAmountCentavos) / stepAmountCentavos);
  const amount = minAmountCentavos + stepAmountCentavos * Math.floor((steps * operation.sizePpm) / 1_000_000);
  const termStep = periodDays ?? 1;
  const terms = Math.floor((maxTermDays - minTermDays) / termStep) + 1;
  // Half of the loans are short, so that many live to be late.
  const termDays =
    minTermDays + termStep * (operation.sizePpm % (operation.days % 4 < 2 ? Math.min(terms, 20) : terms));
  return { amountCentavos: centavos(amount), termDays, disbursedOn: world.on };
}

function showQuote(scene: Scene): boolean {
  const { borrower, operation, world } = scene;
  const product = worldProducts[operation.days % worldProducts.length] ?? mainProduct;
  const request = requestOf(product, scene);
  const offStep = { ...request, amountCentavos: centavos(request.amountCentavos + 1) };
  assertThat(!quote(product, offStep).ok, 'I30 an amount off the step has no price');
  const dear = { ...product, serviceFeePpmPerDay: ppm(4001) };
  assertThat(!quote(dear, request).ok, 'I16 a product above the effective cap has no price');
  const plain = quote(product, request);
  if (!plain.ok) return false;
  checkQuote(plain.value, 0, product);
  const use = {
    customerId: borrower.customerId,
    occasion: 'withdrawal' as const,
    on: world.on,
    amountCentavos: request.amountCentavos,
    chargesCentavos: feesOf(plain.value),
  };
  const { best, others } = suggestCoupon(borrower.coupons, use);
  assertThat(
    others.every(({ deductionCentavos }) => deductionCentavos <= (best?.deductionCentavos ?? 0)),
    'I12 the coupon suggested takes most off',
  );
  borrower.shown = plain.value;
  borrower.product = product;
  borrower.couponId = null;
  if (best === null || operation.sizePpm % 2 === 0) return true;
  borrower.shown = valueOf(quote(product, { ...request, couponCentavos: best.deductionCentavos }));
  borrower.couponId = best.coupon.couponId;
  checkQuote(borrower.shown, best.deductionCentavos, product);
  return true;
}

function bookAs(borrower: Borrower, shown: Quote, isScheduled: boolean): boolean {
  const { customerId, product } = borrower;
  const loanId = `${customerId}-${borrower.loanCount + 1}`;
  const booked = bookLoan({ loanId, customerId, product, quote: shown });
  if (!booked.ok) return false;
  const { loan } = booked.value;
  checkBooked(borrower.book?.loan, loan, shown);
  borrower.book = new LoanBook(loan);
  borrower.loanCount += 1;
  borrower.isScheduled = isScheduled;
  borrower.receivedCentavos = 0;
  borrower.chargedThrough.clear();
  borrower.shown = null;
  return true;
}

function mayBorrow({ book }: Borrower): boolean {
  return book === null || !isOutstanding(book.loan.status);
}

function bookShown({ borrower, world }: Scene): boolean {
  const { shown, couponId, customerId } = borrower;
  if (shown === null || !mayBorrow(borrower)) return false;
  const index = borrower.coupons.findIndex((coupon) => coupon.couponId === couponId);
  const coupon = borrower.coupons[index];
  if (coupon === undefined) return bookAs(borrower, shown, false);
  const use = {
    customerId,
    occasion: 'withdrawal' as const,
    on: world.on,
    amountCentavos: shown.amountCentavos,
    chargesCentavos: feesOf(shown),
  };
  const used = redeemCoupon(coupon, use, `${customerId}-${borrower.loanCount + 1}`);
  if (!used.ok || !bookAs(borrower, shown, false)) return false;
  borrower.coupons[index] = used.value.coupon;
  countUse(borrower, coupon.couponId, 1);
  if (coupon.couponId === activation) noteActivation(borrower);
  assertThat(!redeemCoupon(used.value.coupon, use, 'another').ok, 'I12 a coupon is used at most once');
  return true;
}

function noteActivation(borrower: Borrower): void {
  const loanId = borrower.book?.loan.loanId ?? '';
  const noted = chain.noteVoucherUse(borrower.chain, loanId);
  const { chainModel } = borrower;
  const isFree = chainModel.voucherLoanId === null;
  assertThat(noted.ok === isFree, 'I13 one voucher is in use at a time');
  if (!noted.ok) return;
  borrower.chain = noted.value;
  chainModel.voucherLoanId = loanId;
}

/** Notes in the world's own account that a coupon was used, or given back. Units: times. Errors: none. Source: none. */
export function countUse({ couponUses }: Borrower, couponId: string, times: number): void {
  couponUses.set(couponId, (couponUses.get(couponId) ?? 0) + times);
}

function bookScheduled(scene: Scene): boolean {
  const { borrower } = scene;
  if (!borrower.chain.isOn || !mayBorrow(borrower)) return false;
  const { totalCentavos } = chain.nextReloanDeduction(borrower.chain);
  const shown = quote(mainProduct, { ...requestOf(mainProduct, scene), couponCentavos: totalCentavos });
  if (!shown.ok) return false;
  borrower.product = mainProduct;
  borrower.couponId = null;
  return bookAs(borrower, shown.value, true);
}

function grantCoupon({ borrower, operation, world }: Scene): boolean {
  if (borrower.coupons.length >= 6) return false;
  const kinds = ['cash', 'platform', 'withdrawal', 'repayment'] as const;
  const coupon: Coupon = couponOf(
    borrower,
    `c${borrower.coupons.length}`,
    centavos(1 + (operation.sizePpm % 20_000)),
    world,
  );
  borrower.coupons.push({
    ...coupon,
    kind: kinds[operation.days % kinds.length] ?? 'cash',
    minimumAmountCentavos: centavos(Math.floor(operation.sizePpm / 4)),
    validFromOn: addDays(world.on, operation.days % 3),
  });
  return true;
}

function couponOf(
  { customerId }: Borrower,
  couponId: string,
  deductionCentavos: Centavos,
  { on }: World,
): Coupon {
  return {
    couponId,
    customerId,
    kind: 'withdrawal',
    deductionCentavos,
    minimumAmountCentavos: centavos(0),
    validFromOn: on,
    validThroughOn: addDays(on, 60),
    usedOn: null,
    usedForLoanId: null,
    invalidatedOn: null,
  };
}

function takeCouponBack({ borrower, operation, world }: Scene): boolean {
  const index = operation.days % Math.max(1, borrower.coupons.length);
  const coupon = borrower.coupons[index];
  if (coupon === undefined) return false;
  const taken = invalidateCoupon(coupon, world.on);
  if (taken.ok) borrower.coupons[index] = taken.value;
  return taken.ok;
}

function turnOn({ borrower, operation, world }: Scene): boolean {
  const { chainModel } = borrower;
  const isAgreementAccepted = operation.sizePpm % 4 !== 0;
  const turned = chain.turnOnReloan(borrower.chain, { isAgreementAccepted, isAmountChosen: true });
  assertThat(
    turned.ok === (!chainModel.isOn && isAgreementAccepted),
    'I13 on only once and with the agreement',
  );
  if (!turned.ok) return false;
  const { activationVoucherCentavos } = turned.value;
  assertThat(
    activationVoucherCentavos === (chainModel.wasActivated ? null : 20_000),
    'I13 the activation voucher is PHP 200, once in a life',
  );
  if (activationVoucherCentavos !== null) {
    borrower.coupons.push(couponOf(borrower, activation, activationVoucherCentavos, world));
  }
  borrower.chain = turned.value.chain;
  Object.assign(chainModel, { isOn: true, step: 0, wasActivated: true });
  return true;
}

function turnOff({ borrower }: Scene): boolean {
  const { chainModel } = borrower;
  const turned = chain.turnOffReloan(borrower.chain);
  const mayTurnOff = chainModel.isOn && chainModel.voucherLoanId === null;
  assertThat(turned.ok === mayTurnOff, 'I13 off is refused while a voucher is in use, and only then');
  if (!turned.ok) return false;
  borrower.chain = turned.value;
  Object.assign(chainModel, { isOn: false, step: 0 });
  return true;
}

function skip({ borrower }: Scene): boolean {
  const skipped = chain.skipScheduledLoan(borrower.chain);
  assertThat(skipped.ok === borrower.chainModel.isOn, 'I13 a scheduled loan can always be skipped');
  if (!skipped.ok) return false;
  borrower.chain = skipped.value;
  borrower.chainModel.step = 0;
  return true;
}

/** Tells coupons and chain what happened to the loan, and the world's own account too. Units: none. Errors: none. Source: rulings 24 and 25. */
export function follow(borrower: Borrower, { kind, loanId, on }: LoanEvent): void {
  const { chainModel } = borrower;
  const release = () => {
    if (chainModel.voucherLoanId === loanId) chainModel.voucherLoanId = null;
  };
  if (kind === 'loan-became-overdue') {
    borrower.chain = chain.breakOnOverdue(borrower.chain);
    chainModel.step = 0;
  }
  if (kind === 'disbursement-confirmed' && borrower.isScheduled) {
    const counted = chain.countScheduledLoan(borrower.chain, loanId);
    const isFree = chainModel.voucherLoanId === null;
    assertThat(
      counted.ok === (chainModel.isOn && isFree),
      'I13 a scheduled loan counts while the chain is on',
    );
    if (!counted.ok) return;
    borrower.chain = valueOf(chain.countScheduledLoan(counted.value, loanId));
    chainModel.step += 1;
    chainModel.voucherLoanId = loanId;
  }
  const isUndone =
    kind === 'disbursement-failed' || kind === 'disbursement-reversed' || kind === 'loan-cancelled';
  if (isUndone && borrower.isScheduled) {
    borrower.chain = chain.breakOnFailure(borrower.chain, loanId);
    chainModel.step = 0;
    release();
  }
  if (kind === 'loan-settled' || kind === 'loan-cancelled') {
    borrower.chain = chain.releaseVoucher(borrower.chain, loanId);
    release();
  }
  if (kind !== 'loan-cancelled') return;
  for (const [index, coupon] of borrower.coupons.entries()) {
    const back = giveBackCoupon(coupon, loanId, on);
    if (!back.ok) continue;
    borrower.coupons[index] = back.value;
    countUse(borrower, coupon.couponId, -1);
  }
}

/** The operations that need no loan. Source: the list of operations. */
export const operations: Partial<Record<OperationKind, (scene: Scene) => boolean>> = {
  quote: showQuote,
  book: bookShown,
  'scheduled loan': bookScheduled,
  'grant coupon': grantCoupon,
  'take coupon back': takeCouponBack,
  'turn re-loan on': turnOn,
  'turn re-loan off': turnOff,
  'skip scheduled loan': skip,
};
