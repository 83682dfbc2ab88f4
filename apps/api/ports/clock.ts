/** Time as the product sees it: milliseconds since 1970, never smaller than an answer given before. */
export type Clock = { now: () => number };

/** Whether the machine's clock may be believed. A process with a wrong one would charge other days than its neighbours. */
export type ClockWatch = {
  refresh: () => Promise<void>;
  /** How far it differs, in words; null while it differs by no more than it may. */
  trouble: () => string | null;
};

/** The sandbox's clock, which can be moved ahead but never back. */
export type MovableClock = Clock & {
  advance: (byMs: number) => Promise<void>;
  /** Reads again how far another process has moved it. */
  refresh: () => Promise<void>;
};
