import { centavos } from '@luwag/loan-engine/money/money';
import type { SeededNumbers } from '@luwag/simulation/seeded-numbers';
import type { CollectedPayment, CollectionProvider } from '../../apps/api/ports/collection-provider.ts';
import type { PayoutAnswer, PayoutProvider } from '../../apps/api/ports/payout-provider.ts';
import { Unavailable } from '../../apps/api/ports/unavailable.ts';
import type { FaultKind } from './faults.ts';

/*
 * The provider of payouts and payments, outside of the product: it keeps the truth about money, and answers badly. For a day it knows
 * an order again by its reference, as real ones promise; then it has forgotten the key, and would pay a second time.
 */

const keyHours = 24;
const hourMs = 3_600_000;

/** How a payout stands with the provider. */
export type TruePayout = {
  reference: string;
  amountCentavos: number;
  state: 'pending' | 'paid' | 'failed' | 'returned';
  hasFailedBefore: boolean;
  orderedAt: number;
  /** Until then it is not found by its reference. */
  hiddenUntil: number;
};
export type TruePayment = CollectedPayment & { requestReference: string };

export const railsName = 'rails';

export class Rails {
  readonly payouts = new Map<string, TruePayout>();
  /** Orders that were taken a second time after their key was forgotten. */
  readonly paidTwice: string[] = [];
  readonly payments: TruePayment[] = [];
  /** What was opened for borrowers to pay, by our reference. */
  readonly requests = new Map<string, { amountCentavos: number; openedAt: number }>();
  isCalm = false;
  /** The lender's money with the provider is gone. */
  isEmpty = false;
  private count = 0;

  private readonly numbers: SeededNumbers;
  private readonly now: () => number;
  private readonly onFault: (kind: FaultKind, about: string) => void;

  constructor(numbers: SeededNumbers, now: () => number, onFault: (kind: FaultKind, about: string) => void) {
    this.numbers = numbers;
    this.now = now;
    this.onFault = onFault;
  }

  readonly payoutProvider: PayoutProvider = {
    provider: railsName,
    reaches: () => true,
    send: async ({ reference, amountCentavos }) => {
      if (this.goesWrong(10)) {
        this.onFault('provider loses a payout order', reference);
        throw new Unavailable('no answer');
      }
      const known = this.payouts.get(reference);
      if (known !== undefined && known.amountCentavos !== amountCentavos)
        throw new Error('one reference has two amounts');
      if (known !== undefined && this.hasForgottenKeyOf(known)) this.paidTwice.push(reference);
      if (known === undefined && this.isEmpty) {
        this.onFault('provider refuses a payout for want of money', reference);
        const orderedAt = this.now();
        this.payouts.set(reference, {
          reference,
          amountCentavos,
          state: 'failed',
          hasFailedBefore: true,
          orderedAt,
          hiddenUntil: orderedAt,
        });
      } else if (known === undefined) {
        const state = this.goesWrong(5) ? 'failed' : this.numbers.below(3) === 0 ? 'paid' : 'pending';
        if (state === 'failed') this.onFault('payout fails', reference);
        this.payouts.set(reference, {
          reference,
          amountCentavos,
          state,
          hasFailedBefore: state === 'failed',
          orderedAt: this.now(),
          hiddenUntil: this.now(),
        });
      }
      const taken = this.payouts.get(reference);
      if (known === undefined && taken?.state === 'pending' && this.goesWrong(6)) {
        this.onFault('provider shows an order after hours only', reference);
        taken.hiddenUntil += this.numbers.below(keyHours) * hourMs;
        throw new Unavailable('no answer');
      }
      if (this.goesWrong(6)) {
        this.onFault('provider pays and loses its answer', reference);
        throw new Unavailable('no answer');
      }
      return this.answerAbout(reference);
    },
    find: async (reference) => {
      if (this.goesWrong(10)) {
        this.onFault('provider answers no question about a payout', reference);
        throw new Unavailable('no answer');
      }
      const known = this.payouts.get(reference);
      if (known !== undefined && known.state !== 'returned' && this.goesWrong(12)) {
        this.onFault('provider says pending after it has paid', reference);
        return { outcome: 'pending' };
      }
      if (known !== undefined && this.now() < known.hiddenUntil) return { outcome: 'not-found' };
      if (known !== undefined && this.hasForgottenKeyOf(known)) {
        this.onFault('provider has forgotten a key', reference);
      } else if (known !== undefined && this.goesWrong(15)) {
        this.onFault('provider does not find an order it has', reference);
        return { outcome: 'not-found' };
      }
      return this.answerAbout(reference);
    },
    balance: async () => {
      if (this.goesWrong(10)) throw new Unavailable('no answer');
      return centavos(this.isEmpty ? 0 : 100_000_000);
    },
    list: async () =>
      [...this.payouts.values()]
        .filter(({ state }) => state !== 'failed')
        .map(({ reference, amountCentavos }) => ({
          reference,
          amountCentavos: centavos(amountCentavos),
          receivedAt: this.now(),
        })),
  };

  readonly collections: CollectionProvider = {
    provider: railsName,
    channels: ['gcash'],
    open: async ({ reference, amountCentavos }) => {
      if (this.goesWrong(15)) {
        this.onFault('partner opens no page to pay', reference);
        return null;
      }
      this.requests.set(reference, { amountCentavos, openedAt: this.now() });
      return {
        partnerName: 'Rails',
        partnerHost: 'rails.example',
        partnerUrl: 'https://rails.example/',
        partnerQrText: null,
        partnerCode: null,
        partnerReference: `request-${reference}`,
      };
    },
    findPayments: async ({ providerPaymentId, partnerReference }) => {
      if (this.goesWrong(10)) {
        this.onFault('partner answers no question about a payment', providerPaymentId ?? '');
        throw new Unavailable('no answer');
      }
      return this.payments.filter((payment) =>
        providerPaymentId === null
          ? `request-${payment.requestReference}` === partnerReference
          : payment.providerPaymentId === providerPaymentId,
      );
    },
  };

  /** The provider goes on with a payout that is under way. Null: nothing is. */
  finishPayout(): TruePayout | null {
    const payout = this.drawn([...this.payouts.values()].filter(({ state }) => state === 'pending'));
    if (payout === null) return null;
    if (this.goesWrong(4)) {
      this.onFault('payout fails', payout.reference);
      payout.state = 'failed';
      payout.hasFailedBefore = true;
    } else {
      payout.state = 'paid';
    }
    return payout;
  }

  /** A payout that failed is paid after all. */
  payAfterAll(): TruePayout | null {
    const payout = this.drawn([...this.payouts.values()].filter(({ state }) => state === 'failed'));
    if (payout === null) return null;
    this.onFault('payout is paid after it has failed', payout.reference);
    payout.state = 'paid';
    return payout;
  }

  /** A payout that was paid comes back. One that was paid after it had failed stays with its borrower. */
  sendBack(): TruePayout | null {
    const paid = [...this.payouts.values()].filter((one) => one.state === 'paid' && !one.hasFailedBefore);
    const payout = this.drawn(paid);
    if (payout === null) return null;
    this.onFault('payout comes back after it was paid', payout.reference);
    payout.state = 'returned';
    return payout;
  }

  /** A borrower pays, or a channel says so. */
  receive(
    requestReference: string,
    amountCentavos: number,
    outcome: 'success' | 'fail' = 'success',
  ): TruePayment {
    this.count += 1;
    const payment: TruePayment = {
      requestReference,
      reference: requestReference,
      providerPaymentId: `py-${this.count}`,
      outcome,
      amountCentavos: centavos(amountCentavos),
      paidAt: this.now(),
    };
    this.payments.push(payment);
    return payment;
  }

  drawn<T>(list: readonly T[]): T | null {
    return list.length === 0 ? null : (list[this.numbers.below(list.length)] ?? null);
  }

  private hasForgottenKeyOf({ orderedAt }: TruePayout): boolean {
    return this.now() - orderedAt > keyHours * hourMs;
  }

  private goesWrong(oneOf: number): boolean {
    return this.numbers.below(oneOf) === 0 && !this.isCalm;
  }

  private answerAbout(reference: string): PayoutAnswer {
    const known = this.payouts.get(reference);
    if (known === undefined) return { outcome: 'not-found' };
    switch (known.state) {
      case 'pending':
        return { outcome: 'pending' };
      case 'paid':
        return { outcome: 'succeeded', providerReference: `R-${reference}` };
      case 'returned':
        return { outcome: 'reversed', providerReference: `R-${reference}` };
      case 'failed':
        return { outcome: 'failed', failureCode: 'REFUSED' };
      default:
        return known.state satisfies never;
    }
  }
}
