import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Answer, answerCall, type Fault } from './faults.ts';

/** One call that a double received, for its page. Bodies are shown as they came: a double never sees real people. */
export type ReceivedCall = {
  at: string;
  provider: string;
  method: string;
  address: string;
  body: string;
  fault: Fault | null;
  status: number | null;
};

export type DoubleOptions = {
  /** How long a `late` answer takes, in milliseconds. */
  lateMs: number;
  /** How long the provider takes for a final answer, in milliseconds. */
  settleMs: number;
  now: () => number;
};

const mostKept = 500;

/** What all doubles of one server share: the calls they received, and the faults that their next calls meet. */
export type DoubleHost = DoubleOptions & {
  calls: readonly ReceivedCall[];
  /** The next calls of a provider meet these faults, one each; null leaves a call as it is. */
  arrangeFaults: (provider: string, faults: readonly (Fault | null)[]) => void;
  /** Binds one address of a provider. `act` does what is asked and says what to answer. */
  bind: (
    app: FastifyInstance,
    provider: string,
    route: { method: 'GET' | 'POST'; url: string },
    act: (request: FastifyRequest) => Answer | Promise<Answer>,
  ) => void;
};

/** A server for doubles, over TLS where it has a certificate. */
export function createDoubleServer(tls?: { key: string; cert: string }): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, ...(tls === undefined ? {} : { https: tls }) });
  // Every body is read as it came: which form it has, each provider checks by itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string | Buffer) =>
    body.toString(),
  );
  return app;
}

export function createDoubleHost(options: DoubleOptions): DoubleHost {
  const calls: ReceivedCall[] = [];
  const waiting = new Map<string, (Fault | null)[]>();
  return {
    ...options,
    calls,
    arrangeFaults: (provider, faults) => {
      waiting.set(provider, [...(waiting.get(provider) ?? []), ...faults]);
    },
    bind: (app, provider, { method, url }, act) => {
      app.route({
        method,
        url: `/${provider}${url}`,
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const fault = waiting.get(provider)?.shift() ?? null;
          const call: ReceivedCall = {
            at: new Date(options.now()).toISOString(),
            provider,
            method,
            address: request.url,
            body: typeof request.body === 'string' ? request.body : '',
            fault,
            status: null,
          };
          calls.unshift(call);
          calls.length = Math.min(calls.length, mostKept);
          call.status = await answerCall(reply, () => act(request), { fault, lateMs: options.lateMs });
          return reply;
        },
      });
    },
  };
}

/** The user name of HTTP basic authentication, where providers put their secret key; null where there is none. */
export function basicUser(request: FastifyRequest): string | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  const [user = ''] = Buffer.from(encoded, 'base64').toString().split(':');
  return user;
}

/** A JSON body; null where it is none. */
export function jsonBody(request: FastifyRequest): unknown {
  try {
    return JSON.parse(String(request.body));
  } catch {
    return null;
  }
}
