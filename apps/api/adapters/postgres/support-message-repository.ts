import type { SupportMessageRepository, SupportMessageRow } from '../../ports/support-message-repository.ts';
import type { Queryable } from './database.ts';

const columns = `customer_id AS "customerId", support_message_id AS "supportMessageId", kind, number, loan_id AS "loanId",
  photo_id AS "photoId", content_sealed AS "contentSealed", sent_at AS "sentAt", answered_at AS "answeredAt", outcome,
  answer_sealed AS "answerSealed"`;
const statements = {
  list: {
    name: 'support-messages-list',
    text: `SELECT ${columns} FROM support_message WHERE customer_id = $1
        AND ($3::bigint IS NULL OR (sent_at, support_message_id) < (to_timestamp($3 / 1000.0), $4::uuid))
      ORDER BY sent_at DESC, support_message_id DESC LIMIT $2`,
  },
  find: {
    name: 'support-messages-find',
    text: `SELECT ${columns} FROM support_message WHERE customer_id = $1 AND support_message_id = $2`,
  },
  isWaiting: {
    name: 'support-messages-is-waiting',
    text: `SELECT FROM support_message WHERE customer_id = $1 AND answered_at IS NULL LIMIT 1`,
  },
  waiting: {
    name: 'support-messages-waiting',
    text: `SELECT ${columns} FROM support_message WHERE answered_at IS NULL AND kind = ANY ($1) ORDER BY sent_at LIMIT $2`,
  },
  countWaiting: {
    name: 'support-messages-count-waiting',
    text: `SELECT count(*) AS count FROM support_message WHERE answered_at IS NULL AND kind = ANY ($1)`,
  },
  withOpenComplaint: {
    name: 'support-messages-open-complaints',
    text: `SELECT DISTINCT customer_id AS "customerId" FROM support_message
      WHERE customer_id = ANY ($1) AND kind = 'complaint' AND answered_at IS NULL`,
  },
} as const;

/** The support messages of each customer, and those that wait for an answer. */
export function createSupportMessageRepository(database: Queryable): SupportMessageRepository {
  return {
    list: (customerId, most, before) =>
      database.query<SupportMessageRow>(statements.list, [
        customerId,
        most,
        before?.sentAt ?? null,
        before?.supportMessageId ?? null,
      ]),
    find: async (customerId, supportMessageId) =>
      (await database.query<SupportMessageRow>(statements.find, [customerId, supportMessageId]))[0] ?? null,
    isWaiting: async (customerId) => (await database.query(statements.isWaiting, [customerId])).length > 0,
    waiting: (kinds, most) => database.query<SupportMessageRow>(statements.waiting, [kinds, most]),
    withOpenComplaint: async (customerIds) => {
      const rows = await database.query<{ customerId: string }>(statements.withOpenComplaint, [customerIds]);
      return new Set(rows.map(({ customerId }) => customerId));
    },
    countWaiting: async (kinds) =>
      (await database.query<{ count: number }>(statements.countWaiting, [kinds]))[0]?.count ?? 0,
  };
}
