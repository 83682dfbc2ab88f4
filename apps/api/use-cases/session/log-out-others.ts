import { phoneOf } from '../customer-data/phone-of.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Caller, type Decision, done, type Outcome, refused, write } from '../write.ts';
import { markNameOf, withRenamedMark } from './known-device.ts';

/** How many sessions still held, and the marks that the asking browser carries from now on. */
export type LoggedOutOthers = { ended: number; deviceMarks: string };

/**
 * Ends every session but the one that asks, as for a phone that was lost or a log-in that was not the borrower's own. Those
 * phones are told of it and of nothing else any more; a code that one of them showed for an icon ends with them. No other
 * browser is known for the number any more: each comes back as a new one. `device` holds the marks of the browser that asks.
 */
export function logOutOthers(
  context: Pick<Context, 'store' | 'personalData' | 'randomness' | 'now'>,
  caller: Caller,
  device: string | null,
): Promise<Outcome<LoggedOutOthers>> {
  const { personalData, now } = context;
  return write(context, { caller, parts: ['sessions'] }, (loaded): Outcome<Decision<LoggedOutOthers>> => {
    const { customer, session, sessions } = loaded;
    if (session === null) return refused('not_signed_in');
    const at = now();
    const others = sessions.filter((row) => row.sessionId !== session.sessionId && row.endedAt === null);
    const deviceGeneration = customer.deviceGeneration + 1;
    const phone = phoneOf(personalData, loaded);
    const names = { from: markNameOf(phone, customer), to: markNameOf(phone, { deviceGeneration }) };
    return done({
      changes: {
        customer: { deviceGeneration },
        sessions: others.map((row) => ({ ...row, endedAt: at, endReason: 'logged-out-elsewhere' })),
        messages: others
          .slice(0, 1)
          .flatMap(({ sessionId }) =>
            messageFor(context, customer, { code: 'otherPhonesLoggedOut', about: sessionId, facts: {} }),
          ),
      },
      answer: {
        ended: others.filter(({ expiresAt }) => expiresAt > at).length,
        deviceMarks: withRenamedMark(personalData, device, names, at),
      },
    });
  });
}
