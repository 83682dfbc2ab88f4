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
      Array.from({ length: callers }, () => () => report(product.origin, agent, payments.next())),
      sideMs,
    );
    return rate.perSecond;
  } finally {
    agent.destroy();
  }
}

/** As a payment channel tells of money: checked, booked once however often it is told, and answered with what became of it. */
async function report(origin: string, agent: Agent, paymentReference: string): Promise<void> {
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
  const status = await answered;
  if (status !== 200) throw new Error(`a repayment was refused with ${status}`);
}

/** Reports come at a steady rate, no matter how many are answered. Returns the time that 99 of 100 stay below. */
export async function slowAtOpenLoad(
  product: ProductProcess,
  payments: Payments,
  perSecond: number,
): Promise<number> {
  await payments.ready(12_000);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const startedAtMs = performance.now();
  const seconds = 6;
  const timed = async (dueAtMs: number): Promise<void> => {
    await report(product.origin, agent, payments.next());
    if (dueAtMs - startedAtMs > 1_000) times.push(performance.now() - dueAtMs);
  };
  try {
    for (let number = 0; number < perSecond * seconds; number += 1) {
      const dueAtMs = startedAtMs + (number / perSecond) * 1_000;
      if (dueAtMs > performance.now()) await wait(1);
      running.push(timed(dueAtMs));
    }
    await Promise.all(running);
  } finally {
    agent.destroy();
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}
