import { createECDH } from 'node:crypto';
import dns, { type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, isIP } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openPush, type PushService, startPushService } from '../../../../tests/push-service.ts';
import { isPublicAddress } from './public-address.ts';
import { createWebPush } from './web-push.ts';

type Found = (error: null, addresses: LookupAddress[]) => void;
const asFound = (address: string): LookupAddress => ({ address, family: isIP(address) });

const privateKey = Buffer.alloc(32, 7).toString('base64url');
const senderOf = (isOwnMachineReached: boolean, mostMs = 2_000) =>
  createWebPush({ privateKey, contact: 'help@luwag.example', isOwnMachineReached, mostMs });
const push = { content: '{"title":"Luwag"}', topic: 'a1b2', seconds: 3_600.9 };

let service: PushService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('the example of RFC 8291 opens as it says', () => {
  const phone = createECDH('prime256v1');
  phone.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(openPush(body, { phone, auth }).toString()).toBe('When I grow up, I want to be a watermelon');
});

test('a push reaches its phone sealed, signed for the service it goes to, with how long it is worth keeping', async () => {
  service = await startPushService();
  const sender = senderOf(true);
  expect(await sender.send({ ...push, address: service.address })).toBe('taken');
  const [received] = service.received;
  expect(received?.content).toEqual({ title: 'Luwag' });
  expect(received?.headers).toMatchObject({ ttl: '3600', topic: 'a1b2', urgency: 'normal' });
  expect(received?.claims).toMatchObject({
    aud: service.origin,
    sub: 'mailto:help@luwag.example',
    key: sender.publicKey,
  });
});

test.each([
  [201, 'taken'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [400, 'refused'],
  [403, 'refused'],
  [301, 'refused'],
])('an answer of %i means %s', async (status, outcome) => {
  service = await startPushService();
  service.answers.push(status);
  expect(await senderOf(true).send({ ...push, address: service.address })).toBe(outcome);
});

test('a service that does not answer in time, or is not there, is asked again later', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  service = await startPushService();
  const { port } = silent.address() as AddressInfo;
  const address = { ...service.address, endpoint: `http://127.0.0.1:${port}/` };
  expect(await senderOf(true, 50).send({ ...push, address })).toBe('later');
  silent.closeAllConnections();
  silent.close();
  await once(silent, 'close');
  expect(await senderOf(true).send({ ...push, address })).toBe('later');
});

test.each([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://localhost.localdomain:8443/x',
  'https://10.0.0.8/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://intranet/x',
  'http://web.push.apple.com/x',
  'https://web.push.apple.com:22/x',
  'https://user:secret@web.push.apple.com/x',
  'file:///etc/passwd',
  'nonsense',
])('outside of the sandbox %s is no address of a push, and nothing is sent there', async (endpoint) => {
  service = await startPushService();
  const address = { ...service.address, endpoint };
  const sender = senderOf(false);
  expect(sender.isAddress(address)).toBe(false);
  expect(await sender.send({ ...push, address })).toBe('gone');
  expect(service.received).toEqual([]);
});

test('a push goes to the services of the browsers, and to keys that are keys', async () => {
  service = await startPushService();
  const { p256dh, auth } = service.address;
  const sender = senderOf(false);
  for (const endpoint of ['https://web.push.apple.com/QGuk', 'https://fcm.googleapis.com/fcm/send/abc:def']) {
    expect(sender.isAddress({ endpoint, p256dh, auth })).toBe(true);
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    expect(sender.isAddress({ endpoint, p256dh: noPoint, auth })).toBe(false);
  }
});

test.each([['127.0.0.1'], ['17.0.0.1', '10.0.0.1'], ['::1']])(
  'a name that leads to %s is not called, whatever else it leads to',
  async (...found) => {
    service = await startPushService();
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_name: string, _options: object, tell: Found) =>
        tell(null, found.map(asFound))) as unknown as typeof dns.lookup);
    syncBuiltinESMExports();
    const address = { ...service.address, endpoint: 'https://web.push.example/x' };
    expect(await senderOf(false).send({ ...push, address })).toBe('gone');
    expect(lookup).toHaveBeenCalledOnce();
  },
);

test.each([
  ['8.8.8.8', true],
  ['17.188.143.34', true],
  ['2620:149:a44::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['nonsense', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
