import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { reportSandboxRepayment } from '@luwag/contract/endpoints/sandbox/report-sandbox-repayment';
import type { ProductProcess } from './product-process.ts';
import { runCallers } from './write-speed.ts';

/* Repayments over HTTP, as a payment channel reports them. */

/** References of payments that are not booked yet; opened again when too few are left. */
export type Payments = { ready: (count: number) => Promise<void>; next: () => string };

export const sideMs = 2_500;

/** Reports by so many callers, each after its own last one was answered; per second. */
export async function overHttp(
  product: ProductProcess,
  payments: Payments,
  callers: number,
): Promise<number> {
  await payments.ready(12_000);
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  try {
    const rate = await runCallers(
      Array.from({ length: callers }, () => () => reportOrFail(product.origin, agent, payments.next())),
      sideMs,
    );
    return rate.perSecond;
  } finally {
    agent.destroy();
  }
}

async function reportOrFail(origin: string, agent: Agent, paymentReference: string): Promise<void> {
  const status = await report(origin, agent, paymentReference);
  if (status !== 200) throw new Error(`a repayment was refused with ${status}`);
}

/** As a payment channel tells of money: checked, booked once however often it is told, and answered with what became of it. Returns the status. */
async function report(origin: string, agent: Agent, paymentReference: string): Promise<number | undefined> {
  const body = JSON.stringify({ paymentReference });
  const sent = request(`${origin}${reportSandboxRepayment.path}`, {
    agent,
    method: reportSandboxRepayment.method,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
  });
  sent.end(body);
  return answered;
}

/** One report at a steady rate: when it was due after the first, how long its answer took, and which it was. */
export type TimedReport = { dueMs: number; tookMs: number; status: number | undefined };

/** Reports come at a steady rate, no matter how many are answered. */
export async function atOpenLoad(
  { origin }: ProductProcess,
  payments: Payments,
  { perSecond, seconds, mostSockets = 256 }: { perSecond: number; seconds: number; mostSockets?: number },
): Promise<readonly TimedReport[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: mostSockets });
  const running: Promise<TimedReport>[] = [];
  const startedAtMs = performance.now();
  const timed = async (dueMs: number): Promise<TimedReport> => {
    const status = await report(origin, agent, payments.next());
    return { dueMs, tookMs: performance.now() - startedAtMs - dueMs, status };
  };
  try {
    for (let number = 0; number < perSecond * seconds; number += 1) {
      const dueMs = (number / perSecond) * 1_000;
      while (startedAtMs + dueMs > performance.now()) await wait(1);
      running.push(timed(dueMs));
    }
    return await Promise.all(running);
  } finally {
    agent.destroy();
  }
}

/** Returns the milliseconds that 99 of 100 reports stay below, without those of the first second. Errors: where one was refused. */
export async function slowAtOpenLoad(
  product: ProductProcess,
  payments: Payments,
  perSecond: number,
): Promise<number> {
  await payments.ready(12_000);
  const reports = await atOpenLoad(product, payments, { perSecond, seconds: 6 });
  const refused = reports.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`a repayment was refused with ${refused.status}`);
  return slowest99(reports.filter(({ dueMs }) => dueMs > 1_000));
}

export function slowest99(reports: readonly TimedReport[]): number {
  const times = reports.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}
