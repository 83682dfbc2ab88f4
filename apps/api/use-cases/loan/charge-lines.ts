import { accounts } from '@luwag/loan-engine/ledger/accounts';
import type { AccountCode } from '@luwag/loan-engine/ledger/accounts';
import type { JournalEntryKind } from '@luwag/loan-engine/ledger/posting';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { EntryRow } from '../../ports/customer-store.ts';

export type ChargeLine = {
  on: LocalDate;
  kind: JournalEntryKind;
  amountCentavos: number;
  balanceCentavos: number;
};

/** The accounts that together are what the borrower owes. */
const owedAccounts: readonly AccountCode[] = [
  accounts.loanPrincipal,
  accounts.interestReceivable,
  accounts.lateChargeReceivable,
  accounts.penaltyFeeReceivable,
];

/** The borrower's side of the journal, oldest first: how each entry moved what is owed, and the balance after it. */
export function chargeLines(entries: readonly EntryRow[]): ChargeLine[] {
  let balanceCentavos = 0;
  return entries.flatMap((entry) => {
    const amountCentavos = entry.postings
      .filter(({ account }) => owedAccounts.includes(account))
      .reduce((sum, posting) => sum + posting.amountCentavos, 0);
    if (amountCentavos === 0) return [];
    balanceCentavos += amountCentavos;
    return [{ on: entry.businessOn, kind: entry.kind, amountCentavos, balanceCentavos }];
  });
}
