import { createPayMongoCheckout } from './adapters/paymongo/paymongo-checkout.ts';
import { createPayMongoEvents } from './adapters/paymongo/paymongo-events.ts';
import { createPayMongoLists } from './adapters/paymongo/paymongo-lists.ts';
import { createPayMongoTransfers } from './adapters/paymongo/paymongo-transfers.ts';
import { askedOfOthers } from './adapters/provider-call/asked-of-others.ts';
import { createCallProvider } from './adapters/provider-call/call-provider.ts';
import { firstThatTakes } from './adapters/text-messages/first-that-takes.ts';
import { createSemaphore } from './adapters/text-messages/semaphore.ts';
import { createTwilio } from './adapters/text-messages/twilio.ts';
import { createTwilioEvents } from './adapters/text-messages/twilio-events.ts';
import { createXenditEvents } from './adapters/xendit/xendit-events.ts';
import { createXenditPayments } from './adapters/xendit/xendit-payments.ts';
import { createXenditTransactions } from './adapters/xendit/xendit-transactions.ts';
import { createXenditPayouts } from './adapters/xendit/xendit-payouts.ts';
import type { CollectionProvider } from './ports/collection-provider.ts';
import type { EventReader } from './ports/provider-events.ts';
import type { ProviderList } from './ports/provider-list.ts';
import type { PayoutProvider } from './ports/payout-provider.ts';
import type { SmsProvider } from './ports/sms-sender.ts';
import type { MoneyProviderSettings, SmsProviderSettings } from './provider-settings.ts';
import { type Settings, SettingsRefused } from './settings.ts';
import type { OpenWorld } from './world.ts';

/** The providers that the settings name, and the machine's own clock. Errors: `SettingsRefused` where none is named. */
export const openProviderWorld: OpenWorld = async ({ settings, machineClock }) => {
  const { providers, publicOrigin } = settings;
  if (providers === null) throw new SettingsRefused(['production needs providers']);
  const { payouts, secondPayouts, collections } = providers;
  const readers = [
    ...providers.accounts.map(eventsOf),
    ...providers.sms.flatMap((one) => textEventsOf(one, publicOrigin)),
  ];
  return {
    clock: machineClock,
    sms: firstThatTakes(providers.sms.map((one) => smsOf(one, settings))),
    payouts: payoutsOf(payouts, publicOrigin),
    secondPayouts: secondPayouts === null ? null : payoutsOf(secondPayouts, publicOrigin),
    collections: askedOfOthers(
      collectionsOf(collections),
      providers.accounts.filter(({ kind }) => kind !== collections.kind).map(collectionsOf),
    ),
    lists: listsOf(
      secondPayouts === null ? [payouts] : [payouts, secondPayouts],
      collections,
      providers.accounts,
    ),
    events: [...new Map(readers.map((reader) => [reader.provider, reader])).values()],
    sandbox: null,
  };
};

const call = createCallProvider();

function smsOf(
  provider: SmsProviderSettings,
  { smsCentavos, publicOrigin }: Pick<Settings, 'smsCentavos' | 'publicOrigin'>,
): SmsProvider {
  if (provider.kind === 'semaphore')
    return createSemaphore({ ...provider, call, priceCentavos: smsCentavos });
  const priceCentavos = provider.priceCentavos ?? smsCentavos;
  return createTwilio({ ...provider, call, priceCentavos, callbackUrl: textCallbackUrl(publicOrigin) });
}

const textCallbackUrl = (publicOrigin: string): string => `${publicOrigin}/api/providers/twilio/events`;

/** Semaphore tells nothing by itself. */
function textEventsOf(provider: SmsProviderSettings, publicOrigin: string): EventReader[] {
  if (provider.kind === 'semaphore') return [];
  return [createTwilioEvents({ ...provider, callbackUrl: textCallbackUrl(publicOrigin) })];
}

function payoutsOf(provider: MoneyProviderSettings, publicOrigin: string): PayoutProvider {
  if (provider.kind === 'xendit') return createXenditPayouts({ ...provider, call });
  const { source } = provider;
  const callbackUrl = `${publicOrigin}/api/providers/paymongo/events`;
  return createPayMongoTransfers({ ...provider, call }, { source, callbackUrl });
}

function collectionsOf(provider: MoneyProviderSettings): CollectionProvider {
  return provider.kind === 'xendit'
    ? createXenditPayments({ ...provider, call })
    : createPayMongoCheckout({ ...provider, call });
}

/**
 * One list of each provider, of what it does for the lender or did before: money may come late to one that was left, whose event is
 * lost, as long as its account is in the settings.
 */
export function listsOf(
  payouts: readonly MoneyProviderSettings[],
  collections: MoneyProviderSettings,
  accounts: readonly MoneyProviderSettings[],
): ProviderList[] {
  const known = new Map([...payouts, collections, ...accounts].map((one) => [one.kind, one]));
  return [...known.values()].map((one) => {
    const list = listOf(one);
    const isAsked = { out: payouts.some(({ kind }) => kind === one.kind), in: true };
    return {
      ...list,
      directions: list.directions.filter((direction) => isAsked[direction]),
      tookPaymentsBefore: one.kind !== collections.kind,
    };
  });
}

function listOf(provider: MoneyProviderSettings): ProviderList {
  return provider.kind === 'xendit'
    ? createXenditTransactions({ ...provider, call })
    : createPayMongoLists({ ...provider, call });
}

function eventsOf(provider: MoneyProviderSettings): EventReader {
  if (provider.kind === 'xendit') return createXenditEvents(provider);
  const { webhookSecret, secretKey } = provider;
  // A key of a live account says so itself.
  return createPayMongoEvents({ webhookSecret, isLive: secretKey.startsWith('sk_live_') });
}
