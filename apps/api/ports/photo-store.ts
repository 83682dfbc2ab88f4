/** Keeps the bytes of photos, already re-encoded and sealed, by customer and photo. */
export type PhotoStore = {
  keep: (customerId: string, photoId: string, sealed: Buffer) => Promise<void>;
  /** Null when there is none. */
  read: (customerId: string, photoId: string) => Promise<Buffer | null>;
  has: (customerId: string, photoId: string) => Promise<boolean>;
  /** Takes all of a customer's away; where there are none, nothing happens. */
  removeAll: (customerId: string) => Promise<void>;
  /** All of them, in no order. */
  list: () => AsyncIterable<{ customerId: string; photoId: string }>;
};
