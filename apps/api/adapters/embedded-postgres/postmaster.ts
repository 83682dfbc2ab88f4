import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pollMs = 20;

/** What PostgreSQL writes about itself into its data folder. */
export type PostmasterFile = { processId: number; port: number; isReady: boolean };

export async function readPostmasterFile(clusterFolder: string): Promise<PostmasterFile | null> {
  const text = await readFile(postmasterPath(clusterFolder), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const processId = Number(lines[0]);
  if (!Number.isSafeInteger(processId) || processId <= 1) return null;
  return { processId, port: Number(lines[3]), isReady: lines[7]?.startsWith('ready') ?? false };
}

export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Ends a database server that outlived the program that started it, and clears what a dead one left.
 * Called only by the holder of the data folder's lock, so a server found here has no owner.
 */
export async function endOrphan(clusterFolder: string): Promise<'none' | 'stopped' | 'cleared'> {
  const found = await readPostmasterFile(clusterFolder);
  if (found === null) return 'none';
  if (isAlive(found.processId) && (await servesFolder(found.processId, clusterFolder))) {
    await stopPostmaster(found.processId, { fastMs: 10_000, immediateMs: 6_000 });
    return 'stopped';
  }
  // The number may have been given to a stranger since: PostgreSQL would then refuse to start.
  await rm(postmasterPath(clusterFolder), { force: true });
  return 'cleared';
}

/** Asks for a fast shutdown (rolls back what is open), then for an immediate one (recovers on next start). */
export async function stopPostmaster(
  processId: number,
  limits: { fastMs: number; immediateMs: number },
): Promise<void> {
  signal(processId, 'SIGINT');
  if (await hasEnded(processId, limits.fastMs)) return;
  signal(processId, 'SIGQUIT');
  if (await hasEnded(processId, limits.immediateMs)) return;
  throw new Error(`the database process ${processId} does not end`);
}

async function hasEnded(processId: number, limitMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += pollMs) {
    if (!isAlive(processId) || (await isZombie(processId))) return true;
    await wait(pollMs);
  }
  return !isAlive(processId);
}

async function isZombie(processId: number): Promise<boolean> {
  const status = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(.*\) Z/.test(status);
}

async function servesFolder(processId: number, clusterFolder: string): Promise<boolean> {
  const folder = await realpath(clusterFolder);
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${processId}/cwd`).catch(() => null)) === folder;
  }
  const command = await run('ps', ['-p', String(processId), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return command.stdout.includes(folder) || command.stdout.includes(clusterFolder);
}

function signal(processId: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(processId, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function postmasterPath(clusterFolder: string): string {
  return path.join(clusterFolder, 'postmaster.pid');
}
