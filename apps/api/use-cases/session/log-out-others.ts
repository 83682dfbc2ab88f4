import type { Context } from '../context.ts';
import { type Caller, type Decision, done, type Outcome, refused, write } from '../write.ts';

/**
 * Ends every session but the one that asks, as for a phone that was lost or a log-in that was not the borrower's own. What was
 * to come to those phones, and a code that one of them showed for an icon, end with them. Answers how many still held.
 */
export function logOutOthers(
  context: Pick<Context, 'store' | 'now'>,
  caller: Caller,
): Promise<Outcome<{ ended: number }>> {
  return write(
    context,
    { caller, parts: ['sessions'] },
    ({ session, sessions }): Outcome<Decision<{ ended: number }>> => {
      if (session === null) return refused('not_signed_in');
      const at = context.now();
      const others = sessions.filter((row) => row.sessionId !== session.sessionId && row.endedAt === null);
      const ended = others.filter(({ expiresAt }) => expiresAt > at).length;
      if (others.length === 0) return done({ changes: {}, answer: { ended } });
      return done({
        changes: {
          sessions: others.map((row) => ({ ...row, endedAt: at, endReason: 'logged-out-elsewhere' })),
        },
        answer: { ended },
      });
    },
  );
}
