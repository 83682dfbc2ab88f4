import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookedLoan, keepLoan } from '../../../../tests/ledger-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { until } from '../../../../tests/api/test-borrower.ts';
import { jobsOfTheDay } from '../../ports/job.ts';
import { createCustomerStore } from './customer-store.ts';
import { relayOutbox, startOutboxRelay } from './outbox-relay.ts';

let product: TestDatabase;
beforeAll(async () => {
  product = await createTestDatabase();
});
afterAll(() => product.remove());

type Queued = { kind: string; payload: Record<string, string>; isLater: boolean };

/** The jobs of a customer in the queue. */
function queuedFor(customerId: string): Promise<readonly Queued[]> {
  return product.asOwner((owner) =>
    owner.query<Queued>(
      {
        name: 'queued-for',
        text: `SELECT t.identifier AS kind, j.payload, j.run_at > now() + interval '1 hour' AS "isLater"
          FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
          WHERE j.payload ->> 'customerId' = $1 ORDER BY j.run_at`,
      },
      [customerId],
    ),
  );
}

const relayOnce = { name: '', text: 'SELECT relay_outbox($1) AS count' };
const asOwner = <Row extends Record<string, unknown>>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => product.asOwner((owner) => owner.query<Row>({ name: '', text }, values));

/** Relays that wait for another to end. */
async function waitingRelays(): Promise<number> {
  const waiting = await asOwner(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return waiting.length;
}

/** Keeps a customer who has two jobs, one of them for later. */
async function customerWithJobs(): Promise<string> {
  const { customerId } = await keepLoan(product.database, bookedLoan());
  const jobs = [
    { kind: 'erase-photos', payload: { customerId }, afterSeconds: 7_200 },
    { kind: 'reconcile-rewards', payload: { customerId } },
  ] as const;
  const store = createCustomerStore(product.database);
  expect(await store.save({ customerId, expectedVersion: 0, changes: { jobs } })).toBe('saved');
  return customerId;
}

describe('jobs of a write', () => {
  test('come to the queue once, each at its time, however many servers relay', async () => {
    const customerId = await customerWithJobs();
    expect(await queuedFor(customerId)).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => relayOutbox(product.database)));
    expect(await queuedFor(customerId)).toEqual([
      { kind: 'reconcile-rewards', payload: { customerId }, isLater: false },
      { kind: 'erase-photos', payload: { customerId }, isLater: true },
    ]);
    expect(await relayOutbox(product.database)).toBe(0);
  });

  test('of a write that is not kept never come to the queue', async () => {
    const { customerId } = await keepLoan(product.database, bookedLoan());
    const changes = { jobs: [{ kind: 'reconcile-rewards', payload: { customerId } }] } as const;
    expect(
      await createCustomerStore(product.database).save({ customerId, expectedVersion: 9, changes }),
    ).toBe('moved');
    await relayOutbox(product.database);
    expect(await queuedFor(customerId)).toEqual([]);
  });

  test('that wait for money or a decision go before messages, and those before what is told to many in a day', async () => {
    const { customerId } = await keepLoan(product.database, bookedLoan());
    const rest = ['tell-message', 'decide-application', 'send-payout'] as const;
    const jobs = [...jobsOfTheDay, ...rest].map((kind) => ({ kind, payload: { customerId } }));
    const store = createCustomerStore(product.database);
    await store.save({ customerId, expectedVersion: 0, changes: { jobs } });
    await relayOutbox(product.database);
    const taken = await product.asOwner((owner) =>
      owner.query<{ kind: string }>(
        {
          name: 'taken-in-order',
          text: `SELECT t.identifier AS kind
            FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
            WHERE j.payload ->> 'customerId' = $1 ORDER BY j.priority, kind`,
        },
        [customerId],
      ),
    );
    expect(taken.map(({ kind }) => kind)).toEqual([
      'decide-application',
      'send-payout',
      'tell-message',
      ...jobsOfTheDay.toSorted(),
    ]);
  });

  test('of a server that ended before it relayed them are found by the next look of another', async () => {
    const customerId = await customerWithJobs();
    const relay = startOutboxRelay(product.database, (error) => {
      throw error;
    });
    await until('the jobs', async () => ((await queuedFor(customerId)).length === 2 ? true : null));
    await relay.stop();
  });

  test('are left to the queue once where two servers relay at the same instant, and the second waits for the first', async () => {
    const customerId = await customerWithJobs();
    const second: Promise<number>[] = [];
    await product.database.transaction(async (first) => {
      expect(await first.query(relayOnce, [500])).toEqual([{ count: 2 }]);
      second.push(relayOutbox(product.database));
      await until('the second to wait', async () => ((await waitingRelays()) === 1 ? true : null));
    });
    expect(await Promise.all(second)).toEqual([0]);
    expect(await queuedFor(customerId)).toHaveLength(2);
  });

  test('of a server that ended in the middle of its relay are taken whole by the one that waited', async () => {
    const customerId = await customerWithJobs();
    const second: Promise<number>[] = [];
    const ended = product.database.transaction(async (first) => {
      expect(await first.query(relayOnce, [500])).toEqual([{ count: 2 }]);
      second.push(relayOutbox(product.database));
      await until('the second to wait', async () => ((await waitingRelays()) === 1 ? true : null));
      throw new Error('the server ended');
    });
    await expect(ended).rejects.toThrow('the server ended');
    expect(await Promise.all(second)).toEqual([2]);
    expect(await queuedFor(customerId)).toHaveLength(2);
  });

  test('stay where they are when the queue refuses them, and none is removed without being added', async () => {
    const customerId = await customerWithJobs();
    const refused = await asOwner<{ id: string }>(
      'INSERT INTO outbox (customer_id, kind, payload) VALUES ($1, $2, $3) RETURNING outbox_id AS id',
      [customerId, 'x'.repeat(200), {}],
    );
    await expect(relayOutbox(product.database)).rejects.toThrow();
    expect(await queuedFor(customerId)).toEqual([]);
    expect(await asOwner('SELECT FROM outbox WHERE customer_id = $1', [customerId])).toHaveLength(3);
    await asOwner('DELETE FROM outbox WHERE outbox_id = $1', [refused[0]?.id]);
    expect(await relayOutbox(product.database)).toBe(2);
    expect(await queuedFor(customerId)).toHaveLength(2);
  });

  test('of a customer who writes while a relay reads are kept at once, and relayed by the next', async () => {
    await customerWithJobs();
    await product.database.transaction(async (first) => {
      expect(await first.query(relayOnce, [500])).toEqual([{ count: 2 }]);
      await customerWithJobs();
    });
    expect(await relayOutbox(product.database)).toBe(2);
  });
});
