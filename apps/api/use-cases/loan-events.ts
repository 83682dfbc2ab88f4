import { createHash } from 'node:crypto';
import type { LoanEventType } from '@luwag/contract/endpoints/receiver/loan-events';
import { accounts } from '@luwag/loan-engine/ledger/accounts';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { claimAfterWriteOff } from '@luwag/loan-engine/life/write-off';
import { isPaidBack } from '@luwag/loan-engine/loan/loan-status';
import { isPaidBeforePlan, nextDue, openInstallments } from '@luwag/loan-engine/loan/schedule';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { installmentAmount } from '@luwag/loan-engine/pricing/fees-timing';
import type { Changes, CustomerRow, EntryRow, LoanRow } from '../ports/customer-store.ts';
import type { LoanEventRow } from '../ports/loan-events.ts';

/* What a write did to a loan, told to the lender's own systems. It is read off the write itself, so that no use case forgets it. */

type Told = { type: LoanEventType; subject: string; more: object };

/** The events of one write: what its entries and statuses say beside what was loaded. `at` is the instant of the write. */
export function eventsOfWrite(
  loaded: { customer?: Pick<CustomerRow, 'version'> | null; loans?: readonly LoanRow[] },
  changes: Changes,
  at: number,
): readonly LoanEventRow[] {
  const version = String(loaded.customer?.version ?? 0);
  const entries = changes.entries ?? [];
  const before = loaded.loans ?? [];
  const written = changes.loans ?? [];
  const isWritten = new Set(written.map(({ loanId }) => loanId));
  // An entry of a loan whose totals stay as they were tells of it as it was loaded.
  const others = before.filter(
    ({ loanId }) => !isWritten.has(loanId) && entries.some((entry) => entry.loanId === loanId),
  );
  return [...written, ...others].flatMap((loan) => {
    const was = before.find(({ loanId }) => loanId === loan.loanId);
    const own = entries.filter(({ loanId }) => loanId === loan.loanId);
    return [
      ...(was === undefined && loaded.loans !== undefined ? approved(loan) : []),
      ...own.flatMap((entry) => toldByEntry(entry, loan)),
      ...toldByStatus(was, loan, own, version, at),
    ].map((told) => eventOf(loan, told, at));
  });
}

/** That an installment was not paid by its day, the newest such, and since when the loan is overdue; null where all were paid. */
export function overdueEvent(loan: LoanRow, at: number): LoanEventRow | null {
  if (loan.status !== 'active') return null;
  const today = manilaDateOf(at);
  const missed = openInstallments(loan).filter((line) => line.dueOn < today && installmentAmount(line) > 0);
  const [oldest, newest] = [missed.at(0), missed.at(-1)];
  if (oldest === undefined || newest === undefined) return null;
  const more = { overdueSinceOn: oldest.dueOn };
  return eventOf(loan, { type: 'loan.overdue', subject: newest.dueOn, more }, at);
}

function approved({ productId, principalCentavos, terms: { termDays } }: LoanRow): readonly Told[] {
  return [{ type: 'loan.approved', subject: '', more: { productId, principalCentavos, termDays } }];
}

function toldByEntry(entry: EntryRow, loan: LoanRow): readonly Told[] {
  const reference = entry.reference ?? null;
  const paidOn = entry.valueOn ?? entry.businessOn;
  const repaid = (source: 'payment' | 'credit' | 'recovery', amountCentavos: number): readonly Told[] => [
    {
      type: 'loan.repaid',
      subject: entry.entryId,
      more: { source, amountCentavos, paidOn, reference: source === 'credit' ? null : reference },
    },
  ];
  switch (entry.kind) {
    case 'disbursement-confirmed': {
      const { principalCentavos, netDisbursedCentavos } = loan;
      const disbursedOn = loan.disbursedOn ?? entry.businessOn;
      const more = { principalCentavos, netDisbursedCentavos, disbursedOn };
      return [{ type: 'loan.disbursed', subject: entry.entryId, more }];
    }
    case 'disbursement-failed':
      return payoutFailed(entry, 'disbursement', false, loan.netDisbursedCentavos);
    case 'disbursement-reversed':
      return payoutFailed(entry, 'disbursement', true, loan.netDisbursedCentavos);
    case 'refund-failed':
      return payoutFailed(entry, 'refund', false, movedOn(entry, accounts.payoutsInFlight));
    case 'refund-returned':
      return payoutFailed(entry, 'refund', true, movedOn(entry, accounts.customerCredit));
    case 'repayment-received':
    case 'value-dated-repayment-received':
      return repaid('payment', movedOn(entry, accounts.collectionsClearing));
    case 'recovery-received':
      return repaid('recovery', movedOn(entry, accounts.collectionsClearing));
    case 'credit-applied':
      return repaid('credit', movedOn(entry, accounts.customerCredit));
    case 'due-date-extended': {
      const amountCentavos = movedOn(entry, accounts.collectionsClearing);
      const more = { amountCentavos, extensionCount: loan.extensionCount, reference };
      return [{ type: 'loan.extended', subject: entry.entryId, more }];
    }
    case 'loan-written-off': {
      const more = { amountCentavos: movedOn(entry, accounts.loansWrittenOff) };
      return [{ type: 'loan.written_off', subject: entry.entryId, more }];
    }
    case 'repayment-reversed': {
      const more = { amountCentavos: movedOn(entry, accounts.collectionsClearing), reference };
      return [{ type: 'payment.reversed', subject: entry.entryId, more }];
    }
    case 'disbursement-requested':
    case 'interest-accrued':
    case 'late-charge-accrued':
    case 'penalty-fee-accrued':
    case 'overdue-charges-reversed':
    case 'loan-brought-over':
    case 'loan-cancelled':
    case 'charges-waived':
    case 'coupon-used':
    case 'price-held':
    case 'refund-requested':
    case 'refund-confirmed':
    case 'payout-paid-late':
    case 'late-payout-returned':
    case 'late-payout-counted':
    case 'credit-moved-away':
    case 'credit-moved-here':
    case 'charges-corrected':
      return [];
    default:
      return entry.kind satisfies never;
  }
}

function payoutFailed(
  { entryId }: EntryRow,
  purpose: 'disbursement' | 'refund',
  wasPaid: boolean,
  amountCentavos: number,
): readonly Told[] {
  return [{ type: 'payout.failed', subject: entryId, more: { purpose, wasPaid, amountCentavos } }];
}

/** What an entry moves on an account, as an amount in centavos. */
function movedOn({ postings }: EntryRow, account: string): number {
  return Math.abs(
    postings
      .filter((posting) => posting.account === account)
      .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
  );
}

/** What no entry says by itself: that a loan ended, or is to be paid on other days. */
function toldByStatus(
  was: LoanRow | undefined,
  loan: LoanRow,
  own: readonly EntryRow[],
  subject: string,
  at: number,
): readonly Told[] {
  const today = manilaDateOf(at);
  if (was === undefined) return [];
  if (was.status !== loan.status) {
    if (isPaidBack(loan.status))
      return [{ type: 'loan.paid_off', subject, more: { paidOffOn: loan.settledOn ?? today } }];
    return loan.status === 'cancelled' ? [{ type: 'loan.cancelled', subject, more: {} }] : [];
  }
  const isOtherwiseTold = own.some(
    ({ kind }) => kind === 'due-date-extended' || kind === 'repayment-reversed',
  );
  if (loan.status !== 'active' || isOtherwiseTold || daysOf(was).join() === daysOf(loan).join()) return [];
  return [{ type: 'loan.restructured', subject, more: { dueOns: daysOf(loan) } }];
}

const daysOf = ({ schedule }: LoanRow): readonly LocalDate[] =>
  schedule.filter((line) => !isPaidBeforePlan(line)).map(({ dueOn }) => dueOn);

function eventOf(loan: LoanRow, { type, subject, more }: Told, happenedAt: number): LoanEventRow {
  const { customerId, loanId, orderNumber, status } = loan;
  const standing = {
    customerId,
    loanId,
    orderNumber,
    status,
    owedCentavos: owedThen(loan, manilaDateOf(happenedAt)),
    dueOn: nextDue(loan)?.dueOn ?? null,
  };
  const eventId = idOf(loanId, type, subject);
  // The fields of each type stand beside its name above; a test holds each to the contract.
  return { eventId, loanId, type, subject, happenedAt, data: { ...standing, ...more } };
}

function owedThen(loan: LoanRow, today: LocalDate): number {
  if (loan.status === 'written-off') return claimAfterWriteOff(loan);
  const payoff = payoffQuote(loan, today);
  return payoff.ok ? payoff.value.totalCentavos : 0;
}

/** The same event has the same id, however often its write is decided again (a UUID of version 8). */
function idOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
