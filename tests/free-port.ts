import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that the system gives to connections and to servers that ask for any port: what is free here is not given away meanwhile. */
const first = 20_000;
const last = 32_767;
const mostTries = 50;

/** A loopback port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const port = randomInt(first, last + 1);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (isListening) {
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
  return isListening;
}
