import type { LenderEvent } from '@luwag/loan-engine/ledger/lender-entry';
import type { CollectedPayment } from '../../ports/collection-provider.ts';
import type { PaymentRow } from '../../ports/customer-store.ts';
import type { CollectedChanges, LenderEntryRow, SuspenseItem, SuspenseReason } from '../../ports/suspense.ts';
import type { Context } from '../context.ts';
import { lenderEntryOf } from '../ledger/lender-steps.ts';

export type SuspenseContext = Pick<Context, 'suspense' | 'randomness' | 'now'>;

/**
 * Books money that belongs to no loan that is known, on the day it is heard of. Answers whether it is booked by this: not where it
 * was booked meanwhile, here or on a loan.
 */
export async function holdInSuspense(
  context: SuspenseContext,
  provider: string,
  { providerPaymentId, reference, amountCentavos, paidAt }: CollectedPayment,
  reason: SuspenseReason,
): Promise<boolean> {
  const item: SuspenseItem = {
    suspenseId: context.randomness.orderedUuid(),
    provider,
    providerPaymentId,
    reference,
    amountCentavos,
    paidAt,
    receivedAt: context.now(),
    reason,
  };
  return context.suspense.receive(item, entryOf(context, item, 'suspense-received'));
}

/** Money of a provider that leaves the loan of a payment today, as much as the provider says and paid when it says; nothing where none has told of it. */
export function misappliedMoney(
  context: Pick<Context, 'randomness' | 'now'>,
  { provider, providerPaymentId, reference, receivedCentavos, toldCentavos, paidAt, toldAt }: PaymentRow,
): NonNullable<CollectedChanges['misapplied']> {
  if (provider === null || providerPaymentId === null) return [];
  const amountCentavos = toldCentavos ?? receivedCentavos;
  const receivedAt = context.now();
  const suspenseId = context.randomness.orderedUuid();
  const named = { provider, providerPaymentId, reference, amountCentavos, paidAt: toldAt ?? paidAt };
  const bookedFor = `suspense-received:${suspenseId}`;
  const entry = { kind: 'suspense-received', amountCentavos } as const;
  return [
    {
      item: { ...named, suspenseId, receivedAt, reason: 'misapplied' },
      entry: lenderEntryOf(context, entry, { bookedFor, reference: providerPaymentId }),
    },
  ];
}

/** What a provider says again of money that waits: a reversal ends it, anything else changes nothing. */
export async function followSuspense(
  context: SuspenseContext,
  item: SuspenseItem,
  outcome: CollectedPayment['outcome'],
): Promise<void> {
  if (outcome !== 'reversed') return;
  await context.suspense.reverse(item.suspenseId, entryOf(context, item, 'suspense-reversed'));
}

/** What came again after its provider had taken it back may be taken back again. */
function entryOf(
  context: SuspenseContext,
  { provider, providerPaymentId, amountCentavos, receivedAt }: SuspenseItem,
  kind: Extract<LenderEvent['kind'], 'suspense-received' | 'suspense-reversed'>,
): LenderEntryRow {
  const turn = kind === 'suspense-reversed' ? `:${receivedAt}` : '';
  const bookedFor = `${kind}:${provider}:${providerPaymentId}${turn}`;
  return lenderEntryOf(context, { kind, amountCentavos }, { bookedFor, reference: providerPaymentId });
}
