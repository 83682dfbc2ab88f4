/* Numbers that people read out and type: the order number of a loan, and our reference of a payment. The last digit checks the rest. */

const orderDigits = 12;
const paymentDigits = 16;
const paymentMark = 'LW';

/** The check digit of ISO/IEC 7064, MOD 11,10: it notices each wrong digit and nearly every exchange of two neighbours. */
export function checkDigitOf(digits: string): string {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return String((11 - product) % 10);
}

function isChecked(digits: string): boolean {
  return checkDigitOf(digits.slice(0, -1)) === digits.slice(-1);
}

const grouped = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1-');

/** Digits of chance that an order number takes. */
export const orderChanceDigits = orderDigits - 1;
/** Digits of chance that a payment's reference takes. */
export const paymentChanceDigits = paymentDigits - 1;

/** An order number such as 4821-9037-5562, from eleven digits of chance. */
export function orderNumberFrom(chance: string): string {
  return grouped(`${chance}${checkDigitOf(chance)}`);
}

/** Our reference of a payment such as LW-4821-9037-5564-1128, from fifteen digits of chance. */
export function paymentReferenceFrom(chance: string): string {
  return `${paymentMark}-${grouped(`${chance}${checkDigitOf(chance)}`)}`;
}

/** How a typed order number may be written in the books: as now, and as it was before it had a check digit. */
export function orderNumberSpellings(typed: string): readonly string[] {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d{12}$/.test(digits)) return [typed.trim()];
  return [grouped(digits), `${digits.slice(0, 6)}-${digits.slice(6)}`];
}

/** Whether what was typed cannot be an order number of today, because a digit is wrong, too many or missing. */
export function isMistypedOrderNumber(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '');
  return !/^\d{12}$/.test(digits) || !isChecked(digits);
}

/** Whether what was typed can be an order number: one of today, or one from before the check digit, which is written 123456-789012. */
export function canBeOrderNumber(typed: string): boolean {
  return !isMistypedOrderNumber(typed) || /^\s*\d{6}-\d{6}\s*$/.test(typed);
}

/** Whether what was typed is meant for a reference of ours and a digit of it is wrong. One from before had twelve digits and no check. */
export function isMistypedPaymentReference(typed: string): boolean {
  const own = /^LW([\d\s-]*)$/i.exec(typed.trim())?.[1];
  if (own === undefined) return false;
  const digits = own.replace(/[\s-]/g, '');
  if (digits.length === 12) return false;
  return digits.length !== paymentDigits || !isChecked(digits);
}

/** How a typed payment reference is written in the books: in groups of four; one from before the check digit as it was typed. */
export function paymentReferenceSpelling(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length === paymentDigits ? `${paymentMark}-${grouped(digits)}` : typed.trim();
}

/** Numbers of ours that a payer may have meant: those of what was written, and those that one slip of a digit leads to. */
export function numbersMeantBy(written: string): {
  orderNumbers: readonly string[];
  references: readonly string[];
} {
  const digits = written.replace(/\D/g, '');
  const near = (length: number): string[] =>
    Math.abs(digits.length - length) > 1
      ? []
      : [...new Set(slipsOf(digits))].filter((one) => one.length === length && isChecked(one));
  return {
    orderNumbers: near(orderDigits).map(grouped),
    references: near(paymentDigits).map((one) => `${paymentMark}-${grouped(one)}`),
  };
}

/** The digits themselves, and with one of them wrong, missing, too many, or exchanged with its neighbour. */
function slipsOf(digits: string): string[] {
  const slips = [digits];
  for (let at = 0; at <= digits.length; at += 1) {
    const [before, here, after] = [digits.slice(0, at), digits.slice(at, at + 1), digits.slice(at + 1)];
    slips.push(`${before}${after}`, `${before}${after.slice(0, 1)}${here}${after.slice(1)}`);
    for (const digit of '0123456789')
      slips.push(`${before}${digit}${here}${after}`, `${before}${digit}${after}`);
  }
  return slips;
}
