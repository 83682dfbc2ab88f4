/** `every-minute`: its work got one step on. `every-minute-done`: all of its steps were done, without an error. */
export type BackgroundRun = 'every-minute' | 'every-minute-done';

/** When regular work last got on, for all servers together. */
export type BackgroundRuns = {
  keep: (name: BackgroundRun) => Promise<void>;
  /** Seconds since it was last kept; null where it never was. */
  secondsSince: (name: BackgroundRun) => Promise<number | null>;
};
