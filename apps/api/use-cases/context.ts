import type { CustomerStore } from '../ports/customer-store.ts';
import type { LoginStore } from '../ports/login-store.ts';
import type { PersonalData } from '../ports/personal-data.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { SmsSender } from '../ports/sms-sender.ts';

/** What every use case may ask for from outside. Each takes the part of it that it needs. */
export type Context = {
  store: CustomerStore;
  logins: LoginStore;
  personalData: PersonalData;
  randomness: Randomness;
  sms: SmsSender;
  now: () => number;
};
