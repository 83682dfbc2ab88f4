import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { setTimeout as wait } from 'node:timers/promises';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import { openDatabase } from '../../apps/api/adapters/postgres/database.ts';
import type { Snapshot } from '../../apps/api/ports/customer-store.ts';
import type { ProviderDoubles } from '../../packages/provider-doubles/start-doubles.ts';
import { migrateDatabase } from '../../apps/api/migrate-database.ts';
import { createExternalDatabase, type ExternalDatabase } from '../external-database.ts';
import { type LenderProduct, prepareLender } from '../lender-product.ts';
import { startTcpProxy, type TcpProxy } from '../tcp-proxy.ts';
import { startWriters, type Writers } from './writers.ts';

/* Ends the product and its PostgreSQL by SIGKILL, cuts their connections and holds a process up, while borrowers borrow and pay; then compares the books with the providers'. */

export type Fault = 'product killed' | 'database killed' | 'connections cut' | 'process held up';

export type FaultOptions = {
  writers: number;
  /** What happens, one after the other. */
  faults: readonly Fault[];
  /** How many writes are acknowledged before each. */
  writesBetween: number;
  /** Told after each: how long it took until the product was ready, from the start of what was ended. */
  onBack?: (number: number, fault: Fault, readyMs: number) => void;
};

export type FaultReport = {
  acknowledged: { withdrawals: number; payments: number };
  refusals: ReadonlyMap<string, number>;
  readyMs: readonly number[];
  /** Acknowledged, and not in the books. */
  lost: readonly string[];
  /** In the books in part: a loan that differs from its entries, or an entry that does not sum to zero. */
  halfApplied: readonly string[];
  /** Sent more than once, or sent and unknown to the books. */
  wrongPayouts: readonly string[];
  /** Paid at the partner, and not booked exactly once to the centavo. */
  wrongPayments: readonly string[];
};

type Scene = {
  database: ExternalDatabase;
  product: LenderProduct;
  /** Between borrowers or providers and the product. */
  front: TcpProxy;
  /** Between the product and its database. */
  back: TcpProxy;
};

/** The providers tell an event for a minute; what they then gave up on stays with them. */
const eventPausesMs = Array.from({ length: 120 }, () => 500);

/** An order that was kept and never sent is sent again after two answers "no such order"; a lender waits longer for them. */
const soonSentAgain = { PAYOUT_QUIET_MINUTES: '1', PAYOUT_ASK_AGAIN_MINUTES: '1' };

export async function disturbUnderLoad(options: FaultOptions): Promise<FaultReport> {
  const database = await createExternalDatabase();
  const back = await startTcpProxy(Number(new URL(database.databaseUrl).port));
  const front = await startTcpProxy(back.port);
  let product: LenderProduct | null = null;
  try {
    await database.start();
    const address = new URL(database.databaseUrl);
    address.port = String(back.port);
    await migrateDatabase(address.href, { databaseAppUrl: null, databaseJobsUrl: null });
    product = await prepareLender(address.href, { eventPausesMs, settings: soonSentAgain });
    const scene = { database, product, front, back };
    await start(scene);
    return await run(options, scene);
  } finally {
    await product?.stop();
    await front.stop();
    await back.stop();
    await database.remove();
  }
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
    const begunAt = await happen[fault](scene, more);
    await untilReady(scene, begunAt);
    readyMs.push(performance.now() - begunAt);
    onBack(index + 1, fault, readyMs.at(-1) ?? 0);
  }
  await writers.stop();
  return { ...(await compare(scene, writers)), readyMs };
}

/** Longer than a worker is missed before its jobs go to another. */
const heldUpMs = 45_000;

/** Each returns when what was ended was started again, by `performance.now()`. */
const happen: Readonly<Record<Fault, (scene: Scene, more: () => Promise<void>) => Promise<number>>> = {
  'product killed': async (scene) => {
    await scene.product.server().end('SIGKILL');
    const begunAt = performance.now();
    await start(scene);
    return begunAt;
  },
  'database killed': async ({ database }) => {
    await database.kill();
    const begunAt = performance.now();
    await database.start();
    return begunAt;
  },
  'connections cut': async ({ back, front }) => {
    back.cut();
    front.cut();
    return performance.now();
  },
  // Another process takes its jobs; then it goes on with what it had in hand.
  'process held up': async (scene, more) => {
    const held = scene.product.server();
    held.child.kill('SIGSTOP');
    const heldAt = performance.now();
    try {
      await start(scene);
      await more();
      await wait(Math.max(0, heldUpMs - (performance.now() - heldAt)));
    } finally {
      held.child.kill('SIGCONT');
    }
    await more();
    await held.end();
    return performance.now();
  },
};

/** Starts a process of the product, to which borrowers and providers are led from now on. */
async function start({ product, front }: Scene): Promise<void> {
  const { origin } = await product.start();
  front.lead(Number(new URL(origin).port));
  front.cut();
  product.doubles.tellProduct(originOf(front));
}

function originOf({ port }: TcpProxy): string {
  return `http://localhost:${port}`;
}

const mostReadyMs = 60_000;

async function untilReady({ product, front }: Scene, begunAt: number): Promise<void> {
  const { child, output } = product.server();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the product ended: ${output()}`);
    const status = await fetch(`${originOf(front)}/readyz`).then(
      (response) => response.arrayBuffer().then(() => response.status),
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() - begunAt > mostReadyMs) throw new Error('the product does not become ready');
    await wait(20);
  }
}

type Books = Pick<Kept, 'loans' | 'payouts' | 'payments' | 'entries'>;
type Kept = Snapshot<'loans' | 'payouts' | 'payments' | 'entries'>;

async function compare(
  { database, product: { doubles } }: Scene,
  { acknowledged, customerIds, refusals }: Writers,
): Promise<Omit<FaultReport, 'readyMs'>> {
  const books = await readBooks(database.databaseUrl, customerIds);
  return {
    acknowledged: {
      withdrawals: acknowledged.filter(({ kind }) => kind === 'withdrawal').length,
      payments: acknowledged.filter(({ kind }) => kind === 'payment').length,
    },
    refusals,
    lost: lostWrites(books, acknowledged),
    halfApplied: halfApplied(books),
    wrongPayouts: wrongPayouts(books, doubles),
    wrongPayments: wrongPayments(books, doubles),
  };
}

async function readBooks(databaseUrl: string, customerIds: readonly string[]): Promise<Books> {
  const own = openDatabase({ databaseUrl, maxConnections: 2 });
  try {
    const store = createCustomerStore(own);
    const kept: Kept[] = await Promise.all(
      customerIds.map((customerId) =>
        store.load({ customerId, parts: ['loans', 'payouts', 'payments', 'entries'] }),
      ),
    );
    return {
      loans: kept.flatMap((one) => one.loans),
      payouts: kept.flatMap((one) => one.payouts),
      payments: kept.flatMap((one) => one.payments),
      entries: kept.flatMap((one) => one.entries),
    };
  } finally {
    await own.close();
  }
}

function lostWrites({ loans, payments }: Books, acknowledged: Writers['acknowledged']): readonly string[] {
  const lent = new Set(loans.map(({ loanId }) => loanId));
  const paid = new Set(
    payments.filter(({ status }) => status === 'success').map(({ paymentId }) => paymentId),
  );
  return acknowledged.flatMap((write) => {
    if (write.kind === 'withdrawal') return lent.has(write.loanId) ? [] : [`loan ${write.loanId}`];
    return paid.has(write.paymentId) ? [] : [`payment ${write.reference}`];
  });
}

function halfApplied({ loans, entries }: Books): readonly string[] {
  const differing = loans.flatMap((loan) => {
    const own = entries.filter(({ loanId }) => loanId === loan.loanId);
    return balanceDifferences(loan, own).map(({ account }) => `loan ${loan.loanId}, account ${account}`);
  });
  const uneven = entries.flatMap(({ kind, loanId, postings }) => {
    const sum = postings.reduce((total, { amountCentavos }) => total + amountCentavos, 0);
    return sum === 0 ? [] : [`${kind} of loan ${loanId}`];
  });
  return [...differing, ...uneven];
}

/** What the provider sent is in the books, and no loan was paid out twice. */
function wrongPayouts({ payouts, entries }: Books, { xenditPayouts }: ProviderDoubles): readonly string[] {
  const ordered = new Map(payouts.map((payout) => [payout.reference, payout]));
  const paidOut = new Set(
    entries.filter(({ kind }) => kind === 'disbursement-confirmed').map(({ loanId }) => loanId),
  );
  const sentTo = new Set<string>();
  return xenditPayouts.payouts.flatMap(({ referenceId, amountMinor, status }) => {
    if (status !== 'SUCCEEDED') return [];
    const payout = ordered.get(referenceId);
    if (payout === undefined) return [`${referenceId} is in no books`];
    const isFirst = !sentTo.has(payout.loanId);
    sentTo.add(payout.loanId);
    const isRight = isFirst && paidOut.has(payout.loanId) && payout.amountCentavos === amountMinor;
    return isRight ? [] : [referenceId];
  });
}

/** What was paid at the partner is booked once, to the centavo. */
function wrongPayments({ payments, entries }: Books, { xenditPayments }: ProviderDoubles): readonly string[] {
  const received = new Map(payments.map((payment) => [payment.reference, payment.receivedCentavos]));
  return xenditPayments.payments.flatMap(({ referenceId, amountPesos, status }) => {
    if (status !== 'SUCCEEDED') return [];
    const booked = entries.filter(
      ({ kind, reference }) => kind === 'repayment-received' && reference === referenceId,
    );
    const isExact = received.get(referenceId) === Math.round(amountPesos * 100);
    return booked.length === 1 && isExact ? [] : [`${referenceId}: ${booked.length} entries`];
  });
}
