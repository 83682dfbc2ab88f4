import { createHash } from 'node:crypto';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';

/* A lender has many loans and few that are due: what the close and the list of late loans read may not grow with the others. */

const on = localDate('2026-12-10');
const termDays = 60;
const statements = {
  overdue: `SELECT queue_overdue('${on}')`,
  // An hour is looked at once, so each look has a day of its own.
  reminders: (day: string) =>
    `SELECT queue_reminders('${day}', ARRAY['${on}']::date[], '2026-11-10', '${on}', 20, '${on}T20:00:00+08:00')`,
  late: (from: string) => `SELECT customer_id, loan_id, next_due_on FROM loan
    WHERE (next_due_on, loan_id) > ('${from}'::date, '00000000-0000-0000-0000-000000000000'::uuid)
      AND next_due_on <= '${on}' ORDER BY next_due_on, loan_id LIMIT 50`,
};

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  for (const daysToDue of [0, -1])
    await addLoan(test.database, { termDays, disbursedOn: addDays(on, daysToDue - termDays) });
  await addLoan(test.database, { termDays, disbursedOn: on });
  await test.asOwner((owner) =>
    owner.runScript(`INSERT INTO close_of_business (business_on, started_at, accrued_at)
      SELECT day, now(), now() FROM generate_series('2026-12-09'::date, '2026-12-20'::date, '1 day') AS day`),
  );
});
afterAll(() => test.remove());

/** Adds so many loans like the one that is due in two months. */
async function addLoansNotDue(count: number): Promise<void> {
  await test.asOwner(async (owner) => {
    await owner.runScript(`SET session_replication_role = 'replica';
      INSERT INTO loan SELECT (jsonb_populate_record(l, jsonb_build_object(
          'customer_id', gen_random_uuid(), 'loan_id', gen_random_uuid()))).*
        FROM loan l, generate_series(1, ${count}) WHERE l.disbursed_on = '${on}' AND l.loan_id = (
          SELECT loan_id FROM loan WHERE disbursed_on = '${on}' ORDER BY loan_id LIMIT 1);
      RESET session_replication_role;`);
    await owner.runScript('VACUUM ANALYZE loan');
  });
}

/** Pages that a statement looked at, once what it needs is compiled. */
async function pagesOf(statement: string, warmUp: string): Promise<number> {
  return test.asOwner(async (owner) => {
    await owner.runScript(warmUp);
    const text = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`;
    const [row] = await owner.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>({
      name: `pages ${createHash('sha256').update(statement).digest('hex').slice(0, 20)}`,
      text,
    });
    const plan = row?.['QUERY PLAN'][0].Plan ?? {};
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  });
}

it('looks for what fell due, for what is late and for who is to be reminded, at a cost that the other loans do not change', async () => {
  await addLoansNotDue(300);
  const few = {
    overdue: await pagesOf(statements.overdue, statements.overdue),
    reminders: await pagesOf(statements.reminders('2026-12-10'), statements.reminders('2026-12-11')),
    late: await pagesOf(statements.late('2026-01-01'), statements.late('2026-01-02')),
  };
  await addLoansNotDue(3_000);
  const many = {
    overdue: await pagesOf(statements.overdue, statements.overdue),
    reminders: await pagesOf(statements.reminders('2026-12-12'), statements.reminders('2026-12-13')),
    late: await pagesOf(statements.late('2026-01-01'), statements.late('2026-01-03')),
  };
  expect(few.overdue).toBeGreaterThan(0);
  expect(many.overdue).toBeLessThan(few.overdue + 100);
  expect(many.reminders).toBeLessThan(few.reminders + 100);
  expect(few.late).toBeGreaterThan(0);
  expect(many.late).toBeLessThan(few.late + 10);
});
