import { createHmac } from 'node:crypto';
import pg from 'pg';
import { StartRefused } from '../../ports/start-refused.ts';
import type { Queryable } from './database.ts';
import { withConnection } from './one-connection.ts';

export const appRole = 'luwag_app';
const refusedLogin = new Set(['28P01', '28000']);
/** Another server that starts at the same moment made or changed the role first. */
const madeMeanwhile = new Set(['42710', '23505', 'XX000']);

/**
 * The address under which the program serves people: the same database as its owner's, as a role that may not change
 * the journal. Makes the role where it is missing; where the owner may not make roles, says what somebody who may has
 * to run. Its password follows from the owner's, so that all servers of one database agree on it without keeping it.
 */
export async function prepareAppRole(ownerUrl: string): Promise<string> {
  const appUrl = appUrlOf(ownerUrl);
  if (await canLogIn(appUrl)) return appUrl;
  await makeRole(ownerUrl, new URL(appUrl).password);
  if (!(await canLogIn(appUrl))) throw new StartRefused(`the database does not let the role ${appRole} in`);
  return appUrl;
}

/** Refuses to serve people with a role that could change what the journal says. */
export async function refuseRightToChangeJournal(database: Queryable): Promise<void> {
  const [row] = await database.query<{ may_change: boolean }>({
    name: 'right-to-change-journal',
    text: `SELECT bool_or(has_table_privilege(name, 'INSERT, UPDATE, DELETE, TRUNCATE')) AS may_change
      FROM unnest(ARRAY['journal_entry', 'accrual']) AS name`,
  });
  if (row?.may_change === false) return;
  throw new StartRefused(`DATABASE_APP_URL names a role that may change the journal; use ${appRole}`);
}

function appUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  if (url.password === '') {
    throw new StartRefused(
      'DATABASE_URL carries no password: set DATABASE_APP_URL too, as docs/decisions/0012 says',
    );
  }
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(appRole).digest('hex');
  url.username = appRole;
  return url.href;
}

async function canLogIn(appUrl: string): Promise<boolean> {
  try {
    return await withConnection({ connectionString: appUrl, application_name: 'luwag' }, async () => true);
  } catch (error) {
    if (refusedLogin.has(codeOf(error))) return false;
    throw error;
  }
}

async function makeRole(ownerUrl: string, password: string): Promise<void> {
  const config = { connectionString: ownerUrl, application_name: 'luwag-migrate' };
  await withConnection(config, async (client) => {
    try {
      const found = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [appRole]);
      const verb = found.rowCount === 0 ? 'CREATE' : 'ALTER';
      await client.query(`${verb} ROLE ${appRole} LOGIN PASSWORD '${password}'`);
    } catch (error) {
      if (madeMeanwhile.has(codeOf(error))) return;
      throw new StartRefused(
        `the owner of the database may not make the role ${appRole}: let an administrator make it, and set DATABASE_APP_URL (docs/decisions/0012)`,
        { cause: error },
      );
    }
  });
}

function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
