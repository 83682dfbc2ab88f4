import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, readPostmasterFile } from '../../apps/api/adapters/embedded-postgres/postmaster.ts';
import { type ServersOfFolder, serversOfFolder } from './servers-of-folder.ts';

/* How fast one ends is held by server-process.clock.ts, which runs alone. */

let servers: ServersOfFolder;
beforeEach(async () => {
  servers = await serversOfFolder();
});
afterEach(() => servers.end());

describe('the server process', { timeout: 90_000 }, () => {
  it('refuses a second server on its data with one clear line, and serves on', async () => {
    const first = await servers.start();
    await first.ready();
    const second = await servers.start({ PORT: '0' });
    expect(await second.exitCode).toBe(1);
    expect(second.output().trim().split('\n')).toEqual([
      expect.stringContaining('another server already uses'),
    ]);
    expect(await servers.isServing()).toBe(true);
  });

  it('starts again after being killed, over the database that was left running', async () => {
    const first = await servers.start();
    await first.ready();
    const orphan = await servers.database();
    first.child.kill('SIGKILL');
    await first.exitCode;
    expect(isAlive(orphan)).toBe(true);
    const second = await servers.start();
    await second.ready();
    expect(second.output()).toContain('stopped the database');
    expect(await servers.database()).not.toBe(orphan);
    expect(await servers.isServing()).toBe(true);
  });

  it('ends with its database when the port is taken', async () => {
    const first = await servers.start();
    await first.ready();
    const other = path.join(servers.folder, 'other');
    const second = await servers.start({ DATA_DIR: other });
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain(`port ${servers.port}`);
    expect(await readPostmasterFile(path.join(other, 'postgres'))).toBe(null);
  });

  it('refuses to start in production without what the law and safety ask for', async () => {
    const server = await servers.start({ MODE: 'production' });
    expect(await server.exitCode).toBe(1);
    expect(server.output()).toContain('CERTIFICATE_OF_AUTHORITY_NUMBER is required in production');
  });

  it('ends when its database does, so that its supervisor can start it again', async () => {
    const server = await servers.start();
    await server.ready();
    process.kill(await servers.database(), 'SIGINT');
    expect(await server.exitCode).toBe(1);
  });
});
