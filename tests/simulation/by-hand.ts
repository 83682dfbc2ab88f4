/** What members of staff typed, and the truth of it. */
export class ByHand {
  /** Money in the lender's bank account, by the bank's number. */
  readonly deposits = new Map<string, number>();
  /** Amounts that were typed under one of our own numbers, or under a provider's name of money. */
  private readonly typed = new Map<string, Set<number>>();
  /** Our own numbers under which a receipt was believed and no money came. */
  readonly mistaken = new Set<string>();

  /** Transfers by which money in suspense went back, by the provider's name of that money. */
  readonly returns = new Map<
    string,
    { reference: string; amountCentavos: number; from: 'bank' | 'payout-provider' }
  >();
  /** Money that a provider took back and gave again. */
  readonly givenAgain = new Set<string>();

  noteTyped(reference: string, amountCentavos: number): void {
    this.typed.set(reference, (this.typed.get(reference) ?? new Set()).add(amountCentavos));
  }

  /** Colleagues see what stands on a loan, and type no money a second time under its other name. */
  hasTyped(reference: string): boolean {
    return this.typed.has(reference);
  }

  isTyped(reference: string, amountCentavos: number): boolean {
    return this.typed.get(reference)?.has(amountCentavos) ?? false;
  }
}

/** What was typed for a payment; before it stands its channel. */
export const numberTyped = (reference: string): string => reference.replace(/^[^:]*:/, '');
