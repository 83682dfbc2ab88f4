import type { Queryable } from './database.ts';

/** Whether the database can be a cluster: its server has the functions of Citus. */
export async function isSpread(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ is_there: boolean }>({
    name: 'is-spread',
    text: `SELECT to_regproc('create_distributed_table') IS NOT NULL AS is_there`,
  });
  return row?.is_there === true;
}
