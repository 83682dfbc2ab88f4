import dns, { type LookupAddress } from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEvent, startTestReceiver, type TestReceiver } from '../../../../tests/event-receiver.ts';
import { createEventSender } from './post-event.ts';

type Found = (error: null, addresses: LookupAddress[]) => void;

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const event = { eventId: 'e-1', body: '{"type":"loan.repaid"}', secrets: [secret] };
const sandbox = createEventSender({ isOwnMachineReached: true, mostMs: 2_000 });
const production = createEventSender({ isOwnMachineReached: false, mostMs: 2_000 });

let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startTestReceiver();
});
afterEach(async () => {
  await receiver.stop();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Makes every name lead to these addresses. */
function leadTo(...found: readonly string[]): void {
  const answer = (_name: string, _options: object, tell: Found) =>
    tell(
      null,
      found.map((address) => ({ address, family: isIP(address) })),
    );
  vi.spyOn(dns, 'lookup').mockImplementation(answer as unknown as typeof dns.lookup);
  syncBuiltinESMExports();
}

test('an event arrives under its id, signed with each secret, and opens with either', async () => {
  expect(await sandbox.send({ ...event, url: receiver.url, secrets: [secret, other] })).toEqual({
    status: 204,
  });
  const [request] = receiver.received;
  if (request === undefined) throw new Error('nothing came');
  expect(request.headers['webhook-id']).toBe('e-1');
  expect(openEvent(secret, request)).toEqual({ type: 'loan.repaid' });
  expect(openEvent(other, request)).toEqual({ type: 'loan.repaid' });
  const forged = { ...request, body: '{"type":"loan.paid_off"}' };
  expect(() => openEvent(secret, forged)).toThrow('No matching signature found');
});

test('an address whose scheme is written in capitals is called as any other', async () => {
  const url = receiver.url.replace('http:', 'HTTP:');
  expect(await sandbox.send({ ...event, url })).toEqual({ status: 204 });
});

test('a redirect is an answer like any other and is not followed', async () => {
  receiver.answers.push(302);
  expect(await sandbox.send({ ...event, url: receiver.url })).toEqual({ status: 302 });
  expect(receiver.received).toHaveLength(1);
});

test('a receiver that gives no answer in time, and one that is not there, are told apart', async () => {
  const hasty = createEventSender({ isOwnMachineReached: true, mostMs: 50 });
  receiver.answers.push('silent');
  expect(await hasty.send({ ...event, url: receiver.url })).toEqual({ fault: 'timeout' });
  const { url } = receiver;
  await receiver.stop();
  expect(await sandbox.send({ ...event, url })).toEqual({ fault: 'unreachable' });
  receiver = await startTestReceiver();
});

test.each([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://localhost/x',
  'https://10.0.0.8/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://8.8.8.8/x',
  'https://intranet/x',
  'http://core.lender.example/x',
  'https://user:secret@core.lender.example/x',
  'file:///etc/passwd',
  'nonsense',
])('outside of the sandbox %s is no receiver, and nothing is sent there', async (url) => {
  leadTo('127.0.0.1');
  expect(await production.admits(url)).toBe(false);
  expect(await production.send({ ...event, url })).toEqual({ fault: 'not-public' });
  expect(receiver.received).toEqual([]);
});

test.each([['127.0.0.1'], ['17.0.0.1', '10.0.0.1'], ['::1'], ['fd00::1'], ['169.254.169.254']])(
  'a name that leads to %s is refused when it is typed and at each sending, whatever else it leads to',
  async (...found) => {
    leadTo(...found);
    const url = 'https://core.lender.example/x';
    expect(await production.admits(url)).toBe(false);
    expect(await production.send({ ...event, url })).toEqual({ fault: 'not-public' });
  },
);

test('a name that leads to a public machine is taken', async () => {
  leadTo('17.0.0.1');
  expect(await production.admits('https://core.lender.example:8443/x')).toBe(true);
});
