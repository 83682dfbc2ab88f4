import { randomUUID } from 'node:crypto';
import { randomBytes } from 'node:crypto';
import { createPersonalData } from '../apps/api/adapters/personal-data/personal-data.ts';
import { createRepositories } from '../apps/api/adapters/postgres/repositories.ts';
import { createCustomerStore } from '../apps/api/adapters/postgres/customer-store.ts';
import { createLoginStore } from '../apps/api/adapters/postgres/login-store.ts';
import { createSeededInstitutions } from '../apps/api/adapters/institutions/seeded-institutions.ts';
import { createAddressBook } from '../apps/api/adapters/psgc/address-book.ts';
import { createRandomness } from '../apps/api/adapters/randomness/randomness.ts';
import type { MaintenanceRepository } from '../apps/api/ports/maintenance.ts';
import { logIn, type SessionOpened } from '../apps/api/use-cases/session/log-in.ts';
import { defaultLoginLimits } from '../apps/api/use-cases/session/login-rules.ts';
import type { SmsMessage, SmsReport, SmsTry } from '../apps/api/ports/sms-sender.ts';
import type { GuessPlace } from '../apps/api/use-cases/session/judge-and-count.ts';
import { requestCode } from '../apps/api/use-cases/session/request-code.ts';
import { callerOfToken } from '../apps/api/use-cases/session/session-tokens.ts';
import type { Caller } from '../apps/api/use-cases/write.ts';
import type { Database } from '../apps/api/adapters/postgres/database.ts';
import { newPhone } from './api/test-borrower.ts';
import { defaultPayoutTimes } from './payout-times.ts';

export type TestContext = ReturnType<typeof createTestContext>;

/** Nothing is closed; a test about closing reads the table. */
const nothingClosed: MaintenanceRepository = {
  list: async () => [],
  closedBy: () => null,
  announced: () => null,
  wasClosed: async () => false,
  refresh: async () => undefined,
  set: async () => undefined,
};

/** What use cases about a borrower need, over a real database, with a clock and messages in the test's hand. */
export function createTestContext(database: Database) {
  const clock = { at: Date.UTC(2026, 10, 21, 4) };
  const messages: { phone: string; text: string }[] = [];
  return {
    clock,
    messages,
    store: createCustomerStore(database),
    logins: createLoginStore(database),
    ...createRepositories(database),
    personalData: createPersonalData({
      dataKeys: [{ keyId: 1, key: randomBytes(32) }],
      indexKey: randomBytes(32),
    }),
    randomness: createRandomness({ now: () => clock.at }),
    institutions: createSeededInstitutions(),
    addresses: createAddressBook(),
    livenessChallenge: 'turn' as const,
    facebookBonus: { stepCentavos: 50_000 },
    payoutTimes: defaultPayoutTimes,
    secondPayouts: null,
    maintenance: nothingClosed,
    sms: {
      send: async (message: SmsMessage): Promise<readonly SmsTry[]> => {
        messages.push(message);
        return [{ provider: 'test', state: 'taken', messageId: randomUUID(), costCentavos: 50 }];
      },
      report: async (_provider: string, _messageId: string): Promise<SmsReport> => 'waiting',
    },
    now: () => clock.at,
  };
}

/** Asks for a code and answers what is needed to guess it. */
export async function askForCode(context: TestContext, phone: string, place: GuessPlace = elsewhere()) {
  const request = {
    purpose: 'login',
    phone,
    language: 'en-US',
    ...place,
    isBusyAddress: false,
    graphicCode: null,
  } as const;
  const sent = await requestCode(context, defaultLoginLimits, 'Luwag', request);
  if (!sent.ok) throw new Error(sent.code);
  const code = /^\d{4}/.exec(context.messages.at(-1)?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  const { challengeId, binder } = sent.value;
  return { challengeId, binder, code, phone, language: 'en-US', ...place } as const;
}

/** An unknown device at an address of its own. */
export const elsewhere = () => ({ isKnownDevice: false, remoteAddress: randomUUID() }) as const;

/** A borrower with a session, and the caller their requests come from. */
export async function newBorrower(
  context: TestContext,
  phone = newPhone(),
): Promise<{ caller: Caller; session: SessionOpened }> {
  const opened = await logIn(context, defaultLoginLimits, await askForCode(context, phone));
  if (!opened.ok) throw new Error(opened.code);
  const caller = callerOfToken(context.personalData, opened.value.accessToken);
  if (caller === null) throw new Error('the token names no customer');
  return { caller, session: opened.value };
}
