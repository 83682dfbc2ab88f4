import type { Language } from '@luwag/contract/language';
import type { AuditEntry } from './staff-store.ts';

export type WaitlistEntry = {
  numberId: string;
  phoneIndex: Buffer;
  phoneSealed: Buffer;
  language: Language;
  /** The wording that was agreed to. */
  textVersion: string;
  agreedAt: number;
};

/** What was agreed to for a number. */
export type WaitingAgreement = Pick<WaitlistEntry, 'language' | 'textVersion' | 'agreedAt'>;

/** A number whose message is about to go out. */
export type NumberToTell = Pick<WaitlistEntry, 'phoneSealed' | 'language'> & {
  /** `sending` where an earlier try never said how it ended. */
  before: 'queued' | 'sending';
  /** How often it was tried, this time included. */
  tries: number;
};

export type WaitlistNotification = {
  waitlistNotificationId: string;
  askedAt: number;
  askedBy: string;
  asked: number;
  sent: number;
  failed: number;
  unclear: number;
  left: number;
};

/** How the one message to a number ended. */
export type ToldOutcome = 'sent' | 'failed' | 'unclear';

/**
 * Numbers left to be told once that the product works on Android: one row for each number, for at most twelve months, gone
 * with its message.
 */
export type WaitlistEntries = {
  /** Keeps a number, or the newer agreement of one that is there. 'full' when `most` numbers are kept, whichever it is. */
  leave: (number: WaitlistEntry, most: number) => Promise<'kept' | 'full'>;
  /** Null where the number does not wait, or no longer. */
  findAgreement: (phoneIndex: Buffer, now: number) => Promise<WaitingAgreement | null>;
  takeBack: (phoneIndex: Buffer) => Promise<void>;
  countWaiting: (now: number) => Promise<readonly { language: Language; count: number }[]>;
  /** The latest first. */
  waitlistNotifications: () => Promise<readonly WaitlistNotification[]>;
  /** Names all that wait to be told and keeps who asked for it; answers how many. Nothing is kept of none. */
  ask: (waitlistNotificationId: string, audit: AuditEntry) => Promise<number>;
  /** Erases what is over its time. */
  forgetEnded: (now: number) => Promise<void>;
  /** Leaves a job for each number that is to be told, for `most` at a time. */
  queue: (now: number, most: number) => Promise<void>;
  /** Lets a number wait for the morning. False where its message is on its way or the number is gone. */
  putOff: (numberId: string) => Promise<boolean>;
  /** Notes that the message is about to go out, before it does. Null where the number is gone or over its time. */
  take: (numberId: string, now: number) => Promise<NumberToTell | null>;
  /** The operator did not take the message: it may be tried again. */
  putBack: (numberId: string) => Promise<void>;
  /** Erases the number and counts how its message ended. */
  settle: (numberId: string, outcome: ToldOutcome) => Promise<void>;
};
