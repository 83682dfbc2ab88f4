import { orderChanceDigits, orderNumberFrom } from '@luwag/contract/reference-numbers';
import { assertThat } from '@luwag/loan-engine/assertion';
import { requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { bookLoan } from '@luwag/loan-engine/life/book-loan';
import { isFinal } from '@luwag/loan-engine/loan/loan-status';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import type { AcceptanceRow } from '../../ports/application-rows.ts';
import type { Changes, LoanRow, PayoutRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { payoutAccountOf } from '../customer-data/payout-account.ts';
import { done, type Loaded, type Outcome, refused } from '../write.ts';
import { codeOfBooking } from './offer.ts';
import { entryRows } from '../ledger/record-decision.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

export type TakeContext = Pick<Context, 'now' | 'personalData' | 'randomness' | 'products'>;

/** What was agreed to: the price, the exact text that shows it, and the signature under it. */
export type Agreed = Pick<AcceptanceRow, 'signatureId' | 'language' | 'documentHash'> & {
  quote: Quote;
  document: string;
  institution: string;
};

export type TakenLoan = {
  loan: LoanRow;
  payout: PayoutRow;
  changes: Pick<Changes, 'loans' | 'acceptances' | 'payouts' | 'entries' | 'jobs'>;
};

/**
 * Books a loan that was agreed to today, beside those of the borrower's that have not ended, and asks for its payout.
 * The one way from an agreement to money, which is closed while the account is locked.
 */
export function takeLoan(
  context: TakeContext,
  loaded: Loaded<'loans' | 'sections'>,
  { quote, document, institution, ...accepted }: Agreed,
): Outcome<TakenLoan> {
  const { customerId, lockedAt } = loaded.customer;
  if (lockedAt !== null) return refused('step_up_required');
  const loanId = context.randomness.uuid();
  const product = context.products.version(quote.productId, quote.productVersion);
  const openLoans = loaded.loans.filter(({ status }) => !isFinal(status));
  const booked = bookLoan({ loanId, customerId, product, quote, openLoans });
  if (!booked.ok) return refused(codeOfBooking(booked.code));
  const at = context.now();
  const today = manilaDateOf(at);
  const requested = requestDisbursement(booked.value.loan, today);
  assertThat(requested.ok, 'a loan just booked can be disbursed');
  const loan: LoanRow = {
    ...requested.value.loan,
    orderNumber: orderNumberFrom(context.randomness.digits(orderChanceDigits)),
    quote,
    acceptedAt: at,
  };
  const acceptance: AcceptanceRow = {
    ...accepted,
    customerId,
    loanId,
    acceptedAt: at,
    documentSealed: context.personalData.seal(sealPlaces.acceptance(loanId), document),
  };
  const payout = payoutRow(context, loaded, loan, institution);
  return done({
    loan,
    payout,
    changes: {
      loans: [loan],
      acceptances: [acceptance],
      payouts: [payout],
      entries: entryRows(context, customerId, requested.value.entries),
      jobs: [{ kind: 'send-payout', payload: { customerId, payoutId: payout.payoutId } }],
    },
  });
}

/** A payout of the loan's net amount to the borrower's account as it stands now. */
export function payoutRow(
  { personalData, randomness, now }: Pick<Context, 'personalData' | 'randomness' | 'now'>,
  loaded: Loaded<'sections'>,
  loan: LoanRow,
  institution: string,
): PayoutRow {
  const account = payoutAccountOf(personalData, loaded);
  assertThat(account !== null, 'a loan is taken with a payout account');
  const payoutId = randomness.uuid();
  return {
    customerId: loan.customerId,
    payoutId,
    loanId: loan.loanId,
    reference: `PO-${payoutId}`,
    purpose: 'disbursement',
    provider: null,
    status: 'requested',
    amountCentavos: loan.netDisbursedCentavos,
    accountSealed: personalData.seal(sealPlaces.payoutAccount(payoutId), JSON.stringify(account.destination)),
    accountMasked: account.masked,
    institutionCode: account.destination.institutionCode,
    institution,
    requestedAt: now(),
    attemptedAt: null,
    completedAt: null,
    providerReference: null,
    failureCode: null,
    askedAt: null,
    notFoundAt: null,
    heldFor: null,
    heldUntilAt: null,
  };
}
