import {
  isMistypedOrderNumber,
  isMistypedPaymentReference,
  orderNumberSpellings,
  paymentReferenceSpelling,
} from '@luwag/contract/reference-numbers';
import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { findCustomer as findEndpoint } from '@luwag/contract/endpoints/staff/find-customer';
import type { getCustomer as customerEndpoint } from '@luwag/contract/endpoints/staff/get-customer';
import type { getCustomerLoan as loanEndpoint } from '@luwag/contract/endpoints/staff/get-customer-loan';
import { amountToReturn } from '@luwag/loan-engine/life/cancel';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { PayoutRow } from '../../ports/customer-store.ts';
import type { ScheduledLoanRow } from '../../ports/rows-around-loan.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { viewLoan, viewPayment } from '../figures/loan-view.ts';
import { couponsForLoan } from '../figures/coupon-of-payment.ts';
import { viewCoupon } from '../figures/coupon-view.ts';
import { rewardParts, withRewards } from '../figures/with-rewards.ts';
import { done, type Outcome, read, refused } from '../write.ts';
import type { LoginLimits } from '../session/login-rules.ts';
import { cancellationWindow } from './decide-loan-action.ts';
import type { Staff } from '../approval/approval.ts';
import { viewApplication } from './decided-application.ts';
import { mustCallFirst } from './let-log-in-again.ts';
import type { LoanKey } from './loan-action.ts';
import { loanFiguresOf, viewLedger } from './loan-figures.ts';
import { maskedName, maskedPhone } from '../customer-data/masked-person.ts';
import { revokedProposals, viewRequest } from './request-view.ts';

type ReadContext = Pick<
  Context,
  'store' | 'directory' | 'staff' | 'personalData' | 'partnerKeys' | 'randomness' | 'now'
>;

/** Whose phone number, order or payment this is. That somebody searched is kept, without what they searched for. */
export async function findCustomer(
  context: ReadContext,
  staff: Staff,
  body: ParsedInput<typeof findEndpoint>['body'],
): Promise<Outcome<CallOutput<typeof findEndpoint>>> {
  const found = await look(context, body);
  await keepLook(context, staff, 'customer-searched', {
    ...(found === null ? {} : { customerId: found.customerId }),
    detail: { by: body.by },
  });
  if (found !== null) return done(found);
  // A digit that is wrong is told as such; a number that is right and nobody's is not there.
  return refused(isMistyped(body) ? 'number_mistyped' : 'not_found');
}

function isMistyped(body: ParsedInput<typeof findEndpoint>['body']): boolean {
  if (body.by === 'payment') return isMistypedPaymentReference(body.reference);
  return body.by === 'order' && isMistypedOrderNumber(body.orderNumber);
}

async function look(
  { store, directory, personalData }: ReadContext,
  body: ParsedInput<typeof findEndpoint>['body'],
): Promise<{ customerId: string; loanId: string | null } | null> {
  if (body.by === 'order') return directory.customerOfOrder(orderNumberSpellings(body.orderNumber));
  if (body.by === 'payment') {
    const reference = paymentReferenceSpelling(body.reference);
    const { payments } = await store.loadByPayment({ reference, parts: ['payments'] });
    const payment = payments.find((row) => row.reference === reference);
    return payment === undefined ? null : { customerId: payment.customerId, loanId: payment.loanId };
  }
  const customerId = await store.findByPhone(personalData.blindIndex('phone', body.phone));
  return customerId === null ? null : { customerId, loanId: null };
}

/** One customer, masked, with their loans and requests. */
export async function getCustomer(
  context: ReadContext & Pick<Context, 'logins'>,
  limits: LoginLimits,
  staff: Staff,
  customerId: string,
): Promise<Outcome<CallOutput<typeof customerEndpoint>>> {
  const parts = ['sections', 'applications', 'payouts', 'requests', 'entries', ...rewardParts] as const;
  const loaded = await read(context, { kind: 'system', customerId }, parts);
  if (!loaded.ok) return loaded;
  await keepLook(context, staff, 'customer-opened', { customerId });
  const { customer, applications, loans, requests } = loaded.value;
  const isKeyRevoked = await revokedProposals(context, requests);
  const now = context.now();
  const today = manilaDateOf(now);
  return done({
    customerId,
    nameMasked: maskedName(context.personalData, loaded.value),
    phoneMasked: maskedPhone(context.personalData, customer),
    language: customer.language,
    createdAt: isoInstant(customer.createdAt),
    erasedAt: isoInstantOrNull(customer.erasedAt),
    limitCentavos: customer.limitCentavos,
    facebookBoundAt: isoInstantOrNull(customer.facebookBoundAt),
    installedAt: isoInstantOrNull(customer.installedAt),
    isLogInBlocked: customer.erasedAt === null && (await mustCallFirst(context, limits, customer.phoneIndex)),
    lockedAt: isoInstantOrNull(customer.lockedAt),
    reapplyOn: customer.reapplyOn,
    applications: applications.map((application) => viewApplication(application, staff.role)),
    upcomingLoan: viewUpcoming(loaded.value.scheduledLoans),
    loans: loans.map((loan) => viewLoan(loan, loaded.value, now)),
    requests: requests.map((row) => viewRequest(context, loaded.value, row, staff, isKeyRevoked)),
    coupons: couponsForLoan(withRewards(loaded.value, today), now, null).map((coupon) =>
      viewCoupon(coupon, loaded.value, today),
    ),
  });
}

function viewUpcoming(
  rows: readonly ScheduledLoanRow[],
): CallOutput<typeof customerEndpoint>['upcomingLoan'] {
  const row = rows.find(({ status }) => status === 'upcoming');
  if (row === undefined) return null;
  const { scheduledLoanId, amountCentavos, sendAt } = row;
  return { scheduledLoanId, amountCentavos, sendAt: isoInstant(sendAt) };
}

/** One loan with its whole ledger. */
export async function getCustomerLoan(
  context: ReadContext,
  staff: Staff,
  { customerId, loanId }: LoanKey,
): Promise<Outcome<CallOutput<typeof loanEndpoint>>> {
  const parts = ['sections', 'loans', 'payouts', 'payments', 'requests', 'entries', 'papers'] as const;
  const loaded = await read(context, { kind: 'system', customerId }, parts);
  if (!loaded.ok) return loaded;
  const loan = loaded.value.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  await keepLook(context, staff, 'loan-opened', { customerId, subjectId: loanId });
  const isOfLoan = (row: { loanId: string | null }): boolean => row.loanId === loanId;
  const { personalData } = context;
  const { customer, entries, payments, payouts, requests, papers } = loaded.value;
  const isKeyRevoked = await revokedProposals(context, requests);
  const now = context.now();
  const window = cancellationWindow(payouts, loanId);
  const isOpen = window !== null && loan.status === 'active' && window.throughMs >= now;
  return done({
    customerId,
    nameMasked: maskedName(personalData, loaded.value),
    phoneMasked: maskedPhone(personalData, customer),
    lockedAt: isoInstantOrNull(customer.lockedAt),
    productId: loan.productId,
    productVersion: loan.productVersion,
    effectiveMonthlyRatePpm: loan.terms.effectiveMonthlyRatePpm,
    summary: viewLoan(loan, loaded.value, now),
    figures: loanFiguresOf(loan, manilaDateOf(now)),
    ledger: viewLedger(loan, entries.filter(isOfLoan)),
    payments: payments.filter(isOfLoan).map((payment) => viewPayment(payment, { payments, entries, now })),
    payouts: payouts.filter(isOfLoan).map(viewPayout),
    requests: requests
      .filter(isOfLoan)
      .map((row) => viewRequest(context, loaded.value, row, staff, isKeyRevoked)),
    papers: papers
      .filter(isOfLoan)
      .map(({ kind, code, issuedAt }) => ({ kind, code, issuedAt: isoInstant(issuedAt) })),
    cancellableThroughAt: isOpen ? isoInstant(window.throughMs) : null,
    amountToReturnCentavos: loan.status === 'active' ? amountToReturn(loan) : 0,
  });
}

function viewPayout(payout: PayoutRow): CallOutput<typeof loanEndpoint>['payouts'][number] {
  const { payoutId, reference, provider, purpose, status, amountCentavos } = payout;
  const { institution, accountMasked, failureCode } = payout;
  return {
    payoutId,
    reference,
    provider,
    purpose,
    status,
    amountCentavos,
    institution,
    accountMasked,
    requestedAt: isoInstant(payout.requestedAt),
    completedAt: isoInstantOrNull(payout.completedAt),
    failureCode,
  };
}

function keepLook(
  { staff: store, randomness, now }: ReadContext,
  { staffId }: Staff,
  action: AuditEntry['action'],
  about: Pick<AuditEntry, 'customerId' | 'subjectId' | 'detail'>,
): Promise<void> {
  return store.audit({ auditId: randomness.orderedUuid(), at: now(), staffId, action, ...about });
}
