import type { FigureSources } from '../apps/api/http/metric-figures.ts';

/** Sources in which every figure has something to tell. */
export const sampleFigures: FigureSources = {
  everyMinuteAges: async () => ({ step: 42, done: 43 }),
  lastClose: async () => ({
    businessOn: '2026-09-20',
    accruedAt: 1_790_000_000_000,
    loans: 3,
    entries: 4,
  }),
  stuckWork: async () => ({
    overduePayouts: 1,
    payoutsInQuestion: 2,
    failedRefunds: 8,
    troubledJobs: 3,
    unrelayedJobs: 4,
  }),
  loginBudgets: async () => ({ codes: 0.5, wrongGuesses: 0.25 }),
  operationFigures: async () => ({
    waitingPayouts: [{ status: 'sending', count: 5, oldestSeconds: 61 }],
    heldPayouts: [{ heldFor: 'maintenance', count: 2, centavos: 500_000 }],
    payoutBalances: [{ provider: 'xendit', centavos: 90_000_000, ageSeconds: 30 }],
    failedPayouts: 6,
    arePayoutsPaused: true,
    suspense: [{ account: 'customer-credit', centavos: 12_300 }],
    breaks: [{ kind: 'not-in-ledger', count: 2 }],
    comparedSecondsAgo: 3_600,
    ledgerImbalanceCentavos: 0,
    readyJobs: [{ kind: 'send-payout', count: 7, oldestSeconds: 8 }],
    receivers: [{ receiver: 'core.lender.example 0b1c2d3e', waiting: 4, oldestSeconds: 12, failed: 1 }],
    outbox: { count: 9, oldestSeconds: 10 },
    codesSent: 11,
    texts: [{ provider: 'semaphore', sent: 12, undelivered: 1, costCentavos: 900 }],
    standbys: [{ name: 'standby-1', lagSeconds: 0.5, lagBytes: 1_024 }],
    archivedSecondsAgo: 30,
    archiveFailures: 0,
    backedUpSecondsAgo: 7_200,
  }),
  now: () => 1_790_000_060_000,
};
