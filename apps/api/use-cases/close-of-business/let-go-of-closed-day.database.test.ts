import { addDays, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { isoInstant } from '../iso-instant.ts';
import { setMaintenance } from '../maintenance/maintenance.ts';
import { accrueByEngine } from './post-accruals.ts';
import { letGoOfClosedDay } from './let-go-of-closed-day.ts';

/* The agreement says that nothing is owed for being late for a due date on which paying failed. */

const hourMs = 3_600_000;
let database: TestDatabase;
let context: StaffContext;
beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

const { staffId } = newStaff('admin');

/** Closes paying at an instant for some hours; none opens it again. */
async function close(at: number, hours: number, setAt = at): Promise<void> {
  context.clock.at = setAt;
  const body = { fromAt: isoInstant(at), untilAt: isoInstant(at + hours * hourMs), note: '' };
  value(await setMaintenance(context, staffId, 'paying', body));
}

/** A loan, with the first instant of the day on which it is due. */
async function dueLoan() {
  await database.database.query({ name: 'no-window', text: 'DELETE FROM maintenance_window' });
  const { customerId, loanId, loan } = await addLoan(database.database);
  const { dueOn } = loan;
  if (dueOn === null) throw new Error('a loan that was paid out is due');
  const owed = async () => {
    const kept = await context.store.load({ customerId, parts: ['loans', 'entries'] });
    const [row] = kept.loans;
    const { lateChargeAccruedCentavos: late = -1, penaltyFeeAccruedCentavos: penalty = -1 } = row ?? {};
    const waived = kept.entries.filter(({ kind }) => kind === 'charges-waived');
    return { late, penalty, waived: waived.map(({ reference }) => reference) };
  };
  /** Posts the charges through so many days after the due date, and does the job of the close. */
  const closeDay = async (days: number) => {
    const on = addDays(dueOn, days);
    context.clock.at = startOfDayMs(on) + hourMs;
    await accrueByEngine(context, customerId, on);
    const charged = await owed();
    value(await letGoOfClosedDay(context, { customerId, loanId }));
    return charged;
  };
  return { customerId, dueAt: startOfDayMs(dueOn), owed, closeDay };
}

test('who could not pay on the due date because paying was closed owes nothing for the day after, once', async () => {
  const { customerId, dueAt, owed, closeDay } = await dueLoan();
  await close(dueAt + 10 * hourMs, 2);
  const charged = await closeDay(1);
  expect(charged.late).toBeGreaterThan(0);
  expect(await owed()).toEqual({ late: 0, penalty: 0, waived: ['channel-failed'] });
  const request = { customerId, kind: 'notify', after: null, most: 5 } as const;
  expect((await context.messageRepository.page(request)).map(({ code }) => code)).toEqual(['loanChanged']);
  await closeDay(1);
  await closeDay(2);
  expect(await owed()).toMatchObject({ late: charged.late, waived: ['channel-failed'] });
});

test('a window that ended before the due date, or began after it, changes nothing', async () => {
  const { dueAt, owed, closeDay } = await dueLoan();
  await close(dueAt - 5 * hourMs, 5);
  await close(dueAt + 24 * hourMs, 3);
  const { late } = await closeDay(1);
  expect(late).toBeGreaterThan(0);
  expect(await owed()).toMatchObject({ late, waived: [] });
});

test('a window that was taken back before it began closed nothing', async () => {
  const { dueAt, owed, closeDay } = await dueLoan();
  await close(dueAt + 10 * hourMs, 2, dueAt - 30 * hourMs);
  await close(dueAt + 10 * hourMs, 0, dueAt - 20 * hourMs);
  const { late } = await closeDay(1);
  expect(await owed()).toMatchObject({ late, waived: [] });
});

test('a failure that staff write down while the next window is set already still counts', async () => {
  const { dueAt, owed, closeDay } = await dueLoan();
  await close(dueAt + 10 * hourMs, 2, dueAt + 13 * hourMs);
  await close(dueAt + 200 * hourMs, 2, dueAt + 14 * hourMs);
  await closeDay(1);
  expect(await owed()).toMatchObject({ late: 0, waived: ['channel-failed'] });
});
