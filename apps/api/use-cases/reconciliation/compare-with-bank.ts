import { bankBreakKinds } from '@luwag/contract/break-kinds';
import { addDays, daysBetween, type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { addCentavos, type Centavos, subtractCentavos } from '@luwag/loan-engine/money/money';
import type { Break } from '../../ports/reconciliation.ts';
import type { SettlementFile } from '../../ports/settlement-files.ts';
import type { Context } from '../context.ts';

type BankContext = Pick<Context, 'reconciliation' | 'settlementFiles' | 'randomness' | 'now'>;

/** A bank credits within three banking days, which a weekend and a holiday stretch. */
const arrivesWithinDays = 6;
/** Older files are a matter of the bank's statements. */
const mostDaysBack = 90;
const mostFiles = 1_000;

type Sums = Pick<SettlementFile, 'collectedCentavos' | 'takenBackCentavos' | 'feeCentavos' | 'vatCentavos'>;

/** What the bank gets by a file, in centavos: all that was collected, less what was taken back, fees and their VAT. */
export function expectedAtBank(file: Sums): Centavos {
  const left = subtractCentavos(file.collectedCentavos, file.takenBackCentavos);
  return subtractCentavos(left, addCentavos(file.feeCentavos, file.vatCentavos));
}

/** Compares the provider's booked files of the last 90 days with what arrived at the bank. Answers how many breaks stand. */
export async function compareWithBank(context: BankContext, provider: string): Promise<number> {
  const from = addDays(manilaDateOf(context.now()), -mostDaysBack);
  const files = await context.settlementFiles.bookedFrom({ provider, from, most: mostFiles });
  return keepBankBreaks(context, provider, files);
}

/** Compares one file with what arrived at the bank. */
export async function compareFileWithBank(context: BankContext, fileId: string): Promise<void> {
  const file = await context.settlementFiles.find(fileId);
  if (file !== null) await keepBankBreaks(context, file.provider, [file]);
}

async function keepBankBreaks(
  { reconciliation, randomness, now }: BankContext,
  provider: string,
  files: readonly SettlementFile[],
): Promise<number> {
  const today = manilaDateOf(now());
  const breaks = files.flatMap((file) => bankBreakOf(file, today));
  await reconciliation.keepBreaks({
    provider,
    days: [],
    subjects: files.map(({ fileId }) => fileId),
    kinds: bankBreakKinds,
    breaks: breaks.map((one) => ({ ...one, breakId: randomness.orderedUuid() })),
    at: now(),
  });
  return breaks.length;
}

/**
 * Compares a booked file with the bank: none where the whole of it arrived, or where there is still time. What arrived stands as
 * booked, what the file says as settled; the difference stays in the account of settlements in transit.
 */
export function bankBreakOf(file: SettlementFile, today: LocalDate): readonly Break[] {
  const { fileId, name, receivedCentavos, settledOn, state } = file;
  const expectedCentavos = expectedAtBank(file);
  if (state !== 'booked' || settledOn === null || receivedCentavos === expectedCentavos) return [];
  const hasArrived = receivedCentavos !== 0;
  const isLate = expectedCentavos > 0 && daysBetween(settledOn, today) > arrivesWithinDays;
  if (!hasArrived && !isLate) return [];
  return [
    {
      kind: hasArrived ? 'bank-differs' : 'not-at-bank',
      direction: 'in',
      subject: fileId,
      reference: name,
      businessOn: settledOn,
      bookedCentavos: receivedCentavos,
      listedCentavos: null,
      settledCentavos: expectedCentavos,
    },
  ];
}
