import type { PartnerKey, PartnerKeys } from '../../ports/partner-keys.ts';
import { countAttempt } from './attempt-counter.ts';
import type { Queryable } from './database.ts';
import { auditedFrom, auditValues } from './kept-audit.ts';

const columns = `key_id AS "keyId", name, key_hash AS "keyHash", scopes, per_minute AS "perMinute", state, added_at AS "addedAt",
  added_by AS "addedBy", added_by_name AS "addedByName", answered_by AS "answeredBy", expires_at AS "expiresAt",
  last_used_at AS "lastUsedAt"`;

const statements = {
  list: {
    name: 'partner-key-list',
    text: `SELECT ${columns} FROM partner_key ORDER BY added_at DESC, key_id`,
  },
  find: { name: 'partner-key-find', text: `SELECT ${columns} FROM partner_key WHERE key_hash = $1` },
  // Once a minute at most, so that a busy key is not written at each call.
  use: {
    name: 'partner-key-use',
    text: `UPDATE partner_key SET last_used_at = to_timestamp($2 / 1000.0)
      WHERE key_id = $1 AND coalesce(last_used_at, '-infinity') <= to_timestamp($2 / 1000.0) - interval '1 minute'`,
  },
  add: {
    name: 'partner-key-add',
    text: `WITH kept AS (
        INSERT INTO partner_key (key_id, name, key_hash, scopes, per_minute, state, added_at, added_by, added_by_name, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6, to_timestamp($7 / 1000.0), $8, $9, to_timestamp($10 / 1000.0)) RETURNING key_id
      ) ${auditedFrom(11)}`,
  },
  move: {
    name: 'partner-key-move',
    text: `WITH kept AS (
        UPDATE partner_key SET state = $3, answered_by = coalesce($4, answered_by) WHERE key_id = $1 AND state = $2 RETURNING key_id
      ), logged AS (${auditedFrom(5)}) SELECT count(*) AS count FROM kept`,
  },
} as const;

export function createPartnerKeys(database: Queryable): PartnerKeys {
  return {
    list: () => database.query<PartnerKey>(statements.list),
    findByHash: async (keyHash) => (await database.query<PartnerKey>(statements.find, [keyHash]))[0] ?? null,
    use: async (keyId, count, at) => {
      await database.query(statements.use, [keyId, at]);
      return (await countAttempt(database, [count], at))[0] ?? null;
    },
    add: async (key, audit) => {
      const { keyId, name, keyHash, scopes, perMinute, state, addedAt, addedBy, addedByName } = key;
      const values = [keyId, name, keyHash, scopes, perMinute, state, addedAt, addedBy, addedByName];
      await database.query(statements.add, [...values, key.expiresAt, ...auditValues(audit)]);
    },
    move: async (keyId, { from, to, answeredBy }, audit) => {
      const values = [keyId, from, to, answeredBy, ...auditValues(audit)];
      return (await database.query<{ count: number }>(statements.move, values))[0]?.count === 1;
    },
  };
}
