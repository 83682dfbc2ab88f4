import type { EventState, KeptEvent, ProviderEvents } from '../../ports/provider-events.ts';
import type { Queryable } from './database.ts';

/** A job of no customer waits in the outbox under this id. */
const noCustomer = '00000000-0000-0000-0000-000000000000';

const statements = {
  keep: {
    name: 'provider-event-keep',
    text: `WITH kept AS (
        INSERT INTO provider_event (provider, event_id, name, subject, received_at, body_sealed, state)
        VALUES ($1, $2, $3, $4, to_timestamp($5 / 1000.0), $6, $7) ON CONFLICT DO NOTHING
        RETURNING provider, event_id, state
      )
      INSERT INTO outbox (customer_id, kind, payload)
      SELECT '${noCustomer}', 'act-on-provider-event', jsonb_build_object('provider', provider, 'eventId', event_id)
      FROM kept WHERE state = 'waiting'`,
  },
  find: {
    name: 'provider-event-find',
    text: `SELECT provider, event_id AS "eventId", name, subject, received_at AS "receivedAt",
        body_sealed AS "bodySealed", state FROM provider_event WHERE provider = $1 AND event_id = $2`,
  },
  settle: {
    name: 'provider-event-settle',
    text: `UPDATE provider_event SET state = $3, outcome = $4, settled_at = to_timestamp($5 / 1000.0)
      WHERE provider = $1 AND event_id = $2`,
  },
  countQuarantined: {
    name: 'provider-event-count-quarantined',
    text: `SELECT count(*) AS count FROM provider_event WHERE state = 'quarantined'`,
  },
  quarantined: {
    name: 'provider-event-quarantined',
    text: `SELECT provider, event_id AS "eventId", name, subject, received_at AS "receivedAt", outcome
      FROM provider_event WHERE state = 'quarantined' ORDER BY received_at, provider, event_id LIMIT $1`,
  },
  askAgain: {
    name: 'provider-event-ask-again',
    text: `WITH released AS (
        UPDATE provider_event SET state = 'waiting', settled_at = NULL
        WHERE provider = $1 AND event_id = $2 AND state = 'quarantined' AND subject ->> 'kind' <> 'none'
        RETURNING provider, event_id
      ), job AS (
        INSERT INTO outbox (customer_id, kind, payload)
        SELECT '${noCustomer}', 'act-on-provider-event', jsonb_build_object('provider', provider, 'eventId', event_id)
        FROM released
      )
      INSERT INTO audit_log (audit_id, at, staff_id, action, detail)
      SELECT $3, to_timestamp($4 / 1000.0), $5, $6, $7 FROM released RETURNING audit_id`,
  },
  lookedAt: {
    name: 'provider-event-looked-at',
    text: `WITH released AS (
        UPDATE provider_event SET state = 'done', outcome = 'looked-at', settled_at = to_timestamp($4 / 1000.0)
        WHERE provider = $1 AND event_id = $2 AND state = 'quarantined' RETURNING event_id
      )
      INSERT INTO audit_log (audit_id, at, staff_id, action, detail)
      SELECT $3, to_timestamp($4 / 1000.0), $5, $6, $7 FROM released RETURNING audit_id`,
  },
} as const;

export function createProviderEvents(database: Queryable): ProviderEvents {
  return {
    keep: async ({ provider, eventId, name, subject, receivedAt, bodySealed }, state) => {
      const values = [provider, eventId, name, JSON.stringify(subject), receivedAt, bodySealed, state];
      await database.query(statements.keep, values);
    },
    find: async (provider, eventId) => {
      const [row] = await database.query<KeptEvent & { state: EventState }>(statements.find, [
        provider,
        eventId,
      ]);
      return row ?? null;
    },
    settle: async ({ provider, eventId, state, outcome, at }) => {
      await database.query(statements.settle, [provider, eventId, state, outcome, at]);
    },
    quarantined: (most) => database.query(statements.quarantined, [most]),
    release: async ({ provider, eventId }, step, { auditId, at, staffId, action, detail }) => {
      const values = [provider, eventId, auditId, at, staffId, action, JSON.stringify(detail ?? {})];
      const statement = step === 'ask-again' ? statements.askAgain : statements.lookedAt;
      return (await database.query(statement, values)).length > 0;
    },
    countQuarantined: async () =>
      (await database.query<{ count: number }>(statements.countQuarantined))[0]?.count ?? 0,
  };
}
