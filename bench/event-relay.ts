import { createServer } from 'node:http';
import { freePort } from '../tests/free-port.ts';
import type { Caller } from './load-caller.ts';

/* Stands between the providers' doubles and the product: passes each event on as it is, and keeps what the product answered. */

export type ToldEvent = { status: number; code: string };

export type EventRelay = {
  origin: string;
  /** The product's first answer to an event about this payment; asked for before the payment is made. */
  answerTo: (reference: string) => Promise<ToldEvent>;
  /** References of payments that the product said it knows of, now or at a later try. */
  taken: ReadonlySet<string>;
  close: () => Promise<void>;
};

const headersPassedOn = ['content-type', 'x-callback-token', 'webhook-id', 'paymongo-signature'] as const;

export async function openEventRelay(caller: Caller): Promise<EventRelay> {
  const waiting = new Map<string, (told: ToldEvent) => void>();
  const taken = new Set<string>();
  const port = await freePort();
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts).toString();
      const headers = Object.fromEntries(
        headersPassedOn.flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value] as const] : [];
        }),
      );
      const { status } = await caller.send({ method: 'POST', path: request.url ?? '/', headers, body });
      const reference = referenceIn(body);
      if (status >= 200 && status < 300) taken.add(reference);
      waiting.get(reference)?.({ status, code: status === 200 ? '' : 'event' });
      waiting.delete(reference);
      response.writeHead(status === 0 ? 502 : status).end();
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    answerTo: (reference) =>
      new Promise((resolve) => {
        waiting.set(reference, resolve);
      }),
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function referenceIn(body: string): string {
  return /"reference_id":"([^"]+)"/.exec(body)?.[1] ?? '';
}
