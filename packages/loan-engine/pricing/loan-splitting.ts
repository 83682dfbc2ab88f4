// Open loans of one borrower entered within the rule's window count as one loan: once any part is small and short enough for the circular, all of them are bound.
// Source: SEC MC 3-2022 and MC 14-2025 (scope of the caps) and the lender's reading that a covered loan may not be carried by a dear one beside it.
// The effective cap and the total cost add up payment by payment, so parts that each keep the caps keep them as a whole, and no dear part hides behind a cheap one.
import { daysBetween, type LocalDate } from '../money/local-date.ts';
import { sumCentavos, type Centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { checkCostCaps, isCovered, ruleForDate, termDaysOf, type CostFigures } from './cost-cap.ts';

/** One loan of the borrower, as its contract has it. */
export type LoanPart = { readonly enteredOn: LocalDate; readonly figures: CostFigures };

export type SplittingRefusal = 'CAP_RULE_MISSING' | 'CAP_SPLITTING';

/** What was looked at: how many loans count as one, what they come to, and whether the caps bound all of them. */
export type SplittingProof = {
  readonly loanCount: number;
  readonly wholeAmountCentavos: Centavos;
  readonly isCovered: boolean;
};

/**
 * Accepts a loan beside the borrower's open loans, or names the cap that one of them breaks now that they count as one.
 * Units: centavos, days; detail carries `cap`, `unit`, `byHowMuch`, `largestAllowed` of the part that breaks it, `loanCount` and `wholeAmountCentavos`.
 * Errors: CAP_RULE_MISSING, CAP_SPLITTING. Each part is held to the circular of the day it was entered on.
 * Source: as above.
 */
export function checkSplitting(
  loan: LoanPart,
  openLoans: readonly LoanPart[],
): Result<SplittingProof, SplittingRefusal> {
  const rule = ruleForDate(loan.enteredOn);
  if (rule === null) return refuse('CAP_RULE_MISSING');
  const isNear = ({ enteredOn }: LoanPart) =>
    Math.abs(daysBetween(enteredOn, loan.enteredOn)) <= rule.splittingWindowDays;
  const parts = [loan, ...openLoans.filter(isNear)];
  const proof: SplittingProof = {
    loanCount: parts.length,
    wholeAmountCentavos: sumCentavos(parts.map(({ figures }) => figures.amountCentavos)),
    isCovered: parts.some(({ figures }) => isCovered(rule, figures.amountCentavos, termDaysOf(figures))),
  };
  // A loan alone is held to the scope of its own product, and loans none of which is covered come to an uncovered whole.
  if (parts.length === 1 || !proof.isCovered) return accept(proof);
  for (const { figures, enteredOn } of parts) {
    const checked = checkCostCaps({ figures, on: enteredOn, scope: 'all-loans' });
    if (checked.ok) continue;
    const { loanCount, wholeAmountCentavos } = proof;
    return refuse('CAP_SPLITTING', { ...checked.detail, loanCount, wholeAmountCentavos });
  }
  return accept(proof);
}
