/** What makes two rows of settlement files the same row. */
const contents =
  'provider, provider_id, kind, reference, gross_centavos, fee_centavos, vat_centavos, net_centavos, settled_on';

/**
 * The rows of all settlement files, each once: files whose days overlap have some of them word for word. A row that one file has twice
 * stays twice. Source: `booked_settlement_rows`, by which each row is booked once.
 */
export const settlementRows = `(
    SELECT DISTINCT ON (${contents}, nth) file_id, line, ${contents}
    FROM (SELECT *, row_number() OVER (PARTITION BY file_id, ${contents} ORDER BY line) AS nth FROM settlement_row) numbered
    ORDER BY ${contents}, nth, file_id, line
  )`;
