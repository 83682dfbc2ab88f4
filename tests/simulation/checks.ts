import { assertThat } from '@luwag/loan-engine/assertion';
import { type AccountCode, accounts } from '@luwag/loan-engine/ledger/accounts';
import { adjustmentsOf, writtenOff } from '@luwag/loan-engine/loan/loan-adjustments';
import { accountBalance, balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { isAccrualKind } from '@luwag/loan-engine/ledger/posting';
import { dailyInterest } from '@luwag/loan-engine/pricing/quote';
import { isFinal, type LoanStatus, loanTransitions } from '@luwag/loan-engine/loan/loan-status';
import { coherenceBreaks } from '../../apps/api/use-cases/reconciliation/coherence-breaks.ts';
import type { PayoutRow } from '../../apps/api/ports/customer-store.ts';
import { isMovedReference } from '../../apps/api/use-cases/payout/second-provider.ts';
import { numberTyped } from './by-hand.ts';
import { checkCoupons } from './coupons.ts';
import { checkCouponsTaken } from './coupons-at-withdrawal.ts';
import { type Kept, lookAt } from './kept.ts';
import type { PayoutRails } from './payout-rails.ts';
import { railsName } from './rails.ts';
import { bookedByHand } from './night-checks.ts';
import {
  checkCame,
  checkHeldOnce,
  checkLateAndReturned,
  checkOnce,
  isLeftInQuestion,
  isUnnamed,
} from './staff-checks.ts';
import { checkAssigned, checkSuspense } from './suspense-steps.ts';
import type { World } from './world.ts';

/* What must hold of the ledger, of loans and of money outside. The names are those of the list of invariants (I1 to I30). */

/** Holds after every step, whatever is still under way. */
export class Checks {
  private readonly statuses = new Map<string, LoanStatus>();
  private readonly checked = new Map<number, readonly unknown[]>();

  readonly look: () => Promise<readonly Kept[]>;

  private readonly world: World;

  constructor(world: World) {
    this.world = world;
    this.look = lookAt(world);
  }

  /** After a restore loans stand as they stood. */
  forget(): void {
    this.statuses.clear();
  }

  check(kept: readonly Kept[]): void {
    const [bug] = this.world.bugs;
    assertThat(bug === undefined, `the product broke a promise: ${bug?.message}`);
    let hasChanged = false;
    for (const [place, one] of kept.entries()) {
      // What is the same to the last list was checked when it came to be.
      const { customer, loans, payouts, payments, entries, requests, coupons } = one;
      const lists = [customer, loans, payouts, payments, entries, requests, coupons, this.world.clock.at];
      const before = this.checked.get(place);
      if (before !== undefined && lists.every((list, part) => list === before[part])) continue;
      this.checked.set(place, lists);
      hasChanged = true;
      this.checkLedger(one);
      this.checkLoans(one);
      this.checkSteps(one);
      this.checkMoney(one);
      checkLateAndReturned(this.world, one);
      checkCoupons(one);
      checkCouponsTaken(one);
      this.checkCoherence(one);
    }
    if (hasChanged) checkOnce(this.world, kept);
  }

  private checkLedger({ entries, loans }: Kept): void {
    const days = new Set<string>();
    for (const { kind, loanId, businessOn, postings } of entries) {
      const sum = postings.reduce((total, { amountCentavos }) => total + amountCentavos, 0);
      assertThat(sum === 0, `I1 an entry of ${kind} sums to ${sum}`);
      if (!isAccrualKind(kind)) continue;
      const loan = loans.find((one) => one.loanId === loanId);
      const [{ amountCentavos: charged } = { amountCentavos: 0 }] = postings;
      if (kind === 'interest-accrued' && loan !== undefined)
        assertThat(
          charged <= dailyInterest(loan.principalCentavos, loan.terms),
          `I16 a day charges no more than its rate: ${charged}`,
        );
      const day = `${loanId} ${businessOn} ${kind}`;
      assertThat(!days.has(day), `I18 a day is charged once: ${day}`);
      days.add(day);
    }
    for (const loan of loans) {
      const differing = balanceDifferences(
        loan,
        entries.filter(({ loanId }) => loanId === loan.loanId),
      );
      assertThat(differing.length === 0, `I3 loan and ledger differ: ${JSON.stringify(differing)}`);
    }
  }

  /** What the nightly comparison of our own books would tell: nothing, since nothing of it is wrong. */
  private checkCoherence(one: Kept): void {
    const [found] = coherenceBreaks(one, this.world.outside.now());
    assertThat(found === undefined, `I30 our own books hang together: ${JSON.stringify(found)}`);
  }

  private checkLoans({ loans, customer }: Kept): void {
    // A loan that opens again, because its payment was taken back, may stand beside a newer one; so may a loss that is claimed again.
    const outstanding = loans.filter(
      (loan) => !isFinal(loan.status) && (adjustmentsOf(loan).reopenedOn ?? null) === null,
    );
    assertThat(outstanding.length <= 1, 'I14 one loan at a time');
    for (const { loanId, status, principalCentavos, principalPaidCentavos } of loans) {
      assertThat(principalPaidCentavos <= principalCentavos, 'I4 no more principal is repaid than was lent');
      assertThat(principalCentavos <= (customer?.limitCentavos ?? 0), 'I15 a loan is within its limit');
      const before = this.statuses.get(loanId);
      if (before !== undefined)
        assertThat(reaches(before, status), `I19 a loan went from ${before} to ${status}`);
      this.statuses.set(loanId, status);
    }
  }

  /** What a lender gives up was confirmed by a second person, and of a loss comes back no more than it was. */
  private checkSteps({ loans, requests, entries }: Kept): void {
    for (const loan of loans) {
      const { loanId, status } = loan;
      const isConfirmed = (step: string): boolean =>
        requests.some(
          (row) => row.loanId === loanId && row.status === 'done' && row.details['step'] === step,
        );
      const adjustments = adjustmentsOf(loan);
      const { recoveredCentavos, restructure, refundedCentavos = 0 } = adjustments;
      const isLost = status === 'written-off' || status === 'recovered';
      assertThat(!isLost || isConfirmed('write-off'), 'a loss takes two people');
      assertThat(recoveredCentavos <= writtenOff(adjustments), 'no more is recovered than was lost');
      assertThat(
        refundedCentavos === 0 || isConfirmed('refund-credit') || isConfirmed('settle-late-payout'),
        'a refund takes two people',
      );
      if (restructure === undefined) continue;
      assertThat(isConfirmed('agree-restructure'), 'a plan takes two people');
      const isCharged = entries.some(
        (entry) =>
          entry.loanId === loanId &&
          entry.kind === 'interest-accrued' &&
          entry.businessOn > restructure.agreedOn,
      );
      assertThat(!isCharged, 'I16 a plan charges no interest');
    }
  }

  private checkMoney({ loans, payouts, payments, entries }: Kept): void {
    for (const { loanId, adjustments } of loans) {
      const ofLoan = payouts.filter((row) => row.loanId === loanId && row.purpose === 'disbursement');
      const asked = entries.filter((row) => row.loanId === loanId && row.kind === 'disbursement-requested');
      // However many providers were asked for it, money is set aside once.
      const wanted = ofLoan.filter(({ reference }) => !isMovedReference(reference));
      assertThat(asked.length === wanted.length, `I7 ${wanted.length} payouts have ${asked.length} entries`);
      const isInQuestion = (adjustments?.payoutInQuestionCentavos ?? 0) > 0;
      const isPaidLate = ({ purpose }: PayoutRow): boolean =>
        payouts.some(
          (row) =>
            row.loanId === loanId &&
            row.purpose === purpose &&
            row.status === 'failed' &&
            row.providerReference !== null,
        );
      assertThat(
        !isInQuestion ||
          !payouts.some((row) => row.loanId === loanId && row.status === 'requested' && isPaidLate(row)),
        'I6 no payout waits to be sent beside one that was paid late',
      );
      const sent = payouts.filter(
        (row) => row.loanId === loanId && row.purpose === 'disbursement' && row.status === 'succeeded',
      );
      assertThat(sent.length <= 1, 'I6 a loan is paid out once');
    }
    const booked = payments.filter(({ status }) => status === 'success');
    const names = booked.map(({ providerPaymentId }) => providerPaymentId).filter((name) => name !== null);
    assertThat(new Set(names).size === names.length, 'I9 money of the provider is booked once');
    for (const payment of booked) checkCame(this.world, payment);
    const received = booked.reduce((sum, { receivedCentavos }) => sum + receivedCentavos, 0);
    const handedBack = this.checkHandedBack(entries);
    assertThat(
      received + handedBack === balanceOf(entries, accounts.collectionsClearing),
      'I5 the ledger has received what the payments say',
    );
  }

  /** What a cancellation books came to the desk under its number, and is booked once. */
  private checkHandedBack(entries: Kept['entries']): number {
    const cancelled = entries.filter(({ kind }) => kind === 'loan-cancelled');
    const numbers = cancelled.map(({ reference }) => reference).filter((number) => number !== null);
    assertThat(new Set(numbers).size === numbers.length, 'I9 what was handed back is booked once');
    let sum = 0;
    for (const entry of cancelled) {
      const booked = balanceOf([entry], accounts.collectionsClearing);
      const handed = this.world.handedBack.get(entry.reference ?? '') ?? 0;
      assertThat(booked === handed, `I9 ${handed} were handed back and ${booked} are booked`);
      sum += booked;
    }
    return sum;
  }

  /** Holds when nothing is under way: what is booked and what is true outside are the same. */
  async checkEnd(kept: readonly Kept[]): Promise<void> {
    const { rails, jobs, byHand: typed } = this.world;
    assertThat(jobs.length === 0, `I24 no job is left: ${jobs.map(({ kind }) => kind).join(', ')}`);
    for (const { status } of kept.flatMap((one) => one.payouts))
      assertThat(status === 'succeeded' || status === 'failed', `I23 a payout is left ${status}`);
    const cases = JSON.stringify(await this.world.stores.quarantined());
    await checkSuspense(this.world);
    await checkAssigned(this.world, kept);
    let paidOut = 0;
    for (const payer of this.world.payers) paidOut += this.paidOutBy(payer, kept, cases);
    const entries = kept.flatMap((one) => one.entries);
    assertThat(
      -balanceOf(entries, accounts.cashAtPayoutProvider) === paidOut,
      `I7 ${paidOut} went out and ${-balanceOf(entries, accounts.cashAtPayoutProvider)} are booked`,
    );
    const payments = kept.flatMap((one) => one.payments);
    await checkHeldOnce(this.world, payments, cases);
    for (const payment of rails.payments) {
      const { providerPaymentId, outcome, requestReference } = payment;
      const rows = payments.filter((one) =>
        [one.providerPaymentId, numberTyped(one.reference)].includes(providerPaymentId),
      );
      const opened = payments.find(({ reference }) => reference === requestReference);
      assertThat(
        rows.every(({ reference }) => reference === `bank:${providerPaymentId}`) ||
          opened?.status !== 'in-progress',
        'I30 a payment that was paid is told as paid',
      );
      const held = await this.world.outside.suspense.find(railsName, providerPaymentId);
      const onLoan = rows.filter(({ status }) => status === 'success').length;
      const byHand = (await bookedByHand(this.world, payments, payment)) === undefined ? 0 : 1;
      const isHeld = held?.state === 'open' || held?.state === 'returned';
      const times = onLoan + byHand + (isHeld ? 1 : 0);
      const typedTimes = byHand + rows.filter(isUnnamed).length;
      // Of what staff booked while its event was acted on a person is told.
      const isTold = cases.includes(`"${providerPaymentId}"`);
      assertThat(times <= 1 || isTold, `I9 ${providerPaymentId} is booked once, not ${times} times`);
      if (times > 1) continue;
      // What nobody was told of has a break instead.
      if (this.world.isNeverTold(providerPaymentId) || typed.givenAgain.has(providerPaymentId)) continue;
      if (outcome === 'success')
        assertThat(times === 1, `I9 ${providerPaymentId} is booked once, not ${times} times`);
      // What staff booked after its provider had told that it did not stay has a break.
      else if (!isTold)
        assertThat(times === typedTimes, `I9 ${providerPaymentId} did not stay and is not booked`);
    }
  }

  /** Holds a provider's books against our payouts. Returns what it paid out and kept of them, in centavos. */
  private paidOutBy(payer: PayoutRails, kept: readonly Kept[], cases: string): number {
    const payouts = kept.flatMap((one) => one.payouts);
    assertThat(payer.paidTwice.length === 0, `I7 an order is sent twice: ${payer.paidTwice.join(', ')}`);
    let paidOut = 0;
    for (const { reference, amountCentavos, state } of payer.payouts.values()) {
      const row = payouts.find((one) => one.reference === reference);
      const isLost = this.world.lostReferences.has(reference);
      assertThat(row !== undefined || isLost, 'I7 no order is unknown to us');
      if (row === undefined) continue;
      // After a restore a payout may be taken back unsent of which an order was refused: it names nobody.
      const isNamed = row.provider === payer.provider || (row.provider === null && state === 'failed');
      assertThat(isNamed, `I7 ${payer.provider} has an order of ${row.provider}`);
      assertThat(row.amountCentavos === amountCentavos, 'I7 an order has our amount');
      // What nobody was told of, or what is a person's case, has a break instead.
      const isForNight = cases.includes(reference) || this.world.isNeverTold(reference);
      if (state !== 'paid') {
        assertThat(
          row.status === 'failed' || isForNight,
          `I7 a payout that is ${state} outside is ${row.status}`,
        );
        if (row.status === 'succeeded' || isLeftInQuestion(kept, row)) paidOut += amountCentavos;
        continue;
      }
      const isKnown = row.providerReference !== null;
      assertThat(isKnown || isForNight, 'I7 a payout that was paid is known as paid');
      if (isKnown) paidOut += amountCentavos;
    }
    return paidOut;
  }
}

const balanceOf = (entries: Kept['entries'], account: AccountCode): number =>
  accountBalance(entries, account);

/** Whether some steps of the table lead from one status to another. */
function reaches(from: LoanStatus, to: LoanStatus): boolean {
  const seen = new Set<LoanStatus>([from]);
  for (const status of seen) for (const next of loanTransitions[status]) seen.add(next);
  return seen.has(to);
}
