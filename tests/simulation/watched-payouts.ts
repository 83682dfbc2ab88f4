import { payoutInQuestion } from '@luwag/loan-engine/life/late-payout';
import { isMovedReference } from '../../apps/api/use-cases/payout/second-provider.ts';
import type { PayoutRow } from '../../apps/api/ports/customer-store.ts';
import type { PayoutProvider } from '../../apps/api/ports/payout-provider.ts';
import type { PayoutRails, TruePayout } from './payout-rails.ts';
import type { Stores } from './stores.ts';

type Watch = {
  ports: Stores['ports'];
  /** Every provider of payouts. */
  payers: readonly PayoutRails[];
  /** What is wrong is left here. */
  bugs: Error[];
  onOrder: (provider: string, reference: string) => void;
};

/**
 * The provider, with a look at our own books whenever an order reaches it: that an attempt begins is kept before, no order is sent
 * while payouts are held after a restore, and none beside another order of the same loan that was paid or may be.
 */
export function watchedPayouts(provider: PayoutProvider, watch: Watch): PayoutProvider {
  const { store, directory, payoutPauses } = watch.ports;
  return {
    ...provider,
    send: async (order) => {
      const found = await directory.payoutByReference(order.reference);
      const { payouts, loans, entries } =
        found === null
          ? { payouts: [], loans: [], entries: [] }
          : await store.load({ customerId: found.customerId, parts: ['payouts', 'loans', 'entries'] });
      const row = payouts.find(({ payoutId }) => payoutId === found?.payoutId);
      const { bugs } = watch;
      if (row !== undefined && row.attemptedAt === null)
        bugs.push(new Error('I6 an attempt is kept before the provider is called'));
      if (row !== undefined && row.provider !== provider.provider)
        bugs.push(new Error('I6 an order goes to the provider that the payout names'));
      if ((await payoutPauses.current()) !== null)
        bugs.push(new Error('I6 no payout is sent while payouts are held'));
      if (row !== undefined) bugs.push(...besideOthers(provider.provider, row, payouts, watch.payers));
      const loan = loans.find(({ loanId }) => loanId === row?.loanId);
      const isLateKnown = entries.some(
        ({ kind, loanId, recordedAt, reference }) =>
          kind === 'payout-paid-late' &&
          loanId === loan?.loanId &&
          recordedAt < (row?.attemptedAt ?? 0) &&
          payouts.some((late) => late.reference === reference && late.purpose === 'disbursement'),
      );
      if (loan !== undefined && payoutInQuestion(loan) > 0 && isLateKnown && row?.purpose === 'disbursement')
        bugs.push(new Error(`I6 ${row.reference} is sent beside one that was paid late`));
      watch.onOrder(provider.provider, order.reference);
      return provider.send(order);
    },
  };
}

/** Orders of the same money, at whichever provider, that were paid or may be. What was paid after a definite no is a case of its own. */
function besideOthers(
  provider: string,
  row: PayoutRow,
  payouts: readonly PayoutRow[],
  payers: readonly PayoutRails[],
): Error[] {
  const references = payouts.filter((other) => isSameMoney(row, other)).map(({ reference }) => reference);
  const others = payers.flatMap((payer) =>
    [...payer.payouts.values()].filter(
      ({ reference }) =>
        references.includes(reference) && (payer.provider !== provider || reference !== row.reference),
    ),
  );
  const alive = others.filter(isAlive);
  if (alive.length > 0)
    return [new Error(`I6 ${row.reference} is sent beside ${alive[0]?.reference}, which may be paid`)];
  const isAfterNo = !isMovedReference(row.reference) || others.some(({ hasFailedBefore }) => hasFailedBefore);
  return isAfterNo ? [] : [new Error('I6 the second provider is asked after a definite no only')];
}

const isAlive = ({ state, hasFailedBefore }: TruePayout): boolean =>
  state === 'pending' || (state === 'paid' && !hasFailedBefore);

/** A loan is paid out once, however often; a refund is money of its own, however many providers were asked. */
function isSameMoney(row: PayoutRow, other: PayoutRow): boolean {
  if (row.loanId !== other.loanId || row.purpose !== other.purpose) return false;
  return row.purpose === 'disbursement' || firstOf(row.reference) === firstOf(other.reference);
}

const firstOf = (reference: string): string => reference.replace(/-2$/, '');
