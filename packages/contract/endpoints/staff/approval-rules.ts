import type { StaffRole } from '../../endpoint.ts';
import type { LenderStepKind } from './lender-step.ts';
import type { StaffStep } from './request-answer.ts';

/*
 * Who may do what with money alone, who proposes it and who confirms it: one row for each step that moves money, forgives
 * debt or raises exposure without a provider's evidence. A new kind of step does not compile until it has its row.
 */

/** Steps of staff that another one may have to confirm; a loan's and a customer's, those on accounts, prices and keys, and the lender's own. */
export type ApprovalKind =
  | StaffStep['kind']
  | 'erase-account'
  | 'publish-product'
  | 'confirm-partner-key'
  | LenderStepKind;

/** Sums of steps that one person took alone: money said to have come in, and what the lender gave up. */
export const makerOnlyGroups = ['recorded', 'forgiven'] as const;
export type MakerOnlyGroup = (typeof makerOnlyGroups)[number];

/** How much one person may do alone, in centavos: about one loan, about one customer, and in one Manila day. */
export type MakerOnlyLimit = {
  perLoanCentavos: number;
  perCustomerCentavos: number;
  perStaffDayCentavos: number;
};
export type MakerOnlyLimits = Readonly<Record<MakerOnlyGroup, MakerOnlyLimit>>;

/** The limits that hold unless the lender's settings name others. */
export const defaultMakerOnlyLimits: MakerOnlyLimits = {
  recorded: { perLoanCentavos: 1_000_000, perCustomerCentavos: 1_000_000, perStaffDayCentavos: 5_000_000 },
  forgiven: { perLoanCentavos: 50_000, perCustomerCentavos: 50_000, perStaffDayCentavos: 500_000 },
};

export type ApprovalRule = {
  /** Who may take the step or, where a second person is needed, propose it. */
  makers: readonly StaffRole[];
  /** Who may confirm a colleague's proposal; nobody confirms their own. */
  checkers: readonly StaffRole[];
  /** Makers who need no second person, and the limit up to which; null: the step always waits for a second person. */
  alone: null | { roles: readonly StaffRole[]; limit: MakerOnlyGroup | 'unlimited' };
};

const forgivers = ['collections', 'seniorReviewer', 'finance', 'admin'] as const;
const couponMakers = ['agent', 'seniorReviewer', 'finance', 'admin'] as const;
const serviceRoles = ['agent', 'seniorReviewer', 'finance', 'collections', 'admin'] as const;

export const approvalRules: Readonly<Record<ApprovalKind, ApprovalRule>> = {
  'record-payment': {
    makers: ['finance', 'admin'],
    checkers: ['finance', 'admin'],
    alone: { roles: ['finance'], limit: 'recorded' },
  },
  cancel: {
    makers: ['agent', 'finance', 'admin'],
    checkers: ['finance', 'admin'],
    alone: { roles: ['finance'], limit: 'recorded' },
  },
  'refund-credit': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'return-disbursement': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'fail-payout': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'settle-late-payout': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'reverse-payment': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'write-off': { makers: ['collections', 'finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'waive-charges': {
    makers: forgivers,
    checkers: ['seniorReviewer', 'finance', 'admin'],
    alone: { roles: forgivers, limit: 'forgiven' },
  },
  'agree-restructure': {
    makers: ['collections', 'seniorReviewer', 'admin'],
    checkers: ['seniorReviewer', 'finance', 'admin'],
    alone: null,
  },
  'grant-coupon': {
    makers: couponMakers,
    checkers: ['seniorReviewer', 'finance', 'admin'],
    alone: { roles: couponMakers, limit: 'forgiven' },
  },
  // Takes a promise back, so nothing leaves the lender by it.
  'invalidate-coupon': {
    makers: couponMakers,
    checkers: ['seniorReviewer', 'finance', 'admin'],
    alone: { roles: couponMakers, limit: 'unlimited' },
  },
  // Only a limit above the scorecard's proposal becomes such a step.
  'approve-limit': {
    makers: ['reviewer', 'seniorReviewer', 'admin'],
    checkers: ['seniorReviewer', 'admin'],
    alone: null,
  },
  // Locking only protects and needs nobody else; unlocking may let a thief in again.
  'unlock-account': {
    makers: ['agent', 'seniorReviewer', 'admin'],
    checkers: ['seniorReviewer', 'admin'],
    alone: null,
  },
  // Who holds the number of an account holds the account.
  'change-phone': {
    makers: ['agent', 'seniorReviewer', 'admin'],
    checkers: ['seniorReviewer', 'admin'],
    alone: null,
  },
  'erase-account': { makers: serviceRoles, checkers: serviceRoles, alone: null },
  // A key that may write; whatever comes by it is confirmed by a person again.
  'confirm-partner-key': { makers: ['admin'], checkers: ['finance', 'admin'], alone: null },
  'publish-product': { makers: ['admin'], checkers: ['finance', 'admin'], alone: null },
  'capital-paid-in': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'conversion-cleared': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'suspense-assigned': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'suspense-received-again': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'suspense-returned': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'settlement-received': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'entry-taken-back': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'own-channels-deposited': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
  'provider-topped-up': { makers: ['finance', 'admin'], checkers: ['finance', 'admin'], alone: null },
};

/** Whether a role may take or propose a step. */
export const mayMake = (kind: ApprovalKind, role: StaffRole): boolean =>
  approvalRules[kind].makers.includes(role);

/** Whether a role may confirm a step that somebody else proposed. */
export const mayCheck = (kind: ApprovalKind, role: StaffRole): boolean =>
  approvalRules[kind].checkers.includes(role);
