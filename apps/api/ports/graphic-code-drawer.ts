/** Draws characters so that people can copy them and simple programs cannot. */
export type GraphicCodeDrawer = {
  /** Sixteen characters that are not mistaken for one another. */
  alphabet: string;
  /** A picture as a data address; the same seed (at least 32 bytes) draws the same picture. */
  draw: (text: string, seed: Buffer) => Promise<string>;
};
