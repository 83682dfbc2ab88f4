import type { Language } from '@luwag/contract/language';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { sendText } from '../messages/send-text.ts';
import { smsText } from '../../texts/sms.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';
import { type AttemptCount, retryAtOf } from '../../ports/attempt-counter.ts';
import { isoInstant } from '../iso-instant.ts';
import { addressCounts, type GuessPlace, withOneMore } from './judge-and-count.ts';
import { type LoginLimits, freshLoginState, recordSend, wearOffPerDay, withoutSend } from './login-rules.ts';

/** What a code serves for; one that was sent for another purpose is a wrong one. */
export type CodePurpose = 'login' | 'account' | 'payment';

export type CodeRequest = {
  purpose: CodePurpose;
  phone: string;
  language: Language;
  /** Whether more codes are asked for from the caller's address than by people who share one. */
  isBusyAddress: boolean;
  graphicCode: { graphicCodeId: string; text: string } | null;
} & GuessPlace;

export type CodeSent = {
  challengeId: string;
  /** Goes into the asking browser's cookie; without it the code is worth nothing. */
  binder: string;
  expiresAt: number;
  resendAt: number;
};

const mostAttempts = 4;
const texts = { login: 'code', account: 'accountCode', payment: 'payCode' } as const;

/** Sends a code to a phone number, known or not, within the limits. */
export async function requestCode(
  context: Pick<Context, 'logins' | 'personalData' | 'randomness' | 'sms' | 'smsLog' | 'now'>,
  limits: LoginLimits,
  productName: string,
  request: CodeRequest,
): Promise<Outcome<CodeSent>> {
  const { logins, personalData, randomness } = context;
  const phoneIndex = personalData.blindIndex('phone', request.phone);
  const passed = await hasPassed(context, request.graphicCode);
  if (passed === 'wrong') return refused('graphic_code_incorrect');
  const address = await standingOfAddress(context, limits, request);
  if (!address.ok) return address;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const now = context.now();
    const at = { now, day: manilaDateOf(now), wearOffPerDay: wearOffPerDay(limits) };
    const { version, state, load } = await logins.load(phoneIndex, at);
    const situation = {
      now,
      isKnownDevice: request.isKnownDevice,
      load,
      isBusyAddress: request.isBusyAddress || address.value.isSuspect,
      hasPassedGraphicCode: passed === 'right',
    };
    const counted = recordSend(state ?? freshLoginState, situation, limits);
    if (!counted.ok) return counted;
    const code = randomness.digits(limits.codeLength);
    const challengeId = randomness.uuid();
    const binder = randomness.secret(32);
    const expiresAt = now + limits.codeLifeMs;
    const challenge = {
      challengeId,
      binderHash: personalData.hash(binder).toString('hex'),
      codeHash: codeHashOf(context, request.purpose, challengeId, code),
      sentAt: now,
      expiresAt,
      wrongTries: 0,
      isUsed: false,
    };
    const saved = await logins.save({
      phoneIndex,
      expectedVersion: version,
      state: { ...counted.value, challenges: [...counted.value.challenges, challenge] },
      at,
      added: {
        wrongGuesses: 0,
        codesSent: request.isKnownDevice ? 0 : 1,
        codesToKnown: request.isKnownDevice ? 1 : 0,
      },
    });
    if (saved === 'moved') continue;
    if (!request.isKnownDevice) await logins.countAttempt(address.value.counts, now);
    const text = smsText(texts[request.purpose], request.language, { product: productName, code });
    const message = { phone: request.phone, text, sentAt: now, isUrgent: true };
    const { isTaken, mayArrive, unreachableUntil } = await sendText(context, message);
    const { isKnownDevice } = request;
    if (!isTaken) await takeBack(context, limits, phoneIndex, challengeId, { isKnownDevice, mayArrive });
    if (unreachableUntil !== null)
      return refused('sms_unreachable', { retryAt: isoInstant(unreachableUntil) });
    if (!isTaken) return refused('service_unavailable');
    return done({ challengeId, binder, expiresAt, resendAt: now + limits.resendAfterMs });
  }
  return refused('too_frequent');
}

/** Gives a number back the code of its day that no provider took, or a part of it. The lender's budget over all numbers keeps it. */
async function takeBack(
  { logins, now }: Pick<Context, 'logins' | 'now'>,
  limits: LoginLimits,
  phoneIndex: Buffer,
  challengeId: string,
  unsent: { isKnownDevice: boolean; mayArrive: boolean },
): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const at = { now: now(), day: manilaDateOf(now()), wearOffPerDay: wearOffPerDay(limits) };
    const { version, state } = await logins.load(phoneIndex, at);
    if (state === null) return;
    const saved = await logins.save({
      phoneIndex,
      expectedVersion: version,
      state: withoutSend(state, challengeId, unsent),
      at,
      added: { wrongGuesses: 0, codesSent: 0 },
    });
    if (saved === 'saved') return;
  }
}

/**
 * What wrong guesses and codes at the caller's address lead to: a wait over the limits, and a graphic code on the way there. Answers
 * what the next code counts against, too.
 */
async function standingOfAddress(
  context: Pick<Context, 'logins' | 'personalData' | 'now'>,
  limits: LoginLimits,
  { isKnownDevice, remoteAddress }: GuessPlace,
): Promise<Outcome<{ isSuspect: boolean; counts: readonly AttemptCount[] }>> {
  if (isKnownDevice) return done({ isSuspect: false, counts: [] });
  const { logins, personalData, now } = context;
  const codes: AttemptCount = {
    key: personalData.blindIndex('log-in-code', remoteAddress ?? ''),
    most: limits.sendsPerAddressDay,
    windowMs: 24 * 3_600_000,
  };
  const guesses = addressCounts(context, limits, remoteAddress ?? '');
  const found = await logins.findAttempts([...guesses, codes], now());
  const isOfCodes = ({ key }: AttemptCount): boolean => key.equals(codes.key);
  // One more guess must be possible, or the code would serve for nothing.
  const next = withOneMore(found);
  const waitUntil = retryAtOf(next.filter((one) => !isOfCodes(one)));
  if (waitUntil !== null) return refused('security_wait', { retryAt: isoInstant(waitUntil) });
  const spentUntil = retryAtOf(next.filter(isOfCodes));
  if (spentUntil !== null) return refused('sms_limit_reached', { retryAt: isoInstant(spentUntil) });
  return done({ isSuspect: found.some(({ attempts, most }) => attempts * 2 >= most), counts: [codes] });
}

/** Keyed, because four digits can be tried out against a plain hash. */
export function codeHashOf(
  { personalData }: Pick<Context, 'personalData'>,
  purpose: CodePurpose,
  challengeId: string,
  code: string,
): string {
  return personalData.blindIndex(`${purpose}-code`, `${challengeId}|${code}`).toString('hex');
}

async function hasPassed(
  { logins, personalData, now }: Pick<Context, 'logins' | 'personalData' | 'now'>,
  graphicCode: CodeRequest['graphicCode'],
): Promise<'none' | 'right' | 'wrong'> {
  if (graphicCode === null) return 'none';
  const answerHash = graphicCodeHashOf({ personalData }, graphicCode.graphicCodeId, graphicCode.text);
  const isRight = await logins.takeGraphicCode(graphicCode.graphicCodeId, answerHash, now());
  return isRight ? 'right' : 'wrong';
}

/** Capitals and small letters are the same to a reader, so they are to us. */
export function graphicCodeHashOf(
  { personalData }: Pick<Context, 'personalData'>,
  graphicCodeId: string,
  text: string,
): Buffer {
  return personalData.blindIndex('graphic-code', `${graphicCodeId}|${text.trim().toUpperCase()}`);
}
