/** When regular work last got on, for all servers together. */
export type BackgroundRuns = {
  /** Notes that the work of this name gets on. */
  keep: (name: 'every-minute') => Promise<void>;
  /** Seconds since it last did; null where it never has. */
  secondsSince: (name: 'every-minute') => Promise<number | null>;
};
