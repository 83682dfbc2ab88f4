import * as v from 'valibot';
import type { MakerOnlyLimit, MakerOnlyLimits } from '@luwag/contract/endpoints/staff/approval-rules';
import { wholeNumber } from './setting-values.ts';

/* The lender's own rules, beside the law's: what one member of staff does alone, and for how long accounts are kept. */

/** As long as the rules on money laundering have records of a loan kept (RA 9160). */
const leastYearsAfterLoan = 5;
const leastUnusedMonths = 3;

export const lenderVariables = {
  MAKER_ONLY_PESOS: v.optional(wholeNumber(80_000), '500'),
  MAKER_ONLY_DAY_PESOS: v.optional(wholeNumber(999_999), '5000'),
  MAKER_ONLY_RECORDED_PESOS: v.optional(wholeNumber(80_000), '10000'),
  MAKER_ONLY_RECORDED_DAY_PESOS: v.optional(wholeNumber(999_999), '50000'),
  WRITE_OFF_OVERDUE_DAYS: v.optional(wholeNumber(3_650), '90'),
  UNUSED_ACCOUNT_MONTHS: v.optional(
    v.pipe(wholeNumber(120), v.minValue(leastUnusedMonths, `should be at least ${leastUnusedMonths}`)),
    '12',
  ),
  ACCOUNT_AFTER_LOAN_YEARS: v.optional(
    v.pipe(wholeNumber(30), v.minValue(leastYearsAfterLoan, `should be at least ${leastYearsAfterLoan}`)),
    '5',
  ),
};
type LenderEnvironment = Readonly<Record<keyof typeof lenderVariables, number>>;

/** What one member of staff may do alone, and from when a loan may be written off. */
export function lenderRulesFrom(environment: LenderEnvironment): {
  makerOnlyLimits: MakerOnlyLimits;
  leastOverdueDays: number;
} {
  return {
    makerOnlyLimits: {
      recorded: limitOf(environment.MAKER_ONLY_RECORDED_PESOS, environment.MAKER_ONLY_RECORDED_DAY_PESOS),
      forgiven: limitOf(environment.MAKER_ONLY_PESOS, environment.MAKER_ONLY_DAY_PESOS),
    },
    leastOverdueDays: environment.WRITE_OFF_OVERDUE_DAYS,
  };
}

export function accountKeepingFrom(environment: LenderEnvironment) {
  return {
    unusedMonths: environment.UNUSED_ACCOUNT_MONTHS,
    afterLoanYears: environment.ACCOUNT_AFTER_LOAN_YEARS,
  };
}

function limitOf(pesos: number, dayPesos: number): MakerOnlyLimit {
  return {
    perLoanCentavos: pesos * 100,
    perCustomerCentavos: pesos * 100,
    perStaffDayCentavos: dayPesos * 100,
  };
}
