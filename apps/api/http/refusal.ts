import { type ErrorBody, type ErrorCode, type ErrorDetail, errorTable } from '@luwag/contract/errors';
import type { FastifyReply } from 'fastify';
import { Unavailable } from '../ports/unavailable.ts';
import { MalformedRequest } from './hostile-json.ts';

const retryAfterSeconds = 5;

export function errorBody(code: ErrorCode, detail: ErrorDetail = {}): ErrorBody {
  return { error: { code, ...detail } };
}

/** Answers with a code of the table, its status and nothing of what was sent. */
export function sendRefusal(reply: FastifyReply, code: ErrorCode, detail?: ErrorDetail): FastifyReply {
  // For an honest client, a proxy or a phone: when to ask again. What is closed for longer says its own time.
  if (code === 'service_unavailable') reply.header('retry-after', retryAfterSeconds);
  return reply.code(errorTable[code].status).type('application/json').send(errorBody(code, detail));
}

/** Which code a thrown error becomes. Only what nobody foresaw is an internal error. */
export function codeOfThrown(error: unknown): ErrorCode {
  if (error instanceof MalformedRequest) return 'malformed_request';
  if (error instanceof Unavailable) return 'service_unavailable';
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'body_too_large';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupported_media_type';
  const isOfTheCaller = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isOfTheCaller ? 'malformed_request' : 'internal_error';
}
