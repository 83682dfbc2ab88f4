import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import path from 'node:path';
import { addDays, type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { startEmbeddedPostgres } from '../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { prepareJobsSchema, prepareRoles } from '../apps/api/adapters/postgres/database-roles.ts';
import { createCloseOfBusiness } from '../apps/api/adapters/postgres/close-of-business.ts';
import { createCustomerStore } from '../apps/api/adapters/postgres/customer-store.ts';
import { type Database, openDatabase, type Queryable } from '../apps/api/adapters/postgres/database.ts';
import { migrate, readSchema } from '../apps/api/adapters/postgres/migrate.ts';
import { createRandomness } from '../apps/api/adapters/randomness/randomness.ts';
import { prepareJobs } from '../apps/api/jobs/job-runner.ts';
import { databaseMachine } from './database-machine.ts';
import { begunLoan, keepLoan, next } from '../tests/ledger-loan.ts';

/* A throw-away database with as many loans as a measurement asks for, each as the product itself would have kept it. */

/** Two days ago, so that a server beside the measurement has the same day. */
const begunOn = addDays(manilaDateOf(Date.now()), -2);
/** Long enough that every loan earns interest on all days of a measurement. */
const longTermDays = 90;

export type LoanKind = { termDays: number; daysAgo: number };

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

/**
 * Loans that are accrued through one day, in equal parts of each age; ids in the order in which they came. The age is how
 * many days before that they were paid out, with all that those days charged in their ledger.
 */
export async function openLedgerDatabase(
  folder: string,
  loanCount: number,
  kinds: readonly LoanKind[] = [{ termDays: longTermDays, daysAgo: 0 }],
): Promise<LedgerDatabase> {
  const embedded = await startEmbeddedPostgres({
    dataFolder: path.join(folder, `loans-${loanCount}`),
    settings: databaseMachine,
  });
  const { databaseUrl } = embedded;
  const { appUrl, jobsUrl } = await prepareRoles(databaseUrl, {
    databaseAppUrl: null,
    databaseJobsUrl: null,
  });
  await prepareJobsSchema(databaseUrl, jobsUrl, prepareJobs);
  await migrate(databaseUrl, await readSchema());
  const owner = openDatabase({ databaseUrl, maxConnections: 2, hasTimeLimit: false });
  const database = openDatabase({ databaseUrl: appUrl });
  for (const [index, { termDays, daysAgo }] of kinds.entries()) {
    const begun = begunLoan({ termDays, amountCentavos: 500_000, disbursedOn: addDays(begunOn, -daysAgo) });
    const accrued = next(begun, accrueThrough(begun.loan, businessDay(0)));
    const { customerId } = await keepLoan(owner, accrued);
    await copyLoan(owner, customerId, { from: index + kinds.length, to: loanCount - 1, step: kinds.length });
  }
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

/** Copies a customer with all of their loan, once for each number. */
async function copyLoan(
  owner: Database,
  customerId: string,
  { from, to, step }: { from: number; to: number; step: number },
): Promise<void> {
  const copies: string[] = [];
  for (const table of ['customer', 'loan', 'loan_rate', 'loan_balance', 'journal_entry', 'accrual']) {
    copies.push(copyOf(table, await columnsOf(owner, table), customerId));
  }
  await owner.runScript(`
    SET session_replication_role = 'replica';
    CREATE TEMP TABLE copy AS SELECT n, gen_random_uuid() AS loan_id,
      ('0190a1b2-' || substr(lpad(to_hex(n), 8, '0'), 1, 4) || '-7' || substr(lpad(to_hex(n), 8, '0'), 5, 3) || '-8000-'
        || lpad(to_hex(n), 12, '0'))::uuid AS customer_id
      FROM generate_series(${from}, ${to}, ${step}) AS n;
    ${copies.join('\n')}
    DROP TABLE copy;
    RESET session_replication_role;`);
}

/** The columns of a table are read from the catalogue, so that a new one needs no word here. */
async function columnsOf(owner: Queryable, table: string): Promise<readonly string[]> {
  const found = await owner.query<{ column: string }>(
    {
      name: 'columns-to-copy',
      text: `SELECT attname::text AS column FROM pg_attribute
        WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    },
    [table],
  );
  return found.map(({ column }) => column);
}

function copyOf(table: string, columns: readonly string[], customerId: string): string {
  const own: Readonly<Record<string, string>> = {
    customer_id: 'c.customer_id',
    loan_id: 'c.loan_id',
    phone_index: String.raw`decode(lpad(to_hex(c.n), 16, '0'), 'hex')`,
  };
  const values = columns.map((column) => own[column] ?? `t.${column}`);
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')}
    FROM ${table} t CROSS JOIN copy c WHERE t.customer_id = '${customerId}';`;
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
