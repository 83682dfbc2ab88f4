import type { Close, CloseOfBusiness, PostedAccruals } from '../../ports/close-of-business.ts';
import type { Queryable } from './database.ts';
import { groupsByShard } from './shards.ts';

const columns = `business_on AS "businessOn", started_at AS "startedAt", accrued_at AS "accruedAt",
  reminded_hour AS "remindedHour", loans, entries`;
const statements = {
  find: { name: 'close-find', text: `SELECT ${columns} FROM close_of_business WHERE business_on = $1` },
  last: {
    name: 'close-last',
    text: `SELECT ${columns} FROM close_of_business WHERE accrued_at IS NOT NULL ORDER BY business_on DESC LIMIT 1`,
  },
  begin: {
    name: 'close-begin',
    text: `INSERT INTO close_of_business (business_on, started_at) VALUES ($1, to_timestamp($2 / 1000.0))
      ON CONFLICT DO NOTHING`,
  },
  toAccrue: {
    name: 'close-to-accrue',
    // Looks at a number of loans, not for a number of loans: once all are accrued, looking for one more would read every
    // loan of the lender in one statement.
    text: `SELECT l.customer_id, coalesce(b.accrued_through_on, '-infinity') < $1 AS is_behind
      FROM loan l JOIN loan_balance b ON b.customer_id = l.customer_id AND b.loan_id = l.loan_id
      WHERE l.status = 'active' AND l.customer_id > coalesce($2, '00000000-0000-0000-0000-000000000000'::uuid)
        AND b.customer_id > coalesce($2, '00000000-0000-0000-0000-000000000000'::uuid)
      ORDER BY l.customer_id LIMIT $3`,
  },
  post: {
    name: 'close-post-accruals',
    text: 'SELECT loans, entries FROM post_accruals($1, $2, to_timestamp($3 / 1000.0), $4)',
  },
  finish: {
    name: 'close-finish',
    text: `UPDATE close_of_business
      SET accrued_at = to_timestamp($4 / 1000.0), loans = loans + $2, entries = entries + $3 WHERE business_on = $1`,
  },
  closeDay: { name: 'close-ledger-day', text: 'SELECT close_day($1, to_timestamp($2 / 1000.0))' },
  sumDays: { name: 'close-sum-days', text: 'SELECT sum_closed_days(to_timestamp($1 / 1000.0))' },
  fold: { name: 'close-fold-accruals', text: 'SELECT fold_accruals($1) AS count' },
  eraseRecords: { name: 'close-erase-records', text: 'SELECT erase_records_before($1) AS count' },
  overdue: { name: 'close-queue-overdue', text: 'SELECT queue_overdue($1)' },
  remind: {
    name: 'close-queue-reminders',
    text: 'SELECT queue_reminders($1, $2, $3, $4, $5, to_timestamp($6 / 1000.0)) AS count',
  },
} as const;

/** The first digits of an ordered id; a count follows them. */
const prefixLength = 24;

export function createCloseOfBusiness(database: Queryable): CloseOfBusiness {
  return {
    find: async (on) => (await database.query<Close>(statements.find, [on]))[0] ?? null,
    findLast: async () => (await database.query<Close>(statements.last))[0] ?? null,
    begin: async (on, startedAt) => {
      await database.query(statements.begin, [on, startedAt]);
    },
    customersToAccrue: async (on, after, most) => {
      const rows = await database.query<{ customer_id: string; is_behind: boolean }>(statements.toAccrue, [
        on,
        after,
        most,
      ]);
      const customerIds = rows.flatMap((row) => (row.is_behind ? [row.customer_id] : []));
      return {
        customerIds,
        groups: await groupsByShard(database, customerIds),
        last: rows.at(-1)?.customer_id ?? null,
      };
    },
    postAccruals: async ({ customerIds, on, recordedAt, firstEntryId }) => {
      const prefix = firstEntryId.replaceAll('-', '').slice(0, prefixLength);
      const values = [customerIds, on, recordedAt, prefix];
      const [posted] = await database.query<PostedAccruals>(statements.post, values);
      if (posted === undefined) throw new Error('post_accruals gave no answer');
      return posted;
    },
    closeLedger: async (through, closedAt) => {
      // Two transactions: writes wait for the first one only, and the second one reads a whole day.
      await database.query(statements.closeDay, [through, closedAt]);
      await database.query(statements.sumDays, [closedAt]);
    },
    foldQuarters: async (most) =>
      (await database.query<{ count: number }>(statements.fold, [most]))[0]?.count ?? 0,
    eraseRecordsBefore: async (on) =>
      (await database.query<{ count: number }>(statements.eraseRecords, [on]))[0]?.count ?? 0,
    queueOverdue: async (on) => {
      await database.query(statements.overdue, [on]);
    },
    finishAccruals: async (on, { loans, entries }, accruedAt) => {
      await database.query(statements.finish, [on, loans, entries, accruedAt]);
    },
    queueReminders: async ({ on, dueOn, lateFromOn, couponEndsOn, hour, remindedAt }) => {
      const values = [on, dueOn, lateFromOn, couponEndsOn, hour, remindedAt];
      const [row] = await database.query<{ count: number }>(statements.remind, values);
      return row?.count ?? 0;
    },
  };
}
