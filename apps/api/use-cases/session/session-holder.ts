import type { Context } from '../context.ts';
import { type SystemCaller, read } from '../write.ts';
import { sessionOfRefreshToken } from './session-tokens.ts';

type HolderContext = Pick<Context, 'store' | 'personalData' | 'now'>;

/**
 * On whose behalf the system may read for the holder of a refresh token, or null where the session does not hold. The
 * token stays as it is: only renewing uses it up.
 */
export async function holderOf(context: HolderContext, refreshToken: string): Promise<SystemCaller | null> {
  const named = sessionOfRefreshToken(refreshToken);
  if (named === null) return null;
  const caller: SystemCaller = { kind: 'system', customerId: named.customerId };
  const loaded = await read(context, caller, ['sessions']);
  if (!loaded.ok) return null;
  const session = loaded.value.sessions.find(({ sessionId }) => sessionId === named.sessionId);
  if (session === undefined || session.endedAt !== null || session.expiresAt <= context.now()) return null;
  return session.refreshHash.equals(context.personalData.hash(refreshToken)) ? caller : null;
}
