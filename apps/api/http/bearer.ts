import type { FastifyRequest } from 'fastify';
import type { Caller } from '../use-cases/write.ts';
import type { Authentication } from './handler.ts';

/** On whose behalf a request comes, by its access token; null where it carries none of ours. */
export function callerOfRequest(
  request: FastifyRequest,
  { customer }: Pick<Authentication, 'customer'>,
): Caller | null {
  const token = /^Bearer ([\w.~+/=-]{1,400})$/.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? null : customer(token);
}
