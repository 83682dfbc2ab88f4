import type { ChargeLine } from '@luwag/contract/endpoints/loan/loan-answer';
import { accounts } from '@luwag/loan-engine/ledger/accounts';
import type { AccountCode } from '@luwag/loan-engine/ledger/accounts';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { claimAfterWriteOff } from '@luwag/loan-engine/life/write-off';
import { openingOf } from '@luwag/loan-engine/loan/brought-over';
import { adjustmentsOf, noAdjustments } from '@luwag/loan-engine/loan/loan-adjustments';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import {
  feesAtRepayment,
  interestBearingPrincipal,
  overdueScheduledAmount,
} from '@luwag/loan-engine/loan/schedule';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos, type Centavos, negateCentavos, subtractCentavos } from '@luwag/loan-engine/money/money';
import { installmentAmount, type InstallmentParts } from '@luwag/loan-engine/pricing/fees-timing';
import { dailyInterest, dailyLateCharge } from '@luwag/loan-engine/pricing/quote';

/** The accounts that together are what the borrower owes. */
const owedAccounts: readonly AccountCode[] = [
  accounts.loanPrincipal,
  accounts.interestReceivable,
  accounts.lateChargeReceivable,
  accounts.penaltyFeeReceivable,
  accounts.feeReceivable,
  // After a write-off the loss, less what came in since, is what is still claimed.
  accounts.loansWrittenOff,
  accounts.recoveries,
];

type Part = ChargeLine['parts'][number]['part'];

/** What a posting is to the borrower; the lender's own side of an entry says nothing to them. */
const partOfAccount: Partial<Record<AccountCode, Part>> = {
  [accounts.loanPrincipal]: 'principal',
  [accounts.interestReceivable]: 'interest',
  [accounts.lateChargeReceivable]: 'lateCharge',
  [accounts.penaltyFeeReceivable]: 'penaltyFee',
  [accounts.feeReceivable]: 'fees',
  [accounts.serviceFeeIncome]: 'serviceFee',
  [accounts.creditReportFeeIncome]: 'creditReportFee',
  [accounts.gstPayable]: 'gst',
  [accounts.couponsAndWaivedFees]: 'coupon',
  [accounts.customerCredit]: 'credit',
  [accounts.recoveries]: 'recovered',
  // A payment from before the write-off that was taken back.
  [accounts.loansWrittenOff]: 'recovered',
};

/** Where an entry names each fee, their sum is not told a second time. */
const namedFees: readonly AccountCode[] = [
  accounts.serviceFeeIncome,
  accounts.creditReportFeeIncome,
  accounts.gstPayable,
];

/** Fees are withheld and extensions are paid at once, so they reach an income without ever being owed. */
const extensionParts: Partial<Record<AccountCode, Part>> = {
  [accounts.interestIncome]: 'extensionInterest',
  [accounts.extensionFeeIncome]: 'extensionFee',
  [accounts.customerCredit]: 'credit',
};

const grows: readonly Part[] = ['principal', 'interest', 'lateCharge', 'penaltyFee', 'fees', 'recovered'];

export type OwnLine = Omit<ChargeLine, 'on' | 'countsFromOn'> & {
  on: LocalDate;
  countsFromOn: LocalDate | null;
};

/** The borrower's side of a loan's journal, oldest first: what each entry did to what is owed, and the balance after it. */
export function chargeLines(loan: Loan, entries: readonly JournalEntry[]): OwnLine[] {
  // What was written off before a loan was brought over stands in no entry of ours.
  const opening = openingOf(loan);
  const claimed = opening === null ? 0 : claimAfterWriteOff(opening);
  const balances = new Map<AccountCode, number>([[accounts.loansWrittenOff, claimed]]);
  const balanceOf = (codes: readonly AccountCode[]): number =>
    codes.reduce((sum, code) => sum + (balances.get(code) ?? 0), 0);
  return entries.flatMap((entry) => {
    const before = balanceOf(owedAccounts);
    const rule = ruleOf(loan, entry, {
      principalCentavos: centavos(balanceOf([accounts.loanPrincipal])),
      interestCentavos: centavos(balanceOf([accounts.interestReceivable])),
      feeCentavos: centavos(balanceOf([accounts.feeReceivable])),
    });
    for (const { account, amountCentavos } of entry.postings) {
      balances.set(account, (balances.get(account) ?? 0) + amountCentavos);
    }
    const balanceCentavos = balanceOf(owedAccounts);
    const parts = partsOf(entry);
    if (parts.length === 0) return [];
    const amountCentavos = balanceCentavos - before;
    const { businessOn: on, valueOn: countsFromOn = null, kind } = entry;
    return [{ on, countsFromOn, kind, amountCentavos, balanceCentavos, rule, parts }];
  });
}

function partsOf({ kind, postings }: JournalEntry): ChargeLine['parts'] {
  const table = kind === 'due-date-extended' ? extensionParts : partOfAccount;
  const isLetGo = kind === 'charges-waived' || kind === 'coupon-used' || kind === 'price-held';
  // What was written off is still owed: it is shown as such, and the lender's loss is no second part of the same sum.
  const isWriteOff = kind === 'loan-written-off';
  const areFeesNamed = postings.some(({ account }) => namedFees.includes(account));
  return postings.flatMap(({ account, amountCentavos }) => {
    const part = table[account];
    // What charges let go cost the lender is no second part of the same sum.
    const isLendersSide = (isLetGo && part === 'coupon') || (isWriteOff && part === 'recovered');
    if (part === undefined || isLendersSide || (part === 'fees' && areFeesNamed)) return [];
    // Receivables grow on the side on which incomes and credits shrink.
    const isShownAsBooked = grows.includes(part) && !isWriteOff;
    return [{ part, amountCentavos: isShownAsBooked ? amountCentavos : negateCentavos(amountCentavos) }];
  });
}

/** What was open before an entry, told from the entries before it. */
type Open = Required<InstallmentParts>;

/** By which rate a daily charge arose, and of which amount: one that gives the charge to the centavo, or none. */
function ruleOf(loan: Loan, { kind, businessOn, postings }: JournalEntry, open: Open): ChargeLine['rule'] {
  const { terms } = loan;
  if (kind === 'interest-accrued') {
    const plan = adjustmentsOf(loan).restructure;
    const dailyInterestPpm = plan?.dailyInterestPpmBefore ?? terms.dailyInterestPpm;
    const bases = [interestBearingPrincipal(asOpen(loan, open), businessOn), open.principalCentavos];
    const gives = (base: Centavos): number => dailyInterest(base, { dailyInterestPpm });
    return { ppmPerDay: dailyInterestPpm, baseCentavos: baseOf(bases, gives, chargedBy(postings)) };
  }
  if (kind === 'late-charge-accrued') {
    const bases = [overdueScheduledAmount(asOpen(loan, open), businessOn), installmentAmount(open)];
    const gives = (base: Centavos): number => dailyLateCharge(base, terms);
    return { ppmPerDay: terms.lateChargePpmPerDay, baseCentavos: baseOf(bases, gives, chargedBy(postings)) };
  }
  return null;
}

function baseOf(
  bases: readonly Centavos[],
  gives: (base: Centavos) => number,
  chargedCentavos: number,
): number | null {
  return bases.find((base) => gives(base) === chargedCentavos) ?? null;
}

function chargedBy(postings: JournalEntry['postings']): number {
  return postings.reduce((most, { amountCentavos }) => Math.max(most, amountCentavos), 0);
}

/** The loan with as much open as there was then; its due dates are those of today. */
function asOpen(loan: Loan, { principalCentavos, interestCentavos, feeCentavos }: Open): Loan {
  const { adjustments: _later, ...plain } = loan;
  const feesPaidCentavos = subtractCentavos(feesAtRepayment(loan.terms), feeCentavos);
  return {
    ...plain,
    adjustments: { ...noAdjustments, feesPaidCentavos },
    status: 'active',
    principalPaidCentavos: centavos(loan.principalCentavos - principalCentavos),
    interestPaidCentavos: centavos(loan.interestAccruedCentavos - interestCentavos),
  };
}
