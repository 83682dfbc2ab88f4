import { groupedHandOffCode, handOffAlphabet, handOffCodeLength } from '@luwag/contract/hand-off-code';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Caller, type Decision, done, type Outcome, read, refused, write } from '../write.ts';
import { addSession } from './add-session.ts';
import { firstApprovedAt } from './device-trust.ts';
import { knownSince, markNameOf } from './known-device.ts';
import { type GuessPlace, judgeAndCount } from './judge-and-count.ts';
import { openedFor, type SessionOpened } from './log-in.ts';
import { freshLoginState, judgeHandOff, type LoginLimits, wearOffPerDay } from './login-rules.ts';

type HandOffContext = Pick<Context, 'logins' | 'store' | 'personalData' | 'randomness' | 'now'>;

const mostAttempts = 4;

/**
 * Makes a code by which the icon on the home screen logs in, in the place of the one before. What is kept of it is a keyed
 * hash beside the number's other codes. `device` holds the marks of the browser that shows it.
 */
export async function showHandOffCode(
  context: HandOffContext,
  limits: LoginLimits,
  caller: Caller,
  device: string | null,
): Promise<Outcome<{ code: string; expiresAt: number }>> {
  const { logins, personalData, randomness, now } = context;
  const loaded = await read(context, caller, []);
  if (!loaded.ok) return loaded;
  const { customer, session } = loaded.value;
  if (session === null) return refused('not_signed_in');
  const { customerId, phoneIndex, phoneSealed } = customer;
  const phone = personalData.open(sealPlaces.phone(customerId), phoneSealed).toString();
  const code = codeFrom(Buffer.from(randomness.secret(handOffCodeLength), 'base64url'));
  const codeHash = handOffHashOf(context, phone, code);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const at = now();
    const loadAt = { now: at, day: manilaDateOf(at), wearOffPerDay: wearOffPerDay(limits) };
    const { version, state } = await logins.load(phoneIndex, loadAt);
    const expiresAt = at + limits.codeLifeMs;
    const since = knownSince(personalData, device, markNameOf(phone, customer), at);
    const handOff = {
      sessionId: session.sessionId,
      knownSince: since,
      codeHash,
      expiresAt,
      wrongTries: 0,
    };
    const saved = await logins.save({
      phoneIndex,
      expectedVersion: version,
      state: { ...(state ?? freshLoginState), handOff },
      at: loadAt,
      added: { wrongGuesses: 0, codesSent: 0 },
    });
    if (saved === 'saved') return done({ code: groupedHandOffCode(code), expiresAt });
  }
  return refused('busy_try_again');
}

/** `knownSince`: since when the icon's browser passes for known; null where it is as new as any other. */
export type HandedOff = SessionOpened & { knownSince: number | null };

export type HandOffGuess = { phone: string; code: string } & GuessPlace;

/**
 * Exchanges a hand-off code for a session of its own, told to the borrower. The session that showed the code goes on; where
 * it has ended, its code is a wrong one. Consents stay as they were given. Until an approval the icon has been known for as long
 * as the browser beside it, so that who applied there withdraws here; afterwards a code that was talked out of somebody waits.
 */
export async function logInByHandOff(
  context: HandOffContext,
  limits: LoginLimits,
  guess: HandOffGuess,
): Promise<Outcome<HandedOff>> {
  const { phone, code } = guess;
  const codeHash = handOffHashOf(context, phone, code);
  const taken = await judgeAndCount(context, limits, guess, (state, situation) =>
    judgeHandOff(state, codeHash, situation, limits),
  );
  if (!taken.ok) return taken;
  const customerId = await context.store.findByPhone(context.personalData.blindIndex('phone', phone));
  if (customerId === null) return refused('code_incorrect');
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['sessions', 'applications'] },
    (loaded): Outcome<Decision<HandedOff>> => {
      const { customer, sessions: holding } = loaded;
      if (customer.lockedAt !== null) return refused('step_up_required');
      const from = holding.find(({ sessionId }) => sessionId === taken.value.sessionId);
      if (from === undefined || from.expiresAt <= context.now()) return refused('code_incorrect');
      const { session, ended, pair } = addSession(context, customerId, holding, from);
      const since = firstApprovedAt(loaded) === null ? taken.value.knownSince : null;
      return done({
        changes: {
          customer: { lastSeenAt: context.now() },
          sessions: [session, ...ended],
          messages: messageFor(context, customer, { code: 'handedOff', about: session.sessionId, facts: {} }),
        },
        answer: { ...openedFor(customer, phone, pair), knownSince: since },
      });
    },
  );
}

/** Keyed, and for one number: the same code of another number has another hash. */
function handOffHashOf(
  { personalData }: Pick<HandOffContext, 'personalData'>,
  phone: string,
  code: string,
): string {
  return personalData.blindIndex('hand-off-code', `${phone}|${code}`).toString('hex');
}

/** Thirty-two signs divide the values of a byte evenly, so that none comes more often than another. */
function codeFrom(bytes: Buffer): string {
  return [...bytes].map((byte) => handOffAlphabet.charAt(byte % handOffAlphabet.length)).join('');
}
