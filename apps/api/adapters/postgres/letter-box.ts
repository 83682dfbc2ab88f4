import type { LetterBox, LetterRow } from '../../ports/letter-box.ts';
import type { Queryable } from './database.ts';

const columns = `customer_id AS "customerId", letter_id AS "letterId", kind, number, loan_id AS "loanId",
  photo_id AS "photoId", content_sealed AS "contentSealed", sent_at AS "sentAt", answered_at AS "answeredAt", outcome,
  answer_sealed AS "answerSealed"`;
const statements = {
  list: {
    name: 'letters-list',
    text: `SELECT ${columns} FROM letter WHERE customer_id = $1 ORDER BY sent_at DESC, letter_id DESC LIMIT $2`,
  },
  find: {
    name: 'letters-find',
    text: `SELECT ${columns} FROM letter WHERE customer_id = $1 AND letter_id = $2`,
  },
  waiting: {
    name: 'letters-waiting',
    text: `SELECT ${columns} FROM letter WHERE answered_at IS NULL AND kind = ANY ($1) ORDER BY sent_at LIMIT $2`,
  },
  countWaiting: {
    name: 'letters-count-waiting',
    text: `SELECT count(*) AS count FROM letter WHERE answered_at IS NULL AND kind = ANY ($1)`,
  },
} as const;

/** The letters of each customer, and those that wait for an answer. */
export function createLetterBox(database: Queryable): LetterBox {
  return {
    list: (customerId, most) => database.query<LetterRow>(statements.list, [customerId, most]),
    find: async (customerId, letterId) =>
      (await database.query<LetterRow>(statements.find, [customerId, letterId]))[0] ?? null,
    waiting: (kinds, most) => database.query<LetterRow>(statements.waiting, [kinds, most]),
    countWaiting: async (kinds) =>
      (await database.query<{ count: number }>(statements.countWaiting, [kinds]))[0]?.count ?? 0,
  };
}
