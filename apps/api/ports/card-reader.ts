/** What a code or the lines for machines on an ID say of its holder; null where they do not say it. */
export type EncodedIdentity = {
  idNumber: string | null;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  nameSuffix: string | null;
  /** YYYY-MM-DD. */
  birthOn: string | null;
};

export type CardReading = {
  /** Lines of text from top to bottom. */
  lines: readonly string[];
  encoded: EncodedIdentity | null;
};

/** Reads a photo of an ID. Raises Unavailable when it cannot be read in time; keeps nothing of it. */
export type CardReader = {
  /** The front is read in print and code; of the back only the code, which is quicker. */
  readCard: (jpeg: Buffer, side: 'front' | 'back') => Promise<CardReading>;
};
