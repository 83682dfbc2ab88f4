/** Time as the product sees it: milliseconds since 1970, never smaller than an answer given before. */
export type Clock = { now: () => number };

/** The sandbox's clock, which can be moved ahead but never back. */
export type MovableClock = Clock & {
  advance: (byMs: number) => Promise<void>;
  /** Reads again how far another process has moved it. */
  refresh: () => Promise<void>;
};
