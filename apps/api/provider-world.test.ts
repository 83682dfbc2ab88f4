import { expect, test } from 'vitest';
import { accountsAt } from '../../tests/provider-doubles.ts';
import { listsOf } from './provider-world.ts';

const { xendit, payMongo } = accountsAt({ origin: 'http://127.0.0.1:9' });
const source = { number: '1', name: 'Test Lending Corporation', bic: 'PAEYPHM2XXX' };
const [first, other] = [
  { kind: 'xendit', ...xendit, callbackToken: 'none' },
  { kind: 'paymongo', ...payMongo, source, webhookSecret: 'none' },
] as const;

const shown = (lists: ReturnType<typeof listsOf>) =>
  lists.map(({ provider, directions, tookPaymentsBefore }) => ({
    provider,
    directions,
    tookPaymentsBefore,
  }));

test('the night lists the payments of a provider that was left, as long as its account is in the settings', () => {
  const isNow = { provider: 'paymongo', directions: ['in', 'out'], tookPaymentsBefore: false };
  expect(shown(listsOf([other], other, [other]))).toEqual([isNow]);
  expect(shown(listsOf([other], other, [first, other]))).toEqual([
    isNow,
    { provider: 'xendit', directions: ['in'], tookPaymentsBefore: true },
  ]);
  expect(shown(listsOf([first], other, [first, other]))).toEqual([
    { provider: 'xendit', directions: ['in', 'out'], tookPaymentsBefore: true },
    { ...isNow, directions: ['in'] },
  ]);
});
