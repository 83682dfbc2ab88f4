import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@luwag/contract/endpoints';
import { startEmbeddedPostgres } from '../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { prepareJobsSchema, prepareRoles } from '../apps/api/adapters/postgres/database-roles.ts';
import { type Database, openDatabase } from '../apps/api/adapters/postgres/database.ts';
import { migrate, readSchema } from '../apps/api/adapters/postgres/migrate.ts';
import { prepareJobs } from '../apps/api/jobs/job-runner.ts';
import { doubleSecrets } from '../packages/provider-doubles/start-doubles.ts';
import { borrow, given, type TestBorrower } from '../tests/api/test-borrower.ts';
import { freePort } from '../tests/free-port.ts';
import {
  becomeApprovedByReviewer,
  type LenderProduct,
  logInByOperator,
  prepareLender,
} from '../tests/lender-product.ts';
import { startTcpProxy, type TcpProxy } from '../tests/tcp-proxy.ts';
import type { BenchTable, Limit } from './bench-report.ts';

const rounds = 4;
const sideMs = 20_000;
/** Calls of each kind, one after so many milliseconds. */
const everyMs = 150;
/** While they are timed, borrowers ask for places to pay, and each of these calls waits for the provider. */
const openEveryMs = 600;
/** How much slower than beside a quick provider the 99 quickest of 100 may be. */
const mostTimes = 1.1;

type Side = 'quick' | 'slow';
type Timed = Readonly<Record<string, () => Promise<void>>>;

/**
 * Calls that ask no provider, beside a provider that answers at once and one that takes calls and never answers. Sides by turns; the
 * times of all rounds of a side count together. The product is a process of production with the doubles of its providers over TLS.
 */
export async function measureSlowProvider(folder: string): Promise<BenchTable> {
  const database = await openEmptyDatabase(folder);
  const doublesPort = await freePort();
  const proxy = await startTcpProxy(doublesPort);
  const product = await prepareLender(database.databaseUrl, {
    port: doublesPort,
    settings: { XENDIT_URL: `https://127.0.0.1:${proxy.port}/xendit` },
  });
  const deaf = await startDeafServer();
  try {
    const { origin } = await product.start();
    const [asking, paying] = [await approved(product, 'reviewer'), await approved(product, 'admin')];
    const loanId = (await borrow(paying, 200_000, 30)).summary.loanId;
    const sides = { quick: doublesPort, slow: deaf.port };
    const calls = timedCalls(origin, asking);
    const open = (): Promise<unknown> => openPayment(paying, loanId);
    // Everything is compiled and every connection is open before anything is timed.
    await measureSide(calls, open);
    return tableOf(await byTurns(database.owner, proxy, sides, () => measureSide(calls, open)));
  } finally {
    await product.stop();
    await proxy.stop();
    await deaf.stop();
    await database.remove();
  }
}

async function byTurns(
  owner: Database,
  proxy: TcpProxy,
  ports: Readonly<Record<Side, number>>,
  measure: () => Promise<Readonly<Record<string, readonly number[]>>>,
): Promise<Readonly<Record<Side, Readonly<Record<string, readonly number[]>>>>> {
  const times: Record<Side, Record<string, readonly number[]>> = { quick: {}, slow: {} };
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? (['quick', 'slow'] as const) : (['slow', 'quick'] as const)) {
      proxy.lead(ports[side]);
      proxy.cut();
      if (side === 'quick') await untilWorkedOff(owner);
      for (const [name, more] of Object.entries(await measure()))
        times[side][name] = [...(times[side][name] ?? []), ...more];
    }
  }
  return times;
}

/** What was told while the provider was silent is asked about first, so that the quick side does not do the work of the slow one. */
async function untilWorkedOff(owner: Database): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const [row] = await owner.query<{ count: number }>({
      name: 'bench-waiting-events',
      text: `SELECT count(*) AS count FROM provider_event WHERE state = 'waiting'`,
    });
    if (row?.count === 0) return;
    await wait(250);
  }
}

/** Calls come at a steady rate, no matter how many are answered. Returns the times of each kind, in milliseconds. */
async function measureSide(
  calls: Timed,
  open: () => Promise<unknown>,
): Promise<Readonly<Record<string, readonly number[]>>> {
  const times: Record<string, number[]> = {};
  const running: Promise<unknown>[] = [];
  const startedAtMs = performance.now();
  const timed = async (name: string, call: () => Promise<void>, dueAtMs: number): Promise<void> => {
    await call();
    (times[name] ??= []).push(performance.now() - dueAtMs);
  };
  for (let dueMs = 0; dueMs < sideMs; dueMs += everyMs) {
    const dueAtMs = startedAtMs + dueMs;
    await wait(Math.max(0, dueAtMs - performance.now()));
    if (dueMs % openEveryMs < everyMs) running.push(open());
    for (const [name, call] of Object.entries(calls)) running.push(timed(name, call, dueAtMs));
  }
  await Promise.all(running);
  return times;
}

function timedCalls(origin: string, asking: TestBorrower): Timed {
  return {
    home: async () => void given(await asking.call(endpoints.getHome, {})),
    offer: async () => void given(await asking.call(endpoints.getOffer, { query: {} })),
    'report of a repayment': () => tellOfPayment(origin),
  };
}

/** As Xendit tells of money: kept before it is answered, and asked about afterwards. */
async function tellOfPayment(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/providers/xendit/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-callback-token': doubleSecrets.xenditCallbackToken },
    body: JSON.stringify({ event: 'payment.capture', data: { payment_id: `py-${randomUUID()}` } }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a report was refused with ${answer.status}`);
}

function openPayment(borrower: TestBorrower, loanId: string): Promise<unknown> {
  const body = { kind: 'part', amountCentavos: 10_000, channel: 'gcash' } as const;
  return borrower.call(
    endpoints.startPayment,
    { params: { loanId }, body },
    { idempotencyKey: randomUUID() },
  );
}

async function approved(product: LenderProduct, role: 'reviewer' | 'admin'): Promise<TestBorrower> {
  const borrower = await logInByOperator(product);
  await becomeApprovedByReviewer(await product.signInStaff(role), borrower, product);
  return borrower;
}

function tableOf(times: Readonly<Record<Side, Readonly<Record<string, readonly number[]>>>>): BenchTable {
  const rows: string[][] = [];
  const limits: Limit[] = [];
  for (const [name, quickTimes] of Object.entries(times.quick)) {
    const [quick, slow] = [slowestOf(quickTimes), slowestOf(times.slow[name] ?? [])];
    rows.push([
      name,
      quick.toFixed(1),
      slow.toFixed(1),
      (slow / quick).toFixed(2),
      String(quickTimes.length),
    ]);
    limits.push({
      name: `p99 of ${name} beside a silent provider`,
      value: slow / quick,
      most: mostTimes,
      unit: 'times',
    });
  }
  return {
    title: 'p99 of calls that ask no provider, in ms, beside a quick provider and one that never answers',
    headings: ['call', 'quick', 'silent', 'silent / quick', 'calls a side'],
    rows,
    limits,
  };
}

/** The time that 99 of 100 stay below. */
function slowestOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Takes every connection and says nothing. */
async function startDeafServer(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.resume();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function openEmptyDatabase(folder: string) {
  const embedded = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'slow-provider') });
  const { databaseUrl } = embedded;
  const { jobsUrl } = await prepareRoles(databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
  await prepareJobsSchema(databaseUrl, jobsUrl, prepareJobs);
  await migrate(databaseUrl, await readSchema());
  const owner = openDatabase({ databaseUrl, maxConnections: 2, hasTimeLimit: false });
  return {
    databaseUrl,
    owner,
    remove: async () => {
      await owner.close();
      await embedded.stop();
    },
  };
}
