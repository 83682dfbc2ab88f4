/** Seals personal data for storage and makes blind indexes for looking it up. */
export type PersonalData = {
  /** Encrypts for one place (`table|column|row`); what is sealed for one place does not open at another. */
  seal: (place: string, plain: string | Buffer) => Buffer;
  open: (place: string, sealed: Buffer) => Buffer;
  /** Number of the key that sealed this. */
  keyIdOf: (sealed: Buffer) => number;
  /** Number of the key that seals from now on. */
  sealingKeyId: () => number;
  /** Keyed hash of a value, equal for equal values, useless without the key. */
  blindIndex: (purpose: string, value: string) => Buffer;
  /** Signs a short-lived link or secret. */
  sign: (purpose: string, text: string) => string;
  /** SHA-256, for secrets that are random enough to need no key. */
  hash: (secret: string) => Buffer;
};
