import { withPlainDigits } from '@luwag/contract/plain-text';

/** Centavos of an amount typed in pesos: "1500", "1,500.50", "₱ 1500.5", "१५००". Null for anything that is not such an amount. */
export function centavosOfPesos(typed: string): number | null {
  const text = withPlainDigits(typed).replace(/[₱\s\p{Cf}]/gu, '');
  // A comma parts thousands only: "1,50" may mean one peso and fifty centavos.
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(text)) return null;
  const [pesos = '', fraction = ''] = text.replaceAll(',', '').split('.');
  return Number(pesos) * 100 + Number(fraction.padEnd(2, '0'));
}
