import type { KeyFingerprint, KeyFingerprints } from '../../ports/key-fingerprints.ts';
import type { Database } from './database.ts';

/** Keeps the marks of the keys. The database must be open as its owner: the role that serves people may read them only. */
export function createKeyFingerprints(owner: Database): KeyFingerprints {
  return {
    read: async () => {
      const rows = await owner.query<{ key_id: number; fingerprint: Buffer }>({
        name: 'key-fingerprints',
        text: 'SELECT key_id, fingerprint FROM key_fingerprint ORDER BY key_id',
      });
      return rows.map(({ key_id: keyId, fingerprint }) => ({ keyId, fingerprint }));
    },
    add: (fingerprints) => add(owner, fingerprints),
    remove: async (keyId) => {
      await owner.query(
        { name: 'key-fingerprint-remove', text: 'DELETE FROM key_fingerprint WHERE key_id = $1' },
        [keyId],
      );
    },
    sampleOfEachKey: ({ table, column, key }) =>
      owner.query<{ key: string[]; sealed: Buffer }>({
        name: `key-sample-${table}-${column}`,
        text: `SELECT DISTINCT ON (get_byte(${column}, 0))
            ARRAY[${key.map((name) => `${name}::text`).join(', ')}] AS key, ${column} AS sealed
          FROM ${table} WHERE ${column} IS NOT NULL ORDER BY get_byte(${column}, 0)`,
      }),
    samplePhone: async () => {
      const [row] = await owner.query<{ customer_id: string; phone_sealed: Buffer; phone_index: Buffer }>({
        name: 'key-sample-phone',
        text: `SELECT customer_id, phone_sealed, phone_index FROM customer
          WHERE phone_sealed IS NOT NULL AND phone_index IS NOT NULL LIMIT 1`,
      });
      if (row === undefined) return null;
      return { customerId: row.customer_id, sealed: row.phone_sealed, phoneIndex: row.phone_index };
    },
  };
}

async function add(owner: Database, fingerprints: readonly KeyFingerprint[]): Promise<void> {
  await owner.query(
    {
      name: 'key-fingerprint-add',
      text: `INSERT INTO key_fingerprint SELECT * FROM unnest($1::smallint[], $2::bytea[]) ON CONFLICT DO NOTHING`,
    },
    [fingerprints.map(({ keyId }) => keyId), fingerprints.map(({ fingerprint }) => fingerprint)],
  );
}
