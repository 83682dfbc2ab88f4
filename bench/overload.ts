import path from 'node:path';
import type { BenchTable } from './bench-report.ts';
import { onPayments } from './open-payments.ts';
import type { ProductProcess } from './product-process.ts';
import { onServingProduct } from './repayment-speed.ts';
import { atOpenLoad, overHttp, type Payments, slowest99, type TimedReport } from './reported-repayments.ts';

const loanCount = 16_000;
const rounds = 3;
/** As many callers as find the most that one process does. */
const callers = 64;
const overloadSeconds = 5;
const quietSeconds = 10;
/** What a write may take where nothing is overloaded. */
const mostWriteMs = 150;
const leastKept = 0.8;
const mostRecoverySeconds = 10;
const mostSockets = 4_000;

/**
 * Twice as many reports of repayments as one process can answer, for some seconds, then half as many. What it cannot take on it has to
 * refuse at once, with 503, and what it takes on it has to answer as fast as ever.
 */
export async function measureOverload(folder: string): Promise<BenchTable> {
  return onPayments(path.join(folder, 'overload'), loanCount, (ledger, payments) =>
    onServingProduct(folder, ledger, async (product) => {
      const runs: Run[] = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await overload(product, payments));
      const worst = (figure: (run: Run) => number): number => Math.max(...runs.map(figure));
      return {
        title: 'Twice the load that one process can carry, reports of repayments over HTTP',
        headings: [
          'most/s',
          'sent/s',
          'booked/s',
          'refused/s',
          'other',
          'booked p99 ms',
          'refused p99 ms',
          'quiet again s',
        ],
        rows: runs.map((run) => [
          run.mostPerSecond.toFixed(0),
          (2 * run.mostPerSecond).toFixed(0),
          run.bookedPerSecond.toFixed(0),
          run.refusedPerSecond.toFixed(0),
          String(run.otherCount),
          run.bookedMs.toFixed(0),
          run.refusedMs.toFixed(0),
          String(run.recoverySeconds),
        ]),
        limits: [
          {
            name: 'answers that are neither booked nor 503',
            value: worst((run) => run.otherCount),
            most: 0,
            unit: '',
          },
          {
            name: 'the most without overload, over what is booked in it',
            value: worst((run) => run.mostPerSecond / run.bookedPerSecond),
            most: 1 / leastKept,
            unit: 'times',
          },
          {
            name: 'seconds until it is as quick as ever',
            value: worst((run) => run.recoverySeconds),
            most: mostRecoverySeconds,
            unit: 's',
          },
        ],
      };
    }),
  );
}

type Run = {
  mostPerSecond: number;
  bookedPerSecond: number;
  refusedPerSecond: number;
  otherCount: number;
  bookedMs: number;
  refusedMs: number;
  recoverySeconds: number;
};

async function overload(product: ProductProcess, payments: Payments): Promise<Run> {
  const mostPerSecond = await overHttp(product, payments, callers);
  await payments.ready(loanCount);
  const during = await atOpenLoad(product, payments, {
    perSecond: 2 * mostPerSecond,
    seconds: overloadSeconds,
    mostSockets,
  });
  await payments.ready(loanCount);
  const after = await atOpenLoad(product, payments, { perSecond: mostPerSecond / 2, seconds: quietSeconds });
  const booked = during.filter(({ status }) => status === 200);
  const refused = during.filter(({ status }) => status === 503);
  return {
    mostPerSecond,
    bookedPerSecond: booked.length / secondsOf(during),
    refusedPerSecond: refused.length / secondsOf(during),
    otherCount: during.length - booked.length - refused.length,
    bookedMs: slowest99(booked),
    refusedMs: slowest99(refused),
    recoverySeconds: secondsUntilQuick(after),
  };
}

/** Until the last answer. */
function secondsOf(reports: readonly TimedReport[]): number {
  return Math.max(...reports.map(({ dueMs, tookMs }) => dueMs + tookMs)) / 1_000;
}

/** Full seconds until a second in which each report was booked, 99 of 100 in time. */
function secondsUntilQuick(reports: readonly TimedReport[]): number {
  const bySecond = Map.groupBy(reports, ({ dueMs }) => Math.floor(dueMs / 1_000));
  const found = [...bySecond].find(
    ([, ofSecond]) => ofSecond.every(({ status }) => status === 200) && slowest99(ofSecond) <= mostWriteMs,
  );
  return found === undefined ? Infinity : found[0];
}
