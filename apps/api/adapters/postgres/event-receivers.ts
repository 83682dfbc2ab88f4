import type {
  DueDelivery,
  EventReceiver,
  EventReceivers,
  KeptDelivery,
  ReceiverCounts,
} from '../../ports/event-receivers.ts';
import type { Queryable } from './database.ts';
import { auditedFrom as audited, auditValues } from './kept-audit.ts';

const columns = `r.receiver_id AS "receiverId", r.url, r.types, r.state, r.secret_sealed AS "secretSealed",
  r.previous_secrets_sealed AS "previousSecretsSealed", r.previous_until_at AS "previousUntilAt", r.added_at AS "addedAt",
  r.version`;
const event = `e.event_id AS "eventId", e.loan_id AS "loanId", e.type, e.sequence, e.happened_at AS "happenedAt"`;
const noCustomer = '00000000-0000-0000-0000-000000000000';
/** A receiver was away, and not only unwilling to take one event, where so many tries in a row failed. */
const failuresOfOutage = 3;
const again = `state = 'waiting', tries = 0, next_try_at = NULL`;

const statements = {
  list: {
    name: 'receiver-list',
    text: `SELECT ${columns}, w.count AS waiting, w.oldest AS "oldestWaitingAt",
        (SELECT count(*) FROM event_delivery f WHERE f.receiver_id = r.receiver_id AND f.state = 'failed') AS failed
      FROM event_receiver r, LATERAL (SELECT count(*), min(d.made_at) AS oldest FROM event_delivery d
        WHERE d.receiver_id = r.receiver_id AND d.state = 'waiting') w
      ORDER BY r.added_at, r.receiver_id`,
  },
  find: { name: 'receiver-find', text: `SELECT ${columns} FROM event_receiver r WHERE r.receiver_id = $1` },
  add: {
    name: 'receiver-add',
    text: `WITH kept AS (
        INSERT INTO event_receiver (receiver_id, url, types, state, secret_sealed, previous_secrets_sealed, previous_until_at, added_at)
        VALUES ($1, $2, $3, $4, $5, $6, to_timestamp($7 / 1000.0), to_timestamp($8 / 1000.0))
        RETURNING receiver_id
      ) ${audited(9)}`,
  },
  change: {
    name: 'receiver-change',
    text: `WITH kept AS (
        UPDATE event_receiver SET url = $3, types = $4, state = $5, version = version + 1
        WHERE receiver_id = $1 AND version = $2 RETURNING receiver_id
      ) ${audited(6)} RETURNING audit_id`,
  },
  changeSecrets: {
    name: 'receiver-change-secrets',
    text: `WITH kept AS (
        UPDATE event_receiver SET secret_sealed = $3, previous_secrets_sealed = $4,
          previous_until_at = to_timestamp($5 / 1000.0), version = version + 1
        WHERE receiver_id = $1 AND version = $2 RETURNING receiver_id
      ) ${audited(6)} RETURNING audit_id`,
  },
  due: {
    name: 'receiver-due',
    text: `SELECT ${event}, e.data, d.tries
      FROM event_delivery d JOIN loan_event e ON e.customer_id = d.customer_id AND e.event_id = d.event_id
      WHERE d.receiver_id = $1 AND d.state = 'waiting' AND coalesce(d.next_try_at, '-infinity') <= to_timestamp($2 / 1000.0)
        AND NOT EXISTS (SELECT FROM event_delivery b WHERE b.receiver_id = d.receiver_id AND b.customer_id = d.customer_id
          AND b.loan_id = d.loan_id AND b.state = 'waiting' AND b.sequence < d.sequence)
      ORDER BY d.position LIMIT $3`,
  },
  note: {
    name: 'receiver-note',
    text: `UPDATE event_delivery SET state = $3, tries = tries + 1, next_try_at = to_timestamp($4 / 1000.0), answer = $5,
        tried_at = to_timestamp($6 / 1000.0)
      WHERE receiver_id = $1 AND event_id = $2 AND state = 'waiting'`,
  },
  free: {
    name: 'receiver-free',
    text: `UPDATE event_delivery SET next_try_at = NULL
      WHERE receiver_id = $1 AND state = 'waiting' AND next_try_at IS NOT NULL`,
  },
  failures: {
    name: 'receiver-failures',
    text: 'SELECT failures_in_row AS count FROM event_receiver WHERE receiver_id = $1',
  },
  countFailures: {
    name: 'receiver-count-failures',
    text: `UPDATE event_receiver SET failures_in_row = CASE WHEN $2 THEN 0 ELSE failures_in_row + 1 END WHERE receiver_id = $1`,
  },
  end: {
    name: 'receiver-end',
    text: `UPDATE event_receiver SET state = 'gone', version = version + 1 WHERE receiver_id = $1 AND state = 'on'`,
  },
  queue: {
    name: 'receiver-queue',
    text: `INSERT INTO outbox (customer_id, kind, payload)
      SELECT '${noCustomer}', 'send-events', jsonb_build_object('receiverId', r.receiver_id) FROM event_receiver r
      WHERE r.state = 'on' AND ($2::uuid IS NULL OR r.receiver_id = $2)
        AND r.receiver_id IN (SELECT d.receiver_id FROM event_delivery d WHERE d.state = 'waiting'
          AND coalesce(d.next_try_at, '-infinity') <= to_timestamp($1 / 1000.0))`,
  },
  deliveries: {
    name: 'receiver-deliveries',
    text: `SELECT ${event}, d.position, d.state, d.tries, d.next_try_at AS "nextTryAt", d.tried_at AS "triedAt", d.answer
      FROM event_delivery d JOIN loan_event e ON e.customer_id = d.customer_id AND e.event_id = d.event_id
      WHERE d.receiver_id = $1 AND ($2::text IS NULL OR d.state = $2) AND ($3::bigint IS NULL OR d.position < $3)
      ORDER BY d.position DESC LIMIT $4`,
  },
  replayOne: {
    name: 'receiver-replay-one',
    text: `WITH kept AS (UPDATE event_delivery SET ${again} WHERE receiver_id = $1 AND event_id = $2 RETURNING 1),
      logged AS (${audited(3)}) SELECT count(*) AS count FROM kept`,
  },
  replayFailed: {
    name: 'receiver-replay-failed',
    text: `WITH kept AS (UPDATE event_delivery SET ${again} WHERE receiver_id = $1 AND state = 'failed' RETURNING 1),
      logged AS (${audited(2)}) SELECT count(*) AS count FROM kept`,
  },
  // An event that was never addressed to this receiver, as one from before it was added, is addressed now.
  replaySince: {
    name: 'receiver-replay-since',
    text: `WITH kept AS (
        INSERT INTO event_delivery (receiver_id, event_id, customer_id, loan_id, sequence, position)
        SELECT r.receiver_id, e.event_id, e.customer_id, e.loan_id, e.sequence, e.position
        FROM event_receiver r JOIN loan_event e ON e.type = ANY (r.types)
        WHERE r.receiver_id = $1 AND e.happened_at >= to_timestamp($2 / 1000.0) AND e.position IS NOT NULL
        ON CONFLICT (customer_id, receiver_id, event_id) DO UPDATE SET ${again} RETURNING 1
      ), logged AS (${audited(3)}) SELECT count(*) AS count FROM kept`,
  },
} as const;

export function createEventReceivers(database: Queryable): EventReceivers {
  const count = async (statement: { name: string; text: string }, values: readonly unknown[]) =>
    (await database.query<{ count: number }>(statement, values))[0]?.count ?? 0;
  return {
    list: () => database.query<EventReceiver & ReceiverCounts>(statements.list),
    find: async (receiverId) =>
      (await database.query<EventReceiver>(statements.find, [receiverId]))[0] ?? null,
    add: async (receiver, audit) => {
      const { receiverId, url, types, state, secretSealed, previousSecretsSealed } = receiver;
      const { previousUntilAt, addedAt } = receiver;
      const values = [receiverId, url, types, state, secretSealed, previousSecretsSealed];
      await database.query(statements.add, [...values, previousUntilAt, addedAt, ...auditValues(audit)]);
    },
    change: async ({ receiverId, version, url, types, state }, audit) => {
      const values = [receiverId, version, url, types, state, ...auditValues(audit)];
      if ((await database.query(statements.change, values)).length === 0) return false;
      if (state === 'on') await database.query(statements.free, [receiverId]);
      return true;
    },
    changeSecrets: async (changed, audit) => {
      const { receiverId, version, secretSealed, previousSecretsSealed, previousUntilAt } = changed;
      const values = [receiverId, version, secretSealed, previousSecretsSealed, previousUntilAt];
      return (await database.query(statements.changeSecrets, [...values, ...auditValues(audit)])).length > 0;
    },
    due: (receiverId, at, most) => database.query<DueDelivery>(statements.due, [receiverId, at, most]),
    note: async (receiverId, eventId, { state, nextTryAt, answer, at }) => {
      await database.query(statements.note, [receiverId, eventId, state, nextTryAt, answer, at]);
      const isTaken = state === 'delivered';
      const failures = isTaken ? await count(statements.failures, [receiverId]) : 0;
      if (failures >= failuresOfOutage) await database.query(statements.free, [receiverId]);
      if (!isTaken || failures > 0) await database.query(statements.countFailures, [receiverId, isTaken]);
    },
    end: async (receiverId) => {
      await database.query(statements.end, [receiverId]);
    },
    queue: async (at, receiverId) => {
      await database.query(statements.queue, [at, receiverId ?? null]);
    },
    deliveries: (receiverId, { state, before, most }) =>
      database.query<KeptDelivery>(statements.deliveries, [receiverId, state, before, most]),
    replay: (receiverId, which, audit) => {
      const logged = auditValues(audit);
      if ('eventId' in which) return count(statements.replayOne, [receiverId, which.eventId, ...logged]);
      return 'isFailed' in which
        ? count(statements.replayFailed, [receiverId, ...logged])
        : count(statements.replaySince, [receiverId, which.sinceAt, ...logged]);
    },
  };
}
