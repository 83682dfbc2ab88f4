import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { migrateDatabase } from '../apps/api/migrate-database.ts';
import { freePort } from '../tests/free-port.ts';
import { type LenderProduct, prepareLender } from '../tests/lender-product.ts';
import type { ServerProcess } from '../tests/server-process.ts';
import type { BenchTable } from './bench-report.ts';
import { endWithBench } from './end-with-bench.ts';
import { openEventRelay } from './event-relay.ts';
import { type Books, checkBooks } from './load-books.ts';
import { approveAll, logInAll } from './load-borrowers.ts';
import { openCaller } from './load-caller.ts';
import type * as LoadLender from './load-lender.ts';
import { createMix } from './load-mix.ts';
import { atRate, countsOf, isGood, type Mix, spread, type TimedCall } from './load-rate.ts';
import { openPages, type PageFiles } from './page-files.ts';
import { takeRelease } from './other-release.ts';
import { type Proxy, startProxy, untilReady } from './proxied-servers.ts';

/*
 * From the release before to this one under load: the schema first, then one server of two after the other, behind haproxy. Borrowers
 * must not notice.
 */

const borrowers = 2_000;
const loggedIn = 200;
const perSecond = 40;
/** Load before the upgrade, between its steps and after it. */
const steadyMs = 10_000;
const seed = 20_261_128;
const say = (line: string): void => console.error(line);

export async function measureUpgrade(folder: string, from: string | undefined): Promise<BenchTable> {
  if (from === undefined) throw new Error('--from names the release before: a tag or a commit');
  const own = path.join(folder, 'upgrade');
  await mkdir(own);
  const release = path.join(own, 'release');
  const before = await takeRelease(release, from);
  // The book is made by the release before, with its schema.
  const { openLenderBook }: typeof LoadLender = await import(
    pathToFileURL(path.join(release, 'bench', 'load-lender.ts')).href
  );
  const bookFolder = path.join(own, 'book');
  const book = await openLenderBook({ folder: bookFolder, borrowers, say });
  try {
    const product = await prepareLender(book.databaseUrl, {
      port: await freePort(),
      settings: {
        KEYS_FILE: path.join(bookFolder, 'keys.json'),
        TRUSTED_PROXIES: '127.0.0.1,::1',
        CODES_PER_DAY: '99999',
      },
    });
    const proxy = await startProxy(own);
    try {
      return tableOf(before, await upgradeUnderLoad(book, product, { proxy, release }));
    } finally {
      await proxy.stop();
      await product.stop();
    }
  } finally {
    await book.stop();
  }
}

type Upgraded = { calls: readonly TimedCall[]; files: PageFiles; books: Books; seconds: number };

async function upgradeUnderLoad(
  book: LoadLender.LenderBook,
  product: LenderProduct,
  { proxy, release }: { proxy: Proxy; release: string },
): Promise<Upgraded> {
  const caller = openCaller(proxy.origin);
  const relay = await openEventRelay(caller);
  const start = async (port: number, like: { project?: string } = {}): Promise<ServerProcess> => {
    const server = await product.start({ settings: { PORT: String(port) }, told: relay.origin, ...like });
    endWithBench(server.child, () => void server.child.kill('SIGTERM'));
    await untilReady(server.origin);
    return server;
  };
  try {
    const old: ServerProcess[] = [];
    for (const port of proxy.ports) old.push(await start(port, { project: release }));
    await untilReady(proxy.origin);
    const people = await logInAll(caller, product.doubles, await book.takeBorrowers(loggedIn));
    await approveAll(book.owner, people);
    say(`${people.length} borrowers are logged in at two servers of the release before`);
    const acknowledged = { references: new Map(), withdrawals: [] };
    const mix = createMix({ caller, doubles: product.doubles, relay, acknowledged }, people, seed);
    const startedAtMs = performance.now();
    const ending = new AbortController();
    const visiting = openPages(caller, ending.signal);
    const calls = await underLoad(mix, async () => {
      await wait(steadyMs);
      await migrateDatabase(book.databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
      say('the database is of this release');
      await wait(steadyMs);
      for (const [index, server] of old.entries()) {
        await server.end();
        await start(proxy.ports[index] ?? 0);
        say(`server ${index + 1} of ${old.length} is of this release`);
        await wait(steadyMs);
      }
    });
    const seconds = (performance.now() - startedAtMs) / 1_000;
    ending.abort();
    return {
      calls,
      files: await visiting,
      seconds,
      books: await checkBooks(book.owner, { acknowledged, relay, doubles: product.doubles }),
    };
  } finally {
    caller.close();
    await relay.close();
  }
}

const sliceSeconds = 2;

/** Calls at a steady rate while something is done, and gathers them all. */
async function underLoad(mix: Mix, work: () => Promise<void>): Promise<readonly TimedCall[]> {
  const slices: Promise<readonly TimedCall[]>[] = [];
  const done = new AbortController();
  const working = work().finally(() => done.abort());
  working.catch(() => undefined);
  while (!done.signal.aborted) {
    slices.push(atRate(mix, { perSecond, seconds: sliceSeconds }));
    await wait(sliceSeconds * 1_000);
  }
  const calls = (await Promise.all(slices)).flat();
  await working;
  return calls;
}

function tableOf(from: string, { calls, files, books, seconds }: Upgraded): BenchTable {
  const bad = calls.filter((call) => !isGood(call));
  say(countsOf(bad));
  for (const [answer, count] of files.missed) say(`files of pages: ${answer} ${count}`);
  const missed = [...files.missed.values()].reduce((sum, count) => sum + count, 0);
  const failed = calls.filter(({ status }) => status === 0 || status >= 500).length;
  const { p50, p99 } = spread(calls);
  return {
    title: `From ${from} to this release, two servers behind haproxy, ${borrowers} borrowers, ${perSecond} calls/s`,
    headings: [
      'calls',
      'seconds',
      'p50 ms',
      'p99 ms',
      '5xx or none',
      'others',
      'files',
      'missed',
      'acknowledged',
      'missing',
      'doubled',
    ],
    rows: [
      [
        String(calls.length),
        seconds.toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        String(failed),
        String(bad.length - failed),
        String(files.asked),
        String(missed),
        String(books.acknowledged),
        String(books.missing),
        String(books.doubled),
      ],
    ],
    limits: [
      { name: 'answers of 500 or more, or none at all', value: failed, most: 0, unit: '' },
      { name: 'other refusals', value: bad.length - failed, most: 0, unit: '' },
      { name: 'files of pages that did not come', value: missed, most: 0, unit: '' },
      { name: 'acknowledged writes that are not in the books', value: books.missing, most: 0, unit: '' },
      { name: 'acknowledged writes that are there twice', value: books.doubled, most: 0, unit: '' },
      { name: 'what the ledger comes to', value: Math.abs(books.ledgerCentavos), most: 0, unit: 'centavos' },
    ],
  };
}
