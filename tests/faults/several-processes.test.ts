import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInBorrower, until } from '../api/test-borrower.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/* Several processes serve on one port, and another does the jobs. */

let database: TestDatabase;
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-processes-'));
  database = await createTestDatabase();
  await missTheLastMinute();
  server = await startServerProcess({
    PROCESSES: '2',
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
  });
  await server.ready();
}, 120_000);
afterAll(async () => {
  await server.end();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

/** The processes that the first one started, each with the part it does. */
async function children(): Promise<readonly { processId: number; part: string }[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return numbers.flatMap((name) => {
    const parent = Number(/^PPid:\t(\d+)$/m.exec(fileOf(name, 'status'))?.[1]);
    const part = /LUWAG_PART=(\w+)/.exec(fileOf(name, 'environ'))?.[1];
    return parent === server.child.pid && part !== undefined ? [{ processId: Number(name), part }] : [];
  });
}

/** Empty where the process has ended in between. */
function fileOf(process: string, name: string): string {
  try {
    return readFileSync(`/proc/${process}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
const parts = async () => (await children()).map(({ part }) => part).toSorted();

const minutes = () =>
  database.asOwner((owner) =>
    owner.query({ name: '', text: "SELECT FROM background_run WHERE name = 'every-minute'" }),
  );

/** The clock of the jobs ran before and then missed a minute, which it makes up for at its start. So no test waits for the next one. */
const missTheLastMinute = () =>
  database.asOwner((owner) =>
    owner.query({
      name: '',
      text: `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
        VALUES ('every-minute', now() - interval '10 minutes', now() - interval '2 minutes')`,
    }),
  );

/** What a caller with a connection of their own sees. A connection that was open to a killed process is lost. */
const ask = async () =>
  fetch(`${server.origin}/healthz`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(10_000),
  }).then(
    ({ status }) => String(status),
    (error: unknown) => (error instanceof DOMException ? 'waits' : 'lost'),
  );
const served = () => until('an answer', async () => ((await ask()) === '200' ? true : null), 60_000);

test('two processes serve one borrower, and a third does the jobs', async () => {
  expect(await parts()).toEqual(['jobs', 'serve', 'serve']);
  const borrower = await logInBorrower(server.origin);
  // Each call may come to the other process: the session holds in both.
  for (let call = 0; call < 8; call += 1) {
    expect((await borrower.call(endpoints.getHome, {})).ok).toBe(true);
  }
  await until('the work of the missed minute', async () => ((await minutes()).length > 0 ? true : null));
}, 60_000);

test('a process that is killed is started again, and the other serves meanwhile', async () => {
  const before = await children();
  const killed = before.find(({ part }) => part === 'serve');
  process.kill(killed?.processId ?? 0, 'SIGKILL');
  const answers = await Promise.all(Array.from({ length: 16 }, ask));
  expect(answers, 'callers in the moment of the end').not.toContain('waits');
  expect(answers).toContain('200');
  const known = new Set(before.map(({ processId }) => processId));
  const added = async () => (await children()).find(({ processId }) => !known.has(processId)) ?? null;
  expect((await until('another process', added, 60_000)).part).toBe('serve');
  await until('the end of the killed one', async () => ((await parts()).length === 3 ? true : null));
  expect(await parts()).toEqual(['jobs', 'serve', 'serve']);
  await served();
}, 90_000);

test('all of them end with the first', async () => {
  const processIds = (await children()).map(({ processId }) => processId);
  await server.end();
  await until('their end', async () => (processIds.every((processId) => !isThere(processId)) ? true : null));
});

function isThere(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
