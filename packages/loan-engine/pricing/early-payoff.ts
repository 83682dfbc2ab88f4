// One example of paying everything early, told beside a price: what is owed then, and the interest that does not arise.
// Source: ruling 22 (interest only for days used, at least one); a test holds it to what settles a loan begun by that quote.
import { addDays, type LocalDate } from '../money/local-date.ts';
import { centavos, subtractCentavos, type Centavos } from '../money/money.ts';

/** A price in the figures that it is shown with; amounts in centavos. */
export type PricedLoan = {
  readonly termDays: number;
  readonly dueOn: LocalDate;
  readonly interestCentavos: number;
  readonly totalRepaymentCentavos: number;
  readonly schedule: readonly { readonly interestCentavos: number }[];
};

export type EarlyPayoff = {
  readonly on: LocalDate;
  readonly owedCentavos: Centavos;
  /** Zero where no interest falls away. */
  readonly savedCentavos: Centavos;
};

/**
 * What settles a loan, nothing having been paid before, half-way through its term, or on its first due date where it has several.
 * Interest is a whole centavo sum a day, so its part up to that day is exact; fees left to the repayment are owed whole.
 * Units: centavos. Errors: none. Source: ruling 22.
 */
export function earlyPayoff(figures: PricedLoan): EarlyPayoff {
  const { termDays, dueOn, interestCentavos, schedule } = figures;
  const usedDays = Math.max(1, Math.floor(termDays / Math.max(2, schedule.length)));
  const [first] = schedule;
  const arisen =
    first !== undefined && schedule.length > 1
      ? first.interestCentavos
      : (interestCentavos / termDays) * usedDays;
  const savedCentavos = subtractCentavos(centavos(interestCentavos), centavos(arisen));
  return {
    on: addDays(dueOn, usedDays - termDays),
    owedCentavos: subtractCentavos(centavos(figures.totalRepaymentCentavos), savedCentavos),
    savedCentavos,
  };
}
