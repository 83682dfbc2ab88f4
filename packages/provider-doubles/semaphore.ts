import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DoubleHost } from './double.ts';
import type { Answer } from './faults.ts';

/* Text messages by Semaphore, as its documentation describes them: forms in, JSON out, and a word that makes a message vanish. */

export type SemaphoreMessage = {
  messageId: number;
  recipient: string;
  message: string;
  sender: string;
  isPriority: boolean;
  status: 'Pending' | 'Sent' | 'Failed';
};

export type Semaphore = {
  messages: readonly SemaphoreMessage[];
  /** Credits left; one with none refuses. A message costs one, a priority message two. */
  credits: number;
  /** Numbers, with their 0, at which nothing arrives: their messages are taken and paid for, and fail. */
  deadNumbers: Set<string>;
  /** Gives every message its end now. */
  settle: () => void;
};

const provider = 'semaphore';
const mostInMinute = 120;

export function bindSemaphore(
  app: FastifyInstance,
  host: DoubleHost,
  { apiKey }: { apiKey: string },
): Semaphore {
  const messages: SemaphoreMessage[] = [];
  let recent: number[] = [];
  const controls: Semaphore = {
    messages,
    credits: 100_000,
    deadNumbers: new Set(),
    settle: () => {
      for (const one of messages) one.status = controls.deadNumbers.has(one.recipient) ? 'Failed' : 'Sent';
    },
  };
  const send =
    (isPriority: boolean) =>
    (request: FastifyRequest): Answer => {
      const form = new URLSearchParams(String(request.body));
      if (form.get('apikey') !== apiKey) return refusal({ apikey: ['The selected apikey is invalid.'] }, 422);
      recent = recent.filter((at) => at > host.now() - 60_000);
      // Messages by the priority route are not counted.
      if (!isPriority && recent.length >= mostInMinute)
        return refusal({ message: 'Too Many Attempts.' }, 429);
      if (!isPriority) recent.push(host.now());
      const numbers = (form.get('number') ?? '').split(',');
      const message = form.get('message') ?? '';
      const sender = form.get('sendername') ?? 'SEMAPHORE';
      if (!numbers.every((number) => /^(\+?63|0)9\d{9}$/.test(number)))
        return refusal({ number: ['The number format is invalid.'] }, 422);
      if (message === '') return refusal({ message: ['The message field is required.'] }, 422);
      if (sender.length > 11) return refusal({ sendername: ['The selected sendername is invalid.'] }, 422);
      const cost = numbers.length * Math.ceil(message.length / 160) * (isPriority ? 2 : 1);
      if (controls.credits < cost) return refusal(['Your current balance is not sufficient.'], 402);
      controls.credits -= cost;
      return {
        status: 200,
        body: numbers.map((recipient) => {
          const messageId = randomInt(1_000_000, 2_000_000_000);
          // Taken, paid for, and never sent.
          const isDropped = /^test/i.test(message);
          const kept = { messageId, recipient, message, sender, isPriority, status: 'Pending' } as const;
          if (!isDropped) messages.unshift({ ...kept });
          return viewOf(kept);
        }),
      };
    };
  host.bind(app, provider, { method: 'POST', url: '/api/v4/messages' }, send(false));
  host.bind(app, provider, { method: 'POST', url: '/api/v4/priority' }, send(true));
  host.bind(app, provider, { method: 'GET', url: '/api/v4/messages/:id' }, (request) => {
    const { apikey } = request.query as { apikey?: string };
    if (apikey !== apiKey) return refusal({ apikey: ['The selected apikey is invalid.'] }, 422);
    const { id } = request.params as { id: string };
    const found = messages.find(({ messageId }) => String(messageId) === id);
    // A list of one, or of none.
    return { status: 200, body: found === undefined ? [] : [viewOf(found)] };
  });
  return controls;
}

function viewOf({ messageId, recipient, message, sender, status }: SemaphoreMessage) {
  return {
    message_id: messageId,
    recipient: recipient.replace(/^(\+?63|0)/, '63'),
    message,
    sender_name: sender,
    network: 'Globe',
    status,
    type: 'Single',
    source: 'Api',
  };
}

const refusal = (body: unknown, status: number): Answer => ({ status, body });
