/** A column that holds sealed data, with the primary key of its table. */
export type SealedColumn = { table: string; column: string; key: readonly string[] };

export type SealedRow = { key: readonly string[]; sealed: Buffer };

export type PhotoName = { customerId: string; photoId: string };

/** What is sealed in the database, column by column. */
export type SealedRows = {
  /** Up to `limit` rows that hold something, in the order of their keys, after the given one. */
  readAfter: (
    column: SealedColumn,
    after: readonly string[] | null,
    limit: number,
  ) => Promise<readonly SealedRow[]>;
  /** Up to `limit` photos that arrived, in the order of their ids, after the given one. Their bytes are in the store of photos. */
  photosAfter: (after: PhotoName | null, limit: number) => Promise<readonly PhotoName[]>;
  /** False when the row holds something else by now: then nothing is changed. */
  replace: (column: SealedColumn, row: SealedRow, sealed: Buffer) => Promise<boolean>;
};
