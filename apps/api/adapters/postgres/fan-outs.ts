/*
 * Statements that are meant to reach every machine of a cluster, and why that is right. A test plans each statement that the program
 * sends and holds it to these lists, so one that forgets its customer fails.
 */

const night = 'once a night, over all customers';
const minute = 'a job of each minute or hour, over all customers';
const desk = 'a list or a count for staff, who are few';
const figure = 'a figure for monitoring, read by a scrape';
const sandbox = 'of the sandbox, which is never spread';
const receivers = 'events in the order of all loans, for few receivers and partners';

export const fanOuts: Readonly<Record<string, string>> = {
  'close-post-accruals': night,
  'close-fold-accruals': minute,
  'close-queue-overdue': night,
  'close-queue-reminders': minute,
  'close-to-accrue': night,
  'coherence-customers': night,
  'retention-event-delivery-owners': minute,
  'retention-loan-event-owners': minute,
  'retention-session-owners': minute,
  'retention-stored-answer-owners': minute,
  'reconciliation-booked-in': night,
  'reconciliation-booked-out': night,
  'reconciliation-has-collected': night,
  'directory-accounts-to-check': minute,
  'directory-due-scheduled-loans': minute,
  'directory-payments-to-ask-about': minute,
  'directory-payouts-to-ask-about': minute,
  'directory-reminder-hours': minute,
  'outbox-place-events': minute,
  'outbox-relay': minute,
  'payout-balance-current': minute,
  'payout-pause-own-references': 'after a restore, until payouts are let go',
  'payout-pause-unclear': 'after a restore, until payouts are let go',
  'directory-collected-money': desk,
  'directory-count-open-requests': desk,
  'directory-count-late-loans': desk,
  'directory-decided-since': desk,
  'directory-late-loans': desk,
  'directory-median-review': `${desk}, and of those who wait for a review`,
  'directory-open-requests': desk,
  'directory-review-queue': desk,
  'directory-waiting-for-review': desk,
  'job-queue-outbox': desk,
  'payout-queue-failed-refunds': desk,
  'payout-queue-held': desk,
  'payout-queue-in-question': desk,
  'payout-queue-waiting': desk,
  'support-messages-count-waiting': desk,
  'support-messages-waiting': desk,
  'suspense-likely-loans': desk,
  'taken-back-from': desk,
  'taken-back-of-file': desk,
  'directory-paper': 'a stranger checks a paper, which is rare and limited by address',
  'figures-outbox': figure,
  'figures-payouts-failed': figure,
  'figures-payouts-held': figure,
  'figures-payouts-waiting': figure,
  'figures-receivers': figure,
  'figures-suspense': figure,
  'loan-feed-changed': receivers,
  'loan-feed-events': receivers,
  'receiver-deliveries': receivers,
  'receiver-due': receivers,
  'receiver-free': receivers,
  'receiver-list': receivers,
  'receiver-note': receivers,
  'receiver-queue': receivers,
  'receiver-replay-failed': receivers,
  'receiver-replay-one': receivers,
  'receiver-replay-since': receivers,
  'load-customer-by-payment-many':
    'payments that are told at one moment, found by their numbers in the same round trip',
  'directory-all-customers': sandbox,
  'directory-application': sandbox,
};

/**
 * Sent with customers of one shard each (`groupsByShard`), so that a cluster runs each on one machine, locks and all. Each table is
 * held to the list.
 */
export const shardByShard: readonly string[] = [
  'retention-event-delivery',
  'retention-loan-event',
  'retention-session',
  'retention-stored-answer',
];

/**
 * Parts of one statement that change rows on many machines. A cluster runs them one after the other in one transaction, so none may
 * depend on whether it sees what another did.
 */
export const changedInParts: Readonly<Record<string, string>> = {
  'receiver-replay-failed': 'deliveries, then the line of the log',
  'receiver-replay-one': 'deliveries, then the line of the log',
  'receiver-replay-since': 'deliveries, then the line of the log',
};

/** What one server takes and a cluster refuses, by its own rules, and why it is never sent to one. */
export const refusedByCluster: Readonly<Record<string, readonly string[]>> = {
  // Loads by a payment's number are sent to one server alone: a cluster is asked for the number first (`isSpread`).
  'load-customer-by-payment': ['joins what lies apart'],
  'load-customer-by-payment-many': ['joins what lies apart'],
};
