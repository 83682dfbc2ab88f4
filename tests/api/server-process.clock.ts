import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { isAlive, readPostmasterFile } from '../../apps/api/adapters/embedded-postgres/postmaster.ts';

/* The server as a person starts it: a process of its own, with its own database. */

type Started = { child: ChildProcess; output: () => string; exitCode: Promise<number | null> };

let folder: string;
let dataFolder: string;
let port: number;
let started: Started[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag process '));
  dataFolder = path.join(folder, 'data');
  port = await freePort();
  started = [];
});
afterEach(async () => {
  for (const { child, exitCode } of started) {
    child.kill('SIGTERM');
    await exitCode;
  }
  await rm(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../apps/api/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
      // The journeys start with people; here it is the starting and stopping that counts.
      SANDBOX_PEOPLE: 'false',
      // Its modules, compiled once for all starts, as in server-process.ts.
      NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../.cache/compiled-server'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exitCode = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const server = { child, output: () => output, exitCode };
  started.push(server);
  return server;
}

async function ready(server: Started): Promise<void> {
  await expect
    .poll(server.output, { timeout: 20_000, interval: 20 })
    .toContain(`ready http://localhost:${port}`);
}

async function isServing(): Promise<boolean> {
  const response = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
  return response?.status === 200;
}

async function databaseProcess(): Promise<number> {
  return (await readPostmasterFile(path.join(dataFolder, 'postgres')))?.processId ?? 0;
}

describe('the server process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends within five seconds of %s, and its database with it',
    async (signal) => {
      const server = start();
      await ready(server);
      expect(await isServing()).toBe(true);
      const database = await databaseProcess();
      const askedAt = performance.now();
      server.child.kill(signal);
      expect(await server.exitCode).toBe(0);
      expect(performance.now() - askedAt).toBeLessThan(5_000);
      expect(isAlive(database)).toBe(false);
    },
  );

  it('ends as fast while somebody holds a connection open', async () => {
    const server = start();
    await ready(server);
    const held = await fetch(`http://localhost:${port}/healthz`, { headers: { connection: 'keep-alive' } });
    expect(held.status).toBe(200);
    const askedAt = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.exitCode).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(5_000);
  });

  it('refuses a second server on its data with one clear line, and serves on', async () => {
    const first = start();
    await ready(first);
    const second = start({ PORT: '0' });
    expect(await second.exitCode).toBe(1);
    expect(second.output().trim().split('\n')).toEqual([
      expect.stringContaining('another server already uses'),
    ]);
    expect(await isServing()).toBe(true);
  });

  it('starts again after being killed, over the database that was left running', async () => {
    const first = start();
    await ready(first);
    const orphan = await databaseProcess();
    first.child.kill('SIGKILL');
    await first.exitCode;
    expect(isAlive(orphan)).toBe(true);
    const second = start();
    await ready(second);
    expect(second.output()).toContain('stopped the database');
    expect(await databaseProcess()).not.toBe(orphan);
    expect(await isServing()).toBe(true);
  });

  it('ends with its database when the port is taken', async () => {
    const first = start();
    await ready(first);
    const second = start({ DATA_DIR: path.join(folder, 'other') });
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain(`port ${port}`);
    const left = await readPostmasterFile(path.join(folder, 'other', 'postgres'));
    expect(left).toBe(null);
  });

  it('refuses to start in production without what the law and safety ask for', async () => {
    const server = start({ MODE: 'production' });
    expect(await server.exitCode).toBe(1);
    expect(server.output()).toContain('CERTIFICATE_OF_AUTHORITY_NUMBER is required in production');
  });

  it('ends when its database does, so that its supervisor can start it again', async () => {
    const server = start();
    await ready(server);
    process.kill(await databaseProcess(), 'SIGINT');
    expect(await server.exitCode).toBe(1);
  });
});
