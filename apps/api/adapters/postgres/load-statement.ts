import type { Part } from '../../ports/customer-store.ts';
import type { Statement } from './database.ts';
import { toSnake } from './row-mapping.ts';

/*
 * One statement loads the named parts of one or more customers, each by its primary key. It is made of its parts, so that
 * nothing is read that a use case did not name, and prepared once for each list of parts.
 */

/** By which values a customer is found, and what stands beside them: `(position, customer_id, access_hash, idempotency_key)`. */
export type LoadKey = 'customer' | 'session' | 'answer' | 'session-answer' | 'payment';

const askedByMany: Readonly<Record<LoadKey, string>> = {
  customer: 'unnest($1::uuid[]) WITH ORDINALITY AS a (customer_id, position)',
  session: 'unnest($1::uuid[], $2::bytea[]) WITH ORDINALITY AS a (customer_id, access_hash, position)',
  answer: 'unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS a (customer_id, idempotency_key, position)',
  'session-answer':
    'unnest($1::uuid[], $2::bytea[], $3::uuid[]) WITH ORDINALITY AS a (customer_id, access_hash, idempotency_key, position)',
  payment: `(SELECT g.customer_id, n.position FROM unnest($1::text[]) WITH ORDINALITY AS n (number, position)
    LEFT JOIN given_number g USING (number)) AS a`,
};

/** One alone is asked for by values: with a list, PostgreSQL would plan the statement anew each time. */
const askedByOne: Readonly<Record<LoadKey, string>> = {
  customer: '(SELECT $1::uuid AS customer_id, 1 AS position) AS a',
  session: '(SELECT $1::uuid AS customer_id, $2::bytea AS access_hash, 1 AS position) AS a',
  answer: '(SELECT $1::uuid AS customer_id, $2::uuid AS idempotency_key, 1 AS position) AS a',
  'session-answer':
    '(SELECT $1::uuid AS customer_id, $2::bytea AS access_hash, $3::uuid AS idempotency_key, 1 AS position) AS a',
  payment:
    '(SELECT (SELECT customer_id FROM given_number WHERE number = $1::text) AS customer_id, 1 AS position) AS a',
};

const session = `(SELECT row_to_json(x) FROM (SELECT s.session_id, s.access_expires_at, s.ended_at
  FROM session s WHERE s.customer_id = a.customer_id AND s.access_hash = a.access_hash) x)`;
const answer = `(SELECT row_to_json(x) FROM (SELECT s.request_hash, s.body
  FROM stored_answer s WHERE s.customer_id = a.customer_id AND s.idempotency_key = a.idempotency_key) x)`;

const list = (table: string, order: string, condition = 'true'): string =>
  `(SELECT coalesce(json_agg(x${order === '' ? '' : ` ORDER BY ${order}`}), '[]')
  FROM ${table} x WHERE x.customer_id = a.customer_id AND ${condition})`;

/** Each list has one order, also where rows are of the same instant: what is decided on them is decided the same way again. */
const parts: Readonly<Record<Part, string>> = {
  sessions: list('session', 'x.created_at DESC, x.session_id DESC', 'x.ended_at IS NULL'),
  sections: list('profile_section', 'x.section'),
  photos: list('photo', 'x.requested_at DESC, x.photo_id DESC'),
  applications: list('application', 'x.submitted_at DESC, x.application_id DESC'),
  signatures: list('signature', 'x.signed_at DESC, x.signature_id DESC'),
  loans: `(SELECT coalesce(json_agg(x ORDER BY x.accepted_at DESC, x.loan_id DESC), '[]') FROM (
    SELECT * FROM loan l JOIN loan_balance b USING (customer_id, loan_id) WHERE l.customer_id = a.customer_id
  ) x)`,
  payouts: list('payout', 'x.requested_at DESC, x.payout_id DESC'),
  payments: list('payment', 'x.created_at DESC, x.payment_id DESC'),
  entries: list('loan_entry', 'x.business_on, x.recorded_at, x.entry_id'),
  acceptances: list('acceptance', 'x.accepted_at DESC, x.loan_id DESC'),
  papers: list('paper', 'x.issued_at DESC, x.paper_id DESC'),
  coupons: list('coupon', 'x.granted_at DESC, x.coupon_id'),
  reloan: '(SELECT row_to_json(x) FROM reloan x WHERE x.customer_id = a.customer_id)',
  scheduledLoans: list('scheduled_loan', 'x.created_at DESC, x.scheduled_loan_id DESC'),
  requests: list('request', 'x.created_at DESC, x.request_id DESC'),
  makerOnlySteps: list('maker_only_step', 'x.step_id'),
  // The customer's own documents. Who else has them is asked of `known_document`, which may be on another machine.
  sameDocument: `(SELECT coalesce(json_agg(encode(x.unique_index, 'hex')), '[]')
    FROM profile_section x WHERE x.customer_id = a.customer_id AND x.unique_index IS NOT NULL)`,
};

const partNames = Object.keys(parts) as Part[];
const statements = new Map<string, LoadStatements>();

/** The same load for one customer, by values, and for many, by lists of values. */
export type LoadStatements = { one: Statement; many: Statement };

/** The statements for a list of parts; their rows have one column, `loaded`, in the order of what was asked. */
export function loadStatements(key: LoadKey, named: readonly Part[]): LoadStatements {
  // The driver allows a name few letters: one bit for each part.
  const bits = partNames.reduce((sum, part, place) => sum + (named.includes(part) ? 2 ** place : 0), 0);
  const name = `load-customer-by-${key}-${bits.toString(36)}`;
  const known = statements.get(name);
  if (known !== undefined) return known;
  const fields: (readonly [string, string])[] = [
    ['customer', '(SELECT row_to_json(c) FROM customer c WHERE c.customer_id = a.customer_id)'],
    ...(key.startsWith('session') ? [['session', session] as const] : []),
    ...(key.endsWith('answer') ? [['answer', answer] as const] : []),
    ...partNames.filter((part) => named.includes(part)).map((part) => [toSnake(part), parts[part]] as const),
  ];
  const object = fields.map(([field, text]) => `'${field}', ${text}`).join(',\n  ');
  const textOf = (asked: string): string =>
    `SELECT json_build_object(${object}) AS loaded FROM ${asked} ORDER BY a.position`;
  const made = {
    one: { name, text: textOf(askedByOne[key]) },
    many: { name: `${name}-many`, text: textOf(askedByMany[key]) },
  };
  statements.set(name, made);
  return made;
}
