import { randomUUID } from 'node:crypto';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accepted, begunLoan, firstDay, loanRowOf, next } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { ApplicationRow, Changes } from '../../ports/customer-store.ts';
import { sendRequest } from '../request/send-request.ts';
import { lockAccount } from '../staff/account-lock.ts';
import { sendSupportMessage } from '../support-message/send-support-message.ts';
import { eraseOldAccounts } from './erase-old-accounts.ts';

/* Accounts go by themselves after the time that the privacy notice promises; the clock is in the test's hand. */

let database: TestDatabase;
let context: StaffContext & { accountKeeping: { unusedMonths: number; afterLoanYears: number } };
beforeEach(async () => {
  database = await createTestDatabase();
  const accountKeeping = { unusedMonths: 12, afterLoanYears: 5 };
  context = { ...(await createStaffContext(database)), accountKeeping };
});
afterEach(() => database.remove());

const hourMs = 3_600_000;
/** The first check of the accounts on a day. */
async function checkOn(day: string): Promise<void> {
  context.clock.at = startOfDayMs(localDate(day)) + 9 * hourMs;
  await eraseOldAccounts(context);
}

/** The next day on which an account is looked at. */
async function nextCheckOn(): Promise<string> {
  const statement = {
    name: 'next-check',
    text: 'SELECT min(keeping_check_on)::text AS day FROM customer',
  };
  const [row] = await database.database.query<{ day: string | null }>(statement);
  return row?.day ?? '9999-12-31';
}

/** Each check that falls due up to a day, on its own day. */
async function checkThrough(day: string): Promise<void> {
  for (let on = await nextCheckOn(); on <= day; on = await nextCheckOn()) {
    await checkOn(on);
    if ((await nextCheckOn()) <= on) throw new Error(`an account stays to be looked at on ${on}`);
  }
  context.clock.at = startOfDayMs(localDate(day)) + 9 * hourMs;
}

const customerOf = async (customerId: string) => {
  const { customer } = await context.store.load({ customerId, parts: [] });
  if (customer === null) throw new Error('a customer stays');
  return customer;
};
const isErased = async (customerId: string) => (await customerOf(customerId)).erasedAt !== null;

async function keep(customerId: string, changes: Changes): Promise<void> {
  const { version } = await customerOf(customerId);
  expect(await context.store.save({ customerId, expectedVersion: version, changes })).toBe('saved');
}

function applicationOf(customerId: string, fields: Partial<ApplicationRow>): ApplicationRow {
  return {
    customerId,
    applicationId: randomUUID(),
    status: 'declined',
    submittedAt: context.now(),
    decidedAt: context.now(),
    decidedBy: 'scorecard',
    score: 200,
    contributions: [],
    reasonCodes: [],
    proposedLimitCentavos: centavos(0),
    limitCentavos: centavos(0),
    reapplyOn: null,
    consents: {},
    correctionRequests: [],
    beforeSealed: null,
    ...fields,
  };
}

/** A loan of the first day, open or paid back on the same day. */
async function takeLoan(customerId: string, isRepaid: boolean): Promise<void> {
  const begun = begunLoan();
  const amountCentavos = accepted(payoffQuote(begun.loan, firstDay)).totalCentavos;
  const repaid = next(
    begun,
    accepted(allocateRepayment(begun.loan, { amountCentavos, on: firstDay, reference: 'GC1' })),
  );
  await keep(customerId, { loans: [{ ...loanRowOf(isRepaid ? repaid : begun), customerId }] });
}

describe('an account that never had a loan', () => {
  test('is kept for twelve months after the last log-in, and is erased on the next day', async () => {
    const { session } = await newBorrower(context, '9170000081');
    await checkThrough('2027-11-21');
    expect(await isErased(session.customerId)).toBe(false);
    await checkOn('2027-11-22');
    expect(await isErased(session.customerId)).toBe(true);
    const { session: again } = await newBorrower(context, '9170000081');
    expect(again.customerId).not.toBe(session.customerId);
  });

  test('leaves a line in the log that names no member of staff, and a job for its photos', async () => {
    const { session } = await newBorrower(context);
    await checkThrough('2027-11-22');
    const audits = await database.database.query({
      name: 'audits-of-expiry',
      text: 'SELECT action, staff_id, customer_id, detail, before, after FROM audit_log',
    });
    expect(audits).toEqual([
      {
        action: 'account-expired',
        staff_id: null,
        customer_id: session.customerId,
        detail: { keptAfter: 'last-use' },
        before: { isErased: false },
        after: { isErased: true },
      },
    ]);
    const jobs = await database.database.query({
      name: 'jobs-of-expiry',
      text: "SELECT payload FROM outbox WHERE kind = 'erase-photos'",
    });
    const job = { payload: { customerId: session.customerId } };
    expect(jobs).toEqual([job, job]);
  });

  test('stays for twelve months more after each log-in and each application', async () => {
    const phone = '9170000082';
    const { session } = await newBorrower(context, phone);
    await checkThrough('2027-10-01');
    await newBorrower(context, phone);
    await checkThrough('2028-09-01');
    await keep(session.customerId, { applications: [applicationOf(session.customerId, {})] });
    await checkThrough('2029-09-01');
    expect(await isErased(session.customerId)).toBe(false);
    await checkOn('2029-09-02');
    expect(await isErased(session.customerId)).toBe(true);
  });

  test('stays while a decline has it wait, so that nobody applies sooner as somebody new', async () => {
    const { session } = await newBorrower(context);
    const reapplyOn = localDate('2028-01-15');
    const applications = [applicationOf(session.customerId, { reapplyOn })];
    await keep(session.customerId, { applications, customer: { reapplyOn } });
    await checkThrough('2028-01-14');
    expect(await isErased(session.customerId)).toBe(false);
    await checkThrough('2028-02-28');
    expect(await isErased(session.customerId)).toBe(true);
  });

  test('stays while the lender owes a decision, an answer or a look at who has the phone', async () => {
    const waiting = await newBorrower(context);
    const asking = await newBorrower(context);
    const locked = await newBorrower(context);
    const ids = [waiting, asking, locked].map(({ session }) => session.customerId);
    const [first = '', , last = ''] = ids;
    const fields = { status: 'under-review', decidedAt: null, decidedBy: null } as const;
    await keep(first, { applications: [applicationOf(first, fields)] });
    const text = 'Somebody calls me every hour.';
    const body = { kind: 'complaint', text } as const;
    value(await sendSupportMessage(context, asking.caller, body, randomUUID()));
    const because = { proof: 'answersFit', reason: 'the phone was taken' } as const;
    value(await lockAccount(context, newStaff('agent'), last, because));
    await checkThrough('2028-06-01');
    expect(await Promise.all(ids.map(isErased))).toEqual([false, false, false]);
  });
});

describe('an account with loans', () => {
  test('is kept for five years after the end of the last one, and is erased on the next day', async () => {
    const { session } = await newBorrower(context);
    await takeLoan(session.customerId, true);
    await checkThrough('2031-11-21');
    expect(await isErased(session.customerId)).toBe(false);
    await checkOn('2031-11-22');
    expect(await isErased(session.customerId)).toBe(true);
  });

  test('stays for twelve months after a log-in that came later', async () => {
    const phone = '9170000083';
    const { session } = await newBorrower(context, phone);
    await takeLoan(session.customerId, true);
    await checkThrough('2031-11-01');
    await newBorrower(context, phone);
    await checkThrough('2032-11-01');
    expect(await isErased(session.customerId)).toBe(false);
    await checkThrough('2032-11-02');
    expect(await isErased(session.customerId)).toBe(true);
  });

  test('is never erased while a loan is open', async () => {
    const { session } = await newBorrower(context);
    await takeLoan(session.customerId, false);
    await checkThrough('2040-01-01');
    expect(await isErased(session.customerId)).toBe(false);
  });

  test('stays while a request of its borrower is open', async () => {
    const { session, caller } = await newBorrower(context);
    await takeLoan(session.customerId, true);
    value(await sendRequest(context, caller, { kind: 'older-records' }, randomUUID()));
    await checkThrough('2033-01-01');
    expect(await isErased(session.customerId)).toBe(false);
  });
});

test('one that cannot be looked at holds up no other', async () => {
  const broken = await newBorrower(context);
  const other = await newBorrower(context);
  const { store } = context;
  const failing = {
    ...context,
    store: {
      ...store,
      load: ((request) => {
        if (request.customerId === broken.session.customerId) throw new Error('it cannot be read');
        return store.load(request);
      }) as typeof store.load,
    },
  };
  context.clock.at = startOfDayMs(localDate('2027-11-22')) + 9 * hourMs;
  await expect(eraseOldAccounts(failing)).rejects.toThrow('it cannot be read');
  expect(await isErased(other.session.customerId)).toBe(true);
});
