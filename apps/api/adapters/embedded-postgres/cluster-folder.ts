import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import type { LaunchPlan } from './launch-plan.ts';

export const superuser = 'luwag';
const unfinishedPrefix = 'postgres.unfinished-';

/** Makes the data folder when it is missing: closed to others, except that PostgreSQL's own user may pass through. */
export async function makeDataFolder(dataFolder: string): Promise<void> {
  const made = await mkdir(dataFolder, { recursive: true });
  if (made !== undefined) await chmod(dataFolder, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/** Password of the embedded server, made once and readable by this user alone. */
export async function readOrMakePassword(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'postgres-password');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null && kept.trim() !== '') return kept.trim();
  const password = randomBytes(32).toString('base64url');
  await writeFile(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return password;
}

/**
 * Makes the database cluster when it is missing and returns its folder. It is made under another name and
 * renamed when complete, so that a start that was cut off leaves nothing half-made behind.
 */
export async function makeCluster(
  dataFolder: string,
  password: string,
  binaries: PostgresBinaries,
  plan: LaunchPlan,
): Promise<string> {
  const cluster = path.join(dataFolder, 'postgres');
  if (await isFolder(cluster)) return cluster;
  for (const entry of await readdir(dataFolder)) {
    if (entry.startsWith(unfinishedPrefix)) await rm(path.join(dataFolder, entry), { recursive: true });
  }
  const unfinished = path.join(dataFolder, `${unfinishedPrefix}${randomBytes(4).toString('hex')}`);
  const passwordFile = `${unfinished}.password`;
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (plan.user) {
    await chown(unfinished, plan.user.userId, plan.user.groupId);
    await chown(passwordFile, plan.user.userId, plan.user.groupId);
  }
  try {
    await initialise(unfinished, passwordFile, binaries, plan);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, cluster);
  return cluster;
}

async function initialise(
  folder: string,
  passwordFile: string,
  binaries: PostgresBinaries,
  plan: LaunchPlan,
): Promise<void> {
  const { program, args } = plan.command(binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
  ]);
  const child = spawn(program, args, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: quietEnvironment(),
    ...identity(program, plan),
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-2000);
  });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (exitCode !== 0) throw new Error(`the database could not be made: ${complaint.trim()}`);
}

/** Identity for spawn: set here only when no other program changes it first. */
export function identity(program: string, plan: LaunchPlan): { uid?: number; gid?: number } {
  return plan.user && !program.endsWith('setpriv') ? { uid: plan.user.userId, gid: plan.user.groupId } : {};
}

/** The part of this process's environment that the database gets: no key, no address, no language. */
export function quietEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' };
}

async function isFolder(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
