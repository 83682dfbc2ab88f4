import { createHmac } from 'node:crypto';
import pg from 'pg';
import { StartRefused } from '../../ports/start-refused.ts';
import type { Queryable } from './database.ts';
import { withMigrationLock } from './migrate.ts';
import { withConnection } from './one-connection.ts';

/* The roles of a database beside its owner: one serves people, the other does the jobs. Neither may change tables. */

export const appRole = 'luwag_app';
export const jobsRole = 'luwag_jobs';
type Role = typeof appRole | typeof jobsRole;

const refusedLogin = new Set(['28P01', '28000']);
/** Another server that starts at the same moment made or changed the role first. */
const madeMeanwhile = new Set(['42710', '23505', 'XX000']);

/** Addresses of one database: under which people are served, and under which the jobs are done. */
export type RoleAddresses = { appUrl: string; jobsUrl: string };
/** Addresses that the settings give; null where they follow from the owner's. */
export type GivenAddresses = {
  databaseAppUrl: string | null;
  databaseJobsUrl: string | null;
  /** Where the database itself answers the role that serves people, if `databaseAppUrl` is a pooler's. */
  databaseDirectUrl?: string | null;
};

/** What a session of each role starts with. No connection sets anything, since a pooler would hand it on to others. */
const roleSettings: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
  [appRole]: {
    TimeZone: 'UTC',
    DateStyle: 'ISO',
    statement_timeout: '15s',
    idle_in_transaction_session_timeout: '15s',
  },
  // A step of the job queue's own tables may take longer than a statement that a person waits for.
  [jobsRole]: { TimeZone: 'UTC', DateStyle: 'ISO', idle_in_transaction_session_timeout: '15s' },
};

/** Returns the addresses of both roles. A password that is not given follows from the owner's, so all servers agree on it. */
export function roleAddresses(ownerUrl: string, given: GivenAddresses): RoleAddresses {
  return {
    appUrl: given.databaseAppUrl ?? derivedAddress(ownerUrl, appRole),
    jobsUrl: given.databaseJobsUrl ?? derivedAddress(ownerUrl, jobsRole),
  };
}

/**
 * Makes the roles that are missing, with the passwords of their addresses. The tables of the job queue belong to `luwag_jobs`,
 * since they admit their owner only. The database's owner becomes a member of it, because the functions of the schema add jobs.
 * Errors: `StartRefused` where the owner may not make roles; it says what an administrator has to run.
 */
export async function prepareRoles(ownerUrl: string, given: GivenAddresses): Promise<RoleAddresses> {
  const addresses = roleAddresses(ownerUrl, given);
  await prepareRole(ownerUrl, appRole, given.databaseDirectUrl ?? addresses.appUrl);
  await prepareRole(ownerUrl, jobsRole, addresses.jobsUrl);
  await joinJobsRole(ownerUrl);
  return addresses;
}

/** Refuses to serve people with a role that could change what the journal says. */
export async function refuseRightToChangeJournal(database: Queryable): Promise<void> {
  const [row] = await database.query<{ may_change: boolean }>({
    name: 'right-to-change-journal',
    text: `SELECT bool_or(has_table_privilege(name, 'INSERT, UPDATE, DELETE, TRUNCATE')) AS may_change
      FROM unnest(ARRAY['journal_entry', 'accrual', 'lender_entry']) AS name`,
  });
  if (row?.may_change === false) return;
  throw new StartRefused(`DATABASE_APP_URL names a role that may change the journal; use ${appRole}`);
}

/** Refuses to serve people where instants would be read wrongly or a statement could hold a connection for ever. */
export async function refuseRoleWithoutSettings(database: Queryable): Promise<void> {
  const [row] = await database.query<{ is_set: boolean }>({
    name: 'settings-of-role',
    text: `SELECT current_setting('TimeZone') = 'UTC' AND current_setting('DateStyle') LIKE 'ISO%'
      AND current_setting('statement_timeout') <> '0'
      AND current_setting('idle_in_transaction_session_timeout') <> '0' AS is_set`,
  });
  if (row?.is_set === true) return;
  throw new StartRefused(
    'the role of DATABASE_APP_URL lacks its settings: run script/migrate first, and let a pooler connect anew (RECONNECT)',
  );
}

function derivedAddress(ownerUrl: string, role: Role): string {
  const url = new URL(ownerUrl);
  if (url.password === '') {
    throw new StartRefused(
      'DATABASE_URL carries no password: set DATABASE_APP_URL and DATABASE_JOBS_URL too, as docs/decisions/0012 says',
    );
  }
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('hex');
  url.username = role;
  return url.href;
}

async function prepareRole(ownerUrl: string, role: Role, address: string): Promise<void> {
  if (!(await canLogIn(address))) {
    const { username, password } = new URL(address);
    // A role of another name is an administrator's.
    if (username === role) await makeRole(ownerUrl, role, decodeURIComponent(password));
    if (!(await canLogIn(address)))
      throw new StartRefused(`the database does not let the role ${username} in`);
  }
  await keepSettings(address, roleSettings[role]);
}

/** A role may change what its own sessions start with, so this needs no right over another role. */
async function keepSettings(address: string, settings: Readonly<Record<string, string>>): Promise<void> {
  await withConnection({ connectionString: address, application_name: 'luwag-migrate' }, async (client) => {
    const found = await client.query<{ setting: string }>(
      'SELECT unnest(rolconfig) AS setting FROM pg_roles WHERE rolname = current_user',
    );
    const kept = new Set(found.rows.map(({ setting }) => setting));
    for (const [name, value] of Object.entries(settings)) {
      if (kept.has(`${name}=${value}`)) continue;
      await client.query(`ALTER ROLE CURRENT_USER SET ${name} = '${value}'`).catch((error: unknown) => {
        if (!madeMeanwhile.has(codeOf(error))) throw error;
      });
    }
  });
}

async function canLogIn(address: string): Promise<boolean> {
  try {
    return await withConnection({ connectionString: address, application_name: 'luwag' }, async () => true);
  } catch (error) {
    if (refusedLogin.has(codeOf(error))) return false;
    throw error;
  }
}

async function makeRole(ownerUrl: string, role: Role, password: string): Promise<void> {
  await withConnection(ownerConnection(ownerUrl), async (client) => {
    try {
      const found = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      const verb = found.rowCount === 0 ? 'CREATE' : 'ALTER';
      await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
    } catch (error) {
      if (madeMeanwhile.has(codeOf(error))) return;
      throw new StartRefused(
        `the owner of the database may not make the role ${role}: let an administrator make it (docs/decisions/0012)`,
        { cause: error },
      );
    }
  });
}

/**
 * Lets `install` bring the job queue's tables, as the role that owns them. Making the schema needs a right that the role has during
 * the first time only. Errors: `StartRefused` where the schema is another role's.
 */
export async function prepareJobsSchema(
  ownerUrl: string,
  jobsUrl: string,
  install: (jobsUrl: string) => Promise<void>,
): Promise<void> {
  await withMigrationLock(ownerUrl, async (client) => {
    const { rows } = await client.query<{ database: string; schema_owner: string | null }>(
      `SELECT quote_ident(current_database()) AS database,
        (SELECT nspowner::regrole::text FROM pg_namespace WHERE nspname = 'graphile_worker') AS schema_owner`,
    );
    const { database, schema_owner: schemaOwner } = rows[0] ?? { database: '', schema_owner: null };
    if (schemaOwner === jobsRole) return install(jobsUrl);
    if (schemaOwner !== null) {
      throw new StartRefused(
        `the job queue of the database belongs to ${schemaOwner} and not to ${jobsRole}, as an older program made it: in the sandbox, start with an empty DATA_DIR`,
      );
    }
    await client.query(`GRANT CREATE ON DATABASE ${database} TO ${jobsRole}`);
    try {
      await install(jobsUrl);
    } finally {
      await client.query(`REVOKE CREATE ON DATABASE ${database} FROM ${jobsRole}`);
    }
  });
}

async function joinJobsRole(ownerUrl: string): Promise<void> {
  await withConnection(ownerConnection(ownerUrl), async (client) => {
    const { rows } = await client.query(`SELECT pg_has_role('${jobsRole}', 'USAGE') AS is_member`);
    if (rows[0].is_member === true) return;
    await client.query(`GRANT ${jobsRole} TO CURRENT_USER`).catch((error: unknown) => {
      throw new StartRefused(
        `the owner of the database is no member of ${jobsRole}: let an administrator grant it (docs/decisions/0012)`,
        { cause: error },
      );
    });
  });
}

function ownerConnection(ownerUrl: string): pg.ClientConfig {
  return { connectionString: ownerUrl, application_name: 'luwag-migrate' };
}

function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
