import type { PartnerScope } from '@luwag/contract/partner-scopes';
import type { AttemptCount, CountedAttempt } from './attempt-counter.ts';
import type { AuditEntry } from './staff-store.ts';

/** Only one that is 'on' opens anything. */
export type PartnerKeyState = 'waiting' | 'on' | 'refused' | 'revoked';

/** A key of a system of the lender's own; what is kept of the key itself is a hash. */
export type PartnerKey = {
  keyId: string;
  name: string;
  keyHash: Buffer;
  scopes: readonly PartnerScope[];
  perMinute: number;
  state: PartnerKeyState;
  addedAt: number;
  addedBy: string;
  addedByName: string;
  /** Who let it work or refused it; null where nobody had to. */
  answeredBy: string | null;
  expiresAt: number | null;
  lastUsedAt: number | null;
};

export type PartnerKeys = {
  list: () => Promise<readonly PartnerKey[]>;
  findByHash: (keyHash: Buffer) => Promise<PartnerKey | null>;
  /** Notes that a key was used, to the minute, and counts the call. */
  use: (keyId: string, count: AttemptCount, at: number) => Promise<CountedAttempt | null>;
  add: (key: PartnerKey, audit: AuditEntry) => Promise<void>;
  /** Moves a key from one state to another, with who did it; answers whether it was still in the first. */
  move: (
    keyId: string,
    step: { from: PartnerKeyState; to: PartnerKeyState; answeredBy: string | null },
    audit: AuditEntry,
  ) => Promise<boolean>;
};
