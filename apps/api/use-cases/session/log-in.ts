import type { Language } from '@luwag/contract/language';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Changes, CustomerRow, SessionRow } from '../../ports/customer-store.ts';
import { conditionsVersions } from '../../texts/conditions-versions.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused, write } from '../write.ts';
import { type LoginLimits, freshLoginState, judgeGuess } from './login-rules.ts';
import { openCustomer } from './open-customer.ts';
import { codeHashOf } from './request-code.ts';
import { issueTokens, sessionLifeMs, type TokenPair } from './session-tokens.ts';

export type LogInRequest = {
  challengeId: string;
  code: string;
  /** From the cookie that came with the challenge. */
  phone: string;
  binder: string;
  language: Language;
  isKnownDevice: boolean;
};

export type SessionOpened = TokenPair & { customerId: string; phone: string; language: Language };

type LogInContext = Pick<Context, 'logins' | 'store' | 'personalData' | 'randomness' | 'now'>;
const mostAttempts = 6;
const mostSessions = 3;

/** Exchanges a right code for a session; opens the customer when the number is new. */
export async function logIn(
  context: LogInContext,
  limits: LoginLimits,
  request: LogInRequest,
): Promise<Outcome<SessionOpened>> {
  const judged = await spendCode(context, limits, request);
  return judged.ok ? openSession(context, request, judged.value.sentAt) : judged;
}

/** Answers when the code was asked for, which nobody can without agreeing to the privacy notice. */
async function spendCode(
  { logins, personalData, now }: LogInContext,
  limits: LoginLimits,
  request: LogInRequest,
): Promise<Outcome<{ sentAt: number }>> {
  const phoneIndex = personalData.blindIndex('phone', request.phone);
  const guess = {
    challengeId: request.challengeId,
    binderHash: personalData.hash(request.binder).toString('hex'),
    codeHash: codeHashOf({ personalData }, request.challengeId, request.code),
  };
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const at = now();
    const day = manilaDateOf(at);
    const { version, state, wrongOverall } = await logins.load(phoneIndex, day);
    const { isKnownDevice } = request;
    if (!isKnownDevice && wrongOverall >= limits.dailyWrongBudget) return refused('security_wait');
    const judged = judgeGuess(state ?? freshLoginState, guess, { now: at, isKnownDevice }, limits);
    const outcome = judged.outcome.ok
      ? done({ sentAt: judged.state.challenge?.sentAt ?? at })
      : judged.outcome;
    if (judged.state === state || state === null) return outcome;
    const wrongGuesses = judged.isWrongGuess && !isKnownDevice ? 1 : 0;
    const saved = await logins.save({
      phoneIndex,
      expectedVersion: version,
      state: judged.state,
      day,
      wrongGuesses,
      messagesSent: 0,
    });
    if (saved === 'saved') return outcome;
  }
  return refused('too_frequent');
}

async function openSession(
  context: LogInContext,
  request: LogInRequest,
  agreedAt: number,
): Promise<Outcome<SessionOpened>> {
  const opened = await openCustomer(context, request.phone, request.language);
  return opened.ok ? addSession(context, opened.value, request, agreedAt) : opened;
}

function addSession(
  context: LogInContext,
  customerId: string,
  { phone, language }: LogInRequest,
  agreedAt: number,
): Promise<Outcome<SessionOpened>> {
  return write(
    context,
    { caller: { kind: 'house', customerId }, parts: ['sessions'] },
    ({ customer, sessions }) => {
      const { session, pair } = newSession(context, customerId);
      const tooMany = sessions.slice(mostSessions - 1);
      const ended = tooMany.map((row) => ({
        ...row,
        endedAt: context.now(),
        endReason: 'too-many-sessions',
      }));
      return done({
        changes: { ...agreedNow(customer, language, agreedAt), sessions: [session, ...ended] },
        answer: { ...pair, customerId, phone, language: customer.language },
      });
    },
  );
}

/** The box about privacy stands above the number: which text it was, kept the first time for each text and language. */
function agreedNow({ logInConsents }: CustomerRow, language: Language, agreedAt: number): Changes {
  const { privacyVersion: textVersion } = conditionsVersions;
  const isKnown = logInConsents.some(
    (consent) => consent.textVersion === textVersion && consent.language === language,
  );
  if (isKnown) return {};
  const consent = { textVersion, language, givenAt: isoInstant(agreedAt) };
  return { customer: { logInConsents: [...logInConsents, consent] } };
}

function newSession(context: LogInContext, customerId: string): { session: SessionRow; pair: TokenPair } {
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
    expiresAt: at + sessionLifeMs,
    endedAt: null,
    endReason: null,
  };
  return { session, pair };
}
