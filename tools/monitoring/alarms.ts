/* The alarms of a lender, as data; `write-monitoring.ts` writes them for Prometheus. Each has a page under docs/operations/runbooks. */

import { jobsOfTheDay } from '../../apps/api/ports/job.ts';

/** Their queue is long on a payday. */
const ofTheDay = jobsOfTheDay.join('|');

export type Alarm = {
  name: string;
  /** Holds while something is wrong. */
  expression: string;
  /** For how long it holds before a person is told. */
  holdsFor: string;
  /** `page`: a person is woken. `ticket`: it waits for the morning. */
  severity: 'page' | 'ticket';
  summary: string;
};

export const alarms: readonly Alarm[] = [
  {
    name: 'ServerDown',
    expression: 'absent(up{job="luwag"} == 1)',
    holdsFor: '1m',
    severity: 'page',
    summary: 'No server of the product answers',
  },
  {
    name: 'ManyErrors',
    expression:
      'sum(rate(http_request_duration_seconds_count{status=~"5.."}[5m])) / sum(rate(http_request_duration_seconds_count[5m])) > 0.01',
    holdsFor: '5m',
    severity: 'page',
    summary: 'More than one answer in a hundred is an error of the server',
  },
  {
    name: 'SlowAnswers',
    expression:
      'histogram_quantile(0.95, sum by (le) (rate(http_request_duration_seconds_bucket{route=~"/api/.*",route!="/api/events"}[5m]))) > 1',
    holdsFor: '10m',
    severity: 'ticket',
    summary: 'One call in twenty takes longer than a second',
  },
  {
    name: 'ProviderFails',
    expression:
      'sum by (provider) (rate(provider_call_duration_seconds_count{outcome=~"error|unknown|unclear|refused|later"}[10m])) / sum by (provider) (rate(provider_call_duration_seconds_count[10m])) > 0.1',
    holdsFor: '10m',
    severity: 'page',
    summary: 'A provider gives no answer, or refuses, for more than one call in ten',
  },
  {
    name: 'ProviderSlow',
    expression:
      'histogram_quantile(0.95, sum by (le, provider) (rate(provider_call_duration_seconds_bucket[10m]))) > 10',
    holdsFor: '10m',
    severity: 'ticket',
    summary: 'One call of a provider in twenty takes longer than ten seconds',
  },
  {
    name: 'PayoutsOverdue',
    expression: 'max(payouts_overdue) > 0',
    holdsFor: '5m',
    severity: 'page',
    summary: 'Payouts have had no final answer for longer than the lender allows',
  },
  {
    name: 'PayoutsFail',
    expression: 'max(payouts_failed_day) > 20',
    holdsFor: '10m',
    severity: 'ticket',
    summary: 'Many payouts failed within a day',
  },
  {
    name: 'PayoutsPaused',
    expression: 'max(payouts_paused) == 1',
    holdsFor: '1m',
    severity: 'page',
    summary: 'Payouts are held after a restore until two people let them go',
  },
  {
    name: 'MoneyInQuestion',
    expression: 'max(payouts_in_question) > 0',
    holdsFor: '1h',
    severity: 'ticket',
    summary: 'Money was paid after its payout had failed, and where it belongs is not settled',
  },
  {
    name: 'RefundsFail',
    expression: 'max(refunds_failed) > 0',
    holdsFor: '1h',
    severity: 'ticket',
    summary: 'A refund did not arrive, and the borrower’s money lies here',
  },
  {
    name: 'LedgerImbalance',
    expression: 'max(ledger_imbalance_centavos) != 0',
    holdsFor: '0m',
    severity: 'page',
    summary: 'The postings of a closed day do not sum to zero',
  },
  {
    name: 'PayoutBalanceLow',
    expression:
      'sum(max by (provider) (payout_balance_centavos)) < 20000000 or max(payouts_held{reason="balance"}) > 0',
    holdsFor: '2m',
    severity: 'page',
    summary: 'The payout providers hold less than 200,000 pesos, or payouts wait for money',
  },
  {
    name: 'PayoutBalanceUnknown',
    expression: 'max(payout_balance_age_seconds) > 900',
    holdsFor: '5m',
    severity: 'ticket',
    summary: 'A payout provider has not said for a quarter of an hour what it holds, or never did',
  },
  {
    name: 'SuspenseGrows',
    expression: 'max by (account) (suspense_centavos) > 10000000',
    holdsFor: '1h',
    severity: 'ticket',
    summary: 'More than 100,000 pesos wait to be settled in one account',
  },
  {
    name: 'BooksDisagree',
    expression: 'sum(max by (kind) (reconciliation_breaks)) > 0',
    holdsFor: '1h',
    severity: 'ticket',
    summary: 'The ledger, a provider or a settlement file disagree about money',
  },
  {
    name: 'ComparisonMissing',
    expression: 'max(reconciliation_age_seconds) > 129600',
    holdsFor: '10m',
    severity: 'ticket',
    summary:
      'For 36 hours the books have not been compared with one of the providers or with themselves, or never were',
  },
  {
    name: 'JobsStandStill',
    expression:
      `max(jobs_oldest_seconds{kind!~"${ofTheDay}"}) > 300 or max(jobs_oldest_seconds{kind=~"${ofTheDay}"}) > 7200 ` +
      'or max(outbox_oldest_seconds) > 60 or max(outbox_waiting) > 0',
    holdsFor: '5m',
    severity: 'page',
    summary: 'Work in the background does not get on',
  },
  {
    name: 'JobsTroubled',
    expression: 'max(jobs_troubled) > 0',
    holdsFor: '30m',
    severity: 'ticket',
    summary: 'Jobs failed many times or were given up',
  },
  {
    name: 'EventsNotTaken',
    expression: 'max by (receiver) (events_failed) > 0 or max by (receiver) (events_oldest_seconds) > 3600',
    holdsFor: '15m',
    severity: 'ticket',
    summary: 'A receiver takes no events of loans, or some were given up',
  },
  {
    name: 'EveryMinuteMissing',
    expression: 'max(every_minute_age_seconds) > 300 or max(every_minute_done_age_seconds) > 3600',
    holdsFor: '2m',
    severity: 'page',
    summary: 'The work of every minute does not get on, or a part of it fails each time',
  },
  {
    name: 'ClockWrong',
    expression: 'max(clock_difference_seconds) > 10',
    holdsFor: '1m',
    severity: 'page',
    summary: 'A server serves nobody, because its clock is not that of the database',
  },
  {
    name: 'CloseOfBusinessLate',
    expression: 'max(close_of_business_late_seconds) > 3600',
    holdsFor: '5m',
    severity: 'page',
    summary: 'The close of business is an hour late',
  },
  {
    name: 'CodesCostMuch',
    expression: 'max(codes_cost_today_centavos) > 500000 or max(login_code_budget_used) > 0.8',
    holdsFor: '5m',
    severity: 'ticket',
    summary: 'Codes by SMS cost more than 5,000 pesos today, or their budget is nearly used',
  },
  {
    name: 'TextsDoNotArrive',
    expression:
      'max by (provider) (texts_undelivered_today) > 20 and max by (provider) (texts_undelivered_today) > 0.1 * max by (provider) (texts_sent_today)',
    holdsFor: '10m',
    severity: 'ticket',
    summary: 'More than one text message in ten by one provider did not arrive today',
  },
  {
    name: 'CodesGuessed',
    expression: 'max(login_guess_budget_used) > 0.5',
    holdsFor: '5m',
    severity: 'page',
    summary: 'Unknown devices try out codes',
  },
  {
    name: 'StandbyBehind',
    expression:
      'max by (standby) (standby_lag_seconds) > 60 or max by (standby) (standby_lag_bytes) > 1073741824',
    holdsFor: '5m',
    severity: 'ticket',
    summary: 'A standby database is more than a minute or a gigabyte behind',
  },
  {
    name: 'ArchiveStandsStill',
    expression: 'max(wal_archive_age_seconds) > 300 or increase(wal_archive_failures[10m]) > 0',
    holdsFor: '5m',
    severity: 'page',
    summary: 'The log of the database is not archived: more than five minutes could be lost',
  },
  {
    name: 'BackupOld',
    expression: 'max(backup_age_seconds) > 172800',
    holdsFor: '1h',
    severity: 'ticket',
    summary: 'The last base backup is older than two days, or there is none',
  },
];
