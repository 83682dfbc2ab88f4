import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import { makeKeysOnce } from '../apps/api/adapters/keys/key-file.ts';
import { roleAddresses } from '../apps/api/adapters/postgres/database-roles.ts';
import { readSettings } from '../apps/api/settings.ts';
import { giveKeys } from '../apps/api/start-keys.ts';
import type { ProviderDoubles, StartOptions } from '../packages/provider-doubles/start-doubles.ts';
import {
  completeProfile,
  given,
  newPhone,
  openBrowser,
  type TestBorrower,
  type TestBrowser,
  until,
} from './api/test-borrower.ts';
import { freePort } from './free-port.ts';
import { ownCertificate } from './own-certificate.ts';
import { lenderVariables } from './production.ts';
import { doubleVariables, secondDoubleVariables, startTestDoubles } from './provider-doubles.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/* Production as a lender starts it: a process of its own, with providers over TLS in another process. */

export type LenderProduct = {
  doubles: ProviderDoubles;
  /** The process that was started last. */
  server: () => ServerProcess;
  /** Starts a process, beside those that run. */
  start: (like?: ProcessOptions) => Promise<ServerProcess>;
  /** Runs the command that adds a member of staff. Answers what it said, and whether it worked. */
  addStaff: (staff: { email: string; role: string; secret?: string }) => Promise<CommandAnswer>;
  /** Adds a member of staff and signs them in. */
  signInStaff: (role: string) => Promise<TestBrowser>;
  stop: () => Promise<void>;
};

type ProcessOptions = {
  settings?: Record<string, string>;
  /** The folder of another release. */
  project?: string;
  /** Where providers send their events, if not to the process itself. */
  told?: string;
};

type CommandAnswer = { isDone: boolean; said: string };

const project = path.join(import.meta.dirname, '..');
/** Of each member of staff. */
export const lenderPassword = 'a long enough password';

type LenderOptions = Partial<StartOptions> & {
  settings?: Record<string, string>;
  /** Whether PayMongo pays out what Xendit refuses. */
  hasSecondPayouts?: boolean;
};

/** Takes the address of the owner of a migrated database. Nothing is served before `start`. */
export async function prepareLender(
  databaseUrl: string,
  { settings = {}, hasSecondPayouts = false, ...doubleOptions }: LenderOptions = {},
): Promise<LenderProduct> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-lender-'));
  const certificate = await ownCertificate();
  const authorityFile = path.join(folder, 'authority.pem');
  await writeFile(authorityFile, certificate.cert);
  const doubles = await startTestDoubles({ tls: certificate, settleMs: 50, ...doubleOptions });
  const keysFile = path.join(folder, 'keys.json');
  await makeKeysOnce(keysFile);
  const { appUrl, jobsUrl } = roleAddresses(databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
  const environment = {
    ...lenderVariables,
    ...doubleVariables(doubles),
    ...(hasSecondPayouts ? secondDoubleVariables(doubles) : {}),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_APP_URL: appUrl,
    DATABASE_JOBS_URL: jobsUrl,
    KEYS_FILE: keysFile,
    PROCESSES: '1',
    NODE_EXTRA_CA_CERTS: authorityFile,
    ...settings,
  };
  await giveKeys(readSettings({ ...environment, PORT: String(await freePort()) }), databaseUrl);
  const started: ServerProcess[] = [];
  const running = (): ServerProcess => {
    const server = started.at(-1);
    if (server === undefined) throw new Error('the product was not started');
    return server;
  };
  const addStaff: LenderProduct['addStaff'] = (staff) => addStaffBy(appUrl, staff);
  return {
    doubles,
    server: running,
    start: async ({ settings: ownSettings = {}, project: release, told } = {}) => {
      const server = await startServerProcess({ ...environment, ...ownSettings }, release);
      started.push(server);
      await server.ready();
      doubles.tellProduct(told ?? server.origin);
      return server;
    },
    addStaff,
    signInStaff: async (role) => {
      const email = `${role}@lender.example`;
      const added = await addStaff({ email, role });
      if (!added.isDone) throw new Error(added.said);
      const browser = openBrowser(running().origin);
      given(await browser.call(endpoints.signInStaff, { body: { email, password: lenderPassword } }));
      return browser;
    },
    stop: async () => {
      for (const server of started)
        if (server.child.exitCode === null && server.child.signalCode === null) await server.end();
      await doubles.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function addStaffBy(
  appUrl: string,
  { email, role, secret = lenderPassword }: { email: string; role: string; secret?: string },
): Promise<CommandAnswer> {
  const args = ['apps/api/add-staff.ts', '--email', email, '--name', 'Ana Reviewer', '--role', role];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: project, env: { PATH: process.env['PATH'], DATABASE_APP_URL: appUrl } },
      (error, out, err) => resolve({ isDone: error === null, said: out + err }),
    );
    child.stdin?.end(`${secret}\n`);
  });
}

/** Logs in with the code that the operator delivers. */
export async function logInByOperator(
  { doubles, server }: LenderProduct,
  phone: string = newPhone(),
  browser: TestBrowser = openBrowser(server().origin),
): Promise<TestBorrower> {
  const { challengeId } = given(
    await browser.call(endpoints.requestCode, {
      body: { phone, language: 'en-US', hasPrivacyConsent: true },
    }),
  );
  const message = doubles.semaphore.messages.find(({ recipient }) => recipient === `0${phone}`);
  const [code = ''] = /^\d{4,6}(?= )/.exec(message?.message ?? '') ?? [];
  const session = given(await browser.call(endpoints.logIn, { body: { challengeId, code } }));
  browser.hold(session.token);
  return { ...browser, phone, customerId: session.customerId };
}

/** Fills in an application, sends it, and has a reviewer approve what is proposed. */
export async function becomeApprovedByReviewer(
  reviewer: TestBrowser,
  borrower: TestBorrower,
  { server }: LenderProduct,
): Promise<void> {
  await completeProfile(server().origin, borrower);
  const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
  const { applicationId } = given(
    await borrower.call(endpoints.submitApplication, { body }, { idempotencyKey: randomUUID() }),
  );
  const params = { customerId: borrower.customerId, applicationId };
  const opened = await until('the review', async () => {
    const answer = given(await reviewer.call(endpoints.getCase, { params }));
    return answer.contributions.length === 0 ? null : answer;
  });
  given(
    await reviewer.call(
      endpoints.decideCase,
      { params, body: { outcome: 'approve', limitCentavos: opened.proposedLimitCentavos } },
      { idempotencyKey: randomUUID() },
    ),
  );
}
