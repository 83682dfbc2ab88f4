import type { KeptLoanEvent, LoanFeed } from '../../ports/loan-events.ts';
import type { Queryable } from './database.ts';

const statements = {
  events: {
    name: 'loan-feed-events',
    text: `SELECT event_id AS "eventId", loan_id AS "loanId", type, sequence, happened_at AS "happenedAt", data, position
      FROM loan_event WHERE position > $1 ORDER BY position LIMIT $2`,
  },
  changed: {
    name: 'loan-feed-changed',
    text: `SELECT customer_id AS "customerId", loan_id AS "loanId", position
      FROM loan_change WHERE position > $1 ORDER BY position LIMIT $2`,
  },
} as const;

export function createLoanFeed(database: Queryable): LoanFeed {
  return {
    events: (after, most) =>
      database.query<KeptLoanEvent & { position: number }>(statements.events, [after, most]),
    changed: (after, most) =>
      database.query<{ customerId: string; loanId: string; position: number }>(statements.changed, [
        after,
        most,
      ]),
  };
}
