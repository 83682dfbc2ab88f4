import type { RetainedKind, Retention } from '../../ports/retention.ts';
import type { Queryable } from './database.ts';
import { groupsByShard } from './shards.ts';

/*
 * A row that somebody holds at the moment is left for the next batch, so that no write waits for the removal or it for them. What
 * customers own is removed shard by shard: whose it is is read first, and each removal names customers who lie together.
 */

const ownersOf = (table: string, past: string, by: string): string =>
  `SELECT DISTINCT o.customer_id AS "customerId"
    FROM (SELECT customer_id FROM ${table} WHERE ${past} ORDER BY ${by} LIMIT $2) o`;

const owners: Partial<Record<RetainedKind, { name: string; text: string }>> = {
  'stored-answer': {
    name: 'retention-stored-answer-owners',
    text: ownersOf('stored_answer', 'created_at < to_timestamp($1 / 1000.0)', 'created_at'),
  },
  session: {
    name: 'retention-session-owners',
    text: ownersOf('session', 'expires_at < to_timestamp($1 / 1000.0)', 'expires_at'),
  },
  'event-delivery': {
    name: 'retention-event-delivery-owners',
    text: ownersOf('event_delivery', "state <> 'waiting' AND made_at < to_timestamp($1 / 1000.0)", 'made_at'),
  },
  'loan-event': {
    name: 'retention-loan-event-owners',
    text: ownersOf(
      'loan_event',
      'position IS NOT NULL AND happened_at < to_timestamp($1 / 1000.0)',
      'happened_at',
    ),
  },
};

const statements = {
  'stored-answer': {
    name: 'retention-stored-answer',
    text: `WITH past AS MATERIALIZED (
        SELECT customer_id, idempotency_key FROM stored_answer WHERE created_at < to_timestamp($1 / 1000.0) AND customer_id = ANY ($3)
        ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
      ), removed AS (
        DELETE FROM stored_answer x USING past p
        WHERE x.customer_id = ANY ($3) AND x.customer_id = p.customer_id AND x.idempotency_key = p.idempotency_key RETURNING 1
      )
      SELECT count(*) AS count FROM removed`,
  },
  session: {
    name: 'retention-session',
    text: `WITH past AS MATERIALIZED (
        SELECT customer_id, session_id FROM session WHERE expires_at < to_timestamp($1 / 1000.0) AND customer_id = ANY ($3)
        ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED
      ), silenced AS (
        DELETE FROM push_subscription x USING past p
        WHERE x.customer_id = ANY ($3) AND x.customer_id = p.customer_id AND x.session_id = p.session_id
      ), removed AS (
        DELETE FROM session x USING past p
        WHERE x.customer_id = ANY ($3) AND x.customer_id = p.customer_id AND x.session_id = p.session_id RETURNING 1
      )
      SELECT count(*) AS count FROM removed`,
  },
  'staff-session': {
    name: 'retention-staff-session',
    text: `WITH past AS MATERIALIZED (
        SELECT staff_id, token_hash FROM staff_session WHERE expires_at < to_timestamp($1 / 1000.0)
        LIMIT $2 FOR UPDATE SKIP LOCKED
      ), removed AS (
        DELETE FROM staff_session x USING past p
        WHERE x.staff_id = p.staff_id AND x.token_hash = p.token_hash RETURNING 1
      )
      SELECT count(*) AS count FROM removed`,
  },
  'provider-event': {
    name: 'retention-provider-event',
    text: `WITH past AS MATERIALIZED (
        SELECT provider, event_id FROM provider_event
        WHERE state = 'done' AND received_at < to_timestamp($1 / 1000.0)
        ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED
      ), removed AS (
        DELETE FROM provider_event x USING past p
        WHERE x.provider = p.provider AND x.event_id = p.event_id RETURNING 1
      )
      SELECT count(*) AS count FROM removed`,
  },
  'event-delivery': {
    name: 'retention-event-delivery',
    text: `WITH past AS MATERIALIZED (
        SELECT customer_id, receiver_id, event_id FROM event_delivery
        WHERE state <> 'waiting' AND made_at < to_timestamp($1 / 1000.0) AND customer_id = ANY ($3)
        ORDER BY made_at LIMIT $2 FOR UPDATE SKIP LOCKED
      ), removed AS (
        DELETE FROM event_delivery x USING past p
        WHERE x.customer_id = ANY ($3) AND x.customer_id = p.customer_id AND x.receiver_id = p.receiver_id AND x.event_id = p.event_id RETURNING 1
      )
      SELECT count(*) AS count FROM removed`,
  },
  // What a receiver was still to get after so long goes too: it was off all the while.
  'loan-event': {
    name: 'retention-loan-event',
    text: `WITH past AS MATERIALIZED (
        SELECT customer_id, event_id FROM loan_event
        WHERE position IS NOT NULL AND happened_at < to_timestamp($1 / 1000.0) AND customer_id = ANY ($3)
        ORDER BY happened_at LIMIT $2 FOR UPDATE SKIP LOCKED
      ), unsent AS (
        DELETE FROM event_delivery x USING past p WHERE x.customer_id = ANY ($3) AND x.customer_id = p.customer_id AND x.event_id = p.event_id
      ), removed AS (
        DELETE FROM loan_event x USING past p WHERE x.customer_id = ANY ($3) AND x.customer_id = p.customer_id AND x.event_id = p.event_id RETURNING 1
      )
      SELECT count(*) AS count FROM removed`,
  },
  'attempt-counter': {
    name: 'retention-attempt-counter',
    text: `WITH past AS MATERIALIZED (
        SELECT counter_key FROM attempt_counter WHERE started_at < to_timestamp($1 / 1000.0)
        ORDER BY started_at LIMIT $2 FOR UPDATE SKIP LOCKED
      ), removed AS (
        DELETE FROM attempt_counter x USING past p WHERE x.counter_key = p.counter_key RETURNING 1
      )
      SELECT count(*) AS count FROM removed`,
  },
  'text-message': {
    name: 'retention-text-message',
    text: `WITH past AS MATERIALIZED (
        SELECT sms_id FROM sms_message WHERE sent_at < to_timestamp($1 / 1000.0)
        ORDER BY sent_at LIMIT $2 FOR UPDATE SKIP LOCKED
      ), removed AS (
        DELETE FROM sms_message x USING past p WHERE x.sms_id = p.sms_id RETURNING 1
      )
      SELECT count(*) AS count FROM removed`,
  },
} as const satisfies Record<RetainedKind, { name: string; text: string }>;

/** Removes rows that are past their life from the database. */
export function createRetention(database: Queryable): Retention {
  const removed = async (kind: RetainedKind, values: readonly unknown[]): Promise<number> =>
    (await database.query<{ count: number }>(statements[kind], values))[0]?.count ?? 0;
  return {
    remove: async (kind, { beforeMs, most }) => {
      const owner = owners[kind];
      if (owner === undefined) return removed(kind, [beforeMs, most]);
      const found = await database.query<{ customerId: string }>(owner, [beforeMs, most]);
      const groups = await groupsByShard(
        database,
        found.map(({ customerId }) => customerId),
      );
      let count = 0;
      for (const customerIds of groups) {
        if (count < most) count += await removed(kind, [beforeMs, most - count, customerIds]);
      }
      return count;
    },
  };
}
