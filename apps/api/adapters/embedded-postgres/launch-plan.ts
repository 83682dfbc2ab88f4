import { execFile } from 'node:child_process';
import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '../../ports/start-refused.ts';

const run = promisify(execFile);

/** Operating-system user that PostgreSQL runs as when this process is root, which it refuses to be. */
export type DatabaseUser = { userId: number; groupId: number };

export type LaunchPlan = {
  /** Null: runs as the user of this process. */
  user: DatabaseUser | null;
  /** Turns a program and its arguments into what is really started. */
  command: (program: string, args: readonly string[]) => { program: string; args: readonly string[] };
};

const setprivPath = '/usr/bin/setpriv';
const setUserCapabilityBit = 8n;
const crossFolderCapabilities = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
] as const;

/**
 * Decides how to start PostgreSQL's programs. As root they run as the user `postgres`; when the folders
 * lie below one that only root may enter (/root, a fresh temporary folder), that user is lent the one
 * capability to pass through folders, and nothing else.
 */
export async function planLaunch(folders: readonly string[]): Promise<LaunchPlan> {
  if (process.getuid?.() !== 0) return { user: null, command: (program, args) => ({ program, args }) };
  const user = await findOrCreateDatabaseUser();
  const closedFolder = await findClosedFolder(folders, user);
  const capability = closedFolder === null ? null : await crossFolderCapability(closedFolder);
  const setprivArgs = [`--reuid=${user.userId}`, `--regid=${user.groupId}`, '--clear-groups'];
  if (capability !== null) {
    // Without no_setuid_fixup the kernel's access() ignores capabilities of ordinary users.
    setprivArgs.push(
      '--securebits=+no_setuid_fixup',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
    );
  }
  if (!(await isExecutable(setprivPath))) return { user, command: runDirectly };
  return {
    user,
    command: (program, args) => ({ program: setprivPath, args: [...setprivArgs, '--', program, ...args] }),
  };
}

function runDirectly(program: string, args: readonly string[]): { program: string; args: readonly string[] } {
  return { program, args };
}

/** First folder on the way to any of these that the user may not enter, or null. */
export async function findClosedFolder(
  folders: readonly string[],
  user: DatabaseUser,
): Promise<string | null> {
  for (const folder of folders) {
    let place = await realpath(folder);
    for (;;) {
      if (!mayEnter(await stat(place), user)) return place;
      const parent = path.dirname(place);
      if (parent === place) break;
      place = parent;
    }
  }
  return null;
}

function mayEnter(folder: { mode: number; uid: number; gid: number }, user: DatabaseUser): boolean {
  if (folder.uid === user.userId) return (folder.mode & 0o100) !== 0;
  if (folder.gid === user.groupId) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

async function crossFolderCapability(closedFolder: string): Promise<string> {
  const held = await effectiveCapabilities();
  const holds = (bit: bigint): boolean => ((held >> bit) & 1n) === 1n;
  const capability = crossFolderCapabilities.find(({ bit }) => holds(bit));
  if (capability && holds(setUserCapabilityBit) && (await isExecutable(setprivPath))) return capability.name;
  throw new StartRefused(
    `PostgreSQL does not run as root, and the user "postgres" may not enter ${closedFolder}: ` +
      'move the checkout and DATA_DIR to a folder others may enter, start as an ordinary user, or set DATABASE_URL',
  );
}

async function effectiveCapabilities(): Promise<bigint> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const digits = /^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1];
  return digits === undefined ? 0n : BigInt(`0x${digits}`);
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function findOrCreateDatabaseUser(): Promise<DatabaseUser> {
  const found = await readDatabaseUser();
  if (found) return found;
  await run('groupadd', ['--system', '--force', 'postgres']).catch(() => run('addgroup', ['-S', 'postgres']));
  await run('useradd', [
    '--system',
    '--no-create-home',
    '--gid',
    'postgres',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]).catch(() => run('adduser', ['-S', '-D', '-H', '-G', 'postgres', 'postgres']));
  const created = await readDatabaseUser();
  if (created) return created;
  throw new StartRefused('PostgreSQL does not run as root, and the user "postgres" could not be created');
}

async function readDatabaseUser(): Promise<DatabaseUser | null> {
  try {
    const [userId, groupId] = await Promise.all(
      ['-u', '-g'].map(async (which) => Number((await run('id', [which, 'postgres'])).stdout)),
    );
    return userId === undefined || groupId === undefined ? null : { userId, groupId };
  } catch {
    return null;
  }
}
