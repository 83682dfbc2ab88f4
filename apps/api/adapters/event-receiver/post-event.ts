import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import type { EventSender, SentEvent } from '../../ports/event-receivers.ts';
import { createSystemClock } from '../clock/clock.ts';
import { NotPublic, publicLookup } from '../web-push/public-address.ts';

export type EventSenderOptions = {
  /** Whether a receiver on this machine is called too, over HTTP as well; for trying the product. */
  isOwnMachineReached: boolean;
  mostMs?: number;
};

const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);
const lookUp = promisify(publicLookup as (name: string, options: object, found: LookedUp) => void);
type LookedUp = (error: Error | null, address: string) => void;

/**
 * Sends events by Standard Webhooks. An address is typed by staff and may lead anywhere: only HTTPS at a public machine is called, by
 * a name, and what its name leads to is looked at again at each call. No redirect is followed.
 */
export function createEventSender({ isOwnMachineReached, mostMs = 10_000 }: EventSenderOptions): EventSender {
  // Receivers compare the time of a signature with their own, so it is the machine's, wherever the sandbox's clock stands.
  const clock = createSystemClock();
  return {
    admits: async (url) => {
      if (!isAddress(url, isOwnMachineReached)) return false;
      const { hostname } = new URL(url);
      if (ownMachine.has(hostname)) return true;
      return lookUp(hostname, {}).then(
        () => true,
        () => false,
      );
    },
    send: async ({ url, eventId, body, secrets }) => {
      if (!isAddress(url, isOwnMachineReached)) return { fault: 'not-public' };
      const at = new Date(clock.now());
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Luwag-Events/1',
        'webhook-id': eventId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, at, body)).join(' '),
      };
      return post(url, headers, body, mostMs);
    },
  };
}

function isAddress(text: string, isOwnMachineReached: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (ownMachine.has(hostname)) return isOwnMachineReached && (protocol === 'http:' || protocol === 'https:');
  return protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[') && hostname.includes('.');
}

function post(
  url: string,
  headers: Record<string, string | number>,
  body: string,
  mostMs: number,
): Promise<SentEvent> {
  const { protocol, hostname } = new URL(url);
  const isOnOwnMachine = ownMachine.has(hostname);
  // As it was typed, it may be written in capitals.
  const request = protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        // A connection of its own for each call: none stays open to a receiver that is slow to end.
        agent: false,
        signal: AbortSignal.timeout(mostMs),
        ...(isOnOwnMachine ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        // The status says all; what else is answered is neither read nor kept.
        answer.destroy();
        resolve({ status: answer.statusCode ?? 0 });
      },
    );
    sent.on('error', (error) => resolve({ fault: faultOf(error) }));
    sent.end(body);
  });
}

function faultOf(error: Error): 'timeout' | 'unreachable' | 'not-public' {
  if (error instanceof NotPublic) return 'not-public';
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'unreachable';
}
