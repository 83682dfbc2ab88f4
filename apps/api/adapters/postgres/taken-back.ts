import type { TakenBack, TakenBackRows } from '../../ports/taken-back.ts';
import type { Queryable } from './database.ts';
import { lenderEntryToRow } from './ledger-rows.ts';
import { settlementRows } from './settlement-rows.ts';

/*
 * A row names a payment by the provider's id of it, or by an id of its own and our reference. Money in suspense is in our books as
 * well, also where staff sent it back to its payer: then it left twice. What stands comes first.
 */
const taken = `SELECT r.file_id AS "fileId", r.line, r.kind, r.provider_id AS "providerId", r.reference,
    r.gross_centavos AS "grossCentavos", r.fee_centavos AS "feeCentavos", r.vat_centavos AS "vatCentavos",
    r.net_centavos AS "netCentavos", r.settled_on AS "settledOn", own.state, own.amount_centavos AS "bookedCentavos",
    (SELECT sum(s.gross_centavos)::bigint FROM ${settlementRows} s
      WHERE s.provider = r.provider AND s.provider_id = r.provider_id AND s.kind IN ('refund', 'chargeback')) AS "takenBackCentavos",
    CASE WHEN loss.entry_id IS NOT NULL AND passed.entry_id IS NULL THEN r.gross_centavos END AS "lossCentavos"
  FROM settlement_row r
    LEFT JOIN lender_entry loss ON loss.booked_for = 'chargeback:' || r.file_id || ':' || r.line
    LEFT JOIN lender_entry passed ON passed.booked_for = 'chargeback-passed-on:' || r.file_id || ':' || r.line
    LEFT JOIN LATERAL (
      SELECT CASE status WHEN 'success' THEN 'stands' WHEN 'reversed' THEN 'reversed' WHEN 'fail' THEN 'failed' ELSE 'open' END
          AS state, received_centavos AS amount_centavos, true AS is_named
        FROM payment WHERE provider_payment_id = r.provider_id
      UNION ALL
      SELECT CASE status WHEN 'success' THEN 'stands' WHEN 'reversed' THEN 'reversed' WHEN 'fail' THEN 'failed' ELSE 'open' END,
          received_centavos, false
        FROM payment WHERE reference = r.reference AND r.reference <> ''
      UNION ALL
      SELECT CASE state WHEN 'reversed' THEN 'reversed' ELSE 'stands' END, amount_centavos, true
        FROM suspense_item WHERE provider = r.provider AND provider_payment_id = r.provider_id AND state <> 'assigned'
      ORDER BY is_named DESC, state DESC LIMIT 1
    ) own ON true`;

const statements = {
  ofFile: {
    name: 'taken-back-of-file',
    text: `${taken} WHERE r.file_id = $1 AND r.kind IN ('refund', 'chargeback') ORDER BY r.line`,
  },
  from: {
    name: 'taken-back-from',
    text: `${taken} WHERE r.provider = $1 AND r.settled_on >= $2 AND r.kind IN ('refund', 'chargeback')
      ORDER BY r.settled_on DESC, r.file_id, r.line LIMIT $3`,
  },
  book: { name: 'taken-back-book', text: 'SELECT book_lender_entry($1) AS "isBooked"' },
} as const;

export function createTakenBackRows(database: Queryable): TakenBackRows {
  return {
    ofFile: (fileId) => database.query<TakenBack>(statements.ofFile, [fileId]),
    from: ({ provider, from, most }) => database.query<TakenBack>(statements.from, [provider, from, most]),
    book: async (entry) => {
      const values = [JSON.stringify(lenderEntryToRow(entry))];
      return (await database.query<{ isBooked: boolean }>(statements.book, values))[0]?.isBooked === true;
    },
  };
}
