import { formatPesos, formatWholePesos } from '@luwag/contract/money';

const dots = '₱ ••••';

/** An amount inside a sentence; dots while amounts are hidden on this phone. Not for prices that are being decided on. */
export function shownPesos(amountCentavos: number): string {
  return areAmountsHidden() ? dots : formatPesos(amountCentavos);
}

/** The same without centavos. */
export function shownWholePesos(amountCentavos: number): string {
  return areAmountsHidden() ? dots : formatWholePesos(amountCentavos);
}

/** As chosen on this phone. */
export function areAmountsHidden(): boolean {
  // The server's rendering is not shown where amounts are hidden.
  return globalThis.document?.documentElement.dataset['amounts'] === 'hidden';
}
