/** A column that holds sealed data, with the primary key of its table. */
export type SealedColumn = { table: string; column: string; key: readonly string[] };

export type SealedRow = { key: readonly string[]; sealed: Buffer };

/** What is sealed in the database, column by column. */
export type SealedRows = {
  /** Up to `limit` rows that hold something, in the order of their keys, after the given one. */
  readAfter: (
    column: SealedColumn,
    after: readonly string[] | null,
    limit: number,
  ) => Promise<readonly SealedRow[]>;
  /** False when the row holds something else by now: then nothing is changed. */
  replace: (column: SealedColumn, row: SealedRow, sealed: Buffer) => Promise<boolean>;
};
