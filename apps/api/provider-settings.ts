import * as v from 'valibot';
import { wholeNumber, words } from './setting-values.ts';

/* The settings about those who carry money and text messages. Secrets are the lender's own with each of them. */

export type XenditSettings = { url: string; secretKey: string; callbackToken: string };
export type PayMongoSettings = {
  url: string;
  secretKey: string;
  webhookSecret: string;
  source: { number: string; name: string; bic: string };
};
export type SmsProviderSettings =
  | { kind: 'semaphore'; url: string; apiKey: string; senderName: string | null }
  | {
      kind: 'twilio';
      url: string;
      accountSid: string;
      authToken: string;
      from: string;
      /** Of one part of a message; null: the price of the others. */
      priceCentavos: number | null;
    };
export type MoneyProviderSettings =
  | ({ kind: 'xendit' } & XenditSettings)
  | ({ kind: 'paymongo' } & PayMongoSettings);

export type ProviderSettings = {
  /** In the order in which they are asked. */
  sms: readonly SmsProviderSettings[];
  payouts: MoneyProviderSettings;
  /** Takes what the first one definitely refused for a reason of its own; null where there is none. */
  secondPayouts: MoneyProviderSettings | null;
  collections: MoneyProviderSettings;
  /** All with whom the lender has an account, also one that was used before and does nothing new now. */
  accounts: readonly MoneyProviderSettings[];
};

const address = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !text.endsWith('/'),
    'should be a web address without a slash at its end',
  ),
);
const secret = v.pipe(words, v.minLength(8, 'should have at least 8 characters'));
const moneyProviders = ['xendit', 'paymongo'] as const;
const moneyProvider = v.picklist(moneyProviders, 'should be xendit or paymongo');
const smsProviders = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((name) => name.trim())),
  v.array(v.picklist(['semaphore', 'twilio'], 'should name semaphore, twilio or both, with a comma')),
  v.minLength(1),
);

const providerSchema = v.object({
  SMS_PROVIDERS: v.optional(smsProviders),
  PAYOUT_PROVIDER: v.optional(moneyProvider),
  PAYOUT_FALLBACK_PROVIDER: v.optional(moneyProvider),
  COLLECTION_PROVIDER: v.optional(moneyProvider),
  SEMAPHORE_URL: v.optional(address, 'https://api.semaphore.co/api/v4'),
  SEMAPHORE_API_KEY: v.optional(secret),
  SEMAPHORE_SENDER_NAME: v.optional(v.pipe(v.string(), v.maxLength(11, 'should have at most 11 characters'))),
  TWILIO_URL: v.optional(address, 'https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: v.optional(secret),
  TWILIO_AUTH_TOKEN: v.optional(secret),
  TWILIO_FROM: v.optional(words),
  TWILIO_SMS_CENTAVOS: v.optional(wholeNumber(10_000)),
  XENDIT_URL: v.optional(address, 'https://api.xendit.co'),
  XENDIT_SECRET_KEY: v.optional(secret),
  XENDIT_CALLBACK_TOKEN: v.optional(secret),
  PAYMONGO_URL: v.optional(address, 'https://api.paymongo.com'),
  PAYMONGO_SECRET_KEY: v.optional(secret),
  PAYMONGO_WEBHOOK_SECRET: v.optional(secret),
  PAYMONGO_SOURCE_NUMBER: v.optional(words),
  PAYMONGO_SOURCE_NAME: v.optional(words),
  PAYMONGO_SOURCE_BIC: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{8,11}$/, 'should be a BIC'))),
});
export const providerEntries = providerSchema.entries;
type ProviderEnvironment = v.InferOutput<typeof providerSchema>;
type Name = keyof ProviderEnvironment;

/** Which variables each provider needs, beside its address. */
const needs = {
  semaphore: ['SEMAPHORE_API_KEY'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  xendit: ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'],
  paymongo: ['PAYMONGO_SECRET_KEY', 'PAYMONGO_WEBHOOK_SECRET'],
} as const satisfies Readonly<Record<string, readonly Name[]>>;
/** What PayMongo needs beside that where it pays out. */
const sourceNames = ['PAYMONGO_SOURCE_NUMBER', 'PAYMONGO_SOURCE_NAME', 'PAYMONGO_SOURCE_BIC'] as const;
const choices = ['SMS_PROVIDERS', 'PAYOUT_PROVIDER', 'COLLECTION_PROVIDER'] as const;
const addresses = ['SEMAPHORE_URL', 'TWILIO_URL', 'XENDIT_URL', 'PAYMONGO_URL'] as const;

/** What is missing or wrong. The sandbox names no provider; production names one for each purpose. */
export function providerProblems(environment: ProviderEnvironment, isProduction: boolean): string[] {
  if (!isProduction) {
    return [...choices, 'PAYOUT_FALLBACK_PROVIDER' as const]
      .filter((name) => environment[name] !== undefined)
      .map((name) => `${name} is for production: the sandbox has providers of its own`);
  }
  const missing = choices
    .filter((name) => environment[name] === undefined)
    .map((name) => `${name} is required in production`);
  const { SMS_PROVIDERS: sms = [], PAYOUT_PROVIDER: payouts, COLLECTION_PROVIDER: collections } = environment;
  const second = environment.PAYOUT_FALLBACK_PROVIDER;
  const same =
    second !== undefined && second === payouts
      ? ['PAYOUT_FALLBACK_PROVIDER should name another provider than PAYOUT_PROVIDER']
      : [];
  const chosen = [...new Set([...sms, payouts, second, collections].filter((name) => name !== undefined))];
  const needed = chosen.flatMap((provider) =>
    needs[provider]
      .filter((name) => environment[name] === undefined)
      .map((name) => `${name} is required where ${provider} is a provider`),
  );
  const source = sourceNames
    .filter((name) => [payouts, second].includes('paymongo') && environment[name] === undefined)
    .map((name) => `${name} is required where paymongo pays out`);
  const open = addresses
    .filter((name) => !isEncrypted(environment[name]))
    .map((name) => `${name} should start with https:// in production`);
  return [...missing, ...same, ...needed, ...source, ...open];
}

/** What stays on this machine needs no encryption, as for a tunnel of the lender's own. */
function isEncrypted(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

/** The providers that the environment names; null where it names none. */
export function providersFrom(environment: ProviderEnvironment): ProviderSettings | null {
  const { SMS_PROVIDERS: sms, PAYOUT_PROVIDER: payouts, COLLECTION_PROVIDER: collections } = environment;
  if (sms === undefined || payouts === undefined || collections === undefined) return null;
  const second = environment.PAYOUT_FALLBACK_PROVIDER;
  return {
    sms: sms.map((kind) => smsProvider(environment, kind)),
    payouts: moneyProviderOf(environment, payouts),
    secondPayouts: second === undefined ? null : moneyProviderOf(environment, second),
    collections: moneyProviderOf(environment, collections),
    accounts: moneyProviders
      .filter((kind) => needs[kind].every((name) => environment[name] !== undefined))
      .map((kind) => moneyProviderOf(environment, kind)),
  };
}

function smsProvider(
  environment: ProviderEnvironment,
  kind: SmsProviderSettings['kind'],
): SmsProviderSettings {
  if (kind === 'semaphore') {
    return {
      kind,
      url: environment.SEMAPHORE_URL,
      apiKey: environment.SEMAPHORE_API_KEY ?? '',
      senderName: environment.SEMAPHORE_SENDER_NAME ?? null,
    };
  }
  return {
    kind,
    url: environment.TWILIO_URL,
    accountSid: environment.TWILIO_ACCOUNT_SID ?? '',
    authToken: environment.TWILIO_AUTH_TOKEN ?? '',
    from: environment.TWILIO_FROM ?? '',
    priceCentavos: environment.TWILIO_SMS_CENTAVOS ?? null,
  };
}

function moneyProviderOf(
  environment: ProviderEnvironment,
  kind: MoneyProviderSettings['kind'],
): MoneyProviderSettings {
  if (kind === 'xendit') {
    return {
      kind,
      url: environment.XENDIT_URL,
      secretKey: environment.XENDIT_SECRET_KEY ?? '',
      callbackToken: environment.XENDIT_CALLBACK_TOKEN ?? '',
    };
  }
  return {
    kind,
    url: environment.PAYMONGO_URL,
    secretKey: environment.PAYMONGO_SECRET_KEY ?? '',
    webhookSecret: environment.PAYMONGO_WEBHOOK_SECRET ?? '',
    source: {
      number: environment.PAYMONGO_SOURCE_NUMBER ?? '',
      name: environment.PAYMONGO_SOURCE_NAME ?? '',
      bic: environment.PAYMONGO_SOURCE_BIC ?? '',
    },
  };
}
