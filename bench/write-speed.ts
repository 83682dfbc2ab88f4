import { Agent, request } from 'node:http';
import path from 'node:path';
import { saveSectionDraft } from '@luwag/contract/endpoints/profile/save-section-draft';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { logInBorrower, type TestBorrower } from '../tests/api/test-borrower.ts';
import { freePort } from '../tests/free-port.ts';
import { type BenchTable, type Limit, medianOf } from './bench-report.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

const warmUpMs = 1_000;
const measuredMs = 4_000;
const mostRoundTrips = 2;
const callerCounts = [1, 16];

export type Rate = { perSecond: number; middleMs: number; slowMs: number };

/** How fast drafts are saved over HTTP, beside the least a kept write costs on the same database: one row, one commit. */
export async function measureWrites(folder: string): Promise<BenchTable> {
  const database = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'writes') });
  try {
    const product = await startProductProcess({
      command: [process.execPath, path.join(import.meta.dirname, 'counted-product.ts')],
      dataFolder: path.join(folder, 'writes-files'),
      port: await freePort(),
      environment: { DATABASE_URL: database.databaseUrl, SANDBOX_PEOPLE: 'false' },
      hasChannel: true,
    });
    try {
      return await measure(product, database.databaseUrl);
    } finally {
      await product.stop();
    }
  } finally {
    await database.stop();
  }
}

async function measure(product: ProductProcess, databaseUrl: string): Promise<BenchTable> {
  const rows: string[][] = [];
  const limits: Limit[] = [];
  for (const callers of callerCounts) {
    const floor = await measureCommits(databaseUrl, callers);
    const { rate, roundTrips } = await measureDrafts(product, callers);
    rows.push([
      String(callers),
      rate.perSecond.toFixed(0),
      rate.middleMs.toFixed(1),
      rate.slowMs.toFixed(1),
      floor.perSecond.toFixed(0),
      (rate.perSecond / floor.perSecond).toFixed(2),
      roundTrips.toFixed(2),
    ]);
    limits.push({
      name: `round trips per write at ${callers} callers`,
      // What the server does by itself once a minute may fall between the first write and the last.
      value: Number(roundTrips.toFixed(1)),
      most: mostRoundTrips,
      unit: 'round trips',
    });
  }
  return {
    title: 'One write over HTTP (a draft saved, synchronous commit), caller and server on the same cores',
    headings: ['callers', 'writes/s', 'p50 ms', 'p99 ms', 'commits/s', '/ commits', 'round trips'],
    rows,
    limits,
  };
}

/** Runs one loop per caller until the time is over; what happens while warming up is not counted. */
export async function runCallers(
  callers: readonly ((turn: number) => Promise<void>)[],
  forMs = measuredMs,
): Promise<Rate> {
  const startedAtMs = performance.now() + warmUpMs;
  const endsAtMs = startedAtMs + forMs;
  const times: number[] = [];
  await Promise.all(
    callers.map(async (call) => {
      for (let turn = 0; performance.now() < endsAtMs; turn += 1) {
        const askedAtMs = performance.now();
        await call(turn);
        if (askedAtMs >= startedAtMs) times.push(performance.now() - askedAtMs);
      }
    }),
  );
  const sorted = times.toSorted((one, other) => one - other);
  return {
    perSecond: times.length / (forMs / 1000),
    middleMs: medianOf(times),
    slowMs: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

async function measureCommits(databaseUrl: string, callers: number): Promise<Rate> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: callers });
  try {
    await pool.query('CREATE TABLE IF NOT EXISTS bench_floor (id int PRIMARY KEY, turn int NOT NULL)');
    const text =
      'INSERT INTO bench_floor VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET turn = excluded.turn';
    return await runCallers(
      Array.from({ length: callers }, (_, id) => async (turn) => {
        await pool.query({ name: 'commit-one-row', text, values: [id, turn] });
      }),
    );
  } finally {
    await pool.query('DROP TABLE bench_floor');
    await pool.end();
  }
}

async function measureDrafts(
  product: ProductProcess,
  callers: number,
): Promise<{ rate: Rate; roundTrips: number }> {
  const { origin } = product;
  const borrowers: TestBorrower[] = [];
  for (let count = 0; count < callers; count += 1) borrowers.push(await logInBorrower(origin));
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  let writes = 0;
  try {
    const before = await countQueries(product);
    const rate = await runCallers(
      borrowers.map((borrower) => async (turn) => {
        await saveDraft(origin, agent, borrower, turn);
        writes += 1;
      }),
    );
    const after = await countQueries(product);
    return { rate, roundTrips: (after - before) / writes };
  } finally {
    agent.destroy();
  }
}

async function countQueries({ ask }: ProductProcess): Promise<number> {
  const counts = (await ask()) as Readonly<Record<string, number>>;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function saveDraft(origin: string, agent: Agent, borrower: TestBorrower, turn: number): Promise<void> {
  const body = JSON.stringify({ values: { firstName: `Maria ${turn}` }, step: 0 });
  const sent = request(`${origin}${saveSectionDraft.path.replace(':section', 'identity')}`, {
    agent,
    method: saveSectionDraft.method,
    headers: {
      authorization: `Bearer ${borrower.token()}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
  });
  sent.end(body);
  const answered = await status;
  if (answered !== 200) throw new Error(`a draft was refused with ${answered}`);
}
