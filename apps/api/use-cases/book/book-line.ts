import type { BookAmount, LineFault, ParsedBorrower, WrittenBorrower } from '@luwag/contract/book-line';
import type { Centavos } from '@luwag/loan-engine/money/money';

/** What was read, with its amounts as the engine has them: the format takes whole centavos only. */
type InCentavos<T> = T extends BookAmount
  ? BookAmount & Centavos
  : T extends object
    ? { [Field in keyof T]: InCentavos<T[Field]> }
    : T;

export type ReadBorrower = InCentavos<ParsedBorrower>;
export type ReadLoan = ReadBorrower['loans'][number];
export type WrittenLoan = WrittenBorrower['loans'][number];

/** What is wrong with a line. */
export type BookFault = LineFault & { line: number };

export type BookTotals = { borrowers: number; loans: number; principalCentavos: number };
export const noTotals: BookTotals = { borrowers: 0, loans: 0, principalCentavos: 0 };

export function addTotals(left: BookTotals, right: BookTotals): BookTotals {
  return {
    borrowers: left.borrowers + right.borrowers,
    loans: left.loans + right.loans,
    principalCentavos: left.principalCentavos + right.principalCentavos,
  };
}

/** Centavos as pesos with two decimals. */
export function pesosOf(amountCentavos: number): string {
  const digits = String(amountCentavos).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
