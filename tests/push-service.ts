import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress } from '../apps/api/ports/push-sender.ts';

/* A phone and the service that takes pushes for it, written from RFC 8188, 8291 and 8292 and not from what sends. */

export type ReceivedPush = {
  content: unknown;
  headers: Record<string, unknown>;
  claims: Record<string, unknown>;
};

export type PushService = {
  origin: string;
  address: PushAddress;
  received: ReceivedPush[];
  /** The statuses of the next answers; 201 where none is said. */
  answers: number[];
  stop: () => Promise<void>;
};

/** Listens on this machine and opens what arrives with the keys of its one phone. */
export async function startPushService(): Promise<PushService> {
  const phone = createECDH('prime256v1');
  phone.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = answers.shift() ?? 201;
      if (status === 201) {
        const content: unknown = JSON.parse(openPush(Buffer.concat(parts), { phone, auth }).toString());
        const claims = checkedClaims(request.headers.authorization ?? '');
        received.push({ content, headers: request.headers, claims });
      }
      response.writeHead(status).end('not for the log');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answers,
    address: {
      endpoint: `${origin}/push/of-this-phone`,
      p256dh: phone.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Opens the one record of a sealed push. */
export function openPush(body: Buffer, { phone, auth }: { phone: ECDH; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  const shared = phone.computeSecret(sender);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), phone.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, about, 32));
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
  const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opener.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([opener.update(record.subarray(0, -16)), opener.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** What the sender says of itself, signed by the key it names. */
function checkedClaims(authorization: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) },
  });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('the push is not signed by the key it names');
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), key };
}
