import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endUnreadAnswers } from './unread-answers.ts';

/* A caller who asks for an answer and does not read it is not waited for. */

/** More than what the system takes of an answer that nobody reads. */
const large = Buffer.alloc(20_000_000, 'x');
let app: FastifyInstance;
let port: number;

beforeEach(() => {
  app = Fastify();
  app.get('/large', async () => large);
  app.get('/stream', { config: { lastsByCaller: true } }, async () => large);
});
afterEach(() => app.close());

async function listen(): Promise<void> {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Asks and reads nothing; answers the server's side once part of the answer waits to be read. */
async function askDeaf(path: string): Promise<{ socket: Socket; answer: ServerResponse }> {
  const asked = once(app.server, 'request') as Promise<[unknown, ServerResponse]>;
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [, answer] = await asked;
  await expect.poll(() => answer.writableLength).toBeGreaterThan(0);
  return { socket, answer };
}

test('an answer of which nothing is read is given up', async () => {
  endUnreadAnswers(app, 100);
  await listen();
  const { socket, answer } = await askDeaf('/large');
  await once(answer, 'close');
  expect(answer.writableFinished).toBe(false);
  socket.destroy();
});

test('an answer that is read at last, and one that lasts as long as its caller likes, arrive whole', async () => {
  endUnreadAnswers(app, 60_000);
  await listen();
  for (const [path, mostMs] of [
    ['/large', 60_000],
    ['/stream', 0],
  ] as const) {
    const { socket, answer } = await askDeaf(path);
    expect(answer.socket?.timeout ?? 0).toBe(mostMs);
    let bytes = 0;
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await once(socket.resume(), 'close');
    expect(bytes).toBeGreaterThan(large.length);
  }
});
