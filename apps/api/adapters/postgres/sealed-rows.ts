import type { PhotoName, SealedRows } from '../../ports/sealed-rows.ts';
import type { Queryable } from './database.ts';

const leastId = '00000000-0000-0000-0000-000000000000';
const photosAfter = {
  name: 'sealed-photos-after',
  text: `SELECT customer_id AS "customerId", photo_id AS "photoId" FROM photo
    WHERE uploaded_at IS NOT NULL AND (customer_id, photo_id) > ($1::uuid, $2::uuid)
    ORDER BY customer_id, photo_id LIMIT $3`,
};

/** Reads and replaces sealed columns by name; the names come from the program, never from outside. */
export function createSealedRows(database: Queryable): SealedRows {
  return {
    readAfter: async ({ table, column, key }, after, limit) => {
      const isAfter = after === null ? '' : `AND (${key.join(', ')}) > (${parameters(key, 2)})`;
      const statement = {
        name: `sealed-${table}-${column}-${after === null ? 'first' : 'next'}`,
        text: `SELECT ARRAY[${key.map((name) => `${name}::text`).join(', ')}] AS key, ${column} AS sealed
          FROM ${table} WHERE ${column} IS NOT NULL ${isAfter} ORDER BY ${key.join(', ')} LIMIT $1`,
      };
      return database.query<{ key: string[]; sealed: Buffer }>(statement, [limit, ...(after ?? [])]);
    },
    photosAfter: async (after, limit) =>
      database.query<PhotoName>(photosAfter, [
        after?.customerId ?? leastId,
        after?.photoId ?? leastId,
        limit,
      ]),
    replace: async ({ table, column, key }, row, sealed) => {
      const statement = {
        name: `reseal-${table}-${column}`,
        text: `UPDATE ${table} SET ${column} = $1
          WHERE (${key.join(', ')}) = (${parameters(key, 3)}) AND ${column} = $2 RETURNING 1 AS done`,
      };
      return (await database.query(statement, [sealed, row.sealed, ...row.key])).length === 1;
    },
  };
}

function parameters(key: readonly string[], first: number): string {
  return key.map((_name, index) => `$${first + index}`).join(', ');
}
