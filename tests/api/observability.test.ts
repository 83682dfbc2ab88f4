import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperationFigures } from '../../apps/api/adapters/postgres/operation-figures.ts';
import { freePort } from '../free-port.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  logInBorrower,
  type TestBorrower,
  until,
} from './test-borrower.ts';

/* What the product tells of itself while it runs: traces, figures and logs, of several processes, and nothing about a person. */

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
};
type Exported = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const traceId = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
let received = '';
const spans: Span[] = [];
let collector: Server;
let database: TestDatabase;
let folder: string;
let server: ServerProcess;
let borrower: TestBorrower;

beforeAll(async () => {
  const port = await freePort();
  collector = createServer((request, response) => {
    void collect(request, response);
  }).listen(port, '127.0.0.1');
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-observed-'));
  database = await createTestDatabase();
  server = await startServerProcess({
    PROCESSES: '2',
    LOG_LEVEL: 'debug',
    FACE_CHECK: 'person',
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  await server.ready();
  borrower = await logInBorrower(server.origin);
  await completeProfile(server.origin, borrower);
  await becomeApproved(borrower);
  await borrow(borrower, 500_000, 30);
}, 180_000);
afterAll(async () => {
  await server.end();
  collector.close();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  received += body;
  const { resourceSpans } = JSON.parse(body) as Exported;
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  response.setHeader('content-type', 'application/json').end('{}');
}

const readFigures = () =>
  createOperationFigures(database.database).read({ now: Date.now(), on: '2026-11-21' });
const addCodes = (messages: number, toKnown: number) =>
  database.database.query(
    {
      name: 'add-codes',
      text: `INSERT INTO login_budget (day, messages_sent, messages_to_known) VALUES ('2026-11-21', $1, $2)`,
    },
    [messages, toKnown],
  );

const kindOf = ({ attributes }: Span) =>
  attributes.find(({ key }) => key === 'luwag.step')?.value.stringValue;
const metrics = async () => (await fetch(`${server.origin}/metrics`)).text();

/** What the borrower typed, and what the sandbox made of it. */
const canaries = () => {
  const tail = borrower.phone.slice(-6);
  return [
    borrower.phone,
    `1${borrower.phone}00000`,
    'Santos',
    '1994-05-17',
    `borrower${tail}@luwag.example`,
    'Sampaguita',
    'Elena Sample',
    `9181${tail}`,
    borrower.token() ?? 'no token',
  ];
};

test('one trace leads from a tap through the request and the use case to the statements and the text message', async () => {
  const answer = await fetch(`${server.origin}/api/session/code`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      'luwag-tap': '120',
    },
    body: JSON.stringify({ phone: '9561234567', language: 'en-US', hasPrivacyConsent: true }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('traceresponse')).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  const own = await until('the trace', async () => {
    const found = spans.filter((span) => span.traceId === traceId);
    return found.some((span) => kindOf(span) === 'tap') && found.some((span) => kindOf(span) === 'provider')
      ? found
      : null;
  });
  const above = (span: Span | undefined): Span | undefined =>
    own.find(({ spanId }) => spanId === span?.parentSpanId);
  const sms = own.find(({ name }) => name === 'sms send');
  const statement = own.find(({ name }) => name === 'login-save');
  const useCase = above(sms);
  expect(useCase).toMatchObject({ name: 'requestCode' });
  expect(above(statement)).toBe(useCase);
  expect(above(useCase)).toMatchObject({ name: 'POST /api/session/code' });
  expect(above(above(useCase))).toMatchObject({ name: 'tap', parentSpanId: '00f067aa0ba902b7' });
});

test('a payout is followed from its job to the provider', async () => {
  const send = await until(
    'the payout',
    async () => spans.find(({ name }) => name === 'payouts send') ?? null,
  );
  const job = spans.find(({ spanId }) => spanId === send.parentSpanId);
  expect(job).toMatchObject({ name: 'send-payout' });
});

test('a line of the log carries the trace of its request', async () => {
  await until('the line', async () => (server.output().includes(`"trace_id":"${traceId}"`) ? true : null));
});

test('the page of a product that is followed loads the script that names taps', async () => {
  const page = await fetch(`${server.origin}/start`);
  const script = await fetch(`${server.origin}/tap-trace.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  if (page.ok) expect(await page.text()).toContain('<script src="/tap-trace.js" async></script></head>');
});

test('each scrape tells the calls of providers of all processes, whichever is asked', async () => {
  for (let scrape = 0; scrape < 4; scrape += 1) {
    const told = await metrics();
    expect(told).toMatch(
      /provider_call_duration_seconds_count\{provider="payouts",call="send",outcome="\w+"\} [1-9]/,
    );
    expect(told).toMatch(
      /provider_call_duration_seconds_count\{provider="sms",call="send",outcome="taken"\} [1-9]/,
    );
    expect(told).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/session",status="200"\} 1/,
    );
    expect(told).toMatch(/^codes_sent_today [1-9]/m);
    expect(told).toMatch(/^ledger_imbalance_centavos 0$/m);
  }
});

test('neither the log nor the figures nor the traces hold anything of the borrower', async () => {
  const told = { log: server.output(), figures: await metrics(), traces: received };
  expect(told.log).toContain('"route":"/api/session"');
  expect(told.traces).toContain('withdraw');
  for (const [where, words] of Object.entries(told)) {
    expect(
      canaries().filter((canary) => words.includes(canary)),
      where,
    ).toEqual([]);
  }
});

test('a code to a known phone counts for what codes cost', async () => {
  expect((await readFigures()).codesSent).toBe(0);
  await addCodes(2, 3);
  expect((await readFigures()).codesSent).toBe(5);
});

test('a day whose sums do not come to zero shows as an imbalance', async () => {
  await database.asOwner((owner) =>
    owner.runScript(`INSERT INTO account_day VALUES ('2020-01-01', '1100', 5), ('2020-01-02', '1100', -5)`),
  );
  expect((await readFigures()).ledgerImbalanceCentavos).toBe(10);
});
