import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  readLoan,
  until,
} from '../api/test-borrower.ts';
import { freePort } from '../free-port.ts';

/* Installs a Debian package in a clean root, starts the sandbox from it as its own user, and walks one loan. Run by script/package. */

const [packageFile = ''] = process.argv.slice(2);
const root = mkdtempSync(path.join(tmpdir(), 'luwag-root-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Where this machine itself gets its packages from. */
function mirrors(): string[] {
  const folder = '/etc/apt/sources.list.d';
  const listed = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  return ['/etc/apt/sources.list', ...listed].filter((file) => existsSync(file));
}

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

async function walk(origin: string): Promise<void> {
  const borrower = await logInBorrower(origin);
  await completeProfile(origin, borrower);
  await becomeApproved(borrower);
  const { loanId, netDisbursedCentavos } = (await borrow(borrower, 500_000, 30)).summary;
  say(`a loan was paid out: ${netDisbursedCentavos} centavos`);
  const owed = (await readLoan(borrower, loanId)).summary.payoff?.totalCentavos ?? 0;
  const { payment } = given(
    await borrower.call(
      endpoints.startPayment,
      { params: { loanId }, body: { kind: 'full', amountCentavos: owed, channel: 'gcash' } },
      { idempotencyKey: randomUUID() },
    ),
  );
  given(
    await borrower.call(endpoints.reportSandboxRepayment, { body: { paymentReference: payment.reference } }),
  );
  const { status } = (await readLoan(borrower, loanId)).summary;
  if (status !== 'settled') throw new Error(`the loan is ${status} after ${owed} centavos were paid`);
  say(`it was paid back: ${owed} centavos`);
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
  const port = await freePort();
  const server = startServer(port);
  try {
    await until('the server', async () => (server.output().includes('ready http') ? true : null), 120_000);
    await walk(`http://localhost:${port}`);
    const page = await fetch(`http://localhost:${port}/start`, { headers: { 'user-agent': 'iPhone' } });
    if (!page.ok || !(await page.text()).includes('<html')) throw new Error('the first page is not served');
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
  run('chroot', root, 'dpkg', '--purge', 'luwag');
  say('removed it again: 1 loan walked, 0 faults');
} finally {
  rmSync(root, { recursive: true, force: true });
}
