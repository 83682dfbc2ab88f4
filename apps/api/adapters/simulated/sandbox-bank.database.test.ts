import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { centavos } from '@luwag/loan-engine/money/money';
import { payoutFailures } from '@luwag/contract/payout-failures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleDestination } from '../../../../tests/sample-destination.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { describePayoutProvider } from '../../ports/payout-provider.conformance.ts';
import type { SandboxBank } from '../../ports/simulated-world.ts';
import { openSandboxBank } from './sandbox-bank.ts';

const settlesAfterMs = 1_500;
const next = { succeeds: 'succeed', 'answer-lost': 'timeout' } as const;
const nobody = 'http://127.0.0.1:9';
let product: TestDatabase;
let now = Date.UTC(2026, 10, 21, 4);
const banks: SandboxBank[] = [];

/** As a process of the sandbox opens it: all of them share the books of one database. */
async function open({ productOrigin = nobody, takesMs = settlesAfterMs } = {}): Promise<SandboxBank> {
  const bank = await openSandboxBank(product.database, {
    now: () => now,
    settlesAfterMs: takesMs,
    productOrigin,
  });
  banks.push(bank);
  return bank;
}

beforeAll(async () => {
  product = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(banks.map((bank) => bank.stop()));
  await product.remove();
});

describePayoutProvider('sandbox', payoutFailures, async () => {
  const { payouts } = await open();
  return {
    provider: payouts,
    arrange: (ending) => payouts.setNext(typeof ending === 'string' ? next[ending] : ending.failsWith),
    settle: async () => {
      now += settlesAfterMs;
    },
    paidCentavos: async () => {
      const [row] = await product.database.query<{ paid: number }>({
        name: 'simulated-paid',
        text: `SELECT coalesce(sum(amount_centavos), 0)::bigint AS paid FROM simulated_payout WHERE status = 'succeeded'`,
      });
      return row?.paid ?? 0;
    },
  };
});

let count = 0;
function newOrder() {
  count += 1;
  return {
    reference: `PO-bank-${count}`,
    amountCentavos: centavos(200_000 + count),
    rail: 'instapay',
    destination: sampleDestination,
  } as const;
}

describe('the bank of the sandbox', () => {
  test('keeps its books when its process ends, with what it was told to do next', async () => {
    const first = await open();
    const order = newOrder();
    await first.payouts.send(order);
    await first.payouts.setNext('NAME_MISMATCH');
    await first.stop();
    const second = await open();
    now += settlesAfterMs;
    expect(await second.payouts.find(order.reference)).toMatchObject({ outcome: 'succeeded' });
    const refused = newOrder();
    await second.payouts.send(refused);
    now += settlesAfterMs;
    expect(await second.payouts.find(refused.reference)).toEqual({
      outcome: 'failed',
      failureCode: 'NAME_MISMATCH',
    });
  });

  test('pays an order once that two processes send at the same time', async () => {
    const all = await Promise.all([open(), open()]);
    const order = newOrder();
    await Promise.all(all.map(({ payouts }) => payouts.send(order)));
    now += settlesAfterMs;
    const listed = await all[0].list.list(now - 60_000, now + 1);
    expect(listed.filter(({ reference }) => reference === order.reference)).toMatchObject([
      { direction: 'out', amountCentavos: order.amountCentavos, outcome: 'success' },
    ]);
  });

  test('says nothing of an order that it was told to keep silent about, and pays it in the end', async () => {
    const { payouts } = await open();
    await payouts.setNext('unknown');
    const order = newOrder();
    for (const ask of [
      () => payouts.send(order),
      () => payouts.find(order.reference),
      () => payouts.send(order),
    ])
      expect(await ask()).toEqual({ outcome: 'unknown' });
    now += 60 * 60_000;
    expect(await payouts.find(order.reference)).toMatchObject({ outcome: 'succeeded' });
  });

  test('hands money out at a remittance counter to the owner of a phone', async () => {
    const { payouts } = await open();
    const destination = {
      ...sampleDestination,
      accountType: 'remittanceShop',
      institutionCode: 'palawan',
      accountNumber: '',
    } as const;
    expect(await payouts.send({ ...newOrder(), destination })).toEqual({ outcome: 'pending' });
  });

  test('pays at once on an earlier day, and lists it on that day', async () => {
    const bank = await open();
    const earlier = now - 40 * 86_400_000;
    const order = newOrder();
    expect(await bank.payoutsAt(() => earlier).send(order)).toMatchObject({ outcome: 'succeeded' });
    expect(await bank.list.list(earlier, earlier + 1)).toMatchObject([
      { reference: order.reference, at: earlier },
    ]);
    expect((await bank.payouts.send(newOrder())).outcome).toBe('pending');
  });

  test('tells of the end of a payout that took its time by an event that the product can read', async () => {
    const receiver = createServer();
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const { port } = receiver.address() as AddressInfo;
    const bank = await open({ productOrigin: `http://127.0.0.1:${port}`, takesMs: 20 });
    const told = once(receiver, 'request');
    const order = newOrder();
    await bank.payouts.send(order);
    const [request, response] = (await told) as [IncomingMessage, ServerResponse];
    const rawBody = await text(request);
    response.end('{}');
    expect(request.url).toBe('/api/providers/xendit/events');
    const header = (name: string) => request.headers[name]?.toString() ?? null;
    expect(bank.events.read({ header, rawBody, atMs: now })).toMatchObject({
      name: 'v3_payout.succeeded',
      subject: { kind: 'payout', reference: order.reference },
    });
    expect(bank.events.read({ header: () => null, rawBody, atMs: now })).toBe('forged');
    receiver.close();
  });
});
