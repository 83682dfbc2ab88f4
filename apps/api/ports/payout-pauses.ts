import type { ListedPayout } from './payout-provider.ts';

/** Why no payout is sent: the database was restored to an instant, and what happened after it is known to the provider alone. */
export type PayoutPause = {
  pauseId: string;
  restoredTo: number;
  pausedAt: number;
  /** When the provider's own list was last compared; null: never. */
  listedAt: number | null;
  /** Orders of that list that no payout of ours has. */
  orphans: readonly ListedPayout[];
  proposedBy: string | null;
  proposedByName: string | null;
};

/** Holds payouts after a restore until two people let them go. The database's owner alone begins a pause. */
export type PayoutPauses = {
  current: () => Promise<PayoutPause | null>;
  /** Payouts of before the pause of which the provider has not said what became of them, asked when its answers count. */
  countUnclear: (pausedAt: number, clearFrom: number) => Promise<number>;
  /** Those of the references that belong to a payout of ours. */
  ownReferences: (references: readonly string[]) => Promise<ReadonlySet<string>>;
  keepList: (pauseId: string, orphans: readonly ListedPayout[], at: number) => Promise<void>;
  /** False: somebody has proposed it already, or the pause is over. */
  propose: (pauseId: string, by: { staffId: string; name: string }, at: number) => Promise<boolean>;
  /** False: it is not proposed, or by the same person, or the pause is over. */
  lift: (pauseId: string, staffId: string, at: number) => Promise<boolean>;
};
