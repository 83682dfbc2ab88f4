import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrateDatabase } from '../../apps/api/migrate-database.ts';
import { createExternalDatabase } from '../external-database.ts';
import { type LenderProduct, prepareLender } from '../lender-product.ts';
import { startTcpProxy } from '../tcp-proxy.ts';
import { type Comparison, compareBooks } from './compare-books.ts';
import { type Fault, happen, originOf, type Scene, start, untilReady } from './faults.ts';
import { startWriters } from './writers.ts';

/*
 * Ends the product and its PostgreSQL by SIGKILL, cuts their connections, holds a process up, fills the database's disk and sets clocks
 * wrong, while borrowers borrow and pay; then compares the books with the providers'.
 */

/** The library that Debian's `faketime` puts before a process's clock. */
const clockLibrary = '/usr/$LIB/faketime/libfaketimeMT.so.1';
/** Room for a cluster, its log and an hour of loans. */
const diskMiB = 1_500;

export type FaultOptions = {
  writers: number;
  /** What happens, one after the other. */
  faults: readonly Fault[];
  /** How many writes are acknowledged before each. */
  writesBetween: number;
  /** Told after each: how long it took until the product was ready, from the start of what was ended. */
  onBack?: (number: number, fault: Fault, readyMs: number) => void;
};

export type FaultReport = Comparison & { readyMs: readonly number[] };

/** The providers tell an event for a minute; what they then gave up on stays with them. */
const eventPausesMs = Array.from({ length: 120 }, () => 500);

/** An order that was kept and never sent is sent again after two answers "no such order"; a lender waits longer for them. */
const soonSentAgain = { PAYOUT_QUIET_MINUTES: '1', PAYOUT_ASK_AGAIN_MINUTES: '1' };

export async function disturbUnderLoad(options: FaultOptions): Promise<FaultReport> {
  const database = await createExternalDatabase(options.faults.includes('disk full') ? { diskMiB } : {});
  const clocks = await prepareClocks(options.faults);
  const back = await startTcpProxy(Number(new URL(database.databaseUrl).port));
  const front = await startTcpProxy(back.port);
  let product: LenderProduct | null = null;
  try {
    await database.start();
    const address = new URL(database.databaseUrl);
    address.port = String(back.port);
    await migrateDatabase(address.href, { databaseAppUrl: null, databaseJobsUrl: null });
    product = await prepareLender(address.href, {
      eventPausesMs,
      settings: { ...soonSentAgain, ...clocks.settings },
    });
    const scene = { database, product, front, back, setClock: clocks.set };
    await start(scene);
    return await run(options, scene);
  } finally {
    await product?.stop();
    await front.stop();
    await back.stop();
    await database.remove();
    await clocks.remove();
  }
}

/** Where no clock is set wrong, the processes read the machine's own. */
async function prepareClocks(faults: readonly Fault[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-clocks-'));
  const file = path.join(folder, 'offset');
  const set = (offsetSeconds: number): Promise<void> =>
    writeFile(file, `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}`);
  await set(0);
  const settings = {
    LD_PRELOAD: clockLibrary,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  return { set, remove, settings: faults.some((fault) => fault.startsWith('clock ')) ? settings : {} };
}

async function run(
  { writers: count, faults, writesBetween, onBack = () => undefined }: FaultOptions,
  scene: Scene,
): Promise<FaultReport> {
  const writers = await startWriters(scene.product, originOf(scene.front), count);
  const readyMs: number[] = [];
  const more = async (): Promise<void> => {
    const enough = writers.acknowledged.length + writesBetween;
    while (writers.acknowledged.length < enough) await Promise.race([wait(20), writers.broken]);
  };
  for (const [index, fault] of faults.entries()) {
    await more();
    const begunAt = await happen[fault](scene, more, writers.refusals);
    await untilReady(scene, begunAt);
    readyMs.push(performance.now() - begunAt);
    onBack(index + 1, fault, readyMs.at(-1) ?? 0);
  }
  await writers.stop();
  return { ...(await compareBooks(scene.database.databaseUrl, scene.product.doubles, writers)), readyMs };
}
