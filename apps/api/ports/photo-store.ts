/** Keeps the bytes of photos, already re-encoded and sealed, by customer and photo. */
export type PhotoStore = {
  keep: (customerId: string, photoId: string, sealed: Buffer) => Promise<void>;
  /** Null when there is none. */
  read: (customerId: string, photoId: string) => Promise<Buffer | null>;
  /** All of them, in no order. */
  list: () => AsyncIterable<{ customerId: string; photoId: string }>;
};
