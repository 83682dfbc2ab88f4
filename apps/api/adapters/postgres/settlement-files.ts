import type { SettlementFile, SettlementFiles, SettlementRow } from '../../ports/settlement-files.ts';
import type { Queryable } from './database.ts';
import { lenderEntryToRow } from './ledger-rows.ts';
import { auditToRow } from './lender-steps.ts';
import { toRow } from './row-mapping.ts';

const columns = `file_id AS "fileId", provider, name, content_hash AS "contentHash", state, problems,
  row_count AS "rowCount", collected_centavos AS "collectedCentavos", taken_back_centavos AS "takenBackCentavos", fee_centavos AS "feeCentavos",
  vat_centavos AS "vatCentavos", payout_fee_centavos AS "payoutFeeCentavos", payout_vat_centavos AS "payoutVatCentavos",
  received_centavos AS "receivedCentavos", settled_on AS "settledOn", uploaded_at AS "uploadedAt", uploaded_by AS "uploadedBy",
  uploaded_by_name AS "uploadedByName", booked_at AS "bookedAt", booked_by_name AS "bookedByName"`;

const statements = {
  // A file and its rows, or neither.
  keep: {
    name: 'settlement-file-keep',
    text: `WITH kept AS (
        INSERT INTO settlement_file (file_id, provider, name, content_hash, body_sealed, state, problems, row_count,
          collected_centavos, taken_back_centavos, fee_centavos, vat_centavos, payout_fee_centavos, payout_vat_centavos, settled_on,
          uploaded_at, uploaded_by, uploaded_by_name)
        SELECT file_id, provider, name, content_hash, body_sealed, state, problems, row_count,
          collected_centavos, taken_back_centavos, fee_centavos, vat_centavos, payout_fee_centavos, payout_vat_centavos, settled_on,
          uploaded_at, uploaded_by, uploaded_by_name
        FROM jsonb_populate_record(NULL::settlement_file, $1)
        ON CONFLICT (provider, content_hash) DO NOTHING
        RETURNING file_id, provider
      ), added AS (
        INSERT INTO settlement_row (file_id, line, provider, kind, provider_id, reference, gross_centavos, fee_centavos,
          vat_centavos, net_centavos, settled_on)
        SELECT k.file_id, r.line, k.provider, r.kind, r.provider_id, r.reference, r.gross_centavos, r.fee_centavos,
          r.vat_centavos, r.net_centavos, r.settled_on
        FROM kept k, jsonb_populate_recordset(NULL::settlement_row, $2) AS r
      )
      SELECT count(*) AS count FROM kept`,
  },
  same: {
    name: 'settlement-file-same',
    text: `SELECT ${columns} FROM settlement_file WHERE provider = $1 AND content_hash = $2`,
  },
  find: {
    name: 'settlement-file-find',
    text: `SELECT ${columns} FROM settlement_file WHERE file_id = $1`,
  },
  newest: {
    name: 'settlement-file-newest',
    text: `SELECT ${columns} FROM settlement_file WHERE $2::uuid IS NULL OR file_id < $2 ORDER BY file_id DESC LIMIT $1`,
  },
  waiting: {
    name: 'settlement-file-waiting',
    text: `SELECT ${columns} FROM settlement_file f WHERE state = 'read' OR state = 'booked'
        AND received_centavos < collected_centavos - taken_back_centavos - fee_centavos - vat_centavos
        AND NOT EXISTS (SELECT FROM reconciliation_break b WHERE b.provider = f.provider AND b.kind = 'bank-differs'
          AND b.direction = 'in' AND b.subject = f.file_id::text AND b.state = 'closed')
      ORDER BY file_id DESC LIMIT $1`,
  },
  bookedFrom: {
    name: 'settlement-file-booked-from',
    text: `SELECT ${columns} FROM settlement_file WHERE provider = $1 AND state = 'booked' AND settled_on >= $2
      ORDER BY settled_on DESC, file_id LIMIT $3`,
  },
  rows: {
    name: 'settlement-file-rows',
    text: `SELECT line, kind, provider_id AS "providerId", reference, gross_centavos AS "grossCentavos",
        fee_centavos AS "feeCentavos", vat_centavos AS "vatCentavos", net_centavos AS "netCentavos",
        settled_on AS "settledOn"
      FROM settlement_row WHERE file_id = $1 ORDER BY line`,
  },
  isSettled: {
    name: 'settlement-file-is-settled',
    text: `SELECT EXISTS (SELECT FROM settlement_file WHERE provider = $1 AND state <> 'refused') AS "isSettled"`,
  },
  openBreaks: {
    name: 'settlement-file-open-breaks',
    text: `SELECT count(*) AS count FROM reconciliation_break b
      WHERE b.state = 'open' AND b.direction = 'in' AND b.kind <> 'charged-back'
        AND EXISTS (SELECT FROM settlement_row r WHERE r.file_id = $1 AND r.provider = b.provider AND r.provider_id = b.subject)`,
  },
  rowsBooked: {
    name: 'settlement-file-rows-booked',
    text: 'SELECT count(*) AS count FROM booked_settlement_rows($1)',
  },
  withdraw: {
    name: 'settlement-file-withdraw',
    text: 'SELECT withdraw_settlement_file($1, $2) AS "isWithdrawn"',
  },
  book: { name: 'settlement-file-book', text: 'SELECT book_settlement($1, $2) AS "isBooked"' },
} as const;

export function createSettlementFiles(database: Queryable): SettlementFiles {
  const one = async (statement: { name: string; text: string }, values: readonly unknown[]) =>
    (await database.query<SettlementFile>(statement, values))[0] ?? null;
  return {
    keep: async (file, rows) => {
      const { problems, ...plain } = file;
      const row = JSON.stringify({ ...toRow(plain), problems });
      await database.query(statements.keep, [row, JSON.stringify(rows.map(toRow))]);
      const kept = await one(statements.same, [file.provider, file.contentHash]);
      if (kept === null) throw new Error('a settlement file was not kept');
      return kept;
    },
    find: (fileId) => one(statements.find, [fileId]),
    newest: (most, before) => database.query<SettlementFile>(statements.newest, [most, before ?? null]),
    waiting: (most) => database.query<SettlementFile>(statements.waiting, [most]),
    bookedFrom: ({ provider, from, most }) =>
      database.query<SettlementFile>(statements.bookedFrom, [provider, from, most]),
    rowsOf: (fileId) => database.query<SettlementRow>(statements.rows, [fileId]),
    isSettled: async (provider) =>
      (await database.query<{ isSettled: boolean }>(statements.isSettled, [provider]))[0]?.isSettled === true,
    countOpenBreaks: async (fileId) =>
      (await database.query<{ count: number }>(statements.openBreaks, [fileId]))[0]?.count ?? 0,
    countRowsBooked: async (fileId) =>
      (await database.query<{ count: number }>(statements.rowsBooked, [fileId]))[0]?.count ?? 0,
    withdraw: async (fileId, audit) => {
      const values = [fileId, JSON.stringify(auditToRow(audit))];
      const [row] = await database.query<{ isWithdrawn: boolean }>(statements.withdraw, values);
      return row?.isWithdrawn === true;
    },
    book: async (fileId, { entries, ...booking }) => {
      const values = [fileId, JSON.stringify({ ...toRow(booking), entries: entries.map(lenderEntryToRow) })];
      return (await database.query<{ isBooked: boolean }>(statements.book, values))[0]?.isBooked === true;
    },
  };
}
