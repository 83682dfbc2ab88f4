import type { HeldPayouts, PayoutQueue, QueuedLoan } from '../../ports/payout-queue.ts';
import type { Queryable, Statement } from './database.ts';

const waiting = {
  name: 'payout-queue-waiting',
  text: `SELECT customer_id AS "customerId", payout_id AS "payoutId", count(*) OVER () AS count FROM payout
    WHERE status IN ('requested', 'sending', 'unknown') AND requested_at < to_timestamp($1 / 1000.0)
    ORDER BY requested_at LIMIT $2`,
};
const held = {
  name: 'payout-queue-held',
  text: `SELECT held_for AS "heldFor", min(held_until_at) AS "heldUntil", count(*) AS count,
      sum(amount_centavos)::bigint AS "amountCentavos"
    FROM payout WHERE held_for IS NOT NULL AND status = 'requested' GROUP BY held_for ORDER BY held_for`,
};
const inQuestion = {
  name: 'payout-queue-in-question',
  text: `SELECT customer_id AS "customerId", loan_id AS "loanId", count(*) OVER () AS count FROM loan
    WHERE adjustments ? 'payoutInQuestionCentavos' ORDER BY loan_id LIMIT $1`,
};
const failedRefunds = {
  name: 'payout-queue-failed-refunds',
  text: `SELECT p.customer_id AS "customerId", p.loan_id AS "loanId", count(*) OVER () AS count FROM payout p
    JOIN loan_balance b ON b.customer_id = p.customer_id AND b.loan_id = p.loan_id AND b.customer_credit_centavos > 0
    WHERE p.purpose = 'refund' AND p.status = 'failed' AND NOT EXISTS (
      SELECT FROM payout n WHERE n.customer_id = p.customer_id AND n.loan_id = p.loan_id AND n.purpose = 'refund'
        AND (n.requested_at, n.payout_id) > (p.requested_at, p.payout_id))
    ORDER BY p.completed_at LIMIT $1`,
};

/** Finds payouts that wait or are not settled. Every one read is shown, so a count is never less than what is listed. */
export function createPayoutQueue(database: Queryable): PayoutQueue {
  return {
    waiting: async (askedForBeforeMs, most) => {
      const rows = await database.query<{ customerId: string; payoutId: string; count: number }>(waiting, [
        askedForBeforeMs,
        most,
      ]);
      return { count: rows[0]?.count ?? 0, oldest: rows };
    },
    held: () => database.query<HeldPayouts>(held),
    inQuestion: (most) => loansOf(database, inQuestion, most),
    failedRefunds: (most) => loansOf(database, failedRefunds, most),
  };
}

async function loansOf(database: Queryable, statement: Statement, most: number) {
  const rows = await database.query<QueuedLoan & { count: number }>(statement, [most]);
  return { count: rows[0]?.count ?? 0, loans: rows };
}
