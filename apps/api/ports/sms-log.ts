import type { SmsReport, SmsTry } from './sms-sender.ts';

/** What is known of a message. 'unreported': its provider never said what became of it. */
export type SmsState = SmsTry['state'] | Exclude<SmsReport, 'waiting' | 'unknown'> | 'unreported';

export type KeptSms = SmsTry & {
  smsId: string;
  /** The number's blind index: the log holds no number and no text. */
  phoneIndex: Buffer;
  sentAt: number;
  isUrgent: boolean;
};

export type ReportedSms = { provider: string; state: SmsState; sentAt: number };
export type UnreportedSms = { smsId: string; provider: string; messageId: string };
/** What one provider carried on one Manila day. `undelivered` and `delivered` are reports; some providers give none. */
export type SmsDay = {
  on: string;
  provider: string;
  sent: number;
  delivered: number;
  undelivered: number;
  refused: number;
  costCentavos: number;
};

/** Text messages that were offered to providers, without their text, and what became of them. */
export type SmsLog = {
  keep: (messages: readonly KeptSms[]) => Promise<void>;
  /** The latest messages to a number of which it is known whether they arrived, newest first. */
  reported: (phoneIndex: Buffer, sinceMs: number, most: number) => Promise<readonly ReportedSms[]>;
  /** Messages to ask about now, the longest unasked first; each is noted as asked. */
  takeUnreported: (atMs: number, most: number) => Promise<readonly UnreportedSms[]>;
  noteReport: (
    sms: Pick<UnreportedSms, 'provider' | 'messageId'>,
    state: SmsState,
    atMs: number,
  ) => Promise<void>;
  /** Ends the wait for reports on messages that were sent before an instant. */
  giveUpReports: (beforeMs: number) => Promise<void>;
  /** Day by day and provider by provider, the latest day first. */
  byDay: (fromMs: number) => Promise<readonly SmsDay[]>;
};
