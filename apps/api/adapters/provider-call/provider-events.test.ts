import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signAsPayMongo } from '../../../../packages/provider-doubles/paymongo-signature.ts';
import type { EventReader } from '../../ports/provider-events.ts';
import { createPayMongoEvents } from '../paymongo/paymongo-events.ts';
import { createXenditEvents } from '../xendit/xendit-events.ts';

const atMs = 1_790_000_000_000;
const xendit = createXenditEvents({ callbackToken: 'a token that both know' });
const payMongo = createPayMongoEvents({ webhookSecret: 'whsk_secret', isLive: false });

function readBy(reader: EventReader, rawBody: string, headers: Record<string, string>, now = atMs) {
  return reader.read({ header: (name) => headers[name] ?? null, rawBody, atMs: now });
}
const paidOut = JSON.stringify({
  event: 'v3_payout.succeeded',
  data: { reference_id: 'PO-1', status: 'SUCCEEDED' },
});
const transfer = JSON.stringify({
  data: {
    id: 'evt_1',
    attributes: { type: 'wallet_transaction.succeeded', data: { id: 'tr_1', reference_number: 'PO-1' } },
  },
});
const token = { 'x-callback-token': 'a token that both know' };
const signed = (body: string, at = atMs) => ({
  'paymongo-signature': signAsPayMongo('whsk_secret', at, body),
});

test('an event with the provider’s secret names what to ask about', () => {
  expect(readBy(xendit, paidOut, { ...token, 'webhook-id': 'w-1' })).toEqual({
    eventId: 'w-1',
    name: 'v3_payout.succeeded',
    subject: { kind: 'payout', reference: 'PO-1' },
  });
  expect(readBy(payMongo, transfer, signed(transfer))).toEqual({
    eventId: 'evt_1',
    name: 'wallet_transaction.succeeded',
    subject: { kind: 'payout', reference: 'PO-1' },
  });
});

test('an event without an id of its own has one made of its bytes', () => {
  const [first, again] = [readBy(xendit, paidOut, token), readBy(xendit, paidOut, token)];
  expect(first).toEqual(again);
  expect(readBy(xendit, `${paidOut} `, token)).not.toEqual(first);
});

test.each([
  ['no token', {}],
  ['another token', { 'x-callback-token': 'a token that both knew' }],
  ['a longer token', { 'x-callback-token': 'a token that both know!' }],
])('Xendit: %s is forged', (_what, headers: Record<string, string>) => {
  expect(readBy(xendit, paidOut, headers)).toBe('forged');
});

const mac = (text: string) => createHmac('sha256', 'whsk_secret').update(text).digest('hex');
const seconds = atMs / 1_000;
test.each([
  ['no signature', ''],
  ['a signature over another body', signAsPayMongo('whsk_secret', atMs, paidOut)],
  ['a signature with another secret', signAsPayMongo('whsk_other', atMs, transfer)],
  ['an old signature', signAsPayMongo('whsk_secret', atMs - 301_000, transfer)],
  ['a signature from the future', signAsPayMongo('whsk_secret', atMs + 301_000, transfer)],
  ['the place of a live signature', `t=${seconds},te=,li=${mac(`${seconds}.${transfer}`)}`],
  ['a time that is none', `t=now,te=${mac(`now.${transfer}`)},li=`],
  ['nonsense', 'te,t=,=,,'],
])('PayMongo: %s is forged', (_what, signature) => {
  expect(readBy(payMongo, transfer, { 'paymongo-signature': signature })).toBe('forged');
});

test.each(['', '[]', 'null', '{"event":1}', '{"event":"v3_payout.succeeded","data":{}}', '{"event"'])(
  'what carries the secret and is no event, as %j, is unreadable',
  (body) => {
    expect(readBy(xendit, body, token)).toBe('unreadable');
    expect(readBy(payMongo, body, signed(body))).toBe('unreadable');
  },
);

test('an event of a kind that nothing follows from is read, so that the provider does not send it for ever', () => {
  const body = JSON.stringify({ event: 'invoice.paid', data: {} });
  expect(readBy(xendit, body, token)).toMatchObject({ subject: { kind: 'none' } });
});
