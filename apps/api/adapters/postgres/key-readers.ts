import type { KeyReaders } from '../../ports/key-readers.ts';
import type { Queryable } from './database.ts';

const tell = {
  name: 'key-reader-tell',
  text: `WITH gone AS (DELETE FROM key_reader WHERE seen_at < clock_timestamp() - interval '1 day')
    INSERT INTO key_reader (process_id, key_ids, seen_at) VALUES ($1, $2::smallint[], clock_timestamp())
    ON CONFLICT (process_id) DO UPDATE SET key_ids = excluded.key_ids, seen_at = excluded.seen_at`,
};
const leave = { name: 'key-reader-leave', text: 'DELETE FROM key_reader WHERE process_id = $1' };
// A killed process tells nothing any more; one that lives does so every few seconds.
const behind = {
  name: 'key-reader-behind',
  text: `SELECT count(*) FILTER (WHERE $1::smallint <> ALL (key_ids))::integer AS cannot_open,
      count(*) FILTER (WHERE key_ids[1] <> $1::smallint)::integer AS do_not_seal
    FROM key_reader WHERE seen_at > clock_timestamp() - interval '20 seconds'`,
};

/** Keeps by the database's clock which keys each process opens. */
export function createKeyReaders(database: Queryable): KeyReaders {
  return {
    tell: async (processId, keyIds) => {
      await database.query(tell, [processId, keyIds]);
    },
    leave: async (processId) => {
      await database.query(leave, [processId]);
    },
    behind: async (keyId) => {
      const [row] = await database.query<{ cannot_open: number; do_not_seal: number }>(behind, [keyId]);
      return { cannotOpen: row?.cannot_open ?? 0, doNotSeal: row?.do_not_seal ?? 0 };
    },
  };
}
