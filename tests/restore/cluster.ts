import { execFile, spawn } from 'node:child_process';
import { appendFile, chmod, chown, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';

const run = promisify(execFile);
const project = path.join(import.meta.dirname, '..', '..');

/** A PostgreSQL cluster of Debian's on this machine, worked with as the user `postgres` where the drill runs as root. */
export type Cluster = { folder: string; config: string; port: number; socket: string; bin: string };

const isRoot = process.getuid?.() === 0;

/** Runs a program as the user that owns the clusters, with these settings besides PATH. Returns what it printed. */
export async function asOwner(
  command: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const words = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  const [file = '', ...rest] = words;
  const { stdout } = await run(file, rest, {
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...environment },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`${command[0]} failed: ${said}`, { cause: error });
  });
  return stdout;
}

export const script = (name: string): string => path.join(project, 'script', name);

/** A folder that the clusters' owner may write. */
export async function ownedFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (isRoot) await chown(folder, Number(await run('id', ['-u', 'postgres']).then(outputOf)), 0);
  return folder;
}

const outputOf = ({ stdout }: { stdout: string }): string => stdout.trim();

/** Laid out as by Debian: its settings stand apart from its data, name the data's folder, and are in no backup of it. */
export async function newCluster(folder: string, settings: readonly string[]): Promise<Cluster> {
  const bin = outputOf(await run('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1']));
  const settingsFolder = await ownedFolder(path.join(folder, 'settings'));
  const inSettings = (name: string): string => path.join(settingsFolder, name);
  const config = inSettings('postgresql.conf');
  const cluster = { folder: path.join(folder, 'data'), config, port: await freePort(), socket: folder, bin };
  await asOwner([
    `${bin}/initdb`,
    '-D',
    cluster.folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  for (const name of ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf'])
    await rename(path.join(cluster.folder, name), inSettings(name));
  const places = {
    data_directory: cluster.folder,
    hba_file: inSettings('pg_hba.conf'),
    ident_file: inSettings('pg_ident.conf'),
  };
  const placed = Object.entries(places).map(([name, place]) => `${name} = '${place}'`);
  await appendFile(config, `\n${[...placed, ...settings].join('\n')}\n`);
  return cluster;
}

export async function start(cluster: Cluster, more: readonly string[] = []): Promise<void> {
  const { bin, folder, config, port, socket } = cluster;
  const options = [
    `-c config_file=${config}`,
    `-c data_directory=${folder}`,
    `-c port=${port}`,
    `-c listen_addresses=127.0.0.1`,
    `-c unix_socket_directories=${socket}`,
    ...more.map((setting) => `-c ${setting}`),
  ].join(' ');
  const log = path.join(socket, `${path.basename(folder)}.log`);
  await asOwner([`${bin}/pg_ctl`, '-D', folder, '-l', log, '-t', '600', '-w', '-o', options, 'start']);
}

/** `immediate`: as if the machine had lost its power. */
export async function stop({ bin, folder }: Cluster, mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
  await asOwner([`${bin}/pg_ctl`, '-D', folder, '-m', mode, '-t', '600', '-w', 'stop']);
}

export const addressOf = ({ port }: Cluster): string => `postgres://postgres:drill@127.0.0.1:${port}/luwag`;

export async function psql({ port, socket }: Cluster, text: string, database = 'luwag'): Promise<string> {
  const command = ['psql', '-X', '-q', '-t', '-A', '-v', 'ON_ERROR_STOP=1', '-h', socket, '-p', String(port)];
  return (await asOwner([...command, '-U', 'postgres', '-d', database, '-c', text])).trim();
}

/** Of a folder, in bytes. */
export async function sizeOf(folder: string): Promise<number> {
  return Number(outputOf(await run('du', ['-sb', folder])).split('\t')[0]);
}

export async function removeFolder(folder: string): Promise<void> {
  await new Promise((resolve) => spawn('rm', ['-rf', folder]).once('close', resolve));
}
