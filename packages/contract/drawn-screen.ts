import type { Answer } from './client.ts';
import type { PublicSettings } from './endpoints/settings/get-public-settings.ts';
import type { Language } from './language.ts';

/** What a screen is drawn from, before any script has run: the server knows it, the app's own code draws. */
export type ScreenToDraw = {
  /** Whole address, with the query string. */
  address: string;
  language: Language;
  userAgent: string;
  settings: PublicSettings;
  /** Whose screen it is; empty where nobody is logged in. */
  customerId: string;
  answers: readonly ScreenAnswer[];
};

/** The answer to a reading call: the key under which the app keeps it, the address the app would ask. */
export type ScreenAnswer = { key: string; address: string; answer: Answer<unknown> };

/** A screen's markup, and the keys of what it asked and was not told. */
export type Drawing = { markup: string; lacks: readonly string[] };
