import { isOutstanding } from '@luwag/loan-engine/loan/loan-status';
import { addDays, type LocalDate, localDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { eachInTime } from '../each-in-time.ts';
import { deletionBlockedBy } from '../request/deletion.ts';
import { erasureOf, erasureParts } from '../staff/erase-customer.ts';
import { type Decision, done, type Loaded, type Outcome, write } from '../write.ts';

type KeepingContext = Pick<
  Context,
  | 'store'
  | 'directory'
  | 'supportMessageRepository'
  | 'personalData'
  | 'randomness'
  | 'accountKeeping'
  | 'now'
>;
type Kept = Loaded<(typeof erasureParts)[number]>;

const mostInOneMinute = 200;
/** Where something stands against the erasure, it is looked at again after so many days. */
const blockedDays = 28;
/** A setting that was made shorter reaches each account within so many days. */
const mostDaysUntilCheck = 365;

/**
 * Erases accounts that were kept long enough after their last use, and gives every other one whose day has come its next day. An
 * account that cannot be opened holds up no other. Errors: the first that an account met, once the others had their turn.
 */
export async function eraseOldAccounts(context: KeepingContext, most = mostInOneMinute): Promise<void> {
  const errors: unknown[] = [];
  const found = await context.directory.accountsToCheck(manilaDateOf(context.now()), most);
  await eachInTime(context, found, (customerId) =>
    checkAccount(context, customerId).catch((error: unknown) => errors.push(error)),
  );
  if (errors.length > 0) throw errors[0];
}

function checkAccount(context: KeepingContext, customerId: string): Promise<Outcome<null>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: erasureParts },
    async (loaded): Promise<Outcome<Decision<null>>> => {
      if (loaded.customer.erasedAt !== null) return done({ changes: {}, answer: null });
      const today = manilaDateOf(context.now());
      const keptThrough = keptThroughOn(context, loaded);
      if (keptThrough >= today) return checkedAgain(addDays(keptThrough, 1), today);
      if (await isNeeded(context, loaded)) return checkedAgain(addDays(today, blockedDays), today);
      const audits = [auditOf(context, loaded)];
      return done({ changes: { ...erasureOf(context, loaded, null), audits }, answer: null });
    },
  );
}

function checkedAgain(on: LocalDate, today: LocalDate): Outcome<Decision<null>> {
  const latest = addDays(today, mostDaysUntilCheck);
  const keepingCheckOn = on < latest ? on : latest;
  return done({ changes: { customer: { keepingCheckOn } }, answer: null });
}

/** The last day on which an account is kept: so many months after it was last used, and so many years after its last loan. */
function keptThroughOn({ accountKeeping, now }: KeepingContext, loaded: Kept): LocalDate {
  const { customer, applications, loans } = loaded;
  const { unusedMonths, afterLoanYears } = accountKeeping;
  const usedAt = Math.max(customer.lastSeenAt, ...applications.map(({ submittedAt }) => submittedAt));
  const today = manilaDateOf(now());
  const afterLoans = loans.map((loan) => monthsLater(endOf(loaded, loan, today), afterLoanYears * 12));
  return latestOf([monthsLater(manilaDateOf(usedAt), unusedMonths), ...afterLoans]);
}

/** The day on which a loan ended. One that was cancelled keeps no such day: the last one on which something became of it. */
function endOf({ payouts, requests }: Kept, loan: LoanRow, today: LocalDate): LocalDate {
  if (isOutstanding(loan.status)) return today;
  if (loan.settledOn !== null) return loan.settledOn;
  const isOfLoan = (row: { loanId: string | null }): boolean => row.loanId === loan.loanId;
  const instants = [
    loan.acceptedAt,
    ...payouts.filter(isOfLoan).map(({ completedAt, requestedAt }) => completedAt ?? requestedAt),
    ...requests.filter(isOfLoan).map(({ endedAt, createdAt }) => endedAt ?? createdAt),
  ];
  return latestOf([manilaDateOf(Math.max(...instants)), ...(loan.dueOn === null ? [] : [loan.dueOn])]);
}

/** Whether money, a lock, a decision or an answer is still under way, or the account has to remember a day before it may apply. */
async function isNeeded({ supportMessageRepository, now }: KeepingContext, loaded: Kept): Promise<boolean> {
  const { customer, applications, requests } = loaded;
  return (
    deletionBlockedBy(loaded, now()) !== null ||
    customer.lockedAt !== null ||
    (customer.reapplyOn ?? '') > manilaDateOf(now()) ||
    applications.some(({ status }) => status === 'submitted' || status === 'under-review') ||
    requests.some(({ status }) => status === 'open') ||
    (await supportMessageRepository.isWaiting(customer.customerId))
  );
}

function auditOf({ randomness, now }: KeepingContext, { customer, loans }: Kept): AuditEntry {
  const detail = { keptAfter: loans.length === 0 ? 'last-use' : 'last-loan' };
  return {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId: null,
    action: 'account-expired',
    customerId: customer.customerId,
    detail,
    before: { isErased: false },
    after: { isErased: true },
  };
}

function latestOf(days: readonly LocalDate[]): LocalDate {
  const last = days.toSorted().at(-1);
  if (last === undefined) throw new Error('there is a day');
  return last;
}

/** The same day so many months later, or the last day of a shorter month. */
function monthsLater(on: LocalDate, months: number): LocalDate {
  const count = Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7)) - 1 + months;
  const sameDay = addDays(firstOfMonth(count), Number(on.slice(8)) - 1);
  const lastDay = addDays(firstOfMonth(count + 1), -1);
  return sameDay < lastDay ? sameDay : lastDay;
}

/** The first day of a month, counted from the year 0. */
function firstOfMonth(count: number): LocalDate {
  return localDate(`${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`);
}
