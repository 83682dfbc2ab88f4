import { type LenderEvent, postLenderEvent } from '@luwag/loan-engine/ledger/lender-entry';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { CollectedPayment } from '../../ports/collection-provider.ts';
import type { LenderEntryRow, SuspenseItem, SuspenseReason } from '../../ports/suspense.ts';
import type { Context } from '../context.ts';

export type SuspenseContext = Pick<Context, 'suspense' | 'randomness' | 'now'>;

/** Books money that belongs to no loan that is known, on the day it is heard of; told again it is booked once. */
export async function holdInSuspense(
  context: SuspenseContext,
  provider: string,
  { providerPaymentId, reference, amountCentavos, paidAt }: CollectedPayment,
  reason: SuspenseReason,
): Promise<void> {
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
  await context.suspense.receive(item, entryOf(context, item, 'suspense-received'));
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

function entryOf(
  { randomness, now }: SuspenseContext,
  { provider, providerPaymentId, amountCentavos }: SuspenseItem,
  kind: Extract<LenderEvent['kind'], 'suspense-received' | 'suspense-reversed'>,
): LenderEntryRow {
  const entry = postLenderEvent(
    { kind, amountCentavos },
    {
      businessOn: manilaDateOf(now()),
      bookedFor: `${kind}:${provider}:${providerPaymentId}`,
      reference: providerPaymentId,
    },
  );
  return { ...entry, entryId: randomness.orderedUuid(), recordedAt: now() };
}
