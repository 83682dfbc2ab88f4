import type { CallInput, CallOutput, Endpoint } from './endpoint.ts';
import type { ErrorBody, ErrorCode, ErrorDetail } from './errors.ts';

/** An answer of the API: the output, or a code with its detail. `network_abnormal` is the one code the browser adds itself. */
export type Answer<Output> = { ok: true; value: Output } | Refused;
export type Refused = { ok: false; code: ErrorCode | 'network_abnormal'; detail: ErrorDetail };

/** The answer that does not come from the server. */
export const noNetwork: Refused = { ok: false, code: 'network_abnormal', detail: {} };

export type ClientOptions = {
  /** Origin and prefix before `/api`; empty for the same origin. */
  origin: string;
  /** The access token of the moment, or null. */
  accessToken: () => string | null;
  /** Asked once where the log-in was refused: null when it is renewed, and the call is sent again; otherwise the answer to the call. */
  renewSession: (refused: Refused) => Promise<Refused | null>;
  fetch: typeof fetch;
};

type AnyEndpoint = Pick<Endpoint, 'method' | 'path' | 'access' | 'output'>;
export type LooseInput = { params?: unknown; query?: unknown; body?: unknown };

export type CallOptions = {
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Whether it goes on where the page is left meanwhile; the body then has 64 kB at most. */
  keepalive?: boolean;
};

export type Client = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<Answer<CallOutput<E>>>;

/** Calls endpoints by their own description. Never throws for an answer; network trouble is an answer too. */
export function createClient(options: ClientOptions): Client {
  return async (endpoint, input, call = {}) => {
    const send = async () =>
      (await request(options, endpoint, input, call)) as Answer<CallOutput<typeof endpoint>>;
    const first = await send();
    if (endpoint.access !== 'customer' || first.ok || !isLogInOver(first.code)) return first;
    return (await options.renewSession(first)) ?? send();
  };
}

/** Whether a refusal says that the log-in is over, or that there is none. */
export function isLogInOver(code: string): boolean {
  return code === 'not_signed_in' || code === 'session_ended';
}

async function request(
  options: ClientOptions,
  endpoint: AnyEndpoint,
  input: LooseInput,
  call: CallOptions,
): Promise<Answer<unknown>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = options.accessToken();
  if (endpoint.access === 'customer' && token !== null) headers['authorization'] = `Bearer ${token}`;
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (call.idempotencyKey !== undefined) headers['idempotency-key'] = call.idempotencyKey;
  try {
    const response = await options.fetch(options.origin + addressOf(endpoint.path, input), {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      // Without a body this is undefined, whatever the types say.
      body: JSON.stringify(input.body),
      signal: call.signal ?? null,
      keepalive: call.keepalive === true,
    });
    const body: unknown = await response.json();
    return response.ok ? { ok: true, value: body } : refusal(body);
  } catch {
    return noNetwork;
  }
}

function refusal(body: unknown): Answer<never> {
  const error = (body as Partial<ErrorBody> | null)?.error;
  // Any code is taken: a newer server may have one that this app has no name for.
  if (typeof error?.code !== 'string') return { ok: false, code: 'internal_error', detail: {} };
  const { code, ...detail } = error;
  return { ok: false, code, detail };
}

/** Path and query string of one call of an endpoint. */
export function addressOf(path: string, input: LooseInput): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = Object.entries((input.query ?? {}) as Record<string, string | undefined>).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}
