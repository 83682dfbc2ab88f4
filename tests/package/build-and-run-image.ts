import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { until } from '../api/test-borrower.ts';
import { freePort } from '../free-port.ts';
import { mirrors } from './mirrors.ts';
import { openFirstPage, walkALoan } from './walk-a-loan.ts';

/*
 * Builds the image of packaging/Containerfile from a Debian package, on a Debian root made here under the name that it begins from, so
 * that no registry is asked. Runs it in the sandbox against a PostgreSQL outside it, asks for its health and walks one loan. Run by
 * script/package; everything is removed again.
 */

const [packageFile = ''] = process.argv.slice(2);
const containerfile = path.join(import.meta.dirname, '..', '..', 'packaging', 'Containerfile');
const folder = mkdtempSync(path.join(tmpdir(), 'luwag-image-'));
const stores = [`--root=${folder}/store`, `--runroot=${folder}/runroot`, '--storage-driver=vfs'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const buildah = (...args: string[]): string => run('buildah', ...stores, ...args);

function makeBase(): void {
  const [, name = ''] = /^FROM (\S+)$/m.exec(readFileSync(containerfile, 'utf8')) ?? [];
  const [, suite = ''] = /debian:([a-z]+)-slim$/.exec(name) ?? [];
  run('mmdebstrap', '--quiet', '--variant=minbase', suite, `${folder}/base.tar`, ...mirrors());
  const base = buildah('from', 'scratch');
  buildah('add', '--quiet', base, `${folder}/base.tar`, '/');
  buildah('commit', '--quiet', '--rm', base, name);
  say(`made ${name} of Debian's packages`);
}

type Config = { User: string; Cmd: readonly string[]; Healthcheck?: { Test: readonly string[] } };

function buildImage(): Config {
  const context = path.join(folder, 'release');
  mkdirSync(context);
  copyFileSync(packageFile, path.join(context, path.basename(packageFile)));
  const build = [
    '--quiet',
    '--format=docker',
    '--isolation=chroot',
    '--pull-never',
    `--file=${containerfile}`,
  ];
  buildah('build', ...build, '--tag=luwag', context);
  const { Docker } = JSON.parse(buildah('inspect', '--type=image', 'localhost/luwag')) as {
    Docker: { config: Config };
  };
  return Docker.config;
}

/** The image's own command, as its own user, on this machine's network. */
function startServer(container: string, command: readonly string[], environment: Record<string, string>) {
  const given = Object.entries(environment).map(([name, value]) => `--env=${name}=${value}`);
  const inside = ['sh', '-c', 'echo "pid $$"; exec "$0" "$@"', ...command];
  const child = spawn(
    'buildah',
    [...stores, 'run', '--isolation=chroot', ...given, container, '--', ...inside],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const stop = (): Promise<number | null> => {
    const [, pid = ''] = /^pid (\d+)$/m.exec(output) ?? [];
    if (child.exitCode === null && pid !== '') process.kill(Number(pid), 'SIGTERM');
    return ended;
  };
  return { output: () => output, hasEnded: () => child.exitCode !== null, stop };
}

async function askForHealth(origin: string): Promise<void> {
  for (const address of ['/healthz', '/startupz', '/readyz']) {
    const { status } = await fetch(`${origin}${address}`);
    if (status !== 200) throw new Error(`${address} says ${status}`);
    say(`${address} ${status}`);
  }
}

/** Asks as the image says that it is to be asked. Errors: a check that is not in the image, or that fails. */
function checkHealth(container: string, port: number, { Healthcheck }: Config): void {
  const [kind, ...command] = Healthcheck?.Test ?? [];
  if (kind !== 'CMD') throw new Error('the image has no check of its health');
  buildah('run', '--isolation=chroot', `--env=PORT=${port}`, container, '--', ...command);
  say("the image's own check of its health passes");
}

const postgres = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'postgres') });
try {
  makeBase();
  const config = buildImage();
  say(`built the image, which runs as ${config.User}: ${config.Cmd.join(' ')}`);
  const container = buildah('from', '--pull-never', 'localhost/luwag');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startServer(container, config.Cmd, {
    MODE: 'sandbox',
    SANDBOX_PEOPLE: 'false',
    FACE_CHECK: 'person',
    LOG_LEVEL: 'error',
    PORT: String(port),
    DATABASE_URL: postgres.databaseUrl,
  });
  try {
    const isReady = () => server.output().includes('ready http') || server.hasEnded();
    await until('the server', async () => (isReady() ? true : null), 120_000);
    await askForHealth(origin);
    checkHealth(container, port, config);
    await walkALoan(origin, say);
    await openFirstPage(origin);
  } finally {
    const code = await server.stop();
    say(`the server ended with ${code}`);
    process.exitCode = code ?? 1;
  }
} finally {
  await postgres.stop();
  execFileSync('buildah', [...stores, 'rm', '--all'], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}
