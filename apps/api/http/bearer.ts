import type { FastifyRequest } from 'fastify';
import type { Caller } from '../use-cases/write.ts';
import type { Authentication } from './handler.ts';

/** The token of a request, where it carries one. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer ([\w.~+/=-]{1,400})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** On whose behalf a request comes, by its access token; null where it carries none of ours. */
export function callerOfRequest(
  request: FastifyRequest,
  { customer }: Pick<Authentication, 'customer'>,
): Caller | null {
  const token = bearerOf(request);
  return token === null ? null : customer(token);
}
