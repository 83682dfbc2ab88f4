import type { Answer } from './client.ts';
import type { PublicSettings } from './endpoints/settings/get-public-settings.ts';
import type { Language } from './language.ts';

/** What the server renders a screen from, besides the answers to the screen's questions. */
export type ScreenToRender = {
  /** Whole address, with the query string. */
  address: string;
  language: Language;
  userAgent: string;
  settings: PublicSettings;
  /** Whose screen it is; empty where nobody is logged in. */
  customerId: string;
};

/** The answer to a reading call: the key under which the app keeps it, the address the app would ask. */
export type ScreenAnswer = { key: string; address: string; answer: Answer<unknown> };

/** What a server-rendered page carries, so that the phone's first rendering equals the server's. */
export type HydrationInputs = Pick<ScreenToRender, 'customerId' | 'language'> & {
  /** Scheme, host and port under which people reach the lender. */
  origin: string;
  answers: readonly ScreenAnswer[];
};
