import { callerAddress } from './caller-address.ts';
import { closedCodes, type Endpoint, type MaintainedFunction } from '@luwag/contract/endpoint';
import type { MaintenanceAnswer } from '@luwag/contract/endpoints/maintenance/maintenance-answer';
import { parseFields } from '@luwag/contract/field-failures';
import type { ErrorCode, FieldFailure } from '@luwag/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { bearerOf, callerOfRequest } from './bearer.ts';
import { cookiesOf } from './cookies.ts';
import type { Authentication, HandlerAnswer, RequestContext, StaffCaller } from './handler.ts';
import { MalformedRequest, parseHostileQuery, refuseNulls } from './hostile-json.ts';
import { sendRefusal } from './refusal.ts';
import { sendCompressed } from './send-compressed.ts';
import type { Partner } from '../use-cases/partner/partner-keys.ts';
import type { Caller } from '../use-cases/write.ts';

export type BindOptions = {
  authentication: Authentication;
  isHttps: boolean;
  publicOrigin: string;
  /** How a function is closed for maintenance now, or null while it works. */
  closedBy: ClosedBy;
};

export type ClosedBy = (
  functionName: MaintainedFunction,
) => Pick<MaintenanceAnswer, 'fromAt' | 'untilAt' | 'note'> | null;

/** Any endpoint's handler, its exact types left to the table that names it. */
export type LooseHandler = (input: LooseInput, context: LooseContext) => Promise<HandlerAnswer<unknown>>;
export type OfferedCall = { endpoint: Endpoint; handler: LooseHandler };
type LooseInput = { params: unknown; query: unknown; body: unknown };
type LooseContext = RequestContext & {
  caller?: Caller;
  staff?: StaffCaller;
  partner?: Partner;
  idempotencyKey?: string | null;
};
type Identity = { caller?: Caller; staff?: StaffCaller; partner?: Partner };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Makes one endpoint of the contract answer: who asks, then what is asked, then the handler, then the answer's own check. */
export function bindEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: LooseHandler,
  options: BindOptions,
): void {
  const identities = new WeakMap<FastifyRequest, Identity>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.mostBodyBytes === undefined ? {} : { bodyLimit: endpoint.mostBodyBytes }),
    onRequest: async (request, reply) => {
      if (endpoint.method !== 'GET' && isFromElsewhere(request, options.publicOrigin)) {
        return sendRefusal(reply, 'forbidden');
      }
      const identity = await identify(endpoint, request, reply, options);
      if (typeof identity === 'string') return sendRefusal(reply, identity);
      identities.set(request, identity);
      return undefined;
    },
    handler: async (request, reply) => {
      if (refuseWhileClosed(endpoint, reply, options)) return reply;
      const intent = readIdempotencyKey(endpoint, request);
      const input = intent === null ? null : readInput(endpoint, request);
      if (intent === null || input?.ok !== true) {
        // What is wrong with a request is told to those alone whose session holds.
        const refusedFor = await refusedSession(identities.get(request), options);
        if (refusedFor !== null) return sendRefusal(reply, refusedFor);
        if (input === null || input.ok) return sendRefusal(reply, 'idempotency_key_required');
        return sendRefusal(reply, 'validation_failed', { fields: input.failures });
      }
      const answer = await handler(input.value, {
        requestId: request.id,
        remoteAddress: callerAddress(request.ip),
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
        cookies: cookiesOf(request, reply, options.isHttps),
        ...identities.get(request),
        ...(endpoint.needsIdempotencyKey === true ? { idempotencyKey: intent.key } : {}),
      });
      if (!answer.ok) return sendRefusal(reply, answer.code, answer.detail);
      refuseWrongAnswer(endpoint, answer.value);
      reply.type('application/json');
      const text = JSON.stringify(answer.value);
      const { keptForSeconds } = endpoint;
      if (keptForSeconds === undefined) return reply.send(text);
      reply.header('cache-control', `public, max-age=${keptForSeconds}`).header('vary', 'accept-encoding');
      await sendCompressed(request, reply, text);
      return reply;
    },
  });
}

/** Whatever belongs to a function that staff have closed is refused alike, with its times. */
function refuseWhileClosed(
  { maintained }: Endpoint,
  reply: FastifyReply,
  { closedBy }: BindOptions,
): boolean {
  const closed = maintained === undefined ? null : closedBy(maintained);
  if (maintained === undefined || closed === null) return false;
  const { fromAt, untilAt, note } = closed;
  const said = note === '' ? {} : { note };
  sendRefusal(reply, closedCodes[maintained], { closedFrom: fromAt, retryAt: untilAt, ...said });
  return true;
}

/** A form or script of another site: browsers say so themselves, and no honest caller needs it. */
export function isFromElsewhere(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}

async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: BindOptions,
): Promise<Identity | ErrorCode> {
  switch (endpoint.access) {
    case 'customer':
      return identifyCustomer(request, options);
    case 'staff':
      return identifyStaff(endpoint, request, reply, options);
    case 'partner':
      return identifyPartner(endpoint, request, reply, options);
    case 'sandbox':
    case 'open':
      return {};
    default:
      return endpoint.access satisfies never;
  }
}

function refusedSession(
  identity: Identity | undefined,
  { authentication }: BindOptions,
): Promise<ErrorCode | null> | null {
  return identity?.caller === undefined ? null : authentication.refusedSession(identity.caller);
}

function identifyCustomer(request: FastifyRequest, { authentication }: BindOptions): Identity | ErrorCode {
  const caller = callerOfRequest(request, authentication);
  return caller === null ? 'not_signed_in' : { caller };
}

async function identifyPartner(
  { scope }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { authentication }: BindOptions,
): Promise<Identity | ErrorCode> {
  const secret = bearerOf(request);
  if (secret === null || scope === undefined) return 'not_signed_in';
  const known = await authentication.partner(secret, scope);
  if (known.ok) return { partner: known.partner };
  if (known.code === 'too_frequent') {
    const seconds = Math.ceil((known.retryAt - known.at) / 1_000);
    reply.header('retry-after', Math.max(1, seconds));
  }
  return known.code;
}

async function identifyStaff(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { authentication, isHttps }: BindOptions,
): Promise<Identity | ErrorCode> {
  const secret = cookiesOf(request, reply, isHttps).read('luwag_staff');
  const staff =
    secret === null ? null : await authentication.staff(secret, { isUse: endpoint.isPolled !== true });
  if (staff === null) return 'not_signed_in';
  return endpoint.roles?.includes(staff.role) === false ? 'forbidden' : { staff };
}

function readIdempotencyKey(endpoint: Endpoint, request: FastifyRequest): { key: string | null } | null {
  if (endpoint.needsIdempotencyKey !== true) return { key: null };
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && uuid.test(key) ? { key: key.toLowerCase() } : null;
}

type ParsedInput = { ok: true; value: LooseInput } | { ok: false; failures: readonly FieldFailure[] };

const nothing = v.strictObject({});

/** What was asked, by the endpoint's own description. */
export function parseInput(
  endpoint: Endpoint,
  asked: { params?: unknown; query?: unknown; body?: unknown },
): ParsedInput {
  const params = parseFields(endpoint.params ?? nothing, asked.params ?? {});
  if (!params.ok) return { ok: false, failures: params.failures };
  const query = parseFields(endpoint.query ?? nothing, asked.query ?? {});
  if (!query.ok) return { ok: false, failures: query.failures };
  if (endpoint.body === undefined) {
    return { ok: true, value: { params: params.value, query: query.value, body: undefined } };
  }
  // A schema of an object takes an empty list for an empty object; no call has a list for a body.
  if (Array.isArray(asked.body)) return { ok: false, failures: [{ path: '', code: 'invalid' }] };
  const body = parseFields(endpoint.body, asked.body);
  if (!body.ok) return { ok: false, failures: body.failures };
  return { ok: true, value: { params: params.value, query: query.value, body: body.value } };
}

function readInput(endpoint: Endpoint, request: FastifyRequest): ParsedInput {
  if ((endpoint.body === undefined) !== (request.body === undefined || request.body === null)) {
    throw new MalformedRequest();
  }
  const { params, body } = request;
  const input = parseInput(endpoint, { params, query: parseHostileQuery(request.raw.url ?? ''), body });
  // A field that says itself which characters it takes was asked first: it names the field.
  if (input.ok) refuseNulls(input.value);
  return input;
}

/** An answer that breaks its own description is a bug: it is kept back, and the log names the places, not the values. */
function refuseWrongAnswer(endpoint: Endpoint, value: unknown): void {
  const checked = parseFields(endpoint.output, value);
  if (checked.ok) return;
  const places = checked.failures.map(({ path, code }) => `${path || '(root)'}: ${code}`);
  throw new Error(`${endpoint.name} answers outside its contract (${places.slice(0, 10).join(', ')})`);
}
