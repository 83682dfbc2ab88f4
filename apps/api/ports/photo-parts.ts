/** One photo on its way: a signed link takes its bytes until it ends. */
export type PhotoUpload = { photoId: string; expiresAt: number };

/** Which bytes of the photo a part holds: from the first up to, and without, the second. */
export type PhotoPart = { fromByte: number; toByte: number };

/** Keeps sealed parts of photos that have not arrived whole, until they have or their link ends. */
export type PhotoParts = {
  keep: (upload: PhotoUpload, part: PhotoPart, sealed: Buffer) => Promise<void>;
  /** In no order; none for a photo of which nothing came. */
  list: (upload: PhotoUpload) => Promise<readonly PhotoPart[]>;
  /** Null when it is gone. */
  read: (upload: PhotoUpload, part: PhotoPart) => Promise<Buffer | null>;
  forget: (upload: PhotoUpload) => Promise<void>;
  /** Forgets what belongs to links that have ended. */
  forgetEnded: (now: number) => Promise<void>;
};
