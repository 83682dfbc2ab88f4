import type { SessionRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { openedFor, type SessionOpened } from './log-in.ts';
import { issueTokens, rotationOverlapMs, sessionOfRefreshToken, type TokenPair } from './session-tokens.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

type RefreshContext = Pick<Context, 'store' | 'personalData' | 'randomness' | 'now'>;

/**
 * Exchanges a refresh token for its successor. A second tab that asks within ten seconds gets the same successor;
 * any other reuse of a spent token means that it was stolen, and ends the session for both holders.
 */
export async function refreshSession(
  context: RefreshContext,
  refreshToken: string,
): Promise<Outcome<SessionOpened>> {
  const named = sessionOfRefreshToken(refreshToken);
  if (named === null) return refused('not_signed_in');
  const { customerId, sessionId } = named;
  const hash = context.personalData.hash(refreshToken);
  const written = await write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['sessions'] },
    (loaded): Outcome<Decision<SessionOpened | null>> => {
      const session = loaded.sessions.find((row) => row.sessionId === sessionId);
      if (session === undefined || session.expiresAt <= context.now()) return refused('session_ended');
      if (session.refreshHash.equals(hash)) return done(rotate(context, loaded, session));
      const successor = successorFor(context, session, hash);
      if (successor !== null) return done({ changes: {}, answer: opened(context, loaded, successor) });
      const ended = { ...session, endedAt: context.now(), endReason: 'refresh-token-reused' };
      return done({ changes: { sessions: [ended] }, answer: null });
    },
  );
  if (!written.ok) return written.code === 'not_found' ? refused('not_signed_in') : written;
  return written.value === null ? refused('session_ended') : done(written.value);
}

/** Ends the session a refresh token speaks of, when the token is the current one or its predecessor. */
export async function logOut(context: RefreshContext, refreshToken: string): Promise<void> {
  const named = sessionOfRefreshToken(refreshToken);
  if (named === null) return;
  const hash = context.personalData.hash(refreshToken);
  await write(
    context,
    { caller: { kind: 'system', customerId: named.customerId }, parts: ['sessions'] },
    ({ sessions }): Outcome<Decision<null>> => {
      const session = sessions.find((row) => row.sessionId === named.sessionId);
      const isOurs =
        session !== undefined &&
        (session.refreshHash.equals(hash) || session.previousRefreshHash?.equals(hash) === true);
      if (!isOurs) return refused('session_ended');
      return done({
        changes: { sessions: [{ ...session, endedAt: context.now(), endReason: 'logged-out' }] },
        answer: null,
      });
    },
  );
}

function rotate(context: RefreshContext, loaded: Loaded, session: SessionRow): Decision<SessionOpened> {
  const at = context.now();
  const { pair, kept } = issueTokens(context, session, at);
  const next: SessionRow = {
    ...session,
    ...kept,
    previousRefreshHash: session.refreshHash,
    successorSealed: context.personalData.seal(
      sealPlaces.sessionSuccessor(session.sessionId),
      JSON.stringify(pair),
    ),
    rotatedAt: at,
  };
  return { changes: { sessions: [next] }, answer: opened(context, loaded, pair) };
}

function successorFor(context: RefreshContext, session: SessionRow, hash: Buffer): TokenPair | null {
  const isPredecessor = session.previousRefreshHash?.equals(hash) === true;
  const isWithinOverlap = context.now() - session.rotatedAt <= rotationOverlapMs;
  if (!isPredecessor || !isWithinOverlap || session.successorSealed === null) return null;
  const pair = context.personalData.open(
    sealPlaces.sessionSuccessor(session.sessionId),
    session.successorSealed,
  );
  return JSON.parse(pair.toString()) as TokenPair;
}

function opened({ personalData }: RefreshContext, { customer }: Loaded, pair: TokenPair): SessionOpened {
  const { customerId, phoneSealed } = customer;
  const phone = personalData.open(sealPlaces.phone(customerId), phoneSealed).toString();
  return openedFor(customer, phone, pair);
}
