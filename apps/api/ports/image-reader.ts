export type NormalizedPhoto = { jpeg: Buffer; widthPixels: number; heightPixels: number };

/** Reads pictures that strangers sent. Nothing of what they sent survives but what can be seen. */
export type ImageReader = {
  /**
   * Draws the picture anew, upright, at most 2000 pixels long, without any data about place, device or owner. One picture is
   * drawn at a time; the bytes of one that waits are read once it is its turn.
   */
  normalize: (read: () => Promise<Buffer>) => Promise<NormalizedPhoto | 'unreadable' | 'too-small'>;
  /** A JPEG of at most `longEdgePixels`, of a picture that was normalized. */
  shrink: (jpeg: Buffer, longEdgePixels: number) => Promise<Buffer>;
};
