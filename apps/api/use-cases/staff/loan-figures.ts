import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCustomerLoan } from '@luwag/contract/endpoints/staff/get-customer-loan';
import type { LoanFigures } from '@luwag/contract/endpoints/staff/loan-action';
import { type AccountCode, accounts, chartOfAccounts } from '@luwag/loan-engine/ledger/accounts';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { claimAfterWriteOff } from '@luwag/loan-engine/life/write-off';
import { chargedSoFar } from '@luwag/loan-engine/loan/cost-so-far';
import { openingOf } from '@luwag/loan-engine/loan/brought-over';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import {
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
} from '@luwag/loan-engine/loan/schedule';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { sumCentavos } from '@luwag/loan-engine/money/money';
import type { AuditFigures } from '../../ports/staff-store.ts';

/** How a loan stands at the end of today, in centavos. */
export function loanFiguresOf(loan: Loan, today: LocalDate): LoanFigures {
  const charged = accrueThrough(loan, today).loan;
  const parts = {
    principalCentavos: outstandingPrincipal(charged),
    interestCentavos: outstandingInterest(charged),
    lateChargeCentavos: outstandingLateCharge(charged),
    penaltyFeeCentavos: outstandingPenaltyFee(charged),
    feeCentavos: outstandingFees(charged),
  };
  return {
    ...parts,
    status: charged.status,
    owedCentavos:
      charged.status === 'written-off' ? claimAfterWriteOff(charged) : sumCentavos(Object.values(parts)),
    customerCreditCentavos: charged.customerCreditCentavos,
    chargedCentavos: chargedSoFar(charged),
    chargeCeilingCentavos: charged.terms.chargeCeilingCentavos,
    dueOn: charged.dueOn,
    schedule: charged.schedule.map((installment) => ({ ...installment })),
  };
}

/** The figures as the log of staff keeps them. */
export function figuresForLog({ schedule: _schedule, ...figures }: LoanFigures): AuditFigures {
  return figures;
}

type LedgerLine = CallOutput<typeof getCustomerLoan>['ledger'][number];

const accountNames = new Map<AccountCode, string>(chartOfAccounts.map(({ code, name }) => [code, name]));
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

/** A journal entry with its accounts by name. */
export function viewEntry({
  kind,
  businessOn,
  reference,
  postings,
}: JournalEntry): Omit<LedgerLine, 'balanceCentavos'> {
  return {
    kind,
    businessOn,
    reference: reference ?? null,
    postings: postings.map(({ account, amountCentavos }) => ({
      account,
      accountName: accountNames.get(account) ?? account,
      amountCentavos,
    })),
  };
}

/** A loan's entries, oldest first, each with what the borrower owes after it. */
export function viewLedger(loan: Loan, entries: readonly JournalEntry[]): LedgerLine[] {
  // What was written off before a loan was brought over stands in no entry of ours.
  const opening = openingOf(loan);
  let balanceCentavos: number = opening === null ? 0 : claimAfterWriteOff(opening);
  return entries.map((entry) => {
    balanceCentavos += entry.postings
      .filter(({ account }) => owedAccounts.includes(account))
      .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
    return { ...viewEntry(entry), balanceCentavos };
  });
}
