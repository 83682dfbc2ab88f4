/** Where ids, secrets and codes come from. */
export type Randomness = {
  uuid: () => string;
  /** A UUID that sorts after those given before it (version 7). */
  orderedUuid: () => string;
  /** `bytes` random bytes, base64url. */
  secret: (bytes: number) => string;
  /** Decimal digits, each equally likely. */
  digits: (length: number) => string;
};
