import { takenBackBreakKinds } from '@luwag/contract/break-kinds';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { SettlementFile, SettlementRow } from '../../ports/settlement-files.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';
import { askForComparison } from './ask-for-comparison.ts';
import { endBreaksOfFile, partsOf } from './compare-file.ts';
import { compareTakenBack } from './compare-taken-back.ts';

type WithdrawContext = Pick<
  Context,
  'reconciliation' | 'settlementFiles' | 'takenBackRows' | 'providerLists' | 'staff' | 'randomness' | 'now'
>;

/**
 * Takes a file away that has booked nothing, with its rows. Breaks that it alone showed end. The days of its payments are compared again,
 * since those may be late now, or agree with the files that are left. Errors: the file is booked.
 */
export async function withdrawSettlementFile(
  context: WithdrawContext,
  staff: Staff,
  fileId: string,
): Promise<Outcome<Record<string, never>>> {
  const { settlementFiles, reconciliation, now } = context;
  const file = await settlementFiles.find(fileId);
  if (file === null) return refused('not_found');
  const { provider } = file;
  const rows = await settlementFiles.rowsOf(fileId);
  const days = await daysOf(context, provider, rows);
  if (!(await settlementFiles.withdraw(fileId, withdrawalAudit(context, staff.staffId, file))))
    return refused('request_not_possible');
  await endBreaksOfFile(context, provider, rows);
  const subjects = rows.flatMap(({ kind, providerId }) =>
    kind === 'refund' || kind === 'chargeback' ? [providerId] : [],
  );
  if (subjects.length > 0) {
    const ended = { days: [], subjects, kinds: takenBackBreakKinds, breaks: [], at: now() };
    await reconciliation.keepBreaks({ provider, ...ended });
    // Finds those again that other files show.
    await compareTakenBack(context, provider);
  }
  for (const day of days) await askForComparison(context, staff, day);
  return done({});
}

/** The line of the log about a file that is taken away. */
export function withdrawalAudit(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  staffId: string,
  { fileId, provider, state, rowCount, collectedCentavos }: SettlementFile,
): AuditEntry {
  return {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action: 'settlement-file-withdrawn',
    subjectId: fileId,
    detail: { provider, state, rows: String(rowCount) },
    before: { collectedCentavos },
  };
}

/** The days on which the payments of a file were paid, as our books have them. */
async function daysOf(
  context: WithdrawContext,
  provider: string,
  rows: readonly SettlementRow[],
): Promise<readonly LocalDate[]> {
  const days = new Set<LocalDate>();
  for await (const { booked } of partsOf(context, provider, rows))
    for (const { at } of booked) days.add(manilaDateOf(at));
  return [...days].toSorted();
}
