import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../api/test-borrower.ts';
import { freePort } from '../free-port.ts';
import { mirrors } from './mirrors.ts';
import { openFirstPage, walkALoan } from './walk-a-loan.ts';

/* Installs a Debian package in a clean root, starts the sandbox from it as its own user, and walks one loan. Run by script/package. */

const [packageFile = ''] = process.argv.slice(2);
const root = mkdtempSync(path.join(tmpdir(), 'luwag-root-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** The server in a mount namespace of its own, so that nothing of it stays behind. */
function startServer(port: number) {
  const inside = [
    `mount -t proc proc ${root}/proc`,
    `mount -t tmpfs tmpfs ${root}/dev/shm 2>/dev/null || mkdir -p ${root}/dev/shm`,
    `exec chroot --userspec=luwag:luwag ${root} /usr/bin/env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 MODE=sandbox SANDBOX_PEOPLE=false ` +
      `FACE_CHECK=person LOG_LEVEL=error PORT=${port} DATA_DIR=/var/lib/luwag/data ` +
      '/usr/lib/luwag/bin/node /usr/lib/luwag/apps/api/main.ts',
  ].join(' && ');
  const child = spawn('unshare', ['--mount', 'sh', '-c', inside], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { child, ended, output: () => output };
}

/** The command makes keys that the program's user can read, and that user cannot read the address of the database's owner. */
function makeKeys(): void {
  run('chroot', root, '/usr/bin/env', 'MODE=sandbox', 'luwag', 'make-keys');
  const asProgram = (file: string): string =>
    run(
      'chroot',
      '--userspec=luwag:luwag',
      root,
      'sh',
      '-c',
      `test -r ${file} && echo readable || echo hidden`,
    );
  const seen = ['keys.json', 'luwag.env', 'migrate.env'].map((name) =>
    asProgram(`/etc/luwag/${name}`).trim(),
  );
  if (seen.join(' ') !== 'readable readable hidden')
    throw new Error(`the program's user finds ${seen.join(', ')}`);
  say('luwag make-keys made keys for the program, which does not see the address of the owner');
}

try {
  run(
    'mmdebstrap',
    '--quiet',
    '--variant=minbase',
    '--include=adduser,ca-certificates,libstdc++6',
    'bookworm',
    root,
    ...mirrors(),
  );
  copyFileSync(packageFile, path.join(root, 'luwag.deb'));
  // Every installed machine has one; the smallest root has not.
  writeFileSync(path.join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  run('chroot', root, 'dpkg', '--install', '/luwag.deb');
  say(
    `installed ${path.basename(packageFile)} in a clean root: ${run('chroot', root, 'id', 'luwag').trim()}`,
  );
  for (const unit of readdirSync(path.join(root, 'lib/systemd/system')).filter((name) =>
    name.startsWith('luwag'),
  ))
    say(`unit ${unit}`);
  makeKeys();
  const port = await freePort();
  const server = startServer(port);
  try {
    await until('the server', async () => (server.output().includes('ready http') ? true : null), 120_000);
    await walkALoan(`http://localhost:${port}`, say);
    await openFirstPage(`http://localhost:${port}`);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
  run('chroot', root, 'dpkg', '--purge', 'luwag');
  say('removed it again: 1 loan walked, 0 faults');
} finally {
  rmSync(root, { recursive: true, force: true });
}
