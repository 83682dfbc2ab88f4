import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import path from 'node:path';
import { addDays, localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { startEmbeddedPostgres } from '../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { prepareAppRole } from '../apps/api/adapters/postgres/app-role.ts';
import { createCloseOfBusiness } from '../apps/api/adapters/postgres/close-of-business.ts';
import { createCustomerStore } from '../apps/api/adapters/postgres/customer-store.ts';
import { type Database, openDatabase, type Queryable } from '../apps/api/adapters/postgres/database.ts';
import { migrate, readSchema } from '../apps/api/adapters/postgres/migrate.ts';
import { createRandomness } from '../apps/api/adapters/randomness/randomness.ts';
import { prepareJobs } from '../apps/api/jobs/job-runner.ts';
import { addLoan } from '../tests/ledger-loan.ts';

/* A throw-away database with as many loans as a measurement asks for, each as the product itself would have kept it. */

const begunOn = localDate('2026-11-21');
const termDays = 90;

export type LedgerDatabase = {
  owner: Database;
  /** As the program has it when it serves people. */
  database: Database;
  databaseUrl: string;
  appUrl: string;
  remove: () => Promise<void>;
};

/** A day on which every loan of the bench earns interest, and none has been accrued through it yet. */
export function businessDay(number: number): LocalDate {
  return addDays(begunOn, 1 + number);
}

/** Loans that were paid out on one day and accrued through the next; ids in the order in which they came. */
export async function openLedgerDatabase(
  folder: string,
  loanCount: number,
  disbursedOn: LocalDate = begunOn,
): Promise<LedgerDatabase> {
  const embedded = await startEmbeddedPostgres({ dataFolder: path.join(folder, `loans-${loanCount}`) });
  const { databaseUrl } = embedded;
  await prepareJobs(databaseUrl);
  const appUrl = await prepareAppRole(databaseUrl);
  await migrate(databaseUrl, await readSchema());
  const owner = openDatabase({ databaseUrl, maxConnections: 2, hasTimeLimit: false });
  const database = openDatabase({ databaseUrl: appUrl });
  const original = await addLoan(owner, { termDays, amountCentavos: 500_000, disbursedOn });
  await owner.runScript(copies(original.customerId, loanCount - 1));
  await owner.runScript(`UPDATE loan SET accrued_through_on = '${businessDay(0)}'`);
  for (const word of ['VACUUM (FREEZE, ANALYZE)', 'CHECKPOINT']) await owner.runScript(word);
  return {
    owner,
    database,
    databaseUrl,
    appUrl,
    remove: async () => {
      await Promise.all([owner.close(), database.close()]);
      await embedded.stop();
    },
  };
}

/** The columns of a table are read from the catalogue, so that a new one needs no word here. */
function copies(customerId: string, count: number): string {
  const tables = ['customer', 'loan', 'journal_entry', 'posting'];
  return `
    SET session_replication_role = 'replica';
    CREATE TEMP TABLE copy AS SELECT n, gen_random_uuid() AS loan_id,
      ('0190a1b2-' || substr(lpad(to_hex(n), 8, '0'), 1, 4) || '-7' || substr(lpad(to_hex(n), 8, '0'), 5, 3) || '-8000-'
        || lpad(to_hex(n), 12, '0'))::uuid AS customer_id
      FROM generate_series(1, ${count}) AS n;
    ${tables.map((table) => copyOf(table, customerId)).join('\n')}
    DROP TABLE copy;
    RESET session_replication_role;`;
}

function copyOf(table: string, customerId: string): string {
  const own =
    table === 'customer' ? `'phone_index', '\\x' || lpad(to_hex(c.n), 16, '0')` : `'loan_id', c.loan_id`;
  return `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('customer_id', c.customer_id, ${own}))).*
    FROM ${table} t CROSS JOIN copy c WHERE t.customer_id = '${customerId}' ORDER BY c.n;`;
}

/** What the use cases of the ledger need, with the clock standing at noon of a day. */
export function ledgerContext(database: Queryable, on: LocalDate) {
  const now = (): number => Date.parse(`${on}T12:00:00+08:00`);
  return {
    store: createCustomerStore(database),
    closes: createCloseOfBusiness(database),
    randomness: createRandomness({ now }),
    products: { version: () => mainProduct },
    now,
  };
}
