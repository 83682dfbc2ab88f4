import { aloneWindows } from '../../../tests/alone-windows.ts';
import { brotliDecompressSync } from 'node:zlib';
import {
  closedCodes,
  type Endpoint,
  type MaintainedFunction,
  maintainedFunctions,
} from '@luwag/contract/endpoint';
import { type EndpointName, endpoints } from '@luwag/contract/endpoints';
import { type ErrorCode, errorTable, universalErrorCodes } from '@luwag/contract/errors';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleFigures } from '../../../tests/sample-figures.ts';
import { Unavailable } from '../ports/unavailable.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Handlers } from './handler.ts';
import { createHttpServer, publicSettingsOf } from './http-server.ts';
import { createProcessFigures } from './process-figures.ts';
import { createLog } from './request-log.ts';

const names = Object.keys(endpoints) as EndpointName[];
const maintained = names.filter((name) => (endpoints[name] as Endpoint).maintained !== undefined);
const secret = 'do-not-echo-4471';
const uuid = '018f2a6e-7c3b-4d2a-9b1e-0123456789ab';

let reached: string[];
let sessionRefusal: ErrorCode | null = null;
let logged: string;
let answer: (name: string) => Promise<unknown>;
let everyMinuteAgeSeconds = 42;
let closedFunction: MaintainedFunction | null = null;
const maintenance = {
  fromAt: '2026-11-22T01:00:00.000Z',
  untilAt: '2026-11-22T03:30:00.000Z',
  note: 'Back soon.',
};
beforeEach(() => {
  closedFunction = null;
  reached = [];
  logged = '';
  sessionRefusal = null;
  answer = async () => ({ ok: false, code: 'not_found' });
});

const handlers = Object.fromEntries(
  names.map((name) => [
    name,
    async () => {
      reached.push(name);
      return answer(name);
    },
  ]),
) as unknown as Handlers;

const askMetrics = (on: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  on.inject({ url: '/metrics', headers, remoteAddress });

const warnings = () => logged.split('\n').filter((line) => line.includes('"level":"warn"'));

const askThroughProxy = (on: FastifyInstance) =>
  on.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' }, remoteAddress: '10.0.0.5' });

const codeOfWrongLoan = async (): Promise<string> =>
  (
    await server.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { authorization: 'Bearer good', 'content-type': 'application/json' },
      payload: { unknown: true },
    })
  ).json<{ error: { code: string } }>().error.code;

async function serverWith(changes: Partial<Settings> = {}): Promise<FastifyInstance> {
  return createHttpServer({
    settings: { ...readSettings({}), ...changes },
    handlers,
    testedLine: null,
    authentication: {
      customer: (token) => (token === 'good' ? { kind: 'system', customerId: uuid } : null),
      staff: async (value) =>
        value === 'agent' || value === 'admin' ? { name: 'Sam Sample', staffId: uuid, role: value } : null,
      partner: async (value, scope) =>
        value === 'good'
          ? { ok: true, partner: { keyId: uuid, name: 'Core ledger', scopes: [scope], addedBy: uuid } }
          : { ok: false, code: 'not_signed_in' },
      refusedSession: async () => sessionRefusal,
    },
    closedBy: (functionName) => (functionName === closedFunction ? maintenance : null),
    windows: aloneWindows(),
    uploads: [
      {
        path: '/api/test-uploads/:id',
        maxBytes: 100,
        authorize: async (_params, query) =>
          query['signature'] === 'good'
            ? { ok: true, value: null }
            : { ok: false, code: 'upload_link_invalid' },
        askArrival: async () => ({ ok: true, value: { arrivedBytes: 3, answer: null } }),
        receive: async (_params, _query, { fromByte, bytes }) => {
          let text = '';
          for await (const chunk of bytes) text += chunk.toString();
          return { ok: true, value: { arrivedBytes: fromByte + text.length, answer: { fromByte, text } } };
        },
      },
    ],
    isReady: async () => true,
    ...sampleFigures,
    everyMinuteAges: async () => ({ step: everyMinuteAgeSeconds, done: 43 }),
    processFigures: createProcessFigures(),
    clockTrouble: () => null,
    tracing: null,
    frontEnds: { borrower: '/nowhere/borrower', console: '/nowhere/console' },
    keptFiles: null,
    screens: { renderer: { render: async () => null }, holder: async () => null },
    firstPage: { render: async () => new Map() },
    publicSettings: () => publicSettingsOf(readSettings({}), null),
    log: createLog('info', { write: (line) => void (logged += line) }),
  });
}

let server: FastifyInstance;
beforeAll(async () => {
  server = await serverWith();
});
afterAll(() => server.close());

function addressOf(endpoint: Endpoint): string {
  return endpoint.path.replace(/:[A-Za-z]+/g, uuid);
}

async function send(name: EndpointName, changes: InjectOptions = {}): Promise<LightMyRequestResponse> {
  const endpoint: Endpoint = endpoints[name];
  return server.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    ...changes,
    headers: {
      authorization: 'Bearer good',
      cookie: 'luwag_staff=admin',
      'idempotency-key': uuid,
      ...(endpoint.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...changes.headers,
    },
  });
}

function codeOf(response: LightMyRequestResponse): unknown {
  return response.json<{ error?: { code?: unknown } }>().error?.code;
}

function expectRefusal(response: LightMyRequestResponse, code: keyof typeof errorTable): void {
  expect({ status: response.statusCode, code: codeOf(response) }).toEqual({
    status: errorTable[code].status,
    code,
  });
  expect(response.body).not.toMatch(new RegExp(`${secret}|node_modules|    at |SELECT`));
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(reached).toEqual([]);
}

it('an answer that is the same for everyone travels compressed and may be kept, a refusal never', async () => {
  const region = { region: '13', provinces: [], cities: [] };
  answer = async () => ({ ok: true, value: region });
  const address = { url: '/api/regions/13', headers: { 'accept-encoding': 'br' } };
  const response = await send('getRegion', address);
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=604800',
    vary: 'accept-encoding',
  });
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual(region);
  answer = async () => ({ ok: false, code: 'not_found' });
  expect((await send('getRegion', address)).headers['cache-control']).toBe('no-store');
});

describe.each(maintainedFunctions)('while staff keep %s closed', (functionName) => {
  const code = closedCodes[functionName];
  const ofIt = names.filter((name) => (endpoints[name] as Endpoint).maintained === functionName);

  it('each call that belongs to it is refused with its times and what staff say, and tells so in its contract', async () => {
    closedFunction = functionName;
    expect(ofIt).not.toEqual([]);
    for (const name of ofIt) {
      const endpoint: Endpoint = endpoints[name];
      const response = await send(name, endpoint.body === undefined ? {} : { payload: '{}' });
      expectRefusal(response, code);
      expect(response.json()).toEqual({
        error: { code, closedFrom: maintenance.fromAt, retryAt: maintenance.untilAt, note: maintenance.note },
      });
      expect([...universalErrorCodes, ...endpoint.errors], name).toContain(code);
    }
  });

  it('every other call is answered', async () => {
    closedFunction = functionName;
    for (const name of maintained.filter((other) => !ofIt.includes(other))) {
      const endpoint: Endpoint = endpoints[name];
      const response = await send(name, endpoint.body === undefined ? {} : { payload: '{}' });
      expect(response.statusCode, name).not.toBe(503);
    }
  });
});

const withBody = names.filter((name) => (endpoints[name] as Endpoint).body !== undefined);
const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

describe.each(withBody)('%s', (name) => {
  it.each([
    ['text that is no JSON', `{"${secret}`, 'malformed_request'],
    ['nothing', '', 'malformed_request'],
    ['a NUL character', '\u0000', 'malformed_request'],
    ['10,000 nested lists', deep, 'malformed_request'],
    ['a key __proto__', `{"__proto__":{"isAdmin":"${secret}"}}`, 'malformed_request'],
    ['a key constructor', `{"constructor":{"prototype":{"x":"${secret}"}}}`, 'malformed_request'],
    ['null', 'null', 'malformed_request'],
    ['a list', `["${secret}"]`, 'validation_failed'],
    ['a word', `"${secret}"`, 'validation_failed'],
    ['a number', '1e400', 'validation_failed'],
    ['an unknown key', `{"${secret}":"${secret}"}`, 'validation_failed'],
  ] as const)('refuses %s', async (_words, payload, code) => {
    expectRefusal(await send(name, { payload }), code);
  });

  it('refuses a body that is larger than it takes, 64 KiB where it says nothing else', async () => {
    const { mostBodyBytes = 64 * 1_024 }: Endpoint = endpoints[name];
    const payload = `{"a":"${'x'.repeat(mostBodyBytes)}"}`;
    expectRefusal(await send(name, { payload }), 'body_too_large');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
  ])('refuses %s', async (contentType) => {
    const response = await send(name, { payload: `a=${secret}`, headers: { 'content-type': contentType } });
    expectRefusal(response, 'unsupported_media_type');
  });
});

describe.each(names)('%s', (name) => {
  const endpoint: Endpoint = endpoints[name];

  it('refuses a key in the address that it does not know, and one given twice', async () => {
    const payload = endpoint.body === undefined ? {} : { payload: '{}' };
    const unknown = await send(name, { url: `${addressOf(endpoint)}?${secret}=1`, ...payload });
    expectRefusal(unknown, 'validation_failed');
    const twice = await send(name, { url: `${addressOf(endpoint)}?phone=1&phone=2`, ...payload });
    expectRefusal(twice, 'malformed_request');
  });

  it('answers a method it does not have with those it has', async () => {
    const response = await send(name, { method: 'PATCH' });
    expectRefusal(response, 'method_not_allowed');
    expect(response.headers['allow']).toContain(endpoint.method);
  });
});

function namesWhere(holds: (endpoint: Endpoint) => boolean): EndpointName[] {
  return names.filter((name) => holds(endpoints[name]));
}

it.each(namesWhere(({ access }) => access === 'customer'))(
  '%s refuses who is not logged in before reading anything',
  async (name) => {
    for (const authorization of ['', 'Bearer', 'Bearer bad', 'Basic good', `Bearer ${'x'.repeat(500)}`]) {
      const response = await send(name, { headers: { authorization }, payload: `{"${secret}` });
      expectRefusal(response, 'not_signed_in');
    }
  },
);

it.each(namesWhere(({ access }) => access === 'staff'))(
  '%s refuses who is not signed in as staff',
  async (name) => {
    expectRefusal(await send(name, { headers: { cookie: `luwag_staff=${secret}` } }), 'not_signed_in');
  },
);

it.each(namesWhere(({ roles }) => roles?.includes('agent') === false))(
  '%s refuses staff of another role',
  async (name) => {
    expectRefusal(await send(name, { headers: { cookie: 'luwag_staff=agent' } }), 'forbidden');
  },
);

it.each(namesWhere(({ method }) => method !== 'GET'))('%s refuses what another site sends', async (name) => {
  expectRefusal(await send(name, { headers: { 'sec-fetch-site': 'cross-site' } }), 'forbidden');
  expectRefusal(await send(name, { headers: { origin: 'https://evil.example' } }), 'forbidden');
  expectRefusal(await send(name, { headers: { origin: 'null' } }), 'forbidden');
});

it.each(namesWhere(({ needsIdempotencyKey }) => needsIdempotencyKey === true))(
  '%s wants an idempotency key that is a UUID',
  async (name) => {
    for (const key of ['', 'x', `${uuid}${uuid}`]) {
      const body = 'body' in endpoints[name] ? { payload: '{}' } : {};
      const response = await send(name, { headers: { 'idempotency-key': key }, ...body });
      expectRefusal(response, 'idempotency_key_required');
    }
  },
);

describe('the server', () => {
  it.each([
    ['an unknown address', '/api/nothing-here', 'GET', 404, 'not_found'],
    ['an unknown address with a body', '/api/nothing-here', 'POST', 404, 'not_found'],
    ['a part that is far too long', `/api/loans/${'x'.repeat(3000)}`, 'GET', 400, 'malformed_request'],
    ['a part that is no text', '/api/loans/%E0%A4%A', 'GET', 400, 'malformed_request'],
    ['dots in the address', '/api/loans/../settings', 'GET', 200, undefined],
    ['an id that is none', '/api/loans/not-a-uuid', 'GET', 422, 'validation_failed'],
  ] as const)('answers %s', async (_words, url, method, status, code) => {
    answer = async () => ({ ok: true, value: publicSettingsOf(readSettings({}), null) });
    const response = await server.inject({ method, url, headers: { authorization: 'Bearer good' } });
    expect({ status: response.statusCode, code: codeOf(response) }).toEqual({ status, code });
  });

  it('keeps an answer back that breaks its own description, and logs the places without values', async () => {
    answer = async () => ({ ok: true, value: { mode: secret, passwordHash: secret } });
    const response = await send('getPublicSettings');
    expect(response.statusCode).toBe(500);
    expect(codeOf(response)).toBe('internal_error');
    expect(response.body + logged).not.toContain(secret);
  });

  it('answers 503 when what it stands on is away, and 500 for what nobody foresaw', async () => {
    answer = async () => {
      throw new Unavailable(secret);
    };
    expect(codeOf(await send('getPublicSettings'))).toBe('service_unavailable');
    answer = async () => {
      throw Object.assign(new Error(secret), { detail: secret });
    };
    expect(codeOf(await send('getPublicSettings'))).toBe('internal_error');
    expect(logged).toContain('"kind":"Error"');
    expect(logged).not.toContain(secret);
  });

  it('logs routes and figures, never addresses, queries, bodies or headers', async () => {
    await send('getLoan', { url: `/api/loans/${uuid}?phone=${secret}`, headers: { 'user-agent': secret } });
    await server.inject(`/api/${secret}?${secret}`);
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ route }) => route)).toEqual(['/api/loans/:loanId', '(none)']);
    expect(logged).not.toMatch(new RegExp(`${secret}|${uuid}|Bearer`));
  });

  it('protects every answer by headers', async () => {
    for (const url of ['/healthz', '/api/settings', '/api/none', '/start', '/none']) {
      const { headers } = await server.inject(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['strict-transport-security']).toBe(undefined);
    }
    const live = await serverWith({ isHttps: true });
    expect((await live.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=');
    await live.close();
  });

  it('gives health, readiness and figures', async () => {
    expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const metrics = await server.inject('/metrics');
    expect(metrics.body).toContain('http_request_duration_seconds_count');
    expect(metrics.body).toContain('close_of_business_timestamp_seconds 1790000000');
    expect(metrics.body).toContain('close_of_business_loans 3');
    expect(metrics.body).toContain('login_code_budget_used 0.5');
    expect(metrics.body).toContain('login_guess_budget_used 0.25');
    expect(metrics.body).toContain('every_minute_age_seconds 42');
    expect(metrics.body).toContain('every_minute_done_age_seconds 43');
    expect(metrics.body).toContain('payouts_overdue 1');
    expect(metrics.body).toContain('payouts_in_question 2');
    expect(metrics.body).toContain('refunds_failed 8');
    expect(metrics.body).toContain('jobs_troubled 3');
    expect(metrics.body).toContain('outbox_waiting 4');
    expect(metrics.body).toContain('close_of_business_age_seconds 60');
    expect(metrics.body).toContain('payouts_waiting{state="sending"} 5');
    expect(metrics.body).toContain('payouts_oldest_seconds{state="sending"} 61');
    expect(metrics.body).toContain('payouts_paused 1');
    expect(metrics.body).toContain('suspense_centavos{account="customer-credit"} 12300');
    expect(metrics.body).toContain('ledger_imbalance_centavos 0');
    expect(metrics.body).toContain('jobs_ready{kind="send-payout"} 7');
    expect(metrics.body).toContain('outbox_oldest_seconds 10');
    expect(metrics.body).toContain('codes_sent_today 11');
    expect(metrics.body).toContain('codes_cost_today_centavos 550');
    expect(metrics.body).toContain('standby_lag_seconds{standby="standby-1"} 0.5');
    expect(metrics.body).toContain('backup_age_seconds 7200');
  });

  it('gives its figures to this machine alone, or with the token', async () => {
    expect((await askMetrics(server, {}, '10.1.2.3')).statusCode).toBe(403);
    expect((await askMetrics(server, { 'x-forwarded-for': '10.1.2.3' })).statusCode).toBe(403);
    const metricsToken = 'm'.repeat(32);
    const other = await serverWith({ metricsToken });
    expect((await askMetrics(other, {})).statusCode).toBe(403);
    expect((await askMetrics(other, { authorization: `Bearer ${'n'.repeat(32)}` })).statusCode).toBe(403);
    expect(
      (await askMetrics(other, { authorization: `Bearer ${metricsToken}` }, '10.1.2.3')).statusCode,
    ).toBe(200);
    await other.close();
  });

  it('warns once of a proxy that is not trusted, by the name of the setting and without an address', async () => {
    const trusting = await serverWith({ trustedProxies: ['10.0.0.5'] });
    await askThroughProxy(trusting);
    await trusting.close();
    const bare = await serverWith();
    await bare.inject({ url: '/healthz', remoteAddress: '10.0.0.5' });
    expect(warnings()).toEqual([]);
    await askThroughProxy(bare);
    await askThroughProxy(bare);
    await bare.close();
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain('TRUSTED_PROXIES');
    expect(warnings()[0]).not.toMatch(/203\.0\.113\.7|10\.0\.0\.5/);
  });

  it('says that a session is over before it says what is wrong with a request', async () => {
    expect(await codeOfWrongLoan()).toBe('idempotency_key_required');
    sessionRefusal = 'session_ended';
    expect(await codeOfWrongLoan()).toBe('session_ended');
    sessionRefusal = null;
  });

  it('is ready while the work of every minute stands still: its alarm tells, and borrowers are served', async () => {
    everyMinuteAgeSeconds = 3_600;
    const [readiness, metrics] = [await server.inject('/readyz'), await server.inject('/metrics')];
    everyMinuteAgeSeconds = 42;
    expect(readiness.statusCode).toBe(200);
    expect(metrics.body).toContain('every_minute_age_seconds 3600');
  });

  it('leads / to /start and keeps what came with it', async () => {
    const response = await server.inject('/?campaign=a&adgroup=b');
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/start?campaign=a&adgroup=b');
  });
});

async function upload(changes: InjectOptions): Promise<LightMyRequestResponse> {
  return server.inject({
    method: 'PATCH',
    url: '/api/test-uploads/1?signature=good',
    payload: Buffer.from('bytes'),
    ...changes,
    headers: { 'content-type': 'application/partial-upload', 'upload-offset': '2', ...changes.headers },
  });
}

describe('an upload', () => {
  it('is received from a byte on', async () => {
    const sent = await upload({});
    expect(sent.json()).toEqual({ fromByte: 2, text: 'bytes' });
    expect(sent.headers['upload-offset']).toBe('7');
  });

  it('tells how much has arrived to callers that may send', async () => {
    const asked = await upload({ method: 'HEAD', payload: '' });
    expect([asked.statusCode, asked.headers['upload-offset'], asked.body]).toEqual([204, '3', '']);
    const stranger = await upload({ method: 'HEAD', payload: '', url: '/api/test-uploads/1' });
    expect([stranger.statusCode, stranger.headers['upload-offset']]).toEqual([403, undefined]);
  });

  it.each([
    ['without its signature', { url: '/api/test-uploads/1?signature=bad' }, 'upload_link_invalid'],
    ['of another type', { headers: { 'content-type': 'image/svg+xml' } }, 'unsupported_media_type'],
    ['of JSON', { headers: { 'content-type': 'application/json' } }, 'unsupported_media_type'],
    ['too large', { payload: Buffer.alloc(101) }, 'body_too_large'],
    ['from no byte', { headers: { 'upload-offset': '-1' } }, 'malformed_request'],
  ] as const)('is refused %s', async (_words, changes, code) => {
    expectRefusal(await upload(changes), code);
  });
});
