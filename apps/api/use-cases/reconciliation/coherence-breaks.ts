import type { coherenceBreakKinds } from '@luwag/contract/break-kinds';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { accounts, type AccountCode } from '@luwag/loan-engine/ledger/accounts';
import { accountBalance, balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { type Centavos, centavos, sumCentavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import type { LoanRow, Snapshot } from '../../ports/customer-store.ts';
import type { Break } from '../../ports/reconciliation.ts';
import { viewLoan } from '../figures/loan-view.ts';

export type Coherent = Snapshot<'loans' | 'payouts' | 'payments' | 'entries' | 'requests'>;
type Kind = (typeof coherenceBreakKinds)[number];
type Sides = { ledgerCentavos: Centavos; otherCentavos: Centavos };

const owed = [
  accounts.loanPrincipal,
  accounts.interestReceivable,
  accounts.lateChargeReceivable,
  accounts.penaltyFeeReceivable,
  accounts.feeReceivable,
] as const;

/**
 * Compares what is kept of a customer with itself: each loan's figures and what the borrower is shown of it with the ledger, and all
 * payments and payouts with it. What a provider has is compared with payments and payouts elsewhere, so all four sides hang together.
 * Returns one break for each way in which they disagree. Units: the ledger's side is booked, the other one listed, in centavos.
 * Errors: none. Source: a stored balance is the sum of its entries.
 */
export function coherenceBreaks(kept: Coherent, now: number): readonly Break[] {
  const [first] = kept.loans;
  if (first === undefined) return [];
  const on = manilaDateOf(now);
  const ofLoans = kept.loans.flatMap((loan) => [
    ...found('loan-ledger-differs', figuresOf(loan, kept), { loan, on, subject: loan.loanId }),
    ...found('shown-differs', shownOf(loan, kept, now), { loan, on, subject: loan.loanId }),
  ]);
  const loan = kept.loans.at(-1) ?? first;
  const subject = loan.customerId;
  return [
    ...ofLoans,
    ...found('payments-ledger-differ', paymentsOf(kept), { loan, on, subject }),
    ...found('payouts-ledger-differ', payoutsOf(kept), { loan, on, subject }),
  ];
}

function found(
  kind: Kind,
  sides: Sides | null,
  { loan, on, subject }: { loan: LoanRow; on: LocalDate; subject: string },
): readonly Break[] {
  if (sides === null || sides.ledgerCentavos === sides.otherCentavos) return [];
  return [
    {
      kind,
      direction: kind === 'payouts-ledger-differ' ? 'out' : 'in',
      subject,
      reference: loan.orderNumber,
      businessOn: on,
      bookedCentavos: sides.ledgerCentavos,
      listedCentavos: sides.otherCentavos,
      settledCentavos: null,
    },
  ];
}

const entriesOf = ({ loanId }: LoanRow, { entries }: Coherent) =>
  entries.filter((entry) => entry.loanId === loanId);

/** The first account of which the loan's own figures say another balance than its entries. */
function figuresOf(loan: LoanRow, kept: Coherent): Sides | null {
  const [difference] = balanceDifferences(loan, entriesOf(loan, kept));
  if (difference === undefined) return null;
  return { ledgerCentavos: difference.ledgerCentavos, otherCentavos: difference.loanCentavos };
}

/** What the borrower is shown as owed today, and what the ledger will have once today is charged. A loan that was written off is no receivable. */
function shownOf(loan: LoanRow, kept: Coherent, now: number): Sides | null {
  const { status, payoff } = viewLoan(loan, kept, now);
  if (status !== 'active' && status !== 'settled' && status !== 'cancelled') return null;
  if (status === 'active' && payoff === null) return null;
  const charged = status === 'active' ? accrueThrough(loan, manilaDateOf(now)).entries : [];
  const entries = [...entriesOf(loan, kept), ...charged];
  return {
    ledgerCentavos: sumCentavos(owed.map((account) => accountBalance(entries, account))),
    otherCentavos: centavos(payoff?.totalCentavos ?? 0),
  };
}

const balanceOf = ({ entries }: Coherent, account: AccountCode): Centavos => accountBalance(entries, account);

/**
 * What payments say was received, and what the ledger says came in. Over all loans, since credit may move between them. Money that came
 * back at a cancellation has no payment: staff booked it with the cancellation itself.
 */
function paymentsOf({ payments, entries }: Coherent): Sides {
  const ofPayments = entries.filter(({ kind }) => kind !== 'loan-cancelled');
  const booked = payments.filter(({ status }) => status === 'success');
  return {
    ledgerCentavos: accountBalance(ofPayments, accounts.collectionsClearing),
    otherCentavos: sumCentavos(booked.map(({ receivedCentavos }) => receivedCentavos)),
  };
}

/** What payouts say was sent, and what the ledger says left. Null while a payout is under way, or one is in question. */
function payoutsOf(kept: Coherent): Sides | null {
  const isOpen = kept.payouts.some(
    ({ status, providerReference }) =>
      (status !== 'succeeded' && status !== 'failed') || (status === 'failed' && providerReference !== null),
  );
  const isInQuestion = kept.loans.some(
    (loan) => (adjustmentsOf(loan).payoutInQuestionCentavos ?? zeroCentavos) > 0,
  );
  if (isOpen || isInQuestion) return null;
  const sent = kept.payouts.filter(({ status }) => status === 'succeeded');
  return {
    ledgerCentavos: centavos(0 - balanceOf(kept, accounts.cashAtPayoutProvider)),
    otherCentavos: sumCentavos(sent.map(({ amountCentavos }) => amountCentavos)),
  };
}
