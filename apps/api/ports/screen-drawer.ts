import type { Answer } from '@luwag/contract/client';
import type { Language } from '@luwag/contract/language';
import type { PublicSettings } from './first-page.ts';

/** What a screen is drawn from. */
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

/** Draws a screen as it stands before any script has run. */
export type ScreenDrawer = {
  /** Null where the screen cannot be drawn here, or not now. */
  draw: (screen: ScreenToDraw) => Promise<Drawing | null>;
};
