/** What a lender's own monitoring is told of the whole product. Each is a count, an age or a sum; none names a person. */
export type OperationFigures = {
  /** Payouts with no final answer, by what is known of them. */
  waitingPayouts: readonly { status: string; count: number; oldestSeconds: number }[];
  /** Payouts that were asked for and are held, by what holds them. */
  heldPayouts: readonly { heldFor: string; count: number; centavos: number }[];
  /** What each payout provider said last that it holds, and how old that is; null and since it was first asked where it never did. */
  payoutBalances: readonly { provider: string; centavos: number | null; ageSeconds: number }[];
  /** Payouts that failed within a day. */
  failedPayouts: number;
  /** Whether payouts are held after a restore, until two people let them go. */
  arePayoutsPaused: boolean;
  /** Money that is not settled: whose it is, or where it belongs. A new kind is another row. */
  suspense: readonly { account: string; centavos: number }[];
  /** Open disagreements between the ledger, providers and settlement files, by kind. */
  breaks: readonly { kind: string; count: number }[];
  /** Since a day was last compared with each provider, and the books with themselves, or it was first asked for: the longest. */
  comparedSecondsAgo: number;
  /** How far the postings of the closed days are from zero, day by day; anything but 0 is an error. */
  ledgerImbalanceCentavos: number;
  /** Jobs that a worker could do now. */
  readyJobs: readonly { kind: string; count: number; oldestSeconds: number }[];
  outbox: { count: number; oldestSeconds: number };
  /** Events of loans that wait for each receiver or were given up, by its host and the start of its id. */
  receivers: readonly { receiver: string; waiting: number; oldestSeconds: number; failed: number }[];
  /** Codes by SMS on the Manila day. */
  codesSent: number;
  /** Text messages on the Manila day, by the provider that carried them. */
  texts: readonly { provider: string; sent: number; undelivered: number; costCentavos: number }[];
  /** Databases that follow this one; none where the role may not see them. */
  standbys: readonly { name: string; lagSeconds: number; lagBytes: number }[];
  /** Where this server never archived: since the last base backup, or since its start. Null where no log is archived. */
  archivedSecondsAgo: number | null;
  archiveFailures: number;
  /** Since the last base backup that `script/backup` finished, or where there is none, since the database was set up. */
  backedUpSecondsAgo: number;
};

export type OperationFigureReader = {
  /** `on` is the Manila day of `now`. */
  read: (at: { now: number; on: string }) => Promise<OperationFigures>;
};
