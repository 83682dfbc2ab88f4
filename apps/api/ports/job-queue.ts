/** A job that failed again and again. It names things by id; what it says of an error may hold personal data and stays in the log. */
export type TroubledJob = {
  jobId: string;
  kind: string;
  customerId: string | null;
  /** Not tried any more. */
  isGivenUp: boolean;
  attempts: number;
  createdAt: number;
  triedAt: number;
};
export type JobSubject = { kind: string; customerId: string | null };

/** What staff see of work in the background, and do about it. */
export type JobQueue = {
  /** How many jobs have waited in the outbox for longer than so many seconds. */
  waitingInOutbox: (seconds: number) => Promise<number>;
  /** Jobs that failed at least so many times or were given up: how many, and the oldest of them. */
  troubled: (
    leastAttempts: number,
    most: number,
  ) => Promise<{ count: number; oldest: readonly TroubledJob[] }>;
  /** Has a job done as if it were new. Null: it is gone, or being done. */
  tryAgain: (jobId: string) => Promise<JobSubject | null>;
  /** Takes a job away that was given up. Null: it is gone, or not given up. */
  drop: (jobId: string) => Promise<JobSubject | null>;
};
