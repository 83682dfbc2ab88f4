/*
 * Rows that save_customer writes beside those of a table: what finds them again without their customer, and what the close of
 * business reads of a loan.
 */

/** Rows of a table that may be new: inserted, or written again under their key. */
export const rowsOf = (part: string, table: string): string =>
  `jsonb_populate_recordset(NULL::${table}, p -> '${part}')`;

/**
 * The same, to look up what is there. PostgreSQL expects a hundred rows of each list, for which it would read the whole table of
 * a small lender; of a limit that it does not know when it plans, it expects ten.
 */
export const listOf = (part: string, table: string): string =>
  `(SELECT * FROM ${rowsOf(part, table)} LIMIT jsonb_array_length(p -> '${part}'))`;

/**
 * That a table's rows are those of the one customer, where there is one: a cluster then asks the machine of that customer alone. Where
 * there are several it says nothing, and the rows are found by the list. So written it changes no plan of one server.
 */
export const held = (alias: string): string => `(v_only IS NULL OR ${alias}.customer_id = v_only)`;

/**
 * Whether a row is not there yet. Not by EXISTS, which PostgreSQL would turn into a join: one planned while the table was empty
 * reads all of it from then on, until it is analysed.
 */
const isNew = (table: string, row: string, id: string): string =>
  `(SELECT true FROM ${table} t WHERE t.customer_id = ${row}.customer_id AND t.${id} = ${row}.${id} AND ${held('t')}) IS NULL`;

/** A number that another row has is refused by its key, and another number is drawn. */
export const giveNumbers = (part: string, table: string, number: string, id: string): string =>
  `    INSERT INTO given_number SELECT r.${number}, r.customer_id, r.${id} FROM ${listOf(part, table)} AS r
    WHERE ${isNew(table, 'r', id)};`;

/** So that one is found by what others call it; a name belongs to one of its kind for good. */
export const keepKeys = (
  part: string,
  table: string,
  kind: string,
  names: { key: string; id: string },
): string =>
  `    INSERT INTO customer_key SELECT r.${names.key}, '${kind}', r.customer_id, r.${names.id} FROM ${rowsOf(part, table)} AS r ON CONFLICT DO NOTHING;`;

/** Who gives which document, before the section is written. */
export const keepDocuments = (part: string): string => `    PERFORM keep_documents(v_only, p -> '${part}');`;

/** What a day charges, from the terms of new loans. */
export const loanRates = `    PERFORM keep_loan_rates(p -> 'loans');`;
