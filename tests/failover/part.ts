import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identity, quietEnvironment } from '../../apps/api/adapters/embedded-postgres/cluster-folder.ts';
import { planLaunch } from '../../apps/api/adapters/embedded-postgres/launch-plan.ts';

/* Parts of the cluster: processes of an unprivileged user, each with its own log in the folder of the run. */

export type Part = { name: string; child: ChildProcess };

/** A folder that PostgreSQL's own user may write to, where this process is root. */
export async function makePartFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await giveAway(folder);
  return folder;
}

/** A file of settings that only that user may read. */
export async function writePartFile(file: string, text: string): Promise<string> {
  await writeFile(file, text, { mode: 0o600 });
  await giveAway(file);
  return file;
}

async function giveAway(place: string): Promise<void> {
  const { user } = await planLaunch([]);
  if (user) await chown(place, user.userId, user.groupId);
}

/** Starts a program; what it says is added to its log. */
export async function startPart(
  folder: string,
  name: string,
  command: readonly [string, ...string[]],
): Promise<Part> {
  const [program, ...args] = command;
  const plan = await planLaunch([folder]);
  const launch = plan.command(program, args);
  const log = await open(path.join(folder, `${name}.log`), 'a');
  const child = spawn(launch.program, launch.args, {
    cwd: '/',
    stdio: ['ignore', log.fd, log.fd],
    env: quietEnvironment(),
    ...identity(launch.program, plan),
  });
  await log.close();
  return { name, child };
}

const orderlyEndMs = 15_000;

/** Ends a part in order, and at once where that takes too long. */
export async function endPart({ child }: Part): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = AbortSignal.timeout(orderlyEndMs);
  late.addEventListener('abort', () => void child.kill('SIGKILL'));
  await ended;
}

/** Waits until `look` answers something. Errors: what was waited for. */
export async function until<T>(what: string, look: () => Promise<T | null>, limitMs = 120_000): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() - startedAt > limitMs) throw new Error(`waited too long: ${what}`);
    await wait(20);
  }
}
