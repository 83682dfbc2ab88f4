import { inject } from 'vitest';
import { roleAddresses } from '../apps/api/adapters/postgres/database-roles.ts';

/* How a test reaches its database: directly, or through a pooler where `script/pooler-test` runs it. */

const derived = { databaseAppUrl: null, databaseJobsUrl: null };

/** The address of the role that serves people, and whether it may prepare statements there. */
export function servingAddress(databaseUrl: string): { databaseUrl: string; preparesStatements: boolean } {
  const { appUrl } = roleAddresses(databaseUrl, derived);
  const port = inject('poolerPort');
  if (port === null) return { databaseUrl: appUrl, preparesStatements: true };
  const url = new URL(appUrl);
  url.port = String(port);
  return { databaseUrl: url.href, preparesStatements: false };
}

/** The settings of a product that reaches this database through the pooler; none where there is no pooler. */
export function pooledSettings(databaseUrl: string): Record<string, string> {
  const { databaseUrl: address, preparesStatements } = servingAddress(databaseUrl);
  if (preparesStatements) return {};
  return {
    DATABASE_APP_URL: address,
    DATABASE_DIRECT_URL: roleAddresses(databaseUrl, derived).appUrl,
    PREPARED_STATEMENTS: 'false',
  };
}
