// Each kind of operation is carried out on the engine as a use case would: decide, keep, and tell the rewards what happened.
// Source: the events of a loan's life; every decision kept is checked, and a refusal leaves the world as it was.
import { assertThat } from '@luwag/loan-engine/assertion';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { applicableCredit } from '@luwag/loan-engine/life/apply-credit';
import { amountToReturn, cancelLoan } from '@luwag/loan-engine/life/cancel';
import {
  confirmDisbursement,
  failDisbursement,
  requestDisbursement,
} from '@luwag/loan-engine/life/disbursement';
import { extendDueDate, extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import { agreeRestructure } from '@luwag/loan-engine/life/restructure';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { isFinal } from '@luwag/loan-engine/loan/loan-status';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import {
  confirmRefund,
  failRefund,
  requestRefund,
  returnRefund,
} from '@luwag/loan-engine/life/refund-credit';
import { reverseDisbursement } from '@luwag/loan-engine/life/reverse-disbursement';
import {
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
  overdueScheduledAmount,
} from '@luwag/loan-engine/loan/schedule';
import { waivableCharges, waiveCharges } from '@luwag/loan-engine/life/waive-charges';
import { writeOff } from '@luwag/loan-engine/life/write-off';
import { addDays, daysBetween } from '@luwag/loan-engine/money/local-date';
import { centavos, zeroCentavos, type Centavos } from '@luwag/loan-engine/money/money';
import { installmentAmount } from '@luwag/loan-engine/pricing/fees-timing';
import { accept } from '@luwag/loan-engine/result';
import { valueOf } from './loan-book.ts';
import type { Operation, OperationKind } from './operation.ts';
import * as rewards from './perform-rewards.ts';
import {
  extendForEarlierDay,
  owedInAll,
  part,
  pay,
  payForEarlierDay,
  payInFull,
  payWithCoupon,
  payWithCouponForEarlierDay,
  reversePayment,
} from './perform-payments.ts';
import { keep, type LoanScene, type Outcome } from './scene.ts';
import type { World } from './world.ts';

/** Carries out an operation. Units: none. Errors: a violated invariant is a bug (assertion). Source: as above. */
export function perform(world: World, operation: Operation): Outcome {
  const borrower = world.borrowers[operation.who];
  assertThat(borrower !== undefined, 'an operation names a borrower of the world');
  const { kind } = operation;
  const movedDays = daysMovedBy(operation);
  if (movedDays > 0) {
    world.on = addDays(world.on, movedDays);
    return true;
  }
  const reward = rewards.operations[kind];
  if (reward !== undefined) return reward({ world, borrower, operation });
  const onLoan = operations[kind];
  const { book } = borrower;
  if (onLoan === undefined || book === null) return false;
  return onLoan({ world, borrower, operation, loan: book.loan, on: world.on });
}

function daysMovedBy({ kind, days }: Operation): number {
  if (kind === 'move a day') return 1;
  // Long enough for lateness to reach the ceiling.
  if (kind === 'move two years') return 730;
  return kind === 'move days' ? days : 0;
}

function extend({ borrower, operation, loan, on }: LoanScene): Outcome {
  const quoted = extensionQuote(loan, on);
  const surplus = operation.sizePpm % 5 === 0 ? -1 : operation.sizePpm % 3;
  const amount = quoted.ok ? quoted.value.priceCentavos + surplus : 5000;
  if (amount < 0) return false;
  const extended = keep(borrower, extendDueDate(loan, { amountCentavos: centavos(amount), on }), amount);
  const after = borrower.book?.loan;
  if (!extended || after === undefined) return false;
  assertThat(surplus >= 0, 'I17 an extension is paid in full');
  const movedDays = loan.dueOn === null || after.dueOn === null ? 0 : daysBetween(loan.dueOn, after.dueOn);
  const { extensionDays } = loan.terms;
  assertThat(
    movedDays === extensionDays,
    `I17 an extension moves the due date by ${extensionDays} days, not ${movedDays}`,
  );
  const before = accrueThrough(loan, on).loan;
  assertThat(outstandingPrincipal(after) === outstandingPrincipal(before), 'I17 principal is unchanged');
  assertThat(outstandingLateCharge(after) + outstandingPenaltyFee(after) === 0, 'I17 no lateness is left');
  return true;
}

function waive({ borrower, operation, loan, on }: LoanScene, sizePpm: number): Outcome {
  const most = waivableCharges(accrueThrough(loan, on).loan);
  const share = (amount: Centavos) => centavos(Math.floor((amount * sizePpm) / 1_000_000));
  const charges = {
    interestCentavos: share(most.interestCentavos),
    lateChargeCentavos: share(most.lateChargeCentavos),
    // Now and then a centavo more than is owed, which is to be refused.
    penaltyFeeCentavos: centavos(share(most.penaltyFeeCentavos) + (operation.days === 30 ? 1 : 0)),
    feeCentavos: share(most.feeCentavos),
  };
  return keep(borrower, waiveCharges(loan, { on, charges, reason: 'goodwill' }));
}

function agreePlan({ borrower, operation, loan, on }: LoanScene): Outcome {
  const count = 1 + (operation.sizePpm % 6);
  const dueOns = Array.from({ length: count }, (_, index) => addDays(on, operation.days * (index + 1)));
  if (!keep(borrower, agreeRestructure(loan, { on, dueOns }))) return false;
  const after = borrower.book?.loan ?? loan;
  const planned = after.schedule.reduce((sum, line) => sum + line.principalCentavos, 0);
  assertThat(planned === loan.principalCentavos, 'I4 a plan leaves the principal as it is');
  const owed = owedInAll(after, on);
  const due = after.schedule.filter((line) => line.dueOn > on);
  const amounts = due.map(installmentAmount);
  const spread = amounts.reduce((sum, amount) => sum + amount, 0);
  assertThat(spread === owed, `I30 the plan adds up to what is owed, ${spread} to ${owed}`);
  const isEven = Math.max(...amounts) - Math.min(...amounts) < count;
  assertThat(isEven, 'I30 the installments of a plan are equal but for centavos');
  return true;
}

function cancel({ borrower, operation, loan, on }: LoanScene): Outcome {
  const missing = operation.sizePpm % 7 === 0 ? 1 : 0;
  const amount = Math.max(
    0,
    amountToReturn(loan) - missing + (operation.sizePpm % 2) * (loan.disbursedOn === null ? 0 : 50),
  );
  const days = loan.disbursedOn === null ? 0 : daysBetween(loan.disbursedOn, on);
  const request = { receivedAtMs: 0, requestedAtMs: days * 86_400_000, windowHours: 24 };
  return keep(borrower, cancelLoan(loan, request, { amountCentavos: centavos(amount), on }), amount);
}

function closeOfBusiness({ borrower, operation, loan, on }: LoanScene): Outcome {
  if (loan.status !== 'active') return false;
  keep(borrower, accept(accrueThrough(loan, on)));
  const after = borrower.book?.loan ?? loan;
  const again = [
    ...accrueThrough(after, on).entries,
    ...accrueThrough(after, addDays(on, -operation.days)).entries,
  ];
  const isLate = after.status === 'active' && overdueScheduledAmount(after, on) > 0;
  assertThat(
    !isLate || applicableCredit(after, on) === 0,
    'I5 no loan is late while its borrower’s credit is held',
  );
  assertThat(again.length === 0, 'I18 a day closed twice, or after the clock went back, charges nothing');
  return true;
}

function confirmPayout({ borrower, loan, on }: LoanScene): Outcome {
  if (!keep(borrower, confirmDisbursement(loan, on))) return false;
  const begun = borrower.book?.loan ?? loan;
  assertThat(
    !confirmDisbursement(begun, on).ok && !failDisbursement(begun, on).ok,
    'I22 a payout is answered once',
  );
  const isFirstTime = begun.accruedThroughOn === null;
  if (isFirstTime && begun.dueOn !== null && begun.schedule.length === 1) {
    const payoff = valueOf(payoffQuote(begun, begun.dueOn));
    const paidByCredit =
      begun.customerCreditCentavos - accrueThrough(begun, begun.dueOn).loan.customerCreditCentavos;
    assertThat(
      payoff.totalCentavos + paidByCredit === begun.terms.totalRepaymentCentavos,
      'I30 on the due date is owed what was signed',
    );
  }
  return true;
}

function askForRefund({ borrower, operation, loan, on }: LoanScene): Outcome {
  const tooMuch = operation.days === 30 ? 1_000_000_000 : 0;
  const amountCentavos = centavos(part(loan.customerCreditCentavos, operation.sizePpm) + tooMuch);
  const asked = keep(borrower, requestRefund(loan, { amountCentavos, on }));
  assertThat(!asked || tooMuch === 0, 'I5 no more is refunded than the credit');
  return asked;
}

const operations: Partial<Record<OperationKind, (scene: LoanScene) => Outcome>> = {
  'ask for payout': ({ borrower, loan, on }) => keep(borrower, requestDisbursement(loan, on)),
  'payout confirmed': confirmPayout,
  'payout failed': ({ borrower, loan, on }) => keep(borrower, failDisbursement(loan, on)),
  'payout sent back': ({ borrower, loan, on }) => keep(borrower, reverseDisbursement(loan, on)),
  'pay part': (scene) => pay(scene, part(owedInAll(scene.loan, scene.on), scene.operation.sizePpm)),
  'pay with a coupon': payWithCoupon,
  'pay in full': payInFull,
  'pay too much': (scene) => pay(scene, owedInAll(scene.loan, scene.on) + scene.operation.sizePpm + 1),
  'pay a centavo': (scene) => pay(scene, 1),
  'pay for an earlier day': payForEarlierDay,
  'pay with a coupon for an earlier day': payWithCouponForEarlierDay,
  'extend for an earlier day': extendForEarlierDay,
  'reverse a payment': reversePayment,
  extend,
  'waive part': (scene) => waive(scene, scene.operation.sizePpm),
  'waive all': (scene) => waive(scene, 1_000_000),
  'agree a plan': agreePlan,
  cancel,
  'write off': ({ borrower, loan, on }) => keep(borrower, writeOff(loan, { on, leastOverdueDays: 30 })),
  'close of business': closeOfBusiness,
  'ask for refund': askForRefund,
  'refund arrived': ({ borrower, loan, on }) => keep(borrower, confirmRefund(loan, { on })),
  'refund failed': ({ borrower, loan, on }) => keep(borrower, failRefund(loan, { on })),
  'refund sent back': ({ borrower, loan, on }) => {
    const { refundedCentavos = zeroCentavos } = adjustmentsOf(loan);
    return keep(borrower, returnRefund(loan, { amountCentavos: refundedCentavos, on }));
  },
  'money after the end': (scene) =>
    isFinal(scene.loan.status) ? pay(scene, 1 + scene.operation.sizePpm) : false,
};
