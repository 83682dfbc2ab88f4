import type { AttemptCount, CountedAttempt } from './attempt-counter.ts';
import type { StaffRole } from '@luwag/contract/endpoint';
import type { MakerOnlyGroup } from '@luwag/contract/endpoints/staff/approval-rules';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';

export type StaffRow = {
  staffId: string;
  email: string;
  name: string;
  role: StaffRole;
  passwordHash: string;
};

export type AuditEntry = {
  auditId: string;
  at: number;
  /** Null for a sign-in that failed, since who was meant is not known, and for what the machine or a partner's key does. */
  staffId: string | null;
  action:
    | 'staff-added'
    | 'staff-ended'
    | 'staff-password-changed'
    | 'staff-role-changed'
    | 'signed-in'
    | 'sign-in-failed'
    | 'signed-out'
    | 'case-opened'
    | 'photo-opened'
    | 'application-decided'
    | 'limit-proposed'
    | 'limit-confirmed'
    | 'statement-opened'
    | 'customer-searched'
    | 'customer-opened'
    | 'log-in-reopened'
    | 'account-locked'
    | 'unlock-proposed'
    | 'account-unlocked'
    | 'loan-opened'
    | 'loan-previewed'
    | 'payout-asked-about'
    | 'payout-pause-proposed'
    | 'payout-pause-lifted'
    | 'job-tried-again'
    | 'job-dropped'
    | 'loan-action-done'
    | 'loan-action-proposed'
    | 'loan-action-confirmed'
    | 'coupon-step-done'
    | 'coupon-step-proposed'
    | 'coupon-step-confirmed'
    | 'request-answered'
    | 'support-message-opened'
    | 'support-message-answered'
    | 'erasure-proposed'
    | 'erasure-confirmed'
    | 'product-proposed'
    | 'product-published'
    | 'product-refused'
    | 'provider-event-asked-again'
    | 'provider-event-looked-at'
    | 'lender-step-proposed'
    | 'lender-step-confirmed'
    | 'lender-step-declined'
    | 'partner-key-added'
    | 'partner-key-confirmed'
    | 'partner-key-refused'
    | 'partner-key-revoked'
    | 'receiver-added'
    | 'receiver-changed'
    | 'receiver-secret-changed'
    | 'events-replayed'
    | 'faq-set'
    | 'maintenance-set'
    | 'waitlist-notification-asked'
    | 'comparison-asked-for'
    | 'break-closed'
    | 'settlement-file-kept'
    | 'settlement-file-withdrawn'
    | 'settlement-booked'
    | 'book-import-begun'
    | 'book-imported'
    | 'book-export-begun'
    | 'bare-account-replaced';
  customerId?: string;
  subjectId?: string;
  detail?: Readonly<Record<string, string>>;
  /** Of a decision: the figures and statuses it found and left. Never personal data. */
  before?: AuditFigures;
  after?: AuditFigures;
};
export type AuditFigures = Readonly<Record<string, string | number | boolean | null>>;

/** The members of staff, their sessions, and the log of what they looked at and did. */
export type StaffStore = {
  findByEmail: (email: string) => Promise<StaffRow | null>;
  /** Who holds a session that is neither over nor idle for too long. */
  findBySession: (
    tokenHash: Buffer,
    at: { now: number; idleMs: number },
  ) => Promise<(Omit<StaffRow, 'passwordHash'> & { lastUsedAt: number }) | null>;
  /** Notes that a session was used. */
  noteUse: (tokenHash: Buffer, now: number) => Promise<void>;
  add: (staff: StaffRow) => Promise<void>;
  /** Keeps the role and password hash of a member, ends all of their sessions and notes it, or none of that. */
  change: (staff: Pick<StaffRow, 'staffId' | 'role' | 'passwordHash'>, audit: AuditEntry) => Promise<void>;
  /** Counts a try against each counter, in one statement, and answers where each stands with it. */
  countSignIn: (counts: readonly AttemptCount[], now: number) => Promise<readonly CountedAttempt[]>;
  /**
   * Opens a session and takes the try back from its counters. Answers false and does nothing where the member's role or password
   * changed since they were read.
   */
  recordSignIn: (
    member: Pick<StaffRow, 'staffId' | 'role' | 'passwordHash'>,
    session: { tokenHash: Buffer; startedAt: number; expiresAt: number },
    counts: readonly AttemptCount[],
    audit: AuditEntry,
  ) => Promise<boolean>;
  endSession: (tokenHash: Buffer, audit: AuditEntry) => Promise<void>;
  audit: (entry: AuditEntry) => Promise<void>;
  /** What a member of staff did alone on a Manila day, in centavos. */
  makerOnlyTotal: (staffId: string, on: LocalDate, group: MakerOnlyGroup) => Promise<number>;
};
