import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { databaseMachine } from './database-machine.ts';
import { makeKeysOnce } from '../apps/api/adapters/keys/key-file.ts';
import { prepareJobsSchema, prepareRoles } from '../apps/api/adapters/postgres/database-roles.ts';
import { type Database, openDatabase } from '../apps/api/adapters/postgres/database.ts';
import { migrate, readSchema } from '../apps/api/adapters/postgres/migrate.ts';
import { withBook } from '../apps/api/book-parts.ts';
import { prepareJobs } from '../apps/api/jobs/job-runner.ts';
import { addSandboxBook } from '../apps/api/sandbox/add-sandbox-book.ts';
import { readSettings } from '../apps/api/settings.ts';
import { giveKeys } from '../apps/api/start-keys.ts';
import { freePort } from '../tests/free-port.ts';
import { type LenderProduct, prepareLender } from '../tests/lender-product.ts';
import { lenderVariables } from '../tests/production.ts';
import { doubleVariables } from '../tests/provider-doubles.ts';
import { endWithBench } from './end-with-bench.ts';
import { heapTellerVariables } from './heap-teller.ts';

/* A lender with a book of so many borrowers, kept in a folder, and production on it with doubles of its providers. */

export type LenderBook = {
  borrowers: number;
  databaseUrl: string;
  /** As the database's owner, without a limit of time. */
  owner: Database;
  postgresId: number;
  /** Numbers of so many borrowers of the book who never logged in; each is given once, also by a later run. */
  takeBorrowers: (count: number) => Promise<readonly number[]>;
  start: (processes: number) => Promise<RunningLender>;
  stop: () => Promise<void>;
};

export type RunningLender = {
  product: LenderProduct;
  origin: string;
  processId: number;
  /** Where its processes write how large their heap is; see heap-teller.ts. */
  heapFile: string;
  stop: () => Promise<void>;
};

type Options = {
  folder: string;
  borrowers: number;
  say: (line: string) => void;
};

/** Opens the book in a folder, which is filled first where it is empty. One folder keeps one book. */
export async function openLenderBook({ folder, borrowers, say }: Options): Promise<LenderBook> {
  await mkdir(folder, { recursive: true });
  const postgres = await startEmbeddedPostgres({
    dataFolder: path.join(folder, 'database'),
    settings: databaseMachine,
  });
  const stopPostgres = endPostgresWithBench(postgres);
  const { databaseUrl } = postgres;
  const given = { databaseAppUrl: null, databaseJobsUrl: null };
  const { appUrl, jobsUrl } = await prepareRoles(databaseUrl, given);
  await prepareJobsSchema(databaseUrl, jobsUrl, prepareJobs);
  await migrate(databaseUrl, await readSchema());
  const owner = openDatabase({ databaseUrl, maxConnections: 2, hasTimeLimit: false });
  const keysFile = path.join(folder, 'keys.json');
  await makeKeysOnce(keysFile);
  const noted = await bookOf(folder);
  if (noted === null) {
    const environment = {
      ...lenderVariables,
      ...doubleVariables({ origin: 'https://127.0.0.1:1' }),
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'files'),
      DATABASE_APP_URL: appUrl,
      DATABASE_JOBS_URL: jobsUrl,
      KEYS_FILE: keysFile,
    };
    const settings = readSettings(environment);
    await giveKeys(settings, databaseUrl);
    await withBook(settings, (context) => addSandboxBook(context, borrowers, say));
    for (const word of ['VACUUM (FREEZE, ANALYZE)', 'CHECKPOINT']) await owner.runScript(word);
    await noteBook(folder, { borrowers, taken: 0 });
  } else if (noted.borrowers !== borrowers) {
    throw new Error(`the folder keeps a book of ${noted.borrowers} borrowers`);
  }
  return {
    borrowers,
    databaseUrl,
    owner,
    postgresId: postgres.processId,
    takeBorrowers: (count) => takeBorrowers(folder, count),
    start: (processes) => startLender({ databaseUrl, folder, keysFile, processes }),
    stop: async () => {
      await owner.close();
      await stopPostgres();
    },
  };
}

/** Somebody who breaks the measurement off is not left with its database. */
function endPostgresWithBench(postgres: EmbeddedPostgres): () => Promise<void> {
  const end = (): void => {
    // A fast shutdown: it takes no time for what is open, and loses nothing.
    process.kill(postgres.processId, 'SIGINT');
  };
  process.once('exit', end);
  return async () => {
    process.off('exit', end);
    await postgres.stop();
  };
}

type NotedBook = { borrowers: number; taken: number };

const noteFile = (folder: string): string => path.join(folder, 'book.json');

async function bookOf(folder: string): Promise<NotedBook | null> {
  const text = await readFile(noteFile(folder), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as NotedBook);
}

async function noteBook(folder: string, noted: NotedBook): Promise<void> {
  await writeFile(noteFile(folder), JSON.stringify(noted));
}

async function takeBorrowers(folder: string, count: number): Promise<readonly number[]> {
  const noted = await bookOf(folder);
  if (noted === null || noted.taken + count > noted.borrowers)
    throw new Error('all borrowers of this book have logged in: take another folder, or a larger book');
  await noteBook(folder, { ...noted, taken: noted.taken + count });
  return Array.from({ length: count }, (_, index) => noted.taken + index);
}

async function startLender(book: {
  databaseUrl: string;
  folder: string;
  keysFile: string;
  processes: number;
}): Promise<RunningLender> {
  const heapFile = path.join(book.folder, 'heap.jsonl');
  const product = await prepareLender(book.databaseUrl, {
    port: await freePort(),
    settings: {
      KEYS_FILE: book.keysFile,
      PROCESSES: String(book.processes),
      LOG_LEVEL: 'error',
      // Each borrower has an address of their own, as behind a lender's proxy, and all log in on the same day.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      CODES_PER_DAY: '99999',
      ...heapTellerVariables(heapFile),
    },
  });
  try {
    const { origin, child } = await product.start();
    endWithBench(child, () => void child.kill('SIGTERM'));
    return { product, origin, processId: child.pid ?? 0, heapFile, stop: product.stop };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
