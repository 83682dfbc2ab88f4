/** A log-in of a customer. */
export type SessionRow = {
  customerId: string;
  sessionId: string;
  accessHash: Buffer;
  accessExpiresAt: number;
  refreshHash: Buffer;
  previousRefreshHash: Buffer | null;
  successorSealed: Buffer | null;
  rotatedAt: number;
  createdAt: number;
  expiresAt: number;
  endedAt: number | null;
  endReason: string | null;
  /** The session whose hand-off code opened this one; null where a code sent by SMS did. */
  openedFrom: string | null;
};
