import { describe, expect, it } from 'vitest';
import { localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { accounts, chartOfAccounts } from './accounts.ts';
import { loanBalances } from './loan-balances.ts';
import {
  credit,
  debit,
  journalEntry,
  oncePerLoanDayKinds,
  type JournalEntryKind,
  type Posting,
} from './posting.ts';

const businessOn = localDate('2026-11-21');
const entryOf = (...postings: Posting[]) =>
  journalEntry({ kind: 'repayment-received', businessOn, loanId: 'l', postings });

describe('chart of accounts', () => {
  it('names each account, in order, so that balances by name leave none out', () => {
    expect(Object.values(accounts)).toEqual(chartOfAccounts.map(({ code }) => code));
  });

  it('has each code once, in order, on the side its type grows on', () => {
    const codes = chartOfAccounts.map((account) => account.code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    for (const account of chartOfAccounts) {
      const growsOnDebit = account.type === 'asset' || account.type === 'expense';
      expect(account.normalSide, account.code).toBe(growsOnDebit ? 'debit' : 'credit');
    }
  });

  it('is known by a name for every code', () => {
    expect(Object.values(accounts).toSorted()).toEqual(chartOfAccounts.map((account) => account.code));
  });
});

describe('kinds of journal entry', () => {
  it('that end in "accrued" are those that occur once per loan and day, since the database keys on that ending', () => {
    // A new kind with this ending is missing here until it is listed, which the type check notices.
    const accrued = {
      'interest-accrued': true,
      'late-charge-accrued': true,
      'penalty-fee-accrued': true,
    } satisfies Record<Extract<JournalEntryKind, `${string}-accrued`>, true>;
    expect(Object.keys(accrued)).toEqual([...oncePerLoanDayKinds]);
  });
});

describe('journal entry', () => {
  it('takes debits as positive and credits as negative amounts', () => {
    expect(debit('1020', centavos(5))).toEqual({ account: '1020', amountCentavos: 5 });
    expect(credit('1100', centavos(5))).toEqual({ account: '1100', amountCentavos: -5 });
    expect(() => debit('1020', centavos(-5))).toThrow('debit is not negative');
    expect(() => credit('1100', centavos(-5))).toThrow('credit is not negative');
  });

  it('stops a bug that would write an entry out of balance by one centavo', () => {
    expect(() => entryOf(debit('1020', centavos(5)), credit('1100', centavos(4)))).toThrow('sums to zero');
  });

  it('leaves out postings of nothing, and stops an entry that is empty', () => {
    const entry = entryOf(
      debit('1020', centavos(5)),
      credit('1110', centavos(0)),
      credit('1100', centavos(5)),
    );
    expect(entry.postings).toHaveLength(2);
    expect(() => entryOf(debit('1020', centavos(0)), credit('1100', centavos(0)))).toThrow('two postings');
  });

  it('adds up to the balance of each account', () => {
    const entries = [
      entryOf(debit('1020', centavos(7)), credit('1100', centavos(5)), credit('1110', centavos(2))),
      entryOf(debit('1020', centavos(3)), credit('1100', centavos(3))),
    ];
    expect(Object.fromEntries(loanBalances(entries))).toMatchObject({
      '1020': 10,
      '1100': -8,
      '1110': -2,
      '2100': 0,
    });
  });
});
