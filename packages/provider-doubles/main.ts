import { doubleSecrets, startDoubles } from './start-doubles.ts';

/* Serves the doubles until a signal, and says with which settings a product talks to them. */

const port = Number(process.env['DOUBLES_PORT'] ?? 4_010);
const productOrigin = process.env['PRODUCT_ORIGIN'] ?? 'http://localhost:3000';
// A clock that is set while the doubles run does not make them forget or repeat anything.
const now = (): number => performance.timeOrigin + performance.now();
const doubles = await startDoubles({ port, productOrigin, now });
const settings = {
  SMS_PROVIDERS: 'semaphore,twilio',
  SEMAPHORE_URL: `${doubles.origin}/semaphore/api/v4`,
  SEMAPHORE_API_KEY: doubleSecrets.semaphoreApiKey,
  TWILIO_URL: `${doubles.origin}/twilio`,
  TWILIO_ACCOUNT_SID: doubleSecrets.twilioAccountSid,
  TWILIO_AUTH_TOKEN: doubleSecrets.twilioAuthToken,
  TWILIO_FROM: '+15005550006',
  PAYOUT_PROVIDER: 'xendit',
  COLLECTION_PROVIDER: 'xendit',
  XENDIT_URL: `${doubles.origin}/xendit`,
  XENDIT_SECRET_KEY: doubleSecrets.xenditSecretKey,
  XENDIT_CALLBACK_TOKEN: doubleSecrets.xenditCallbackToken,
};
process.stdout.write(
  `doubles at ${doubles.origin}, telling ${productOrigin} of events; settings of a product that talks to them:\n${Object.entries(
    settings,
  )
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void doubles.stop());
