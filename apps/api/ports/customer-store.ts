import type { PhotoKind, SectionName } from '@luwag/contract/profile/section-names';
import type { Language } from '@luwag/contract/language';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { Centavos } from '@luwag/loan-engine/money/money';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import type { AdChoice } from './ad-attribution.ts';
import type { AcceptanceRow, FaceCheckRecord, CorrectionRequest } from './application-rows.ts';
import type { CollectionPage } from './collection-provider.ts';
import type { AuditEntry } from './staff-store.ts';
import type { Job } from './job.ts';
import type { LoanEventRow } from './loan-events.ts';
import type { SupportMessageRow } from './support-message-repository.ts';
import type { MessageChoices, MessageRead, MessageRow } from './message-repository.ts';
import type { PushRow } from './push-sender.ts';
import type { SaveOutcome, StoredAnswer } from './save-outcome.ts';
import type { LenderChanges } from './lender-steps.ts';
import type {
  CouponRow,
  MakerOnlyStepRow,
  FreedReference,
  MoneyReferenceRow,
  PaperRow,
  ReloanRow,
  RequestRow,
  ScheduledLoanRow,
} from './rows-around-loan.ts';
import type { PayoutRow } from './payout-row.ts';
import type { SessionRow } from './session-row.ts';
export type { PayoutHold, PayoutRow } from './payout-row.ts';
export type { SessionRow } from './session-row.ts';

/* What a customer owns, as the use cases see it. Instants are milliseconds since 1970; sealed fields are opaque here. */

export type CustomerRow = MessageChoices &
  AdChoice & {
    customerId: string;
    version: number;
    createdAt: number;
    phoneIndex: Buffer;
    phoneSealed: Buffer;
    language: Language;
    limitCentavos: Centavos;
    reapplyOn: LocalDate | null;
    /** When the app was first opened from an icon on the home screen, and the bonus given for it. */
    installedAt: number | null;
    /** When a Facebook username was bound that raises the limit. */
    facebookBoundAt: number | null;
    /** Signed into the marks of known browsers: one more voids all marks given before. */
    deviceGeneration: number;
    /** Since when staff have the account locked: nobody logs in, and no money goes out; null where it is not. */
    lockedAt: number | null;
    /** Each text about privacy that was agreed to when logging in, with the first time in each language. */
    logInConsents: readonly LogInConsent[];
    /** Since when nobody is behind this id any more; null for everybody else. */
    erasedAt: number | null;
    /** The last log-in or, before one, when the account was made; and when it is next asked whether it was kept long enough. */
    lastSeenAt: number;
    keepingCheckOn: LocalDate | null;
    /** Through which day the law has the records of an erased customer's loans kept. */
    recordsUntilOn: LocalDate | null;
  };

export type LogInConsent = { textVersion: string; language: Language; givenAt: string };

export type SectionRow = {
  customerId: string;
  section: SectionName;
  valuesSealed: Buffer;
  step: number;
  isComplete: boolean;
  uniqueIndex: Buffer | null;
  savedAt: number;
};

/** A Facebook username as its blind index, with the one customer whose limit it raises. */
export type FacebookUsernameRow = { usernameIndex: Buffer; customerId: string };
export type PhotoRow = {
  customerId: string;
  photoId: string;
  kind: PhotoKind;
  contentType: string;
  sizeBytes: number;
  widthPixels: number | null;
  heightPixels: number | null;
  requestedAt: number;
  uploadedAt: number | null;
  /** Of a selfie that a machine looked at. */
  faceCheck: FaceCheckRecord | null;
  /** Of the front of an ID whose text was read. */
  readingSealed: Buffer | null;
};

export type ApplicationRow = {
  customerId: string;
  applicationId: string;
  status: 'submitted' | 'under-review' | 'correction-requested' | 'approved' | 'declined' | 'withdrawn';
  /** When it was sent last, or staff put it back under review. */
  submittedAt: number;
  decidedAt: number | null;
  /** 'scorecard', or the id of the member of staff; before a decision, who put it back under review. */
  decidedBy: string | null;
  score: number | null;
  contributions: readonly { factor: string; points: number }[];
  reasonCodes: readonly string[];
  proposedLimitCentavos: Centavos;
  limitCentavos: Centavos;
  reapplyOn: LocalDate | null;
  consents: Readonly<Record<string, string>>;
  /** Each time it went back to the borrower, the oldest first. */
  correctionRequests: readonly CorrectionRequest[];
  /** The answers of the sections to correct, as they were before the last correction request. */
  beforeSealed: Buffer | null;
};

export type SignatureRow = {
  customerId: string;
  signatureId: string;
  drawingSealed: Buffer;
  signedAt: number;
};

export type LoanRow = Loan & { orderNumber: string; quote: Quote; acceptedAt: number };

export type PaymentRow = Omit<CollectionPage, 'closesAt'> & {
  customerId: string;
  paymentId: string;
  loanId: string;
  reference: string;
  resultReference: string;
  /** Money that was booked and did not stay is 'reversed'. */
  status: 'in-progress' | 'success' | 'fail' | 'reversed';
  kind: 'full' | 'due' | 'part' | 'extension';
  channel: string;
  amountCentavos: Centavos;
  receivedCentavos: Centavos;
  createdAt: number;
  expiresAt: number;
  settledAt: number | null;
  /** The provider's own id of the money that was booked, and the instant from which it counts; null until it came. */
  providerPaymentId: string | null;
  paidAt: number | null;
  /** Whether this payment settled the loan; null until the partner has answered. */
  isSettling: boolean | null;
  /** What the provider says it took, where staff had booked another amount before it told of it. */
  toldCentavos: Centavos | null;
  /** When the provider says that what staff had booked before was paid; null where it did not say, or staff booked nothing. */
  toldAt: number | null;
  /** The provider that opened it, and is asked about it whichever takes payments now; null where nobody can be asked. */
  provider: string | null;
  /** The coupon that this payment was promised, and what it was to take off; what it did take off stands in the journal. */
  couponId: string | null;
  couponCentavos: Centavos;
};

/** A journal entry as kept: the engine's entry with its identity and the instant it was recorded. */
export type EntryRow = JournalEntry & {
  customerId: string;
  entryId: string;
  recordedAt: number;
};

/** All there is to load. Lists are newest first, entries oldest first. */
export type CustomerSnapshot = {
  session: { sessionId: string; accessExpiresAt: number; endedAt: number | null } | null;
  answer: { requestHash: Buffer; body: unknown } | null;
  customer: CustomerRow | null;
  sessions: readonly SessionRow[];
  sections: readonly SectionRow[];
  photos: readonly PhotoRow[];
  applications: readonly ApplicationRow[];
  signatures: readonly SignatureRow[];
  loans: readonly LoanRow[];
  payouts: readonly PayoutRow[];
  payments: readonly PaymentRow[];
  entries: readonly EntryRow[];
  acceptances: readonly AcceptanceRow[];
  papers: readonly PaperRow[];
  coupons: readonly CouponRow[];
  reloan: ReloanRow | null;
  scheduledLoans: readonly ScheduledLoanRow[];
  requests: readonly RequestRow[];
  makerOnlySteps: readonly MakerOnlyStepRow[];
  hasSameDocument: boolean;
};

/** What every load brings: the customer, with the session and the stored answer that the request asks about. */
type Head = Pick<CustomerSnapshot, 'session' | 'answer' | 'customer'>;

/** What a load names; each fills the field of its name, but for one that is a question. */
export type Part = Exclude<keyof CustomerSnapshot, keyof Head | 'hasSameDocument'> | 'sameDocument';
type FieldOf<P extends Part> = P extends 'sameDocument' ? 'hasSameDocument' : P;

/** A load of the named parts; it has no field for any other part. */
export type Snapshot<P extends Part = never> = Head & Pick<CustomerSnapshot, FieldOf<P>>;

/**
 * A load of a list of parts. One list or another gives one load or the other. A list of unknown length gives no part,
 * because its type says which parts it may name, not which it names.
 */
export type SnapshotOf<Parts extends readonly Part[]> = Parts extends unknown
  ? Snapshot<number extends Parts['length'] ? never : Parts[number]>
  : never;

/** All that one decision changes about one customer. */
export type Changes = LenderChanges & {
  customer?: Partial<
    MessageChoices &
      AdChoice &
      Pick<
        CustomerRow,
        | 'language'
        | 'limitCentavos'
        | 'reapplyOn'
        | 'installedAt'
        | 'facebookBoundAt'
        | 'lockedAt'
        | 'phoneIndex'
        | 'phoneSealed'
        | 'logInConsents'
        | 'deviceGeneration'
        | 'lastSeenAt'
        | 'keepingCheckOn'
      >
  >;
  /** Nobody is behind this id any more: all that says who it was goes with this write, but for what the law has kept. */
  erasure?: Pick<CustomerRow, 'phoneSealed' | 'recordsUntilOn'> & { erasedAt: number };
  sessions?: readonly SessionRow[];
  sections?: readonly SectionRow[];
  photos?: readonly PhotoRow[];
  applications?: readonly ApplicationRow[];
  signatures?: readonly SignatureRow[];
  loans?: readonly LoanRow[];
  acceptances?: readonly AcceptanceRow[];
  payouts?: readonly PayoutRow[];
  payments?: readonly PaymentRow[];
  entries?: readonly EntryRow[];
  papers?: readonly PaperRow[];
  coupons?: readonly CouponRow[];
  reloan?: ReloanRow;
  scheduledLoans?: readonly ScheduledLoanRow[];
  requests?: readonly RequestRow[];
  supportMessages?: readonly SupportMessageRow[];
  /** What one member of staff did alone, to be counted. */
  makerOnlySteps?: readonly MakerOnlyStepRow[];
  /** Channel numbers that are booked by this, each once in the whole book. */
  moneyReferences?: readonly MoneyReferenceRow[];
  freedReferences?: readonly FreedReference[];
  /** The username bound to this customer, once in the whole book. */
  facebookUsernames?: readonly FacebookUsernameRow[];
  /** Each is told outside the app too, where it was not told before. */
  messages?: readonly MessageRow[];
  messageRead?: MessageRead;
  /** The phones that pushes go to from now on, and those they go to no more. */
  pushSubscriptions?: readonly PushRow[];
  endedPushes?: readonly Pick<PushRow, 'sessionId'>[];
  /** Who of the staff did this; kept with it or not at all. */
  audits?: readonly AuditEntry[];
  jobs?: readonly Job[];
  loanEvents?: readonly LoanEventRow[];
};

export type CustomerStore = {
  load: <const Parts extends readonly Part[]>(request: {
    customerId: string;
    accessHash?: Buffer;
    idempotencyKey?: string;
    parts: Parts;
  }) => Promise<SnapshotOf<Parts>>;
  /** The customer whose payment carries this reference, in the same one round trip. */
  loadByPayment: <const Parts extends readonly Part[]>(request: {
    reference: string;
    parts: Parts;
  }) => Promise<SnapshotOf<Parts>>;
  /** Saves all or nothing. */
  save: (request: {
    customerId: string;
    expectedVersion: number;
    changes: Changes;
    answer?: StoredAnswer;
    /** What the decision saw, so that of a row that was there only what changed is written. */
    loaded?: Partial<CustomerSnapshot>;
  }) => Promise<SaveOutcome>;
  /** Opens a customer for a phone number; 'moved' when another request opened it first. */
  open: (customer: CustomerRow, changes: Changes) => Promise<SaveOutcome>;
  findByPhone: (phoneIndex: Buffer) => Promise<string | null>;
};
