// Money that comes in on a loan, today or counted from an earlier day, and money that is taken back.
// Source: the events of a loan's life; rulings 36 and 41.
import { assertThat } from '@luwag/loan-engine/assertion';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { bookAsOf } from '@luwag/loan-engine/life/book-as-of';
import type { Decision } from '@luwag/loan-engine/life/decision';
import { extendDueDate, extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { repayWithCoupon } from '@luwag/loan-engine/life/repay-with-coupon';
import { reverseRepayment } from '@luwag/loan-engine/life/reverse-repayment';
import { repayValueDated } from '@luwag/loan-engine/life/value-dated-repayment';
import { addDays, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos, negateCentavos, type Centavos } from '@luwag/loan-engine/money/money';
import { accept } from '@luwag/loan-engine/result';
import { checkSpread } from './invariants.ts';
import * as rewards from './perform-rewards.ts';
import { keep, type LoanScene, type Outcome } from './scene.ts';
import type { Borrower } from './world.ts';

/** Returns a share of an amount in parts per million, at least one centavo. Units: centavos. Errors: none. Source: none. */
export function part(amount: number, sizePpm: number): Centavos {
  return centavos(Math.max(1, Math.floor((amount * sizePpm) / 1_000_000)));
}

/** What settles the loan, or any sum where nothing does. Units: centavos. Errors: none. Source: none. */
export function owedInAll(loan: Loan, on: LocalDate): number {
  const payoff = payoffQuote(loan, on);
  return payoff.ok ? payoff.value.totalCentavos : 100_000;
}

/** Pays a sum under a number of its own. Units: centavos. Errors: a violated invariant is a bug (assertion). Source: I5. */
export function pay({ borrower, loan, on }: LoanScene, amount: number): Outcome {
  const reference = nextReference(borrower);
  const decided = allocateRepayment(loan, { amountCentavos: centavos(amount), on, reference });
  const paid = decided.ok ? decided.value.entries.at(-1) : undefined;
  if (decided.ok && paid?.kind === 'repayment-received' && loan.status === 'active') {
    checkSpread(decided.value.loan, paid);
    const isPlanned = adjustmentsOf(loan).restructure !== undefined;
    assertThat(
      !isPlanned || decided.value.loan.schedule === loan.schedule,
      'I30 a payment leaves a plan as agreed',
    );
  }
  return keep(borrower, decided, amount);
}

/** Pays what was shown. Units: none. Errors: as above. Source: I30. */
export function payInFull(scene: LoanScene): Outcome {
  const { borrower, loan, on } = scene;
  const payoff = payoffQuote(loan, on);
  // The loan's own credit may pay all that is due.
  if (!payoff.ok || payoff.value.totalCentavos === 0) return false;
  pay(scene, payoff.value.totalCentavos);
  const after = borrower.book?.loan;
  assertThat(after?.status === 'settled', 'I30 the payoff that was shown settles the loan');
  const held = accrueThrough(loan, on).loan.customerCreditCentavos;
  assertThat(after.customerCreditCentavos === held, 'I30 and nothing is left over');
  return true;
}

/** Pays with one of the borrower's coupons. Units: none. Errors: as above. Source: I12. */
export function payWithCoupon({ borrower, operation, loan, on }: LoanScene): Outcome {
  const index = operation.days % Math.max(1, borrower.coupons.length);
  const coupon = borrower.coupons[index];
  if (coupon === undefined) return false;
  const amountCentavos = part(owedInAll(loan, on), operation.sizePpm);
  // Money is often reported a day or two after its coupon was promised.
  const promisedOn = addDays(on, -(operation.days % 3));
  const reference = nextReference(borrower);
  const paid = repayWithCoupon(loan, coupon, { amountCentavos, on, promisedOn, reference });
  if (!paid.ok) return false;
  borrower.coupons[index] = paid.value.coupon;
  rewards.countUse(borrower, coupon.couponId, 1);
  return keep(borrower, accept(paid.value.decision), amountCentavos);
}

/** Money that was paid on an earlier day. Units: none. Errors: as above. Source: I22. */
export function payForEarlierDay({ borrower, operation, loan, on }: LoanScene): Outcome {
  const entries = borrower.book?.entries ?? [];
  const amountCentavos = part(loan.principalCentavos, operation.sizePpm);
  const reference = nextReference(borrower);
  const dated = { amountCentavos, valueOn: addDays(on, -operation.days), on, reference };
  const answer = repayValueDated(loan, dated, entries);
  if (answer.ok && operation.sizePpm % 4 === 0) checkOrder(loan, dated, entries);
  return keep(borrower, answer, amountCentavos);
}

// Two reports of the same channel may come in either order, and must leave the same loan.
function checkOrder(
  loan: Loan,
  first: Parameters<typeof repayValueDated>[1],
  entries: Decision['entries'],
): void {
  const second = {
    ...first,
    amountCentavos: centavos(first.amountCentavos + 700),
    reference: `${first.reference ?? ''}-second`,
    valueOn: addDays(first.valueOn, 1),
  };
  if (second.valueOn > second.on) return;
  const inOrder = (reports: readonly (typeof first)[]) => {
    let [current, written] = [loan, entries];
    for (const report of reports) {
      const answer = repayValueDated(current, report, written);
      if (!answer.ok) return null;
      current = answer.value.loan;
      written = [...written, ...answer.value.entries];
    }
    const { adjustments: _order, ...figures } = current;
    return JSON.stringify(figures);
  };
  const [one, other] = [inOrder([first, second]), inOrder([second, first])];
  assertThat(one === null || other === null || one === other, 'I22 the order of two reports does not matter');
}

/** A coupon that was promised to money paid on an earlier day. Units: none. Errors: as above. Source: ruling 36. */
export function payWithCouponForEarlierDay({ borrower, operation, loan, on }: LoanScene): Outcome {
  const index = operation.days % Math.max(1, borrower.coupons.length);
  const coupon = borrower.coupons[index];
  if (coupon === undefined) return false;
  const valueOn = addDays(on, -(operation.days % 6));
  const amountCentavos = part(owedInAll(loan, on), operation.sizePpm);
  const money = { amountCentavos, on: valueOn, reference: nextReference(borrower) };
  let used = coupon;
  const decided = bookAsOf(loan, { valueOn, on, entries: borrower.book?.entries ?? [] }, (then) => {
    const paid = repayWithCoupon(then, coupon, money);
    if (!paid.ok) return paid;
    used = paid.value.coupon;
    return accept(paid.value.decision);
  });
  if (!decided.ok) return false;
  borrower.coupons[index] = used;
  rewards.countUse(borrower, coupon.couponId, 1);
  return keep(borrower, decided, amountCentavos);
}

/** An extension whose price was paid on an earlier day. Units: none. Errors: as above. Source: ruling 36. */
export function extendForEarlierDay({ borrower, operation, loan, on }: LoanScene): Outcome {
  const valueOn = addDays(on, -(operation.days % 9));
  let amountCentavos = centavos(0);
  const decided = bookAsOf(loan, { valueOn, on, entries: borrower.book?.entries ?? [] }, (then) => {
    const quoted = extensionQuote(then, valueOn);
    if (!quoted.ok) return quoted;
    amountCentavos = centavos(quoted.value.priceCentavos + (operation.sizePpm % 2) * 900);
    return extendDueDate(then, { amountCentavos, on: valueOn, reference: nextReference(borrower) });
  });
  return keep(borrower, decided, amountCentavos);
}

/** Money that bounced: the payment is as if it had never come, and coming again it leaves the loan as it was. Units: none. Errors: as above. Source: I5. */
export function reversePayment({ borrower, operation, loan, on }: LoanScene): Outcome {
  const entries = borrower.book?.entries ?? [];
  const references = [...new Set(entries.flatMap(({ reference }) => reference ?? []))];
  const reference = references[operation.sizePpm % Math.max(1, references.length)];
  if (reference === undefined) return false;
  const reversed = reverseRepayment(loan, { reference, on, entries });
  if (!reversed.ok) return false;
  const [event] = reversed.value.events.filter(({ kind }) => kind === 'repayment-reversed');
  assertThat(event?.kind === 'repayment-reversed', 'I27 a reversal says what it took back');
  const written = [...entries, ...reversed.value.entries];
  const again = reverseRepayment(reversed.value.loan, { reference, on, entries: written });
  assertThat(!again.ok && again.code === 'PAYMENT_NOT_BOOKED', 'I5 a payment is taken back once');
  return keep(borrower, reversed, negateCentavos(event.amountCentavos));
}

/** A number of its own for each payment of a loan. */
function nextReference({ book }: Borrower): string {
  return `P${(book?.entries.length ?? 0) + 1}`;
}
