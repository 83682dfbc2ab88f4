import { createHash } from 'node:crypto';
import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { listSettlementFiles as listEndpoint } from '@luwag/contract/endpoints/staff/list-settlement-files';
import { postLenderEvent } from '@luwag/loan-engine/ledger/lender-entry';
import { addDays, type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { sealPlaces } from '../../ports/seal-places.ts';
import {
  mostSettlementProblems,
  type NewSettlementFile,
  type SettlementFile,
  type SettlementProblem,
  type SettlementRow,
} from '../../ports/settlement-files.ts';
import type { LenderEntryRow } from '../../ports/suspense.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';
import { compareFile } from './compare-file.ts';
import { expectedAtBank } from './compare-with-bank.ts';
import { compareTakenBackOf, lossesOf } from './compare-taken-back.ts';
import { settlesWithinDays } from './reconcile-day.ts';
import { eventsOf, lastDayOf, totalsOf } from './settlement-sums.ts';
import { withdrawalAudit } from './withdraw-settlement-file.ts';

type SettlementContext = Pick<
  Context,
  | 'reconciliation'
  | 'settlementFiles'
  | 'settlementReader'
  | 'takenBackRows'
  | 'personalData'
  | 'staff'
  | 'randomness'
  | 'now'
>;
type FileAnswer = CallOutput<typeof listEndpoint>['files'][number];

const mostFiles = 60;
const mostWaiting = 300;

/** The newest files, some at a time. First come all that have a step to be done, however old they are. */
export async function listSettlementFiles(
  { settlementFiles }: Pick<SettlementContext, 'settlementFiles'>,
  { before }: ParsedInput<typeof listEndpoint>['query'] = {},
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const newest = await settlementFiles.newest(mostFiles, before);
  const waiting = before === undefined ? await settlementFiles.waiting(mostWaiting) : [];
  const files = new Map([...waiting, ...newest].map((file) => [file.fileId, file]));
  const answers: FileAnswer[] = [];
  for (const file of files.values()) answers.push(await answerOf(settlementFiles, file));
  const older = newest.length < mostFiles ? null : (newest.at(-1)?.fileId ?? null);
  return done({ files: answers, older });
}

/**
 * Keeps a settlement file as it came and compares what it says with our books. One with broken rows is kept and refused whole, with
 * every fault by its line; nothing of it is booked. The same file again is the file that is there, unless that one was refused: it may be
 * read by now, so this one takes its place.
 */
export async function keepSettlementFile(
  context: SettlementContext,
  { staffId, name }: Staff,
  sent: { provider: string; name: string; text: string },
): Promise<Outcome<FileAnswer>> {
  const { settlementFiles, settlementReader, personalData, staff, randomness, now } = context;
  if (!settlementReader.providers.includes(sent.provider)) return refused('not_found');
  const read = await settlementReader.read(sent.provider, sent.text);
  const fileId = randomness.orderedUuid();
  const at = now();
  const problems = [...read.problems, ...settledTooLate(read.rows, manilaDateOf(at))];
  const rows = problems.length > 0 ? [] : read.rows;
  const file: NewSettlementFile = {
    fileId,
    provider: sent.provider,
    name: sent.name,
    contentHash: createHash('sha256').update(sent.text).digest(),
    bodySealed: personalData.seal(sealPlaces.settlementFile(fileId), sent.text),
    state: problems.length > 0 ? 'refused' : 'read',
    problems,
    rowCount: rows.length,
    ...totalsOf(rows),
    settledOn: lastDayOf(rows),
    uploadedAt: at,
    uploadedBy: staffId,
    uploadedByName: name,
  };
  const same = await settlementFiles.keep(file, rows);
  const isReplaced = same.fileId !== fileId && same.state === 'refused';
  if (isReplaced) await settlementFiles.withdraw(same.fileId, withdrawalAudit(context, staffId, same));
  const kept = isReplaced ? await settlementFiles.keep(file, rows) : same;
  if (kept.fileId === fileId) {
    const detail = { provider: sent.provider, state: kept.state, rows: String(rows.length) };
    const audit = { auditId: randomness.orderedUuid(), at, staffId, subjectId: fileId, detail } as const;
    await staff.audit({ ...audit, action: 'settlement-file-kept' });
    await compareFile(context, kept, rows);
    await compareTakenBackOf(context, kept);
  }
  return done(await answerOf(settlementFiles, kept));
}

/**
 * Books a file: what was collected leaves the clearing account, the fees and their VAT become expenses, the rest is on its way to the
 * bank. A chargeback whose payment stands here is a loss at once; its case stays open until a person has dealt with it. Refused to the
 * one who brought the file, while another break of its payments is open, and where another file booked one of its rows. It is compared
 * once more first: the books may have moved since it came, and a server may have stopped before it was compared at all.
 */
export async function bookSettlement(
  context: SettlementContext,
  { staffId, name }: Staff,
  fileId: string,
): Promise<Outcome<FileAnswer>> {
  const { settlementFiles, staff, randomness, now } = context;
  const file = await settlementFiles.find(fileId);
  if (file === null) return refused('not_found');
  if (file.uploadedBy === staffId) return refused('second_person_required');
  if (file.state !== 'read') return refused('request_not_possible');
  await compareFile(context, file, await settlementFiles.rowsOf(fileId));
  await compareTakenBackOf(context, file);
  if ((await settlementFiles.countOpenBreaks(fileId)) > 0) return refused('request_not_possible');
  const at = now();
  const entries: LenderEntryRow[] = eventsOf(file).map(({ event, of }) => ({
    ...postLenderEvent(event, {
      businessOn: manilaDateOf(at),
      bookedFor: `${of}:${fileId}`,
      reference: file.name,
    }),
    entryId: randomness.orderedUuid(),
    recordedAt: at,
  }));
  const losses = await lossesOf(context, fileId);
  const booking = {
    bookedAt: at,
    bookedBy: staffId,
    bookedByName: name,
    entries: [...entries, ...losses],
  };
  if (!(await settlementFiles.book(fileId, booking))) return refused('request_not_possible');
  await staff.audit({
    auditId: randomness.orderedUuid(),
    at,
    staffId,
    action: 'settlement-booked',
    subjectId: fileId,
    after: {
      collectedCentavos: file.collectedCentavos,
      takenBackCentavos: file.takenBackCentavos,
      feeCentavos: file.feeCentavos,
    },
  });
  const booked = await settlementFiles.find(fileId);
  return booked === null ? refused('not_found') : done(await answerOf(settlementFiles, booked));
}

/** Rows of a day on which nothing that was paid by now would still be settled: of another year, or of the wrong century. */
function settledTooLate(rows: readonly SettlementRow[], today: LocalDate): SettlementProblem[] {
  const latest = addDays(today, settlesWithinDays);
  return rows
    .filter(({ settledOn }) => settledOn > latest)
    .slice(0, mostSettlementProblems)
    .map(({ line }) => ({ line, column: 'settledOn', code: 'date-too-late' }));
}

async function answerOf(
  settlementFiles: SettlementContext['settlementFiles'],
  file: SettlementFile,
): Promise<FileAnswer> {
  const { contentHash: _content, uploadedAt, bookedAt, problems, ...rest } = file;
  return {
    ...rest,
    problems: [...problems],
    expectedCentavos: expectedAtBank(file),
    uploadedAt: isoInstant(uploadedAt),
    bookedAt: isoInstantOrNull(bookedAt),
    openBreakCount: file.state === 'read' ? await settlementFiles.countOpenBreaks(file.fileId) : 0,
    rowsBookedCount: file.state === 'read' ? await settlementFiles.countRowsBooked(file.fileId) : 0,
  };
}
