import type { StaffRole } from '@luwag/contract/endpoint';

export type StaffRow = {
  staffId: string;
  email: string;
  name: string;
  role: StaffRole;
  passwordHash: string;
  failedSignIns: number;
  lockedUntil: number | null;
};

export type AuditEntry = {
  auditId: string;
  at: number;
  staffId: string;
  action:
    | 'signed-in'
    | 'case-opened'
    | 'photo-opened'
    | 'application-decided'
    | 'statement-opened'
    | 'customer-searched'
    | 'customer-opened'
    | 'loan-opened'
    | 'loan-previewed'
    | 'loan-action-done'
    | 'loan-action-proposed'
    | 'loan-action-confirmed'
    | 'coupon-step-done'
    | 'coupon-step-proposed'
    | 'coupon-step-confirmed'
    | 'request-answered'
    | 'letter-opened'
    | 'letter-answered'
    | 'erasure-proposed'
    | 'erasure-confirmed'
    | 'product-published'
    | 'faq-set'
    | 'maintenance-set'
    | 'telling-asked';
  customerId?: string;
  subjectId?: string;
  detail?: Readonly<Record<string, string>>;
};

/** The members of staff, their sessions, and the log of what they looked at and did. */
export type StaffStore = {
  findByEmail: (email: string) => Promise<StaffRow | null>;
  findBySession: (tokenHash: Buffer, now: number) => Promise<Omit<StaffRow, 'passwordHash'> | null>;
  add: (staff: StaffRow) => Promise<void>;
  recordSignIn: (staffId: string, session: { tokenHash: Buffer; expiresAt: number }) => Promise<void>;
  recordFailure: (staffId: string, lockedUntil: number | null) => Promise<void>;
  endSession: (tokenHash: Buffer) => Promise<void>;
  audit: (entry: AuditEntry) => Promise<void>;
};
