import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import { openDatabase } from '../../apps/api/adapters/postgres/database.ts';
import type { Snapshot } from '../../apps/api/ports/customer-store.ts';
import type { ProviderDoubles } from '../../packages/provider-doubles/start-doubles.ts';
import type { Writers } from './writers.ts';

/* What the product acknowledged and its books, beside what the providers' doubles know. */

export type Comparison = {
  acknowledged: { withdrawals: number; payments: number };
  refusals: ReadonlyMap<string, number>;
  /** Acknowledged, and not in the books. */
  lost: readonly string[];
  /** In the books in part: a loan that differs from its entries, or an entry that does not sum to zero. */
  halfApplied: readonly string[];
  /** Sent more than once, or sent and unknown to the books. */
  wrongPayouts: readonly string[];
  /** Paid at the partner, and not booked exactly once to the centavo. */
  wrongPayments: readonly string[];
};

type Books = Pick<Kept, 'loans' | 'payouts' | 'payments' | 'entries'>;
type Kept = Snapshot<'loans' | 'payouts' | 'payments' | 'entries'>;

export async function compareBooks(
  databaseUrl: string,
  doubles: ProviderDoubles,
  { acknowledged, customerIds, refusals }: Writers,
): Promise<Comparison> {
  const books = await readBooks(databaseUrl, customerIds);
  return {
    acknowledged: {
      withdrawals: acknowledged.filter(({ kind }) => kind === 'withdrawal').length,
      payments: acknowledged.filter(({ kind }) => kind === 'payment').length,
    },
    refusals,
    lost: lostWrites(books, acknowledged),
    halfApplied: halfApplied(books),
    wrongPayouts: wrongPayouts(books, doubles),
    wrongPayments: wrongPayments(books, doubles),
  };
}

async function readBooks(databaseUrl: string, customerIds: readonly string[]): Promise<Books> {
  const own = openDatabase({ databaseUrl, maxConnections: 2 });
  try {
    const store = createCustomerStore(own);
    const kept: Kept[] = await Promise.all(
      customerIds.map((customerId) =>
        store.load({ customerId, parts: ['loans', 'payouts', 'payments', 'entries'] }),
      ),
    );
    return {
      loans: kept.flatMap((one) => one.loans),
      payouts: kept.flatMap((one) => one.payouts),
      payments: kept.flatMap((one) => one.payments),
      entries: kept.flatMap((one) => one.entries),
    };
  } finally {
    await own.close();
  }
}

function lostWrites({ loans, payments }: Books, acknowledged: Writers['acknowledged']): readonly string[] {
  const lent = new Set(loans.map(({ loanId }) => loanId));
  const paid = new Set(
    payments.filter(({ status }) => status === 'success').map(({ paymentId }) => paymentId),
  );
  return acknowledged.flatMap((write) => {
    if (write.kind === 'withdrawal') return lent.has(write.loanId) ? [] : [`loan ${write.loanId}`];
    return paid.has(write.paymentId) ? [] : [`payment ${write.reference}`];
  });
}

function halfApplied({ loans, entries }: Books): readonly string[] {
  const differing = loans.flatMap((loan) => {
    const own = entries.filter(({ loanId }) => loanId === loan.loanId);
    return balanceDifferences(loan, own).map(({ account }) => `loan ${loan.loanId}, account ${account}`);
  });
  const uneven = entries.flatMap(({ kind, loanId, postings }) => {
    const sum = postings.reduce((total, { amountCentavos }) => total + amountCentavos, 0);
    return sum === 0 ? [] : [`${kind} of loan ${loanId}`];
  });
  return [...differing, ...uneven];
}

/** What the provider sent is in the books, and no loan was paid out twice. */
function wrongPayouts({ payouts, entries }: Books, { xenditPayouts }: ProviderDoubles): readonly string[] {
  const ordered = new Map(payouts.map((payout) => [payout.reference, payout]));
  const paidOut = new Set(
    entries.filter(({ kind }) => kind === 'disbursement-confirmed').map(({ loanId }) => loanId),
  );
  const sentTo = new Set<string>();
  return xenditPayouts.payouts.flatMap(({ referenceId, amountMinor, status }) => {
    if (status !== 'SUCCEEDED') return [];
    const payout = ordered.get(referenceId);
    if (payout === undefined) return [`${referenceId} is in no books`];
    const isFirst = !sentTo.has(payout.loanId);
    sentTo.add(payout.loanId);
    const isRight = isFirst && paidOut.has(payout.loanId) && payout.amountCentavos === amountMinor;
    return isRight ? [] : [referenceId];
  });
}

/** What was paid at the partner is booked once, to the centavo. */
function wrongPayments({ payments, entries }: Books, { xenditPayments }: ProviderDoubles): readonly string[] {
  const received = new Map(payments.map((payment) => [payment.reference, payment.receivedCentavos]));
  return xenditPayments.payments.flatMap(({ referenceId, amountPesos, status }) => {
    if (status !== 'SUCCEEDED') return [];
    const booked = entries.filter(
      ({ kind, reference }) => kind === 'repayment-received' && reference === referenceId,
    );
    const isExact = received.get(referenceId) === Math.round(amountPesos * 100);
    return booked.length === 1 && isExact ? [] : [`${referenceId}: ${booked.length} entries`];
  });
}
