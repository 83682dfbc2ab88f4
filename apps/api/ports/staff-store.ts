import type { AttemptCount, CountedAttempt } from './attempt-counter.ts';
import type { StaffRole } from '@luwag/contract/endpoint';
import type { AuditAction } from '@luwag/contract/endpoints/staff/audit-action';
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
  action: AuditAction;
  customerId?: string;
  subjectId?: string;
  detail?: Readonly<Record<string, string>>;
  /** Of a decision: the figures and statuses it found and left. Never personal data. */
  before?: AuditFigures;
  after?: AuditFigures;
};
export type AuditFigures = Readonly<Record<string, string | number | boolean | null>>;

/** A line of the log as it is read: with the name of who did it, and null where it has nothing. */
export type AuditLine = {
  auditId: string;
  at: number;
  staffId: string | null;
  staffName: string | null;
  action: AuditAction;
  customerId: string | null;
  subjectId: string | null;
  detail: Readonly<Record<string, string>>;
  before: AuditFigures | null;
  after: AuditFigures | null;
};

export type AuditSearch = {
  staffId: string | null;
  customerId: string | null;
  /** Only lines before this place, the end of another answer among them. */
  before: Pick<AuditLine, 'at' | 'auditId'>;
  most: number;
};

/** A member of staff, whether they can sign in, and when they did so last. */
export type StaffAccess = Omit<StaffRow, 'passwordHash'> & {
  hasAccess: boolean;
  signedInAt: number | null;
};

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
  /** Lines of the log, the latest first. */
  auditLines: (search: AuditSearch) => Promise<readonly AuditLine[]>;
  /** All who were ever added, by name. */
  members: () => Promise<readonly StaffAccess[]>;
  /** What a member of staff did alone on a Manila day, in centavos. */
  makerOnlyTotal: (staffId: string, on: LocalDate, group: MakerOnlyGroup) => Promise<number>;
};
