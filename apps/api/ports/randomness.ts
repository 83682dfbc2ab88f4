/** Where ids, secrets and codes come from. */
export type Randomness = {
  uuid: () => string;
  /** `bytes` random bytes, base64url. */
  secret: (bytes: number) => string;
  /** Decimal digits, each equally likely. */
  digits: (length: number) => string;
};
