import type { Language } from '@luwag/contract/language';
import { addDays, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { CustomerRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';
import { firstSettings } from '../settings/own-settings.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

/** No account goes sooner. */
const firstCheckDays = 28;

type OpenContext = Pick<Context, 'store' | 'personalData' | 'randomness' | 'now'>;

/** The customer of a phone number, opened when the number is new. */
export async function openCustomer(
  context: OpenContext,
  phone: string,
  language: Language,
): Promise<Outcome<string>> {
  const { store, personalData, randomness, now } = context;
  const phoneIndex = personalData.blindIndex('phone', phone);
  const known = await store.findByPhone(phoneIndex);
  if (known !== null) return done(known);
  const customerId = randomness.uuid();
  const at = now();
  const given = { customerId, createdAt: at, lastSeenAt: at, language, phone };
  const customer = newCustomer(personalData, given);
  if ((await store.open(customer, {})) === 'saved') return done(customer.customerId);
  // Two log-ins with one new number at once: the other one was first.
  const winner = await store.findByPhone(phoneIndex);
  return winner === null ? refused('busy_try_again') : done(winner);
}

type NewCustomer = Pick<CustomerRow, 'customerId' | 'createdAt' | 'lastSeenAt' | 'language'> & {
  phone: string;
};

/** A customer of whom nothing is known yet but their phone. They have no limit: one is given by an application, or by two people. */
export function newCustomer(
  personalData: Context['personalData'],
  { phone, ...given }: NewCustomer,
): CustomerRow {
  return {
    ...given,
    version: 0,
    phoneIndex: personalData.blindIndex('phone', phone),
    phoneSealed: personalData.seal(sealPlaces.phone(given.customerId), phone),
    limitCentavos: centavos(0),
    reapplyOn: null,
    installedAt: null,
    facebookBoundAt: null,
    deviceGeneration: 0,
    lockedAt: null,
    adConsent: null,
    logInConsents: [],
    keepingCheckOn: addDays(manilaDateOf(given.lastSeenAt), firstCheckDays),
    erasedAt: null,
    recordsUntilOn: null,
    ...firstSettings,
  };
}
