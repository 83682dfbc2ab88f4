// Every peso stands in one account of this chart, and each account has a type and a normal side.
// Source: ordinary double-entry practice for a lender (receivables, clearing accounts, income by kind of charge).

export type AccountType = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

export type Account = {
  readonly code: string;
  readonly name: string;
  readonly type: AccountType;
  readonly normalSide: 'debit' | 'credit';
};

/** The chart of accounts, in order of code. */
export const chartOfAccounts = [
  { code: '1000', name: 'Bank', type: 'asset', normalSide: 'debit' },
  { code: '1010', name: 'Cash at payout provider', type: 'asset', normalSide: 'debit' },
  { code: '1020', name: 'Collections clearing', type: 'asset', normalSide: 'debit' },
  { code: '1030', name: 'Settlement in transit', type: 'asset', normalSide: 'debit' },
  { code: '1100', name: 'Loan principal receivable', type: 'asset', normalSide: 'debit' },
  { code: '1110', name: 'Interest receivable', type: 'asset', normalSide: 'debit' },
  { code: '1120', name: 'Late charge receivable', type: 'asset', normalSide: 'debit' },
  { code: '1130', name: 'Penalty fee receivable', type: 'asset', normalSide: 'debit' },
  { code: '1140', name: 'Fee receivable', type: 'asset', normalSide: 'debit' },
  { code: '1300', name: 'Payouts in flight', type: 'asset', normalSide: 'debit' },
  { code: '1310', name: 'Payouts in question', type: 'asset', normalSide: 'debit' },
  { code: '2100', name: 'Customer credit', type: 'liability', normalSide: 'credit' },
  { code: '2200', name: 'Suspense', type: 'liability', normalSide: 'credit' },
  { code: '2300', name: 'GST payable', type: 'liability', normalSide: 'credit' },
  { code: '2400', name: 'Conversion clearing', type: 'liability', normalSide: 'credit' },
  { code: '3100', name: 'Capital', type: 'equity', normalSide: 'credit' },
  { code: '4100', name: 'Interest income', type: 'income', normalSide: 'credit' },
  { code: '4200', name: 'Service fee income', type: 'income', normalSide: 'credit' },
  { code: '4210', name: 'Credit-report fee income', type: 'income', normalSide: 'credit' },
  { code: '4220', name: 'Extension fee income', type: 'income', normalSide: 'credit' },
  { code: '4300', name: 'Late charge income', type: 'income', normalSide: 'credit' },
  { code: '4310', name: 'Penalty fee income', type: 'income', normalSide: 'credit' },
  { code: '4400', name: 'Recoveries of loans written off', type: 'income', normalSide: 'credit' },
  { code: '6100', name: 'Loans written off', type: 'expense', normalSide: 'debit' },
  { code: '6200', name: 'Coupons and waived fees', type: 'expense', normalSide: 'debit' },
  { code: '6300', name: 'Provider fees', type: 'expense', normalSide: 'debit' },
  { code: '6310', name: 'VAT on provider fees', type: 'expense', normalSide: 'debit' },
  { code: '6400', name: 'Chargebacks', type: 'expense', normalSide: 'debit' },
] as const satisfies readonly Account[];

export type AccountCode = (typeof chartOfAccounts)[number]['code'];

/** Account codes by what they hold, so that a posting reads as a sentence. */
export const accounts = {
  bank: '1000',
  cashAtPayoutProvider: '1010',
  collectionsClearing: '1020',
  settlementInTransit: '1030',
  loanPrincipal: '1100',
  interestReceivable: '1110',
  lateChargeReceivable: '1120',
  penaltyFeeReceivable: '1130',
  feeReceivable: '1140',
  payoutsInFlight: '1300',
  payoutsInQuestion: '1310',
  customerCredit: '2100',
  suspense: '2200',
  gstPayable: '2300',
  conversionClearing: '2400',
  capital: '3100',
  interestIncome: '4100',
  serviceFeeIncome: '4200',
  creditReportFeeIncome: '4210',
  extensionFeeIncome: '4220',
  lateChargeIncome: '4300',
  penaltyFeeIncome: '4310',
  recoveries: '4400',
  loansWrittenOff: '6100',
  couponsAndWaivedFees: '6200',
  providerFees: '6300',
  vatOnProviderFees: '6310',
  chargebacks: '6400',
} as const satisfies Record<string, AccountCode>;

export type AccountName = keyof typeof accounts;
