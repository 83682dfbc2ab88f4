import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a request may read the figures: it carries the token where the lender set one; otherwise it comes from this
 * machine itself, and not through a proxy on it.
 */
export function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSecret(request.headers.authorization ?? '', `Bearer ${token}`);
  const { headers, socket } = request;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !isForwarded && loopback.has(socket.remoteAddress ?? '');
}

function isSecret(given: string, right: string): boolean {
  const [left, expected] = [Buffer.from(given), Buffer.from(right)];
  return left.length === expected.length && timingSafeEqual(left, expected);
}
