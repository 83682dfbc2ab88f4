import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Client } from '@luwag/contract/client';
import { endpoints } from '@luwag/contract/endpoints';
import {
  newPhone,
  openBrowser,
  prepareWithdrawal,
  sendWithdrawal,
  type TestBorrower,
  type TestBrowser,
} from '../api/test-borrower.ts';
import { becomeApprovedByReviewer, type LenderProduct, logInByOperator } from '../lender-product.ts';

/* Borrowers who borrow, are paid out, pay everything back by a partner and borrow again, whatever happens to the product meanwhile. */

/** What the product said it has kept. */
export type Acknowledged =
  | { kind: 'withdrawal'; customerId: string; loanId: string }
  | { kind: 'payment'; customerId: string; paymentId: string; reference: string };

export type Writers = {
  acknowledged: readonly Acknowledged[];
  customerIds: readonly string[];
  /** How often each answer came that was no yes, by its code. */
  refusals: ReadonlyMap<string, number>;
  /** Fails where a writer does; it never ends otherwise. */
  broken: Promise<never>;
  /** Lets each bring to its end what it has begun. */
  stop: () => Promise<void>;
};

/** A day changes twice at most: ahead and back. */
const mostShown = 3;
const retryMs = 100;
const answerMs = 20_000;
/**
 * The work of every minute asks about a payout that was never sent, twice, before it is sent again; about a payment whose events the
 * provider gave up on it asks after ten minutes.
 */
const outcomeMs = 900_000;

/** What passes: the same request is sent again with the same key. */
const passing = new Set(['service_unavailable', 'network_abnormal', 'busy_try_again', 'too_many_requests']);

export async function startWriters(product: LenderProduct, origin: string, count: number): Promise<Writers> {
  const reviewer = await product.signInStaff('reviewer');
  const acknowledged: Acknowledged[] = [];
  const refusals = new Map<string, number>();
  const stopping = new AbortController();
  const borrowers: TestBorrower[] = [];
  for (let number = 0; number < count; number += 1)
    borrowers.push(await newWriter(product, reviewer, origin));
  const running = Promise.all(
    borrowers.map(async (borrower) => {
      const writer = { ...borrower, call: insisting(borrower, refusals) };
      let goesOn = true;
      while (goesOn && !stopping.signal.aborted) goesOn = await liveOneLoan(product, writer, acknowledged);
    }),
  );
  const broken = running.then((): never => {
    throw new Error('no writer is left');
  });
  broken.catch(() => undefined);
  return {
    acknowledged,
    customerIds: borrowers.map(({ customerId }) => customerId),
    refusals,
    broken,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function newWriter(
  product: LenderProduct,
  reviewer: TestBrowser,
  origin: string,
): Promise<TestBorrower> {
  const borrower = await logInByOperator(product, newPhone(), openBrowser(origin));
  await becomeApprovedByReviewer(reviewer, borrower, product);
  return borrower;
}

/** Asks until it is answered, and goes on with a new token where the old one has ended. */
function insisting(borrower: TestBorrower, refusals: Map<string, number>): Client {
  const insist: Client = async (endpoint, input, options) => {
    for (;;) {
      const answer = await borrower.call(endpoint, input, {
        ...options,
        signal: AbortSignal.timeout(answerMs),
      });
      if (answer.ok) return answer;
      refusals.set(answer.code, (refusals.get(answer.code) ?? 0) + 1);
      if (answer.code === 'not_signed_in') await renew(borrower);
      else if (!passing.has(answer.code)) return answer;
      await wait(retryMs);
    }
  };
  return insist;
}

async function renew(borrower: TestBorrower): Promise<void> {
  const renewed = await borrower.call(endpoints.refreshSession, { body: {} });
  if (renewed.ok) borrower.hold(renewed.value.token);
  else if (!passing.has(renewed.code)) throw new Error(`a writer cannot renew its session: ${renewed.code}`);
}

/**
 * Borrows and pays. False: what was paid out in the moment before the product saw that its clock is a day ahead cannot be paid before
 * tomorrow, so this writer has to rest.
 */
async function liveOneLoan(
  product: LenderProduct,
  writer: TestBorrower,
  acknowledged: Acknowledged[],
): Promise<boolean> {
  const { customerId } = writer;
  const taken = await asShown(async () => {
    const body = await prepareWithdrawal(writer, 100_000, 30);
    return sendWithdrawal(writer, body, randomUUID());
  });
  const { loanId } = value(taken).loan;
  acknowledged.push({ kind: 'withdrawal', customerId, loanId });
  await untilStatus(writer, loanId, 'active');
  const opened = await asShown(async () => {
    const { summary } = value(await writer.call(endpoints.getLoan, { params: { loanId } }));
    const amountCentavos = summary.payoff?.totalCentavos ?? 0;
    return writer.call(
      endpoints.startPayment,
      { params: { loanId }, body: { kind: 'full', amountCentavos, channel: 'gcash' } },
      { idempotencyKey: randomUUID() },
    );
  });
  if (!opened.ok && opened.code === 'loan_not_repayable') return false;
  const { paymentId, reference } = value(opened).payment;
  acknowledged.push({ kind: 'payment', customerId, paymentId, reference });
  if (product.doubles.xenditPayments.pay(reference) === null)
    throw new Error('the partner does not know a payment that the product opened');
  await untilStatus(writer, loanId, 'settled');
  return true;
}

/** Shows the figures again where a clock that is set wrong has changed the day in between, as the app does. */
async function asShown<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  let answer = await send();
  for (let again = 1; again < mostShown && !answer.ok && answer.code === 'quote_changed'; again += 1)
    answer = await send();
  return answer;
}

async function untilStatus(writer: TestBorrower, loanId: string, wanted: string): Promise<void> {
  const begunAt = performance.now();
  for (;;) {
    const { summary } = value(await writer.call(endpoints.getLoan, { params: { loanId } }));
    if (summary.status === wanted) return;
    if (performance.now() - begunAt > outcomeMs)
      throw new Error(`loan ${loanId} is ${summary.status} and does not become ${wanted}`);
    await wait(retryMs);
  }
}

function value<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`a writer was refused: ${answer.code} ${JSON.stringify(answer.detail)}`);
}
