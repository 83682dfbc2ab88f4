import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../postgres/database.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findClosedFolder } from './launch-plan.ts';
import { isAlive, readPostmasterFile } from './postmaster.ts';

/* A cluster is made once for the tests that are about something else, because making it takes most of a start. */
let made: string;
beforeAll(async () => {
  made = await mkdtemp(path.join(tmpdir(), 'luwag test '));
  const server = await startEmbeddedPostgres({ dataFolder: path.join(made, 'data') });
  await server.stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));

/* Each test has a folder that only its owner may enter, which as root is the hard case. */
let folder: string;
let running: EmbeddedPostgres[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag test '));
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(dataFolder = path.join(folder, 'data')): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataFolder });
  running.push(server);
  return server;
}

/** Brings the cluster that was made, with its password and the owners of its files. */
async function bringCluster(): Promise<void> {
  await promisify(execFile)('cp', ['-a', path.join(made, 'data'), folder]);
}

async function modeOf(name: string): Promise<number> {
  return (await stat(path.join(folder, 'data', name))).mode & 0o777;
}

async function ask(server: EmbeddedPostgres, text: string): Promise<readonly unknown[]> {
  const database = openDatabase({ databaseUrl: server.databaseUrl });
  try {
    return await database.query({ name: 'ask', text });
  } finally {
    await database.close();
  }
}

describe('the embedded server', () => {
  it('keeps its data from one start to the next, below a folder closed to others', async () => {
    await bringCluster();
    expect((await stat(folder)).mode & 0o077).toBe(0);
    const first = await start();
    await ask(first, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    expect(isAlive(first.processId)).toBe(false);
    const second = await start();
    expect(await ask(second, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  it('keeps its secrets and data to its owner', async () => {
    await start();
    expect(await modeOf('postgres-password')).toBe(0o600);
    expect(await modeOf('postgres')).toBe(0o700);
    expect(await modeOf('.')).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  });

  it('answers on this machine only, and only to its password', async () => {
    await bringCluster();
    const server = await start();
    expect(await ask(server, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const stranger = server.databaseUrl.replace(/:[^:@]+@/, ':guess@');
    await expect(ask({ ...server, databaseUrl: stranger }, 'SELECT 1')).rejects.toMatchObject({
      cause: { code: '28P01' },
    });
  });

  it('refuses a second owner of its folder and serves the first on', async () => {
    await bringCluster();
    const first = await start();
    await expect(start()).rejects.toThrow(DataFolderInUse);
    expect(await ask(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('stops what a killed owner left running, and starts with its data', async () => {
    await bringCluster();
    const script = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))});
      const server = await startEmbeddedPostgres({ dataFolder: process.argv[1] });
      process.stdout.write(String(server.processId));
      setInterval(() => {}, 1000);
    `;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script, path.join(folder, 'data')]);
    const orphanId = await new Promise<number>((resolve) => {
      owner.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
    });
    const ended = new Promise((resolve) => {
      owner.once('exit', resolve);
    });
    owner.kill('SIGKILL');
    await ended;
    expect(isAlive(orphanId)).toBe(true);
    const server = await start();
    expect(server.processId).not.toBe(orphanId);
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is not misled by a note of a dead server whose number a stranger has now', async () => {
    await bringCluster();
    const first = await start();
    const cluster = path.join(folder, 'data', 'postgres');
    const note = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8');
    await first.stop();
    const stranger = note.replace(/^\d+/, String(process.pid));
    await writeFile(path.join(cluster, 'postmaster.pid'), stranger);
    expect((await readPostmasterFile(cluster))?.processId).toBe(process.pid);
    const second = await start();
    expect(await ask(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('makes its cluster anew when an earlier start was cut off in the middle', async () => {
    await mkdir(path.join(folder, 'data', 'postgres.unfinished-0123'), { recursive: true });
    const server = await start();
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(stat(path.join(folder, 'data', 'postgres.unfinished-0123'))).rejects.toThrow('ENOENT');
  });

  it('tells its owner when it ends by itself', async () => {
    await bringCluster();
    const told = Promise.withResolvers<void>();
    const server = await startEmbeddedPostgres({
      dataFolder: path.join(folder, 'data'),
      onUnexpectedEnd: () => told.resolve(),
    });
    running.push(server);
    process.kill(server.processId, 'SIGINT');
    await told.promise;
    expect(isAlive(server.processId)).toBe(false);
  });
});

describe('the lock of a data folder', () => {
  it('is given to one, and to the next after its release', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    release();
    lockDataFolder(folder)();
  });
});

describe('a folder on the way', () => {
  const nobody = { userId: 65_534, groupId: 65_534 };

  it('is found when it is closed to the database user', async () => {
    await mkdir(path.join(folder, 'inside'));
    expect(await findClosedFolder([path.join(folder, 'inside')], nobody)).toBe(folder);
  });

  it('is no hindrance when anyone may pass', async () => {
    await chmod(folder, 0o711);
    expect(await findClosedFolder([folder], nobody)).toBe(null);
  });
});
