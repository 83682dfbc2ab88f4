import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { isAccrualKind } from '@luwag/loan-engine/ledger/posting';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { CloseOfBusiness } from '../../../apps/api/ports/close-of-business.ts';
import type { LoanOwnRow } from '../../../apps/api/adapters/postgres/ledger-rows.ts';
import type { Tables } from './tables.ts';
import { addCharges } from './write-document.ts';

/** The order in which charges of one day are numbered. */
const kinds = ['interest-accrued', 'late-charge-accrued', 'penalty-fee-accrued'] as const;

/** Adjustments with which a loan is still accrued by the statement for many; any other one is the engine's. */
const knownAdjustments = new Set([
  'extensionInterestCentavos',
  'extensionFeeCentavos',
  'writtenOffPrincipalCentavos',
  'writtenOffInterestCentavos',
  'writtenOffLateChargeCentavos',
  'writtenOffPenaltyFeeCentavos',
  'recoveredCentavos',
  'waivedCentavos',
  'waivedPenaltyFeeCentavos',
  'refundedCentavos',
  'refundInFlightCentavos',
  'answeredAskOn',
  'feesPaidCentavos',
  'waivedFeesCentavos',
]);

const isBehind = ({ accruedThroughOn }: Loan, on: LocalDate): boolean =>
  accruedThroughOn === null || accruedThroughOn < on;

export function createMemoryCloses(tables: Tables): CloseOfBusiness {
  const activeLoans = (): readonly Loan[] => {
    const balances = tables.rows('loanBalances');
    return tables.rows('loans').flatMap((loan) => {
      const balance = balances.find(({ loanId }) => loanId === loan.loanId);
      return loan.status === 'active' && balance !== undefined ? [{ ...loan, ...balance }] : [];
    });
  };
  return {
    find: async (on) => tables.rows('closes').find(({ businessOn }) => businessOn === on) ?? null,
    findLast: async () => lastAccrued(tables, null),
    begin: async (businessOn, startedAt) => {
      if (tables.rows('closes').some((close) => close.businessOn === businessOn)) return;
      const still = { accruedAt: null, remindedHour: null, loans: 0, entries: 0 };
      tables.add('closes', { businessOn, startedAt, ...still });
    },
    customersToAccrue: async (on, after, most) => {
      const looked = activeLoans()
        .filter(({ customerId }) => customerId > (after ?? ''))
        .toSorted((one, other) => (one.customerId < other.customerId ? -1 : 1))
        .slice(0, most);
      const customerIds = looked.filter((loan) => isBehind(loan, on)).map(({ customerId }) => customerId);
      return {
        customerIds,
        groups: customerIds.length === 0 ? [] : [customerIds],
        last: looked.at(-1)?.customerId ?? null,
      };
    },
    postAccruals: async ({ customerIds, on, recordedAt, firstEntryId }) => {
      const loans = activeLoans().filter(
        (loan) =>
          customerIds.includes(loan.customerId) && isBehind(loan, on) && isPostedTogether(tables, loan),
      );
      return tables.change(() => post(tables, loans, { customerIds, on, recordedAt, firstEntryId }));
    },
    // The sums of closed days are read by no history.
    closeLedger: async () => undefined,
    // A list of rows is as short folded as not.
    foldQuarters: async () => 0,
    eraseRecordsBefore: async (on) => {
      if (tables.rows('customers').some(({ recordsUntilOn }) => (recordsUntilOn ?? on) < on))
        throw new Error('no history erases a customer');
      return 0;
    },
    queueOverdue: async (on) => {
      const since = lastAccrued(tables, on)?.businessOn ?? '';
      queueForLoans(tables, 'tell-overdue', {}, ({ schedule }) =>
        schedule.some(({ dueOn }) => dueOn < on && dueOn >= since),
      );
    },
    finishAccruals: async (on, { loans, entries }, accruedAt) => {
      changeClose(tables, on, (close) => ({
        accruedAt,
        loans: close.loans + loans,
        entries: close.entries + entries,
      }));
    },
    queueReminders: async (request) => queueReminders(tables, request),
  };
}

type Request = Parameters<CloseOfBusiness['postAccruals']>[0];

function lastAccrued(tables: Tables, before: LocalDate | null) {
  const closes = tables
    .rows('closes')
    .filter(({ accruedAt, businessOn }) => accruedAt !== null && (before === null || businessOn < before));
  return closes.toSorted((one, other) => (one.businessOn < other.businessOn ? 1 : -1))[0] ?? null;
}

type Close = NonNullable<Awaited<ReturnType<CloseOfBusiness['find']>>>;

function changeClose(tables: Tables, on: LocalDate, change: (close: Close) => Partial<Close>): void {
  tables.put(
    'closes',
    tables.rows('closes').map((close) => (close.businessOn === on ? { ...close, ...change(close) } : close)),
  );
}

/** Loans that `post_accruals` knows all about. */
function isPostedTogether(
  tables: Tables,
  { customerId, terms, schedule, dueOn, adjustments }: Loan,
): boolean {
  const hasCredit = tables
    .rows('loanBalances')
    .some((row) => row.customerId === customerId && row.customerCreditCentavos > 0);
  return (
    !hasCredit &&
    terms.periodDays === null &&
    schedule.length === 1 &&
    schedule[0]?.dueOn === dueOn &&
    Object.keys(adjustments ?? {}).every((name) => knownAdjustments.has(name))
  );
}

/** What the statement in SQL charges is what the engine charges; the ids of its entries go on by day, loan and kind. */
function post(
  tables: Tables,
  loans: readonly Loan[],
  { customerIds, on, recordedAt, firstEntryId }: Request,
) {
  tables.put(
    'customers',
    tables
      .rows('customers')
      .map((row) => (customerIds.includes(row.customerId) ? { ...row, version: row.version + 1 } : row)),
  );
  const accrued = loans.map((loan) => ({ loan, decision: accrueThrough(loan, on) }));
  const charges = accrued
    .flatMap(({ loan, decision }, place) =>
      decision.entries.map((entry) => ({ ...entry, customerId: loan.customerId, place })),
    )
    .filter(({ kind }) => isAccrualKind(kind))
    .toSorted(
      (one, other) =>
        (one.businessOn < other.businessOn ? -1 : one.businessOn > other.businessOn ? 1 : 0) ||
        one.place - other.place ||
        kinds.findIndex((kind) => kind === one.kind) - kinds.findIndex((kind) => kind === other.kind),
    );
  const prefix = firstEntryId.replaceAll('-', '').slice(0, 24);
  addCharges(
    tables,
    charges.map(({ place: _place, ...entry }, count) => ({
      ...entry,
      recordedAt,
      entryId: idOf(`${prefix}${(count + 1).toString(16).padStart(8, '0')}`),
    })),
  );
  tables.put(
    'loanBalances',
    tables.rows('loanBalances').map((row) => {
      const after = accrued.find(({ loan }) => loan.loanId === row.loanId)?.decision.loan;
      if (after === undefined) return row;
      const { interestAccruedCentavos, lateChargeAccruedCentavos, penaltyFeeAccruedCentavos } = after;
      const sums = { interestAccruedCentavos, lateChargeAccruedCentavos, penaltyFeeAccruedCentavos };
      return { ...row, ...sums, accruedThroughOn: on };
    }),
  );
  return { loans: loans.length, entries: charges.length };
}

const idOf = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function queueForLoans(
  tables: Tables,
  kind: string,
  more: Readonly<Record<string, string>>,
  fits: (loan: Pick<LoanOwnRow, 'customerId' | 'schedule' | 'nextDueOn'>) => boolean,
): number {
  const loans = tables.rows('loans').filter((loan) => loan.status === 'active' && fits(loan));
  const jobs = loans.map(({ customerId, loanId }) => ({
    kind,
    payload: { customerId, loanId, ...more },
    afterMs: 0,
  }));
  tables.add('outbox', ...jobs);
  return jobs.length;
}

type Reminders = Parameters<CloseOfBusiness['queueReminders']>[0];

function queueReminders(tables: Tables, { on, dueOn, lateFromOn, couponEndsOn, hour }: Reminders): number {
  const close = tables.rows('closes').find(({ businessOn }) => businessOn === on);
  const after = close?.remindedHour ?? -1;
  if (close === undefined || after >= hour) return 0;
  changeClose(tables, on, () => ({ remindedHour: hour }));
  const reminded = (id: string): boolean =>
    tables
      .rows('customers')
      .some((row) => row.customerId === id && row.reminderHour > after && row.reminderHour <= hour);
  const loans = queueForLoans(
    tables,
    'send-reminder',
    { on },
    ({ customerId, schedule, nextDueOn }) =>
      reminded(customerId) &&
      (schedule.some((line) => dueOn.includes(line.dueOn)) ||
        // No history keeps what borrowers were told.
        (nextDueOn !== null && nextDueOn >= lateFromOn && nextDueOn < on)),
  );
  const coupons = tables
    .rows('coupons')
    .filter(
      (coupon) =>
        coupon.validThroughOn === couponEndsOn &&
        coupon.usedOn === null &&
        coupon.invalidatedOn === null &&
        reminded(coupon.customerId) &&
        tables.rows('customers').some((row) => row.customerId === coupon.customerId && row.hasOffers),
    );
  const jobs = coupons.map(({ customerId, couponId }) => ({
    kind: 'send-coupon-reminder',
    payload: { customerId, couponId, on },
    afterMs: 0,
  }));
  tables.add('outbox', ...jobs);
  return loans + jobs.length;
}
