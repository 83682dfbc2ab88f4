import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { AttemptCount, CountedAttempt } from './attempt-counter.ts';

export type Challenge = {
  challengeId: string;
  /** Hex hash of the secret that only the asking browser holds. */
  binderHash: string;
  codeHash: string;
  sentAt: number;
  expiresAt: number;
  wrongTries: number;
  isUsed: boolean;
};

/** What a logged-in browser shows for the icon on the home screen; it is taken away when it is used. */
export type HandOff = {
  /** The session that shows it: the code is void once that ends. */
  sessionId: string;
  /** Since when the browser that shows it has been known, in milliseconds since 1970; null where it is not. */
  knownSince: number | null;
  codeHash: string;
  expiresAt: number;
  wrongTries: number;
};

/** Codes sent on a Manila day. */
export type Sends = { on: LocalDate | null; count: number; lastSentAt: number };

export type LoginState = {
  /** Of every browser that asked, the newest last: a code that is asked for elsewhere voids none. */
  challenges: readonly Challenge[];
  handOff: HandOff | null;
  /** Counted apart, so that a stranger who asks for codes never uses up those of a known device. */
  sends: { known: Sends; unknown: Sends };
  wrongOn: LocalDate | null;
  wrongToday: number;
  /** Counted apart, so that a stranger's guesses never lock the owner out of a known device. */
  wrongInRowUnknownDevice: number;
  wrongInRowKnownDevice: number;
};

/** What unknown devices did, over all numbers: wrong guesses that have not worn off yet, and codes sent on the day. */
export type StrangerLoad = { wrongGuesses: number; codesSent: number };

/** The moment, its Manila day, and how many wrong guesses wear off in a day. */
export type LoadAt = { now: number; day: string; wearOffPerDay: number };

/** Keeps codes and counters per phone number, and the day's budget, across restarts and devices. */
export type LoginStore = {
  load: (
    phoneIndex: Buffer,
    at: LoadAt,
  ) => Promise<{ version: number; state: LoginState | null; load: StrangerLoad }>;
  findLoad: (at: LoadAt) => Promise<StrangerLoad>;
  /** 'moved' when another request wrote this number's state meanwhile. */
  save: (request: {
    phoneIndex: Buffer;
    expectedVersion: number;
    state: LoginState;
    at: LoadAt;
    /** A code to a device that was here before uses up no budget, and is counted for what it costs. */
    added: StrangerLoad & { codesToKnown?: number };
  }) => Promise<'saved' | 'moved'>;
  /** Counts a wrong guess or a code against the counters of an address, or something else that is done only so often. */
  countAttempt: (counts: readonly AttemptCount[], now: number) => Promise<readonly CountedAttempt[]>;
  /** Where these counters stand; one that nothing was counted against in its window is left out. */
  findAttempts: (counts: readonly AttemptCount[], now: number) => Promise<readonly CountedAttempt[]>;
  keepGraphicCode: (graphicCodeId: string, answerHash: Buffer, expiresAt: number) => Promise<void>;
  /** Takes the code away and says whether the answer was right and in time; each can be tried once. */
  takeGraphicCode: (graphicCodeId: string, answerHash: Buffer, now: number) => Promise<boolean>;
};
