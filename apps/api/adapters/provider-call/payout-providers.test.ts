import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../../../../packages/provider-doubles/faults.ts';
import { xenditRefusals } from '../../../../packages/provider-doubles/xendit-payouts.ts';
import type { ProviderDoubles } from '../../../../packages/provider-doubles/start-doubles.ts';
import { accountsAt, startTestDoubles } from '../../../../tests/provider-doubles.ts';
import { describePayoutProvider } from '../../ports/payout-provider.conformance.ts';
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '../../ports/payout-provider.ts';
import { createPayMongoTransfers } from '../paymongo/paymongo-transfers.ts';
import { createXenditPayouts } from '../xendit/xendit-payouts.ts';
import { sampleDestination } from '../../../../tests/sample-destination.ts';

let doubles: ProviderDoubles;
beforeAll(async () => {
  doubles = await startTestDoubles();
});
afterAll(() => doubles.stop());

const source = { number: '1234567890', name: 'Test Lending Corporation', bic: 'PAEYPHM2XXX' };
/** An answer that does not come is waited for no longer than this. */
const impatientMs = 700;
const xendit = (mostMs?: number): PayoutProvider => createXenditPayouts(accountsAt(doubles, mostMs).xendit);
const payMongo = (mostMs?: number): PayoutProvider =>
  createPayMongoTransfers(accountsAt(doubles, mostMs).payMongo, {
    source,
    callbackUrl: 'https://luwag.example/api/providers/paymongo/events',
  });

const xenditCodes = {
  INVALID_DESTINATION: 'INVALID_DESTINATION',
  NAME_MISMATCH: 'RECIPIENT_NAME_ERROR',
  WALLET_LIMIT: 'DESTINATION_MAXIMUM_LIMIT',
  BANK_UNAVAILABLE: 'TEMPORARY_TRANSFER_ERROR',
  LENDER_SIDE: 'INSUFFICIENT_BALANCE',
  REFUSED: 'REJECTED_BY_CHANNEL',
} as const;
type XenditFailure = keyof typeof xenditCodes;

describePayoutProvider('xendit', Object.keys(xenditCodes) as XenditFailure[], async () => ({
  provider: xendit(),
  arrange: async (ending) => {
    if (ending === 'answer-lost') doubles.host.arrangeFaults('xendit', ['reset']);
    if (typeof ending === 'object')
      doubles.xenditPayouts.arrange([{ failsWith: xenditCodes[ending.failsWith as XenditFailure] }]);
  },
  settle: async () => doubles.xenditPayouts.settle(),
  paidCentavos: async () =>
    doubles.xenditPayouts.payouts
      .filter(({ status }) => status === 'SUCCEEDED')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
}));

test.each(xenditRefusals)('an order that Xendit ends as %s was not paid', async (status) => {
  const order = newOrder();
  doubles.xenditPayouts.arrange([{ refusedAs: status }]);
  await xendit().send(order);
  doubles.xenditPayouts.settle();
  expect(await xendit().find(order.reference)).toEqual({ outcome: 'failed', failureCode: 'REFUSED' });
});

const payMongoCodes = {
  INVALID_DESTINATION: 'invalid_account',
  ACCOUNT_CLOSED: 'account_closed',
  NAME_MISMATCH: 'account_name_mismatch',
  WALLET_UNVERIFIED: 'account_not_verified',
  BANK_UNAVAILABLE: 'receiving_institution_unavailable',
  LENDER_SIDE: 'insufficient_balance',
  REFUSED: 'a_code_nobody_knows',
} as const;
type PayMongoFailure = keyof typeof payMongoCodes;

describePayoutProvider('paymongo', Object.keys(payMongoCodes) as PayMongoFailure[], async () => ({
  provider: payMongo(),
  arrange: async (ending) => {
    if (ending === 'answer-lost') doubles.host.arrangeFaults('paymongo', ['reset']);
    if (typeof ending === 'object')
      doubles.payMongoTransfers.arrange([{ failsWith: payMongoCodes[ending.failsWith as PayMongoFailure] }]);
  },
  settle: async () => doubles.payMongoTransfers.settle(),
  paidCentavos: async () =>
    doubles.payMongoTransfers.transfers
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
}));

let count = 0;
function newOrder(changes: Partial<PayoutOrder> = {}): PayoutOrder {
  count += 1;
  return {
    reference: `PO-fault-${count}`,
    amountCentavos: centavos(486_610 + count),
    rail: 'instapay',
    destination: sampleDestination,
    ...changes,
  };
}
const sent = (provider: PayoutProvider, order: PayoutOrder): Promise<PayoutAnswer> =>
  provider.send(order).catch((): PayoutAnswer => ({ outcome: 'unknown' }));

function settle(): void {
  doubles.xenditPayouts.settle();
  doubles.payMongoTransfers.settle();
}

describe.each([
  ['xendit', xendit],
  ['paymongo', payMongo],
] as const)('faults of %s', (name, open) => {
  const paidCount = (reference: string): number =>
    name === 'xendit'
      ? doubles.xenditPayouts.payouts.filter(({ referenceId }) => referenceId === reference).length
      : doubles.payMongoTransfers.transfers.filter(({ referenceNumber }) => referenceNumber === reference)
          .length;

  test.each(faults)('after the fault "%s" nothing is taken for a definite answer', async (fault) => {
    const order = newOrder();
    doubles.host.arrangeFaults(name, [fault]);
    const isWaitedFor = fault === 'late' || fault === 'silent';
    expect(await sent(open(isWaitedFor ? impatientMs : undefined), order)).toEqual({ outcome: 'unknown' });
    const found = await open().find(order.reference);
    // These two did nothing; the others did what was asked.
    const isDone = fault !== 'refuse' && fault !== 'lose';
    expect(found.outcome).toBe(isDone ? 'pending' : 'not-found');
  });

  test('sent again after a lost answer, an order is paid once', async () => {
    const provider = open();
    const order = newOrder();
    doubles.host.arrangeFaults(name, ['reset']);
    await sent(provider, order);
    await sent(provider, order);
    settle();
    expect(await provider.find(order.reference)).toMatchObject({ outcome: 'succeeded' });
    expect(paidCount(order.reference)).toBe(1);
  });

  test('a look-up that gets no whole answer says nothing', async () => {
    const provider = open();
    const order = newOrder();
    await provider.send(order);
    doubles.host.arrangeFaults(name, ['error-after']);
    expect(await provider.find(order.reference)).toEqual({ outcome: 'unknown' });
  });

  test('an institution that the provider does not reach is refused before anything is sent', async () => {
    const order = newOrder();
    const before = doubles.host.calls.length;
    const destination = { ...order.destination, institutionCode: 'palawan', accountNumber: '' };
    expect(await open().send({ ...order, destination })).toEqual({
      outcome: 'failed',
      failureCode: 'INVALID_DESTINATION',
    });
    expect(doubles.host.calls.length).toBe(before);
  });
});

test('money that came back after it was paid is told apart from money that was never paid', async () => {
  const provider = xendit();
  const order = newOrder();
  await provider.send(order);
  doubles.xenditPayouts.settle();
  doubles.xenditPayouts.reverse(order.reference);
  expect(await provider.find(order.reference)).toMatchObject({ outcome: 'reversed' });
});

test('a payout that Xendit holds for its own checks is neither paid nor failed', async () => {
  const provider = xendit();
  const order = newOrder();
  doubles.xenditPayouts.arrange(['held']);
  expect(await provider.send(order)).toEqual({ outcome: 'pending' });
  doubles.xenditPayouts.settle();
  expect(await provider.find(order.reference)).toEqual({ outcome: 'pending' });
});

test('a wrong key says nothing about the order', async () => {
  const provider = createXenditPayouts({ ...accountsAt(doubles).xendit, secretKey: 'another' });
  expect(await provider.send(newOrder())).toEqual({ outcome: 'unknown' });
});

test('an order that PayMongo has no rail for is refused, and nothing is sent', async () => {
  const order = newOrder({ amountCentavos: centavos(5_000_001) });
  expect(await payMongo().send(order)).toEqual({ outcome: 'failed', failureCode: 'WALLET_LIMIT' });
  expect(await payMongo().find(order.reference)).toEqual({ outcome: 'not-found' });
  expect(await payMongo().send({ ...order, rail: 'pesonet' })).toEqual({ outcome: 'pending' });
});

test.each([
  ['xendit, which tells it in pesos', xendit, () => doubles.xenditPayouts.balanceMinor],
  ['paymongo, of the wallet that pays', payMongo, () => doubles.payMongoTransfers.balanceCentavos],
] as const)('what is left to pay out is asked of %s', async (_name, provider, truth) => {
  doubles.xenditPayouts.balanceMinor = 123_456_789;
  doubles.payMongoTransfers.balanceCentavos = 98_765_432;
  expect(await provider().balance?.()).toBe(truth());
});

test.each(faults.filter((fault) => fault !== 'late'))(
  'after the fault "%s" nothing is known of what is left to pay out',
  async (fault) => {
    for (const [name, provider] of [
      ['xendit', xendit(impatientMs)],
      ['paymongo', payMongo(impatientMs)],
    ] as const) {
      doubles.host.arrangeFaults(name, [fault]);
      expect((await provider.balance?.().catch(() => null)) ?? null).toBeNull();
    }
  },
);
