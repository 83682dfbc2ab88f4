import { movementBreakKinds } from '@luwag/contract/break-kinds';
import type { BookedMovement, Break, SettledPayment } from '../../ports/reconciliation.ts';
import type { SettlementFile, SettlementRow } from '../../ports/settlement-files.ts';
import type { Context } from '../context.ts';
import { findBreaks } from './find-breaks.ts';

type CompareContext = Pick<Context, 'reconciliation' | 'randomness' | 'now'>;
type Part = {
  providerIds: readonly string[];
  settled: readonly SettledPayment[];
  booked: readonly BookedMovement[];
};

/** So many payments are compared in a few hundredths of a second. */
const comparedAtOnce = 5_000;
/** What a file alone can show; the rest needs the provider's list of the day. */
const kindsOfAFile = movementBreakKinds.filter(
  (kind) => kind.startsWith('settled-') || kind === 'fee-differs',
);

/** Compares the payments of a file with our books. */
export async function compareFile(
  context: CompareContext,
  { provider, settledOn }: SettlementFile,
  rows: readonly SettlementRow[],
): Promise<void> {
  if (settledOn === null || rows.every(({ kind }) => kind !== 'payment')) return;
  const found: Break[] = [];
  const subjects: string[] = [];
  for await (const { booked, settled, providerIds } of partsOf(context, provider, rows)) {
    subjects.push(...providerIds);
    found.push(...findBreaks({ booked, listed: [], settled, on: settledOn, settledThrough: null }));
  }
  const at = context.now();
  // What waited for this file waits no more.
  const notSettled = { kinds: ['not-settled'], days: [], subjects, breaks: [] } as const;
  await context.reconciliation.keepBreaks({ provider, ...notSettled, at });
  await context.reconciliation.keepBreaks({
    provider,
    // Only what a whole day is compared with can show that a break is gone.
    days: [],
    kinds: kindsOfAFile,
    breaks: found
      .filter(({ kind }) => kindsOfAFile.some((one) => one === kind))
      .map((one) => ({ ...one, breakId: context.randomness.orderedUuid() })),
    at,
  });
}

/** Ends what only a file that was withdrawn showed: the breaks of payments that no file has any more. */
export async function endBreaksOfFile(
  context: CompareContext,
  provider: string,
  rows: readonly SettlementRow[],
): Promise<void> {
  const subjects: string[] = [];
  for await (const { providerIds, settled } of partsOf(context, provider, rows)) {
    const others = new Set(settled.map(({ providerId }) => providerId));
    subjects.push(...providerIds.filter((id) => !others.has(id)));
  }
  const ended = { days: [], subjects, kinds: kindsOfAFile, breaks: [], at: context.now() };
  await context.reconciliation.keepBreaks({ provider, ...ended });
}

/**
 * What files and our books say of a file's payments. All that is said of one payment is in one part, and what other people asked for
 * is done between two.
 */
export async function* partsOf(
  { reconciliation }: CompareContext,
  provider: string,
  rows: readonly SettlementRow[],
): AsyncGenerator<Part> {
  const ids = new Set(rows.flatMap(({ kind, providerId }) => (kind === 'payment' ? [providerId] : [])));
  for (const providerIds of slicesOf([...ids], comparedAtOnce)) {
    const settled = await reconciliation.settled(provider, providerIds);
    const references = settled.map(({ reference }) => reference);
    const named = { directions: ['in'], fromMs: 0, toMs: 0, references, providerIds } as const;
    yield { providerIds, settled, booked: await reconciliation.booked({ provider, ...named }) };
  }
}

function slicesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
