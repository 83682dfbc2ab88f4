import type { Queryable } from './database.ts';

const read = {
  name: 'durability',
  text: `SELECT current_setting('fsync') AS fsync,
    current_setting('full_page_writes') AS full_page_writes,
    current_setting('synchronous_commit') AS synchronous_commit,
    current_setting('server_version_num')::integer AS version`,
};

/** Names of the database's settings under which an acknowledged payment could be lost; empty when it is safe. */
export async function findUnsafeSettings(database: Queryable): Promise<readonly string[]> {
  const [row] = await database.query<{
    fsync: string;
    full_page_writes: string;
    synchronous_commit: string;
    version: number;
  }>(read);
  if (!row) throw new Error('the database did not tell its settings');
  const unsafe: string[] = [];
  if (row.fsync !== 'on') unsafe.push('fsync');
  if (row.full_page_writes !== 'on') unsafe.push('full_page_writes');
  if (row.synchronous_commit === 'off') unsafe.push('synchronous_commit');
  if (row.version < 150_000) unsafe.push('server_version');
  return unsafe;
}
