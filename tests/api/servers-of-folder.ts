import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPostmasterFile } from '../../apps/api/adapters/embedded-postgres/postmaster.ts';
import { freePort } from '../free-port.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

/** Servers as a person starts them, each a process of its own with its own database, on one folder and port. */
export type ServersOfFolder = {
  folder: string;
  port: number;
  start: (environment?: Record<string, string>) => Promise<ServerProcess>;
  /** The process of the database in the folder's data. */
  database: () => Promise<number>;
  isServing: () => Promise<boolean>;
  end: () => Promise<void>;
};

export async function serversOfFolder(): Promise<ServersOfFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag process '));
  const dataFolder = path.join(folder, 'data');
  const port = await freePort();
  const started: ServerProcess[] = [];
  return {
    folder,
    port,
    start: async (environment = {}) => {
      const own = { DATA_DIR: dataFolder, PORT: String(port), LOG_LEVEL: 'silent' };
      const server = await startServerProcess({ ...own, ...environment });
      started.push(server);
      return server;
    },
    database: async () => (await readPostmasterFile(path.join(dataFolder, 'postgres')))?.processId ?? 0,
    isServing: async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.status === 200,
    end: async () => {
      for (const server of started) await server.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
