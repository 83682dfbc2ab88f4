import { bindControlPages } from './control-pages.ts';
import { createDoubleHost, createDoubleServer, type DoubleHost } from './double.ts';
import { createEventSender, type EventSender } from './event-sender.ts';
import { bindPayMongoCheckout, type PayMongoCheckout } from './paymongo-checkout.ts';
import { signAsPayMongo } from './paymongo-signature.ts';
import { bindPayMongoTransfers, type PayMongoTransfers } from './paymongo-transfers.ts';
import { bindSemaphore, type Semaphore } from './semaphore.ts';
import { bindTwilio, type Twilio } from './twilio.ts';
import { bindXenditPayments, type XenditPayments } from './xendit-payments.ts';
import { memoryXenditPayouts, type XenditPayouts } from './xendit-payout-memory.ts';
import { bindXenditPayouts, xenditPayoutTeller } from './xendit-payouts.ts';
import { bindXenditTransactions } from './xendit-transactions.ts';

/** What stands in for the secrets of real accounts. They open nothing but a double. */
export const doubleSecrets = {
  xenditSecretKey: 'xnd_double_key',
  xenditCallbackToken: 'xendit-double-callback-token',
  payMongoSecretKey: 'sk_test_double',
  payMongoWebhookSecret: 'whsk_double',
  semaphoreApiKey: 'semaphore-double-key',
  twilioAccountSid: 'AC00000000000000000000000000000000',
  twilioAuthToken: 'twilio-double-token',
} as const;

export type ProviderDoubles = {
  origin: string;
  host: DoubleHost;
  events: EventSender;
  xenditPayouts: XenditPayouts;
  xenditPayments: XenditPayments;
  payMongoTransfers: PayMongoTransfers;
  payMongoCheckout: PayMongoCheckout;
  semaphore: Semaphore;
  twilio: Twilio;
  /** Where events go from now on. */
  tellProduct: (origin: string) => void;
  stop: () => Promise<void>;
};

export type StartOptions = {
  port: number;
  /** Scheme, host and port of the product, which is told of events. */
  productOrigin: string;
  lateMs?: number;
  settleMs?: number;
  /** Pauses before an event is told again that the product did not take, in milliseconds. */
  eventPausesMs?: readonly number[];
  /** Milliseconds since 1970. */
  now: () => number;
  /** A certificate for 127.0.0.1 with its key, in PEM, where calls come encrypted. */
  tls?: { key: string; cert: string };
};

/**
 * Serves doubles of the providers on loopback, until stopped. They keep what they are told in memory, and never more than a test
 * needs: they are for machines where nothing real is lent.
 */
export async function startDoubles(options: StartOptions): Promise<ProviderDoubles> {
  const { port, lateMs = 30_000, settleMs = 1_500, now } = options;
  const { eventPausesMs = [200, 1_000, 5_000] } = options;
  const app = createDoubleServer(options.tls);
  let productOrigin = options.productOrigin;
  const host = createDoubleHost({ lateMs, settleMs, now });
  const events = createEventSender({
    addressOf: (provider) => `${productOrigin}/api/providers/${provider}/events`,
    pausesMs: eventPausesMs,
    mostMs: 10_000,
  });
  const origin = `${options.tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  const xendit = {
    secretKey: doubleSecrets.xenditSecretKey,
    callbackToken: doubleSecrets.xenditCallbackToken,
    origin: () => origin,
  };
  const payMongo = {
    secretKey: doubleSecrets.payMongoSecretKey,
    sign: (body: string) => signAsPayMongo(doubleSecrets.payMongoWebhookSecret, now(), body),
    origin: () => origin,
  };
  const payouts = memoryXenditPayouts(host, xenditPayoutTeller(host, events, xendit));
  bindXenditPayouts(app, host, payouts.books, xendit);
  const doubles: ProviderDoubles = {
    origin,
    host,
    events,
    xenditPayouts: payouts.controls,
    xenditPayments: bindXenditPayments(app, host, events, xendit),
    payMongoTransfers: bindPayMongoTransfers(app, host, events, payMongo),
    payMongoCheckout: bindPayMongoCheckout(app, host, events, payMongo),
    semaphore: bindSemaphore(app, host, { apiKey: doubleSecrets.semaphoreApiKey }),
    twilio: bindTwilio(app, host, events, {
      accountSid: doubleSecrets.twilioAccountSid,
      authToken: doubleSecrets.twilioAuthToken,
    }),
    tellProduct: (target) => {
      productOrigin = target;
    },
    stop: async () => {
      await events.stop();
      await app.close();
    },
  };
  bindXenditTransactions(app, host, xendit.secretKey, {
    payments: doubles.xenditPayments.payments,
    payouts: payouts.books,
  });
  bindControlPages(app, doubles);
  await app.listen({ port, host: '127.0.0.1' });
  return doubles;
}
