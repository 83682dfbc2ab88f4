import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from '../../apps/api/adapters/embedded-postgres/postmaster.ts';
import { type ServersOfFolder, serversOfFolder } from './servers-of-folder.ts';

let servers: ServersOfFolder;
beforeEach(async () => {
  servers = await serversOfFolder();
});
afterEach(() => servers.end());

const mostMs = 5_000;

describe('the server process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends within five seconds of %s, and its database with it',
    async (signal) => {
      const server = await servers.start();
      await server.ready();
      expect(await servers.isServing()).toBe(true);
      const database = await servers.database();
      const askedAt = performance.now();
      server.child.kill(signal);
      expect(await server.exitCode).toBe(0);
      expect(performance.now() - askedAt).toBeLessThan(mostMs);
      expect(isAlive(database)).toBe(false);
    },
  );

  it('ends as fast while somebody holds a connection open', async () => {
    const server = await servers.start();
    await server.ready();
    const held = await fetch(`${server.origin}/healthz`, { headers: { connection: 'keep-alive' } });
    expect(held.status).toBe(200);
    const askedAt = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.exitCode).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(mostMs);
  });
});
