/** Reads what is printed on a picture. Raises Unavailable when it cannot be read in time; keeps nothing of it. */
export type TextReader = {
  /** The lines of text on a JPEG, from top to bottom. */
  readLines: (jpeg: Buffer) => Promise<readonly string[]>;
};
