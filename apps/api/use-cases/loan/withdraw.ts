import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { withdraw as endpoint } from '@luwag/contract/endpoints/loan/withdraw';
import { requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { bookLoan } from '@luwag/loan-engine/life/loan';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { AcceptanceRow, LoanRow, PayoutRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { loanPapers } from '../papers/loan-papers.ts';
import { acceptancePlace } from '../papers/acceptance-place.ts';
import { paperFacts } from '../papers/paper-facts.ts';
import { payoutAccountOf } from '../profile/payout-account.ts';
import { type Caller, type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { viewLoan } from './loan-view.ts';
import { quoteWithinOffer } from './offer.ts';
import { entryRows } from './record-decision.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Answer = CallOutput<typeof endpoint>;
type WithdrawContext = Pick<
  Context,
  'store' | 'now' | 'personalData' | 'randomness' | 'product' | 'identity' | 'institutions'
>;

/** Takes the loan the borrower saw: prices it again, refuses any difference, keeps the acceptance and asks for the payout. */
export function withdraw(
  context: WithdrawContext,
  caller: Caller,
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  return write(
    context,
    {
      caller,
      parts: ['applications', 'loans', 'sections', 'signatures'],
      intent: { idempotencyKey, endpoint: 'withdraw', body },
    },
    (loaded) => decide(context, loaded, body),
  );
}

function decide(context: WithdrawContext, loaded: Loaded, body: Body): Outcome<Decision<Answer>> {
  const priced = quoteWithinOffer(loaded, context.product, context.now(), body);
  if (!priced.ok) return priced;
  const { quote, today } = priced.value;
  if (!isWhatWasShown(quote, body)) return refused('quote_changed');
  if (!loaded.signatures.some(({ signatureId }) => signatureId === body.signatureId)) {
    return refused('signature_required');
  }
  const facts = paperFacts(context, loaded, quote);
  if (facts === null) return refused('no_offer');
  const papers = loanPapers(body.language, facts);
  if (papers.documentHash !== body.documentHash) return refused('document_changed');

  const { customerId } = loaded.customer;
  const loanId = context.randomness.uuid();
  const booked = bookLoan({ loanId, customerId, product: context.product, quote });
  assertThat(booked.ok, 'a quote made a moment ago can be booked');
  const requested = requestDisbursement(booked.value.loan, today);
  assertThat(requested.ok, 'a loan just booked can be disbursed');
  const at = context.now();
  const loan: LoanRow = {
    ...requested.value.loan,
    orderNumber: `${today.slice(2).replaceAll('-', '')}-${context.randomness.digits(6)}`,
    quote,
    acceptedAt: at,
  };
  const acceptance: AcceptanceRow = {
    customerId,
    loanId,
    signatureId: body.signatureId,
    acceptedAt: at,
    language: body.language,
    documentHash: papers.documentHash,
    documentSealed: context.personalData.seal(acceptancePlace(loanId), papers.document),
  };
  const payout = payoutRow(context, loaded, loan, facts.institution);
  return done({
    changes: {
      loans: [loan],
      acceptances: [acceptance],
      payouts: [payout],
      entries: entryRows(context, customerId, requested.value.entries),
      jobs: [{ kind: 'send-payout', payload: { customerId, payoutId: payout.payoutId } }],
    },
    answer: { loan: viewLoan(loan, { payouts: [payout], payments: [] }, today) },
  });
}

function isWhatWasShown(quote: Quote, { shown, productVersion }: Body): boolean {
  return (
    quote.productVersion === productVersion &&
    quote.netDisbursedCentavos === shown.netDisbursedCentavos &&
    quote.totalRepaymentCentavos === shown.totalRepaymentCentavos &&
    quote.totalCostCentavos === shown.totalCostCentavos &&
    quote.dueOn === shown.dueOn
  );
}

/** A payout of the loan's net amount to the borrower's account as it stands now. */
export function payoutRow(
  { personalData, randomness, now }: Pick<Context, 'personalData' | 'randomness' | 'now'>,
  loaded: Loaded,
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
    status: 'requested',
    amountCentavos: loan.netDisbursedCentavos,
    accountSealed: personalData.seal(`payout|account|${payoutId}`, JSON.stringify(account.destination)),
    accountMasked: account.masked,
    institutionCode: account.destination.institutionCode,
    institution,
    requestedAt: now(),
    attemptedAt: null,
    completedAt: null,
    providerReference: null,
    failureCode: null,
  };
}
