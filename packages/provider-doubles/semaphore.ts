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
};

export type Semaphore = {
  messages: readonly SemaphoreMessage[];
  /** Credits left; one with none refuses. A message costs one, a priority message two. */
  credits: number;
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
  const controls: Semaphore = { messages, credits: 100_000 };
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
          if (!isDropped) messages.unshift({ messageId, recipient, message, sender, isPriority });
          return {
            message_id: messageId,
            recipient: recipient.replace(/^(\+?63|0)/, '63'),
            message,
            sender_name: sender,
            network: 'Globe',
            status: 'Pending',
            type: 'Single',
            source: 'Api',
          };
        }),
      };
    };
  host.bind(app, provider, { method: 'POST', url: '/api/v4/messages' }, send(false));
  host.bind(app, provider, { method: 'POST', url: '/api/v4/priority' }, send(true));
  return controls;
}

const refusal = (body: unknown, status: number): Answer => ({ status, body });
