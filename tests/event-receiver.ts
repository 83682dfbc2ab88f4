import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/* A system of the lender that takes events, as its own people would write it with the library. */

export type TakenEvent = {
  id: string;
  type: string;
  timestamp: string;
  sequence: number;
  data: Record<string, unknown>;
};

export type TestReceiver = {
  url: string;
  /** Every request, in the order of arrival. */
  received: { headers: Record<string, string>; body: string }[];
  /** The statuses of the next answers; 204 where none is said, and 'silent' for none at all. */
  answers: (number | 'silent')[];
  stop: () => Promise<void>;
};

/** Listens on this machine. */
export async function startTestReceiver(): Promise<TestReceiver> {
  const received: TestReceiver['received'] = [];
  const answers: TestReceiver['answers'] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = request.headers as Record<string, string>;
    received.push({ headers, body: await text(request) });
    const answer = answers.shift() ?? 204;
    if (answer === 'silent') return;
    const location = answer === 302 ? { location: '/elsewhere' } : {};
    response.writeHead(answer, location).end(answer === 204 ? undefined : 'not for the log');
  };
  const server = createServer((request, response) => {
    void take(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    answers,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Opens a request as a receiver does. Errors: `WebhookVerificationError` where it is not signed with the secret. */
export function openEvent(secret: string, { headers, body }: TestReceiver['received'][number]): TakenEvent {
  return new Webhook(secret).verify(body, headers) as TakenEvent;
}
