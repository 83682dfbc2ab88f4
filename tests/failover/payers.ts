import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '@luwag/contract/client';
import { endpoints } from '@luwag/contract/endpoints';
import {
  becomeApproved,
  borrow,
  completeProfile,
  logInBorrower,
  type TestBorrower,
} from '../api/test-borrower.ts';

/* Borrowers who pay back in small parts without pause, and ask again with the same key until they are answered. */

export type Acknowledged = { reference: string; paymentId: string; at: number };

export type Payers = {
  /** Payments that the product said it has booked. */
  acknowledged: readonly Acknowledged[];
  /** How often each answer came that was no yes, by its code. */
  refusals: ReadonlyMap<string, number>;
  /** Lets each finish what it has begun. */
  stop: () => Promise<void>;
};

const payments = { amountCentavos: 100, pauseMs: 300, retryMs: 100, renewMs: 240_000, limitMs: 30_000 };

/** What may pass: the same request is sent again with the same key. */
const passing = new Set(['service_unavailable', 'network_abnormal', 'busy_try_again']);

export async function startPayers(origin: string, count: number): Promise<Payers> {
  const acknowledged: Acknowledged[] = [];
  const refusals = new Map<string, number>();
  const stopping = new AbortController();
  const insist = async <T>(ask: () => Promise<Answer<T>>): Promise<T> => {
    for (;;) {
      const answer = await ask();
      if (answer.ok) return answer.value;
      refusals.set(answer.code, (refusals.get(answer.code) ?? 0) + 1);
      if (!passing.has(answer.code)) throw new Error(`a payer was refused: ${answer.code}`);
      await wait(payments.retryMs);
    }
  };
  const payOnce = async (borrower: TestBorrower, loanId: string): Promise<void> => {
    const idempotencyKey = randomUUID();
    const body = { kind: 'part', amountCentavos: payments.amountCentavos, channel: 'gcash' } as const;
    const { payment } = await insist(() =>
      borrower.call(endpoints.startPayment, { params: { loanId }, body }, withKey(idempotencyKey)),
    );
    const { reference } = payment;
    const report = { body: { paymentReference: reference } };
    await insist(() => borrower.call(endpoints.reportSandboxRepayment, report, limited()));
    acknowledged.push({ reference, paymentId: payment.paymentId, at: performance.now() });
  };
  const pay = async ({ borrower, loanId }: Awaited<ReturnType<typeof newPayer>>): Promise<void> => {
    let renewedAt = performance.now();
    while (!stopping.signal.aborted) {
      if (performance.now() - renewedAt > payments.renewMs) {
        const session = await insist(() => borrower.call(endpoints.refreshSession, { body: {} }, limited()));
        borrower.hold(session.token);
        renewedAt = performance.now();
      }
      await payOnce(borrower, loanId);
      await wait(payments.pauseMs);
    }
  };
  const payers = [];
  for (let number = 0; number < count; number += 1) payers.push(await newPayer(origin));
  const running = Promise.all(payers.map(pay));
  // A refusal is told by `stop`; until then the others go on.
  running.catch(() => undefined);
  return {
    acknowledged,
    refusals,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function newPayer(origin: string): Promise<{ borrower: TestBorrower; loanId: string }> {
  const borrower = await logInBorrower(origin);
  await completeProfile(origin, borrower);
  await becomeApproved(borrower);
  const loan = await borrow(borrower, 500_000, 30);
  return { borrower, loanId: loan.summary.loanId };
}

/** No caller waits for ever. */
function limited(): { signal: AbortSignal } {
  return { signal: AbortSignal.timeout(payments.limitMs) };
}

function withKey(idempotencyKey: string): { signal: AbortSignal; idempotencyKey: string } {
  return { ...limited(), idempotencyKey };
}
