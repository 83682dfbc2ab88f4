import type { BreakKind } from '@luwag/contract/break-kinds';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { Centavos } from '@luwag/loan-engine/money/money';
import type { MovementDirection } from './provider-list.ts';

/** A payout or a payment as our books have it. */
export type BookedMovement = {
  direction: MovementDirection;
  reference: string;
  /** The provider's own id; null while it is not known, as for a payout under way. */
  providerId: string | null;
  /** The provider's own id of what was opened for a payment, to ask about it. */
  partnerReference: string | null;
  amountCentavos: Centavos;
  state: 'stands' | 'open' | 'failed' | 'reversed';
  /** When it was paid; of what is not paid, when it began. In milliseconds since 1970. */
  at: number;
};

/** A payment in a settlement file. */
export type SettledPayment = {
  providerId: string;
  reference: string;
  grossCentavos: Centavos;
  feeCentavos: Centavos;
  vatCentavos: Centavos;
  netCentavos: Centavos;
};

/** One disagreement. `subject` is what it is about: our reference of a payout, the provider's id of a payment, or a settlement file. */
export type Break = {
  kind: BreakKind;
  direction: MovementDirection;
  subject: string;
  reference: string;
  /** The day of what it is about. */
  businessOn: LocalDate;
  bookedCentavos: Centavos | null;
  listedCentavos: Centavos | null;
  settledCentavos: Centavos | null;
};

export type OpenBreak = Break & { breakId: string; provider: string; foundAt: number };
export type ReconciliationRun = {
  provider: string;
  businessOn: LocalDate;
  state: 'waiting' | 'done';
  askedAt: number;
  /** Null where the night asked for it. */
  askedByName: string | null;
  doneAt: number | null;
  listed: number | null;
  booked: number | null;
};
/** What a comparison covered: what is open of these kinds, is of these days or subjects, and was not found again is gone. */
export type Compared = {
  provider: string;
  days: readonly LocalDate[];
  subjects?: readonly string[];
  kinds: readonly BreakKind[];
  breaks: readonly (Break & { breakId: string })[];
  at: number;
};

/** Comparisons of the ledger with providers, and where they disagreed. */
export type Reconciliation = {
  /**
   * Leaves a day to be compared, with its job. A day that is done, or whose job was taken away, is left again where a person asks; one
   * whose job waits is not. Answers whether it was left.
   */
  ask: (run: {
    provider: string;
    businessOn: LocalDate;
    askedByName: string | null;
    at: number;
  }) => Promise<boolean>;
  /**
   * The days that the night has still to leave, oldest first: from the day after the last one that it left, and not from before
   * `from`; `through` alone where it has left none yet. Where it is `isOneAfterTheOther`, none while one still waits.
   */
  nightsMissed: (of: {
    provider: string;
    from: LocalDate;
    through: LocalDate;
    most: number;
    isOneAfterTheOther: boolean;
  }) => Promise<readonly LocalDate[]>;
  /** What our books have from one instant to before another, and of what is named whenever it was. */
  booked: (of: {
    provider: string;
    directions: readonly MovementDirection[];
    fromMs: number;
    toMs: number;
    references: readonly string[];
    providerIds: readonly string[];
  }) => Promise<readonly BookedMovement[]>;
  /** Whether any payment of a provider was ever booked. */
  hasCollected: (provider: string) => Promise<boolean>;
  /** What settlement files say of payments. */
  settled: (provider: string, providerIds: readonly string[]) => Promise<readonly SettledPayment[]>;
  keepBreaks: (compared: Compared) => Promise<void>;
  end: (
    run: Pick<ReconciliationRun, 'provider' | 'businessOn'> & { listed: number; booked: number; at: number },
  ) => Promise<void>;
  /** The newest runs first. */
  runs: (most: number) => Promise<readonly ReconciliationRun[]>;
  /** How many are open of each kind, and the oldest of them, from the one after another. */
  openBreaks: (
    most: number,
    after?: string,
  ) => Promise<{
    counts: readonly { kind: BreakKind; count: number }[];
    oldest: readonly OpenBreak[];
  }>;
  /** Answers whether this closed it: one that is gone or closed stays as it is. */
  closeBreak: (
    breakId: string,
    by: { staffId: string; name: string; reason: string; at: number },
  ) => Promise<boolean>;
};
