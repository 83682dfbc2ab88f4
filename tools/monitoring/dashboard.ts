/* What a lender looks at, as data; `write-monitoring.ts` writes it for Grafana. */

export type Panel = {
  title: string;
  unit: string;
  expressions: readonly { words: string; expression: string }[];
};

export const panels: readonly Panel[] = [
  {
    title: 'Answers by status',
    unit: 'reqps',
    expressions: [
      { words: '{{status}}', expression: 'sum by (status) (rate(http_request_duration_seconds_count[5m]))' },
    ],
  },
  {
    title: 'Slowest routes, 95th percentile',
    unit: 's',
    expressions: [
      {
        words: '{{route}}',
        expression:
          'topk(10, histogram_quantile(0.95, sum by (le, route) (rate(http_request_duration_seconds_bucket[5m]))))',
      },
    ],
  },
  {
    title: 'Calls of providers by what came of them',
    unit: 'reqps',
    expressions: [
      {
        words: '{{provider}} {{call}} {{outcome}}',
        expression: 'sum by (provider, call, outcome) (rate(provider_call_duration_seconds_count[5m]))',
      },
    ],
  },
  {
    title: 'Providers, 95th percentile',
    unit: 's',
    expressions: [
      {
        words: '{{provider}}',
        expression:
          'histogram_quantile(0.95, sum by (le, provider) (rate(provider_call_duration_seconds_bucket[5m])))',
      },
    ],
  },
  {
    title: 'Payouts with no final answer',
    unit: 'short',
    expressions: [
      { words: '{{state}}', expression: 'max by (state) (payouts_waiting)' },
      { words: 'overdue', expression: 'max(payouts_overdue)' },
      { words: 'failed within a day', expression: 'max(payouts_failed_day)' },
      { words: 'held after a restore', expression: 'max(payouts_paused)' },
    ],
  },
  {
    title: 'Age of the oldest payout with no final answer',
    unit: 's',
    expressions: [{ words: '{{state}}', expression: 'max by (state) (payouts_oldest_seconds)' }],
  },
  {
    title: 'Money that is not settled, in pesos',
    unit: 'short',
    expressions: [
      { words: '{{account}}', expression: 'max by (account) (suspense_centavos) / 100' },
      { words: 'ledger imbalance', expression: 'max(ledger_imbalance_centavos) / 100' },
    ],
  },
  {
    title: 'Open breaks between ledger, providers and settlement files',
    unit: 'short',
    expressions: [{ words: '{{kind}}', expression: 'max by (kind) (reconciliation_breaks)' }],
  },
  {
    title: 'Jobs that are ready',
    unit: 'short',
    expressions: [
      { words: '{{kind}}', expression: 'max by (kind) (jobs_ready)' },
      { words: 'outbox', expression: 'max(outbox_depth)' },
      { words: 'troubled', expression: 'max(jobs_troubled)' },
    ],
  },
  {
    title: 'Age of the oldest job',
    unit: 's',
    expressions: [
      { words: '{{kind}}', expression: 'max by (kind) (jobs_oldest_seconds)' },
      { words: 'outbox', expression: 'max(outbox_oldest_seconds)' },
      { words: 'work of every minute', expression: 'max(every_minute_age_seconds)' },
      { words: 'all of a minute', expression: 'max(every_minute_done_age_seconds)' },
    ],
  },
  {
    title: 'Events of loans that wait, by receiver',
    unit: 'short',
    expressions: [
      { words: '{{receiver}}', expression: 'max by (receiver) (events_waiting)' },
      { words: '{{receiver}} given up', expression: 'max by (receiver) (events_failed)' },
    ],
  },
  {
    title: 'Codes by SMS today, in pesos',
    unit: 'short',
    expressions: [
      { words: 'cost', expression: 'max(codes_cost_today_centavos) / 100' },
      { words: 'codes', expression: 'max(codes_sent_today)' },
    ],
  },
  {
    title: 'Text messages today, by provider',
    unit: 'short',
    expressions: [
      { words: '{{provider}} sent', expression: 'max by (provider) (texts_sent_today)' },
      { words: '{{provider}} not arrived', expression: 'max by (provider) (texts_undelivered_today)' },
      { words: '{{provider}} pesos', expression: 'max by (provider) (texts_cost_today_centavos) / 100' },
    ],
  },
  {
    title: 'Money at the payout provider',
    unit: 'short',
    expressions: [
      { words: 'pesos at {{provider}}', expression: 'max by (provider) (payout_balance_centavos) / 100' },
      { words: 'payouts held: {{reason}}', expression: 'max by (reason) (payouts_held)' },
    ],
  },
  {
    title: 'Close of business',
    unit: 's',
    expressions: [
      { words: 'since the last', expression: 'max(close_of_business_age_seconds)' },
      { words: 'late', expression: 'max(close_of_business_late_seconds)' },
    ],
  },
  {
    title: 'Standby, archive and backup',
    unit: 's',
    expressions: [
      { words: '{{standby}} behind', expression: 'max by (standby) (standby_lag_seconds)' },
      { words: 'since the log was archived', expression: 'max(wal_archive_age_seconds)' },
      { words: 'since the last backup', expression: 'max(backup_age_seconds)' },
    ],
  },
];
