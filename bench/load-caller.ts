import { Agent, type IncomingMessage, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { addressOf, type LooseInput } from '@luwag/contract/client';
import type { CallInput, CallOutput, Endpoint } from '@luwag/contract/endpoint';

/* Calls over HTTP that cost their caller little, since caller and product share a machine. */

const mostSockets = 4_000;
const limitMs = 30_000;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** `status` is 0 where no answer came; `code` then says why. */
export type RawAnswer = {
  status: number;
  code: string;
  cookies: readonly string[];
  text: () => Promise<string>;
};

export type Sent = {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
};

export type Caller = {
  send: (sent: Sent) => Promise<RawAnswer>;
  close: () => void;
};

export function openCaller(origin: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: mostSockets });
  const { hostname, port } = new URL(origin);
  return {
    send: async (sent) => {
      const first = await sendOnce(agent, { hostname, port }, sent);
      // A connection that the server ends while it lies idle is no answer. A browser reads again on a new one.
      const mayRepeat = first.code === connectionEnded && sent.method === 'GET';
      return mayRepeat ? sendOnce(false, { hostname, port }, sent) : first;
    },
    close: () => agent.destroy(),
  };
}

const connectionEnded = 'connection_ended';

const noAnswer = (code: string): RawAnswer => ({ status: 0, code, cookies: [], text: async () => '' });

function sendOnce(
  agent: Agent | false,
  place: { hostname: string; port: string },
  { method, path, headers = {}, body }: Sent,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const options = { agent, ...place, method, path, headers: headersOf(headers, body) };
    const sending = request(options, (response) => {
      void gather(response).then(resolve, () => resolve(noAnswer('answer_cut_off')));
    });
    const timer = setTimeout(() => sending.destroy(new Error('no answer in time')), limitMs);
    sending.once('close', () => clearTimeout(timer));
    sending.once('error', ({ message }) =>
      resolve(noAnswer(sending.reusedSocket ? connectionEnded : message.replaceAll(' ', '_'))),
    );
    sending.end(body);
  });
}

function headersOf(headers: Readonly<Record<string, string>>, body: string | undefined) {
  const common = { 'user-agent': iPhone, 'accept-encoding': 'br, gzip', ...headers };
  if (body === undefined) return common;
  return {
    'content-type': 'application/json',
    ...common,
    'content-length': String(Buffer.byteLength(body)),
  };
}

async function gather(response: IncomingMessage): Promise<RawAnswer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const encoding = response.headers['content-encoding'];
  return {
    status: response.statusCode ?? 0,
    code: '',
    cookies: response.headers['set-cookie'] ?? [],
    text: async () => (await decoded(bytes, encoding)).toString(),
  };
}

async function decoded(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliDecompress)(bytes);
  return encoding === 'gzip' ? promisify(gunzip)(bytes) : bytes;
}

/** A borrower's browser: its cookies, token and address. */
export type LoadBrowser = {
  cookies: Map<string, string>;
  token: string;
  tokenSince: number;
  address: string;
};

export type TypedAnswer<Output> = { status: number; code: string; value: () => Promise<Output> };
type AnyEndpoint = Pick<Endpoint, 'method' | 'path' | 'access' | 'output'>;

/** Sends one call of an endpoint as this browser. Its answer is read only where it is asked for. */
export async function callAs<E extends AnyEndpoint>(
  caller: Caller,
  browser: LoadBrowser,
  endpoint: E,
  input: CallInput<E>,
  idempotencyKey?: string,
): Promise<TypedAnswer<CallOutput<E>>> {
  const { body }: LooseInput = input;
  const answer = await caller.send({
    method: endpoint.method,
    path: addressOf(endpoint.path, input),
    headers: {
      accept: 'application/json',
      ...browserHeaders(browser),
      ...(endpoint.access === 'customer' ? { authorization: `Bearer ${browser.token}` } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  keepCookies(browser, answer.cookies);
  const isGood = answer.status >= 200 && answer.status < 300;
  return {
    status: answer.status,
    code: isGood ? '' : answer.code || codeIn(await answer.text()),
    value: async () => JSON.parse(await answer.text()) as CallOutput<E>,
  };
}

/** What each request of a browser carries, pages too. */
export function browserHeaders({ cookies, address }: LoadBrowser): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) };
}

function keepCookies({ cookies }: LoadBrowser, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';', 1);
    const split = pair.indexOf('=');
    const isGone = /max-age=0/i.test(line) || /expires=thu, 01 jan 1970/i.test(line);
    if (isGone) cookies.delete(pair.slice(0, split));
    else cookies.set(pair.slice(0, split), pair.slice(split + 1));
  }
}

function codeIn(text: string): string {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? 'no answer';
}
