/** Centavos of an amount typed in pesos: "1500", "1,500.50", "₱ 1500.5". Null for anything that is not such an amount. */
export function centavosOfPesos(typed: string): number | null {
  const text = typed.replace(/[₱,\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null;
  const [pesos = '', fraction = ''] = text.split('.');
  return Number(pesos) * 100 + Number(fraction.padEnd(2, '0'));
}
