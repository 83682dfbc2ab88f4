import { type Centavos, centavos } from '@luwag/loan-engine/money/money';
import type { PayoutFailure } from '@luwag/contract/payout-failures';
import type { SeededNumbers } from '@luwag/simulation/seeded-numbers';
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '../../apps/api/ports/payout-provider.ts';
import { Unavailable } from '../../apps/api/ports/unavailable.ts';
import type { FaultKind } from './faults.ts';

/*
 * A provider of payouts, outside of the product: it keeps the truth about money, and answers badly. For a day it knows an order again
 * by its reference, as real ones promise; then it has forgotten the key, and would pay a second time.
 */

const keyHours = 24;
const hourMs = 3_600_000;

/** How a payout stands with the provider. */
export type TruePayout = {
  reference: string;
  amountCentavos: number;
  state: 'pending' | 'paid' | 'failed' | 'returned';
  hasFailedBefore: boolean;
  /** Why it failed. */
  failureCode: PayoutFailure;
  orderedAt: number;
  /** Until then it is not found by its reference. */
  hiddenUntil: number;
};

/** What is told of the second provider under a name of its own, so that a run shows that both were tried. */
const toldOfSecond: Partial<Record<FaultKind, FaultKind>> = {
  'provider loses a payout order': 'second provider loses a payout order',
  'provider pays and loses its answer': 'second provider pays and loses its answer',
  'payout fails': 'second provider refuses a payout',
  'payout is paid after it has failed': 'second provider pays after it has refused',
};

export type PayoutRailsFacts = {
  provider: string;
  /** Whether it is asked after another one. */
  isSecond: boolean;
  numbers: SeededNumbers;
  now: () => number;
  onFault: (kind: FaultKind, about: string) => void;
};

export class PayoutRails {
  readonly payouts = new Map<string, TruePayout>();
  /** Orders that were taken a second time after their key was forgotten. */
  readonly paidTwice: string[] = [];
  isCalm = false;
  /** The lender's money with the provider is gone. */
  isEmpty = false;

  private readonly facts: PayoutRailsFacts;

  constructor(facts: PayoutRailsFacts) {
    this.facts = facts;
  }

  get provider(): string {
    return this.facts.provider;
  }

  readonly port = (): PayoutProvider => ({
    provider: this.provider,
    reaches: () => true,
    send: async (order) => this.take(order),
    find: async (reference) => this.find(reference),
    balance: async () => {
      if (this.goesWrong(10)) throw new Unavailable('no answer');
      return this.left();
    },
    list: async () =>
      [...this.payouts.values()]
        .filter(({ state }) => state !== 'failed')
        .map(({ reference, amountCentavos }) => ({
          reference,
          amountCentavos: centavos(amountCentavos),
          receivedAt: this.facts.now(),
        })),
  });

  /** The provider goes on with a payout that is under way. Null: nothing is. */
  finish(): TruePayout | null {
    const payout = this.drawn(({ state }) => state === 'pending');
    if (payout === null) return null;
    if (this.goesWrong(4)) {
      this.tell('payout fails', payout.reference);
      payout.state = 'failed';
      payout.failureCode = this.someFailure();
      payout.hasFailedBefore = true;
    } else {
      payout.state = 'paid';
    }
    return payout;
  }

  /** A payout that failed is paid after all: one of these references, or any. */
  payAfterAll(references: readonly string[] | null = null): TruePayout | null {
    const payout = this.drawn(
      ({ state, reference }) => state === 'failed' && (references === null || references.includes(reference)),
    );
    if (payout === null) return null;
    this.tell('payout is paid after it has failed', payout.reference);
    payout.state = 'paid';
    return payout;
  }

  /** A payout that was paid comes back. One that was paid after it had failed stays with its borrower. */
  sendBack(): TruePayout | null {
    const payout = this.drawn(({ state, hasFailedBefore }) => state === 'paid' && !hasFailedBefore);
    if (payout === null) return null;
    this.tell('payout comes back after it was paid', payout.reference);
    payout.state = 'returned';
    return payout;
  }

  /** Whether it is asked for its list in vain. */
  givesNoList(): boolean {
    return this.goesWrong(10);
  }

  /** What is under way arrives. */
  finishAll(): void {
    for (const payout of this.payouts.values()) if (payout.state === 'pending') payout.state = 'paid';
  }

  private take({ reference, amountCentavos }: PayoutOrder): PayoutAnswer {
    if (this.goesWrong(10)) {
      this.tell('provider loses a payout order', reference);
      throw new Unavailable('no answer');
    }
    const known = this.payouts.get(reference);
    if (known !== undefined && known.amountCentavos !== amountCentavos)
      throw new Error('one reference has two amounts');
    if (known !== undefined && this.hasForgottenKeyOf(known)) this.paidTwice.push(reference);
    const taken = known ?? this.order(reference, amountCentavos);
    if (known === undefined && taken.state === 'pending' && this.goesWrong(6)) {
      this.tell('provider shows an order after hours only', reference);
      taken.hiddenUntil += this.facts.numbers.below(keyHours) * hourMs;
      throw new Unavailable('no answer');
    }
    if (this.goesWrong(6)) {
      this.tell('provider pays and loses its answer', reference);
      throw new Unavailable('no answer');
    }
    return this.answerAbout(reference);
  }

  /** A first order under a reference. */
  private order(reference: string, amountCentavos: number): TruePayout {
    if (this.isEmpty) this.tell('provider refuses a payout for want of money', reference);
    const isRefused = this.isEmpty || this.goesWrong(5);
    const state = isRefused ? 'failed' : this.facts.numbers.below(3) === 0 ? 'paid' : 'pending';
    if (isRefused && !this.isEmpty) this.tell('payout fails', reference);
    const orderedAt = this.facts.now();
    const taken: TruePayout = {
      reference,
      amountCentavos,
      state,
      hasFailedBefore: isRefused,
      failureCode: this.isEmpty ? 'LENDER_SIDE' : this.someFailure(),
      orderedAt,
      hiddenUntil: orderedAt,
    };
    this.payouts.set(reference, taken);
    return taken;
  }

  private find(reference: string): PayoutAnswer {
    if (this.goesWrong(10)) {
      this.tell('provider answers no question about a payout', reference);
      throw new Unavailable('no answer');
    }
    const known = this.payouts.get(reference);
    if (known === undefined) return { outcome: 'not-found' };
    if (known.state !== 'returned' && this.goesWrong(12)) {
      this.tell('provider says pending after it has paid', reference);
      return { outcome: 'pending' };
    }
    if (this.facts.now() < known.hiddenUntil) return { outcome: 'not-found' };
    if (this.hasForgottenKeyOf(known)) {
      this.tell('provider has forgotten a key', reference);
    } else if (this.goesWrong(15)) {
      this.tell('provider does not find an order it has', reference);
      return { outcome: 'not-found' };
    }
    return this.answerAbout(reference);
  }

  private answerAbout(reference: string): PayoutAnswer {
    const known = this.payouts.get(reference);
    if (known === undefined) return { outcome: 'not-found' };
    switch (known.state) {
      case 'pending':
        return { outcome: 'pending' };
      case 'paid':
        return { outcome: 'succeeded', providerReference: this.nameOf(reference) };
      case 'returned':
        return { outcome: 'reversed', providerReference: this.nameOf(reference) };
      case 'failed':
        return { outcome: 'failed', failureCode: known.failureCode };
      default:
        return known.state satisfies never;
    }
  }

  private left(): Centavos {
    return centavos(this.isEmpty ? 0 : 100_000_000);
  }

  private nameOf(reference: string): string {
    return `${this.provider}-${reference}`;
  }

  /** Mostly one that lies with the bank, so that another provider may be asked. */
  private someFailure(): PayoutFailure {
    return this.facts.numbers.below(3) === 0 ? 'REFUSED' : 'BANK_UNAVAILABLE';
  }

  private drawn(fits: (payout: TruePayout) => boolean): TruePayout | null {
    const list = [...this.payouts.values()].filter(fits);
    return list[this.facts.numbers.below(Math.max(1, list.length))] ?? null;
  }

  private tell(kind: FaultKind, about: string): void {
    const { isSecond, onFault } = this.facts;
    onFault(isSecond ? (toldOfSecond[kind] ?? kind) : kind, about);
  }

  private hasForgottenKeyOf({ orderedAt }: TruePayout): boolean {
    return this.facts.now() - orderedAt > keyHours * hourMs;
  }

  private goesWrong(oneOf: number): boolean {
    return this.facts.numbers.below(oneOf) === 0 && !this.isCalm;
  }
}
