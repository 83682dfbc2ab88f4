import type { Language } from '@luwag/contract/language';
import type { Changes, CustomerRow } from '../../ports/customer-store.ts';
import { conditionsVersions } from '../../texts/conditions-versions.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';
import { messageFor } from '../messages/message-for.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import { addSession } from './add-session.ts';
import type { LoginLimits } from './login-rules.ts';
import { openCustomer } from './open-customer.ts';
import { type CodeGuess, spendCode } from './spend-code.ts';
import type { TokenPair } from './session-tokens.ts';

export type LogInRequest = CodeGuess & { language: Language };

export type SessionOpened = TokenPair &
  Pick<CustomerRow, 'customerId' | 'language' | 'deviceGeneration'> & { phone: string };

type LogInContext = Pick<Context, 'logins' | 'store' | 'personalData' | 'randomness' | 'now'>;

/** Exchanges a right code for a session; opens the customer when the number is new. */
export async function logIn(
  context: LogInContext,
  limits: LoginLimits,
  request: LogInRequest,
): Promise<Outcome<SessionOpened>> {
  const judged = await spendCode(context, limits, 'login', request);
  return judged.ok ? openSession(context, request, judged.value.sentAt) : judged;
}

async function openSession(
  context: LogInContext,
  { phone, language, isKnownDevice }: LogInRequest,
  agreedAt: number,
): Promise<Outcome<SessionOpened>> {
  const opened = await openCustomer(context, phone, language);
  if (!opened.ok) return opened;
  const customerId = opened.value;
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['sessions'] },
    ({ customer, sessions: holding }): Outcome<Decision<SessionOpened>> => {
      // The account moved to another number after it was found by this one.
      if (!customer.phoneIndex.equals(context.personalData.blindIndex('phone', phone)))
        return refused('code_expired');
      if (customer.lockedAt !== null) return refused('step_up_required');
      const { session, ended, pair } = addSession(context, customerId, holding, null);
      return done({
        changes: {
          customer: { ...agreedNow(customer, language, agreedAt), lastSeenAt: context.now() },
          sessions: [session, ...ended],
          messages: isKnownDevice ? [] : newDeviceTold(context, customer, session.sessionId),
        },
        answer: openedFor(customer, phone, pair),
      });
    },
  );
}

export function openedFor(
  { customerId, language, deviceGeneration }: CustomerRow,
  phone: string,
  pair: TokenPair,
): SessionOpened {
  return { ...pair, customerId, phone, language, deviceGeneration };
}

/** A borrower who was here before hears of a new browser, before a day has passed in which it can move no money. */
function newDeviceTold(
  context: LogInContext,
  customer: CustomerRow,
  sessionId: string,
): readonly MessageRow[] {
  if (customer.logInConsents.length === 0) return [];
  return messageFor(context, customer, { code: 'newDevice', about: sessionId, facts: {} });
}

/** The box about privacy stands above the number: which text it was, kept the first time for each text and language. */
function agreedNow(
  { logInConsents }: CustomerRow,
  language: Language,
  agreedAt: number,
): Changes['customer'] {
  const { privacyVersion: textVersion } = conditionsVersions;
  const isKnown = logInConsents.some(
    (consent) => consent.textVersion === textVersion && consent.language === language,
  );
  if (isKnown) return {};
  const consent = { textVersion, language, givenAt: isoInstant(agreedAt) };
  return { logInConsents: [...logInConsents, consent] };
}
