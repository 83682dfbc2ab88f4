import type { SessionRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { issueTokens, sessionLifeMs, type TokenPair } from './session-tokens.ts';

const mostSessions = 3;

/**
 * One more session beside those that hold, newest first; the oldest ends where that makes too many. One opened from another
 * lasts as long as that one, which is never the one to end for it.
 */
export function addSession(
  context: Pick<Context, 'personalData' | 'randomness' | 'now'>,
  customerId: string,
  holding: readonly SessionRow[],
  from: SessionRow | null,
): { session: SessionRow; ended: readonly SessionRow[]; pair: TokenPair } {
  const at = context.now();
  const sessionId = context.randomness.uuid();
  const { pair, kept } = issueTokens(context, { customerId, sessionId }, at);
  const session: SessionRow = {
    customerId,
    sessionId,
    ...kept,
    previousRefreshHash: null,
    successorSealed: null,
    rotatedAt: at,
    createdAt: at,
    expiresAt: from?.expiresAt ?? at + sessionLifeMs,
    endedAt: null,
    endReason: null,
    openedFrom: from?.sessionId ?? null,
  };
  const others = holding.filter((row) => row !== from);
  const ended = others.slice(mostSessions - (from === null ? 1 : 2)).map((row) => ({
    ...row,
    endedAt: at,
    endReason: 'too-many-sessions',
  }));
  return { session, ended, pair };
}
