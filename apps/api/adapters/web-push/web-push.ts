import { createECDH, ECDH } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { PushAddress, PushOutcome, PushSender } from '../../ports/push-sender.ts';
import { NotPublic, publicLookup } from './public-address.ts';

export type WebPushOptions = {
  /** 32 bytes, base64url: the same as long as pushes are to reach phones that allowed them. */
  privateKey: string;
  /** The e-mail address under which a push service reaches the lender. */
  contact: string;
  /** Whether a push service on this machine is one too, as in the sandbox. */
  isOwnMachineReached: boolean;
  mostMs?: number;
};

const curve = 'prime256v1';
const encoding = 'aes128gcm';
const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/**
 * Web Push: the content is sealed for the phone (RFC 8291), the lender shows who it is (VAPID, RFC 8292). Addresses come
 * from browsers and so from anybody: only HTTPS at a public machine is called, by a name, at the port of the web, and no
 * redirect is followed.
 */
export function createWebPush(options: WebPushOptions): PushSender {
  const pair = createECDH(curve);
  // Of all 32 bytes one in four thousand million is no key of this curve; that lender's server would not start.
  pair.setPrivateKey(Buffer.from(options.privateKey, 'base64url'));
  const publicKey = pair.getPublicKey().toString('base64url');
  return {
    publicKey,
    isAddress: ({ endpoint, p256dh }) => isAddress(endpoint, options) && isOnCurve(p256dh),
    send: async ({ address, content, topic, seconds }) => {
      if (!isAddress(address.endpoint, options)) return 'gone';
      // It takes many megabytes, which a server that sends no pushes does not spend.
      const { default: webPush } = await import('web-push');
      const { cipherText } = webPush.encrypt(address.p256dh, address.auth, content, encoding);
      const { origin } = new URL(address.endpoint);
      const signed = webPush.getVapidHeaders(
        origin,
        `mailto:${options.contact}`,
        publicKey,
        options.privateKey,
        encoding,
      );
      const headers = {
        ...signed,
        'content-type': 'application/octet-stream',
        'content-encoding': encoding,
        'content-length': cipherText.length,
        ttl: Math.max(0, Math.floor(seconds)),
        urgency: 'normal',
        topic,
      };
      return post(address, headers, cipherText, options.mostMs ?? 10_000);
    },
  };
}

/** A key that is no point of the curve cannot be sealed for. */
function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(point, curve, 'base64url');
    return true;
  } catch {
    return false;
  }
}

function isAddress(endpoint: string, { isOwnMachineReached }: WebPushOptions): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isOwnMachineReached && ownMachine.has(hostname)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && isIP(hostname) === 0 && hostname.includes('.');
}

function post(
  { endpoint }: PushAddress,
  headers: Record<string, string | number>,
  body: Buffer,
  mostMs: number,
): Promise<PushOutcome> {
  const isOnOwnMachine = ownMachine.has(new URL(endpoint).hostname);
  const request = endpoint.startsWith('http:') ? httpRequest : httpsRequest;
  return new Promise((resolve) => {
    const sent = request(
      endpoint,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(mostMs),
        ...(isOnOwnMachine ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        // The status says all; whatever else is said is not listened to.
        answer.destroy();
        resolve(outcomeOf(answer.statusCode ?? 0));
      },
    );
    sent.on('error', (error) => resolve(error instanceof NotPublic ? 'gone' : 'later'));
    sent.end(body);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
