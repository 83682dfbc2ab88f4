import path from 'node:path';
import pg from 'pg';
import { followKeys, makeKeysOnce } from '../apps/api/adapters/keys/key-file.ts';
import { keyFingerprints } from '../apps/api/adapters/personal-data/personal-data.ts';
import { createCustomerStore } from '../apps/api/adapters/postgres/customer-store.ts';
import type { Queryable } from '../apps/api/adapters/postgres/database.ts';
import { withKeyFingerprints } from '../apps/api/start-keys.ts';
import { receiveCollection } from '../apps/api/use-cases/payment/receive-collection.ts';
import { freePort } from '../tests/free-port.ts';
import { type BenchTable, type Limit, medianOf } from './bench-report.ts';
import { type HandWritten, prepareHandWritten } from './hand-written-repayment.ts';
import { type LedgerDatabase, ledgerContext } from './ledger-database.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';
import { onPayments, today } from './open-payments.ts';
import { overHttp, type Payments, sideMs, slowAtOpenLoad } from './reported-repayments.ts';
import { type Rate, runCallers } from './write-speed.ts';

/** Few enough that their pages stay in the log's memory of one checkpoint, and more than one side books. */
const loanCount = 16_000;
const rounds = 3;

/** The least share of the hand-written function's speed, by callers. */
const leastShares: Readonly<Record<'bare' | 'useCase' | 'http', ReadonlyMap<number, number>>> = {
  bare: new Map([
    [1, 0.7],
    [16, 0.7],
  ]),
  useCase: new Map([
    [1, 0.45],
    [16, 0.8],
    [64, 1.3],
  ]),
  http: new Map([
    [16, 0.5],
    [64, 0.9],
  ]),
};
const callerCounts = [1, 16, 64, 128];
const mostConnections = 64;
const mostSlowMs = 50;
const openLoad = 0.8;
const warmUpCalls = 8;
/** A server that has just started answers at half its speed until some twenty thousand reports have compiled its code. */
const warmUpRounds = 6;
const warmUpCallers = 16;

/** Booking a repayment by the product, beside a function written by hand for its rows. Sides alternate; medians count. */
export async function measureRepayments(folder: string): Promise<BenchTable> {
  return onPayments(folder, loanCount, async (ledger, payments) => {
    const handWritten = await prepareHandWritten(folder, ledger, loanCount);
    return onServingProduct(folder, ledger, (product) => measure({ ledger, payments, handWritten, product }));
  });
}

/** Gives some work a process that serves people on a database of the bench, and does no jobs. */
export async function onServingProduct<T>(
  folder: string,
  { databaseUrl }: LedgerDatabase,
  work: (product: ProductProcess) => Promise<T>,
): Promise<T> {
  const dataFolder = path.join(folder, 'repayments-files');
  await giveKeys(dataFolder, databaseUrl);
  const product = await startProductProcess({
    command: [process.execPath, path.join(import.meta.dirname, 'serving-product.ts')],
    dataFolder,
    port: await freePort(),
    environment: { DATABASE_URL: databaseUrl, SANDBOX_PEOPLE: 'false' },
  });
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
}

/** The customers of the bench are sealed with no key, so the database would take none for its own. */
async function giveKeys(dataFolder: string, databaseUrl: string): Promise<void> {
  const keysFile = path.join(dataFolder, 'keys.json');
  await makeKeysOnce(keysFile);
  const followed = await followKeys(keysFile, () => undefined);
  await withKeyFingerprints(databaseUrl, (kept) => kept.add(keyFingerprints(followed.keys)));
  followed.stop();
}

type Sides = {
  ledger: LedgerDatabase;
  payments: Payments;
  handWritten: HandWritten;
  product: ProductProcess;
};

async function measure({ ledger, payments, handWritten, product }: Sides): Promise<BenchTable> {
  const rows: string[][] = [];
  const limits: Limit[] = [];
  let mostOverHttp = 0;
  for (let round = 0; round < warmUpRounds; round += 1) await overHttp(product, payments, warmUpCallers);
  for (const callers of callerCounts) {
    const sides: Record<string, () => Promise<number>> = {
      // Its function has no use for more callers than the database takes connections.
      ...(callers > mostConnections
        ? {}
        : { handWritten: () => handWritten.perSecond(callers, Math.round(sideMs / 1_000)) }),
      ...(leastShares.bare.has(callers) ? { bare: () => byBareDriver(ledger, payments, callers) } : {}),
      useCase: async () => (await throughUseCase(ledger.database, payments, callers)).perSecond,
      ...(leastShares.http.has(callers) ? { http: () => overHttp(product, payments, callers) } : {}),
    };
    await handWritten.writeAllPages();
    const rates = await alternating(sides);
    const { handWritten: byHand = 0 } = rates;
    mostOverHttp = Math.max(mostOverHttp, rates['http'] ?? 0);
    const cells = (['handWritten', 'bare', 'useCase', 'http'] as const).map((side) => rates[side]);
    rows.push([
      String(callers),
      ...cells.map((rate) => rate?.toFixed(0) ?? '-'),
      ...cells
        .slice(1)
        .map((rate) => (rate === undefined || byHand === 0 ? '-' : (rate / byHand).toFixed(2))),
    ]);
    console.error(rows.at(-1)?.join('  '));
    for (const [side, least] of Object.entries(leastShares)) {
      const share = least.get(callers);
      if (share === undefined) continue;
      limits.push({
        name: `the hand-written function at ${callers} callers, over ${side}`,
        value: byHand / (rates[side] ?? 0),
        most: 1 / share,
        unit: 'times',
      });
    }
  }
  const slowMs = await slowAtOpenLoad(product, payments, mostOverHttp * openLoad);
  rows.push([`p99 over HTTP at ${openLoad} of that: ${slowMs.toFixed(1)} ms`]);
  limits.push({ name: 'p99 over HTTP at 80 % load', value: slowMs, most: mostSlowMs, unit: 'ms' });
  return {
    title:
      'One repayment booked, per second: by hand (pgbench), bare driver (saves only), use case, over HTTP',
    headings: ['callers', 'by hand', 'bare', 'use case', 'HTTP', 'bare /', 'use case /', 'HTTP /'],
    rows,
    limits,
  };
}

async function alternating(
  sides: Readonly<Record<string, () => Promise<number>>>,
): Promise<Readonly<Record<string, number>>> {
  const measured = new Map<string, number[]>(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measureSide] of Object.entries(sides)) measured.get(name)?.push(await measureSide());
  }
  return Object.fromEntries([...measured].map(([name, rates]) => [name, medianOf(rates)]));
}

async function throughUseCase(database: Queryable, payments: Payments, callers: number): Promise<Rate> {
  await payments.ready(12_000);
  const context = ledgerContext(database, today);
  return runCallers(
    Array.from({ length: callers }, () => async () => {
      const booked = await receiveCollection(context, { reference: payments.next(), outcome: 'success' });
      if (!booked.ok) throw new Error(`a repayment was refused: ${booked.code}`);
    }),
    sideMs,
  );
}

async function byBareDriver(
  { database, appUrl }: LedgerDatabase,
  payments: Payments,
  callers: number,
): Promise<number> {
  const documents = await decideBeforehand(database, payments, 9_000);
  const pool = new pg.Pool({ connectionString: appUrl, max: callers });
  pool.on('error', () => undefined);
  const save = { name: 'save-customer', text: 'SELECT save_customer($1, $2) AS left' };
  const prepared = documents.values();
  const saveNext = async (): Promise<void> => {
    const { value: values } = prepared.next();
    if (values === undefined) throw new Error('the bench ran out of documents');
    const saved = await pool.query<{ left: string[] | null }>({ ...save, values: [...values] });
    if (saved.rows[0]?.left !== null) throw new Error('a repayment was not saved');
  };
  const together = Array.from({ length: callers }, () => saveNext);
  try {
    // Each connection compiles the function with its first call, here as in pgbench.
    for (let call = 0; call < warmUpCalls; call += 1) await Promise.all(together.map((one) => one()));
    return (await runCallers(together, sideMs)).perSecond;
  } finally {
    await pool.end();
  }
}

/** What the use case would send for each payment, taken from it before it is sent. */
async function decideBeforehand(
  database: Queryable,
  payments: Payments,
  count: number,
): Promise<readonly (readonly unknown[])[]> {
  await payments.ready(count);
  const documents: (readonly unknown[])[] = [];
  const reading: Queryable = {
    query: async (statement, values) => {
      if (statement.name !== 'save-customer') return database.query(statement, values);
      documents.push(values ?? []);
      return [{ left: null }] as never;
    },
  };
  const context = { ...ledgerContext(database, today), store: createCustomerStore(reading) };
  for (let made = 0; made < count; made += 1)
    await receiveCollection(context, { reference: payments.next(), outcome: 'success' });
  return documents;
}
