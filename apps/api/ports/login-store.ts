import type { LocalDate } from '@luwag/loan-engine/money/local-date';

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
  codeHash: string;
  expiresAt: number;
  wrongTries: number;
};

export type LoginState = {
  challenge: Challenge | null;
  handOff: HandOff | null;
  /** Manila day of the sends counted in `sends`. */
  sendsOn: LocalDate | null;
  sends: number;
  lastSentAt: number;
  wrongOn: LocalDate | null;
  wrongToday: number;
  /** Counted apart, so that a stranger's guesses never lock the owner out of a known device. */
  wrongInRowUnknownDevice: number;
  wrongInRowKnownDevice: number;
};

/** What unknown devices did on a day, over all numbers. */
export type LoginDay = { wrongGuesses: number; codesSent: number };

/** Keeps codes and counters per phone number, and the day's budget, across restarts and devices. */
export type LoginStore = {
  load: (
    phoneIndex: Buffer,
    day: string,
  ) => Promise<{ version: number; state: LoginState | null; today: LoginDay }>;
  findDay: (day: string) => Promise<LoginDay>;
  /** 'moved' when another request wrote this number's state meanwhile. */
  save: (request: {
    phoneIndex: Buffer;
    expectedVersion: number;
    state: LoginState;
    day: string;
    added: LoginDay;
  }) => Promise<'saved' | 'moved'>;
  keepGraphicCode: (graphicCodeId: string, answerHash: Buffer, expiresAt: number) => Promise<void>;
  /** Takes the code away and says whether the answer was right and in time; each can be tried once. */
  takeGraphicCode: (graphicCodeId: string, answerHash: Buffer, now: number) => Promise<boolean>;
};
