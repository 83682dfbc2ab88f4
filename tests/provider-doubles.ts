import {
  doubleSecrets,
  type ProviderDoubles,
  startDoubles,
} from '../packages/provider-doubles/start-doubles.ts';
import { createCallProvider } from '../apps/api/adapters/provider-call/call-provider.ts';
import { freePort } from './free-port.ts';

/** Doubles on a free port of this machine. What is under way ends only when a test says so. */
export async function startTestDoubles(
  options: Partial<Parameters<typeof startDoubles>[0]> = {},
): Promise<ProviderDoubles> {
  return startDoubles({
    port: await freePort(),
    productOrigin: 'http://127.0.0.1:9',
    settleMs: 3_600_000,
    lateMs: 2_000,
    now: () => Date.now(),
    ...options,
  });
}

/** The accounts that the doubles know. `mostMs` is how long an answer is waited for. */
export function accountsAt(
  { origin }: Pick<ProviderDoubles, 'origin'>,
  mostMs = 10_000,
  productOrigin = 'https://luwag.example',
) {
  const call = createCallProvider({ mostMs });
  return {
    xendit: { url: `${origin}/xendit`, secretKey: doubleSecrets.xenditSecretKey, call },
    payMongo: { url: `${origin}/paymongo`, secretKey: doubleSecrets.payMongoSecretKey, call },
    semaphore: {
      url: `${origin}/semaphore/api/v4`,
      apiKey: doubleSecrets.semaphoreApiKey,
      senderName: 'LUWAG',
      call,
      priceCentavos: 50,
    },
    twilio: {
      url: `${origin}/twilio`,
      accountSid: doubleSecrets.twilioAccountSid,
      authToken: doubleSecrets.twilioAuthToken,
      from: '+15005550006',
      call,
      priceCentavos: 300,
      callbackUrl: `${productOrigin}/api/providers/twilio/events`,
    },
  };
}

/** The settings of a product that pays out by the second of the doubles what the first one refuses. */
export function secondDoubleVariables({ origin }: Pick<ProviderDoubles, 'origin'>): Record<string, string> {
  return {
    PAYOUT_FALLBACK_PROVIDER: 'paymongo',
    PAYMONGO_URL: `${origin}/paymongo`,
    PAYMONGO_SECRET_KEY: doubleSecrets.payMongoSecretKey,
    PAYMONGO_WEBHOOK_SECRET: doubleSecrets.payMongoWebhookSecret,
    PAYMONGO_SOURCE_NUMBER: '1234567890',
    PAYMONGO_SOURCE_NAME: 'Test Lending Corporation',
    PAYMONGO_SOURCE_BIC: 'PAEYPHM2XXX',
  };
}

/** The settings of a product that talks to the doubles. */
export function doubleVariables({ origin }: Pick<ProviderDoubles, 'origin'>): Record<string, string> {
  return {
    SMS_PROVIDERS: 'semaphore,twilio',
    SEMAPHORE_URL: `${origin}/semaphore/api/v4`,
    SEMAPHORE_API_KEY: doubleSecrets.semaphoreApiKey,
    TWILIO_URL: `${origin}/twilio`,
    TWILIO_ACCOUNT_SID: doubleSecrets.twilioAccountSid,
    TWILIO_AUTH_TOKEN: doubleSecrets.twilioAuthToken,
    TWILIO_FROM: '+15005550006',
    PAYOUT_PROVIDER: 'xendit',
    COLLECTION_PROVIDER: 'xendit',
    XENDIT_URL: `${origin}/xendit`,
    XENDIT_SECRET_KEY: doubleSecrets.xenditSecretKey,
    XENDIT_CALLBACK_TOKEN: doubleSecrets.xenditCallbackToken,
  };
}
