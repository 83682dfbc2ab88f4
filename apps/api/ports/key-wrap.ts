/** A key that stays with a key service and wraps the one that seals the file of keys. Both may raise `Unavailable`. */
export type KeyWrap = {
  wrap: (key: Buffer) => Promise<Buffer>;
  /** Null: it was not wrapped by this key. */
  open: (wrapped: Buffer) => Promise<Buffer | null>;
};
