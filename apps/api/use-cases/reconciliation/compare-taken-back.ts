import { takenBackBreakKinds } from '@luwag/contract/break-kinds';
import { addDays, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Break } from '../../ports/reconciliation.ts';
import type { LenderEntryRow } from '../../ports/suspense.ts';
import type { TakenBack } from '../../ports/taken-back.ts';
import type { Context } from '../context.ts';
import { lenderEntryOf } from '../ledger/lender-steps.ts';

type TakenBackContext = Pick<Context, 'reconciliation' | 'takenBackRows' | 'randomness' | 'now'>;
type Kind = (typeof takenBackBreakKinds)[number];

/** Banks take a payment back within some months; what is older was looked at long ago. */
const mostDaysBack = 180;
const mostRows = 5_000;

/**
 * Compares what settlement files say was taken back with our books: what is taken back there has to be reversed here. Returns one
 * break for each way in which a row disagrees. Errors: none. Source: what each kind means stands in docs/operations/reconciliation.md.
 */
export function takenBackBreaks(rows: readonly TakenBack[]): readonly Break[] {
  const found = rows.flatMap((row) => kindsOf(row).map((kind) => breakOf(kind, row)));
  // Two rows of one payment tell of it once.
  return [...new Map(found.map((one) => [`${one.kind} ${one.subject}`, one])).values()];
}

function kindsOf(row: TakenBack): readonly Kind[] {
  if (row.state === null) return ['taken-back-unknown'];
  const differs: readonly Kind[] = isSumRight(row) ? [] : ['taken-back-differs'];
  if (row.state === 'reversed') return differs;
  return [row.kind === 'refund' ? 'refunded-at-provider' : 'charged-back', ...differs];
}

/** A row adds up, and all of them together take no more than was paid; of what is reversed here, exactly that. */
function isSumRight(row: TakenBack): boolean {
  const { state, grossCentavos, feeCentavos, vatCentavos, netCentavos } = row;
  if (grossCentavos + feeCentavos + vatCentavos !== netCentavos) return false;
  const paidCentavos = row.bookedCentavos ?? 0;
  return state === 'reversed'
    ? row.takenBackCentavos === paidCentavos
    : row.takenBackCentavos <= paidCentavos;
}

function breakOf(kind: Kind, row: TakenBack): Break {
  return {
    kind,
    direction: 'in',
    subject: row.providerId,
    reference: row.reference === '' ? row.providerId : row.reference,
    businessOn: row.settledOn,
    bookedCentavos: row.bookedCentavos,
    listedCentavos: null,
    settledCentavos: row.takenBackCentavos,
  };
}

/** Compares the rows of one file. */
export async function compareTakenBackOf(
  context: TakenBackContext,
  { fileId, provider }: { fileId: string; provider: string },
): Promise<void> {
  await keepTakenBackBreaks(context, provider, await context.takenBackRows.ofFile(fileId));
}

/**
 * Compares what was taken back of a provider's payments lately. A chargeback that was booked as a loss and whose payment was taken back
 * on its loan since is no loss any more: the borrower owes it again. Answers how many breaks stand.
 */
export async function compareTakenBack(context: TakenBackContext, provider: string): Promise<number> {
  const from = addDays(manilaDateOf(context.now()), -mostDaysBack);
  const rows = await context.takenBackRows.from({ provider, from, most: mostRows });
  for (const row of rows) {
    if (row.state !== 'reversed' || row.lossCentavos === null) continue;
    await context.takenBackRows.book(chargebackEntryOf(context, row, 'chargeback-passed-on'));
  }
  return keepTakenBackBreaks(context, provider, rows);
}

/** What a file's chargebacks cost the lender: those whose payment stands here, since nobody owes it again. */
export async function lossesOf(context: TakenBackContext, fileId: string): Promise<LenderEntryRow[]> {
  const rows = await context.takenBackRows.ofFile(fileId);
  return rows
    .filter(({ kind, state }) => kind === 'chargeback' && state !== 'reversed')
    .map((row) => chargebackEntryOf(context, row, 'chargeback'));
}

function chargebackEntryOf(
  context: TakenBackContext,
  { fileId, line, grossCentavos, providerId }: TakenBack,
  kind: 'chargeback' | 'chargeback-passed-on',
): LenderEntryRow {
  const about = { bookedFor: `${kind}:${fileId}:${line}`, reference: providerId };
  return lenderEntryOf(context, { kind, amountCentavos: grossCentavos }, about);
}

async function keepTakenBackBreaks(
  { reconciliation, randomness, now }: TakenBackContext,
  provider: string,
  rows: readonly TakenBack[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const breaks = takenBackBreaks(rows);
  await reconciliation.keepBreaks({
    provider,
    days: [],
    subjects: rows.map(({ providerId }) => providerId),
    kinds: takenBackBreakKinds,
    breaks: breaks.map((one) => ({ ...one, breakId: randomness.orderedUuid() })),
    at: now(),
  });
  return breaks.length;
}
