import type { issuedPaperKinds } from '@luwag/contract/endpoints/loan/issue-paper';
import type { CouponInvalidReason, CouponReason } from '@luwag/contract/endpoints/rewards/coupon-answer';
import type { MakerOnlyGroup } from '@luwag/contract/endpoints/staff/approval-rules';
import type { Language } from '@luwag/contract/language';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { Centavos } from '@luwag/loan-engine/money/money';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import type { Coupon } from '@luwag/loan-engine/rewards/coupon';
import type { ReloanChain } from '@luwag/loan-engine/rewards/reloan-chain';

/* What a customer has around a loan: papers, coupons, Easy Re-loan and what they asked of the lender. */

export type PaperKind = (typeof issuedPaperKinds)[number];

export type PaperRow = {
  customerId: string;
  paperId: string;
  loanId: string;
  kind: PaperKind;
  /** Which payment a receipt is for, which day a statement is of; empty where a loan has one such paper. */
  subject: string;
  language: Language;
  code: string;
  contentHash: string;
  contentSealed: Buffer;
  issuedAt: number;
};

/** A coupon with what it was given for. */
export type CouponRow = Coupon & {
  reason: CouponReason;
  grantedAt: number;
  invalidReason: CouponInvalidReason | null;
};

export type ReloanRow = {
  customerId: string;
  chain: ReloanChain;
  amountCentavos: Centavos;
  termDays: number;
  agreedAt: number | null;
  agreementHash: string | null;
  /** The exact text that was hashed. */
  agreementSealed: Buffer | null;
};

export type ScheduledLoanRow = {
  customerId: string;
  scheduledLoanId: string;
  status: 'upcoming' | 'skipped' | 'sent' | 'failed';
  amountCentavos: Centavos;
  termDays: number;
  createdAt: number;
  /** When the borrower was told that it is coming. */
  announcedAt: number | null;
  sendAt: number;
  endedAt: number | null;
  loanId: string | null;
  voucherCentavos: Centavos;
  refusal: string | null;
  /** The price the borrower was told; null before. */
  announced: Quote | null;
  /** When the text that tells of it is tried again; null where none has failed. */
  nextTryAt: number | null;
};

/** What a borrower asks of the lender and a member of staff carries out or refuses; or a step of staff that waits for a second person. */
export type RequestRow = {
  customerId: string;
  requestId: string;
  kind: 'cancellation' | 'hardship' | 'older-records' | 'refund' | 'deletion' | 'staff-action';
  loanId: string | null;
  /** 'withdrawn': taken back by its requester, or over with its loan. */
  status: 'open' | 'done' | 'refused' | 'withdrawn';
  details: Readonly<Record<string, string | number>>;
  /** What of it says who somebody is; null where nothing does. */
  detailsSealed: Buffer | null;
  createdAt: number;
  endedAt: number | null;
  endedBy: string | null;
  reasonCode: string | null;
};

/** A step that moved money or forgave debt with nobody but one member of staff behind it. */
export type MakerOnlyStepRow = {
  customerId: string;
  stepId: string;
  loanId: string | null;
  staffId: string;
  limitGroup: MakerOnlyGroup;
  amountCentavos: Centavos;
  /** The most this person may do alone in a day; what goes beyond it is not kept. */
  dayLimitCentavos: number;
  /** The Manila day it counts to. */
  decidedOn: LocalDate;
};

/** The number of a payment that was misapplied: another payment may have it. */
export type FreedReference = { paymentId: string; reference: string; number: string };

/** A channel's number, normalised: it stands for one payment or one return in the whole book. */
export type MoneyReferenceRow = {
  number: string;
  customerId: string;
  loanId: string;
  /** Null for money given back at a cancellation. */
  paymentId: string | null;
  bookedAt: number;
};
