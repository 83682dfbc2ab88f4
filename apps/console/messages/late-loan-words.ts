import type { Lateness } from '@luwag/contract/endpoints/staff/list-late-loans';

/* What staff read about loans that are late. */

export const lateLoanWords = {
  title: 'Late loans',
  lead: 'Loans with an installment that was not paid by its due date, those late for longest first. Amounts as of today.',
  failed: 'The late loans could not be loaded. It is retried automatically.',
  empty: 'No loan is late.',
  emptyHere: 'No loan is late by so many days.',
  noOther: 'No other loan is late.',
  filter: 'Days late',
  all: 'All',
  latenesses: {
    '1-7': '1 to 7 days',
    '8-30': '8 to 30 days',
    '31-90': '31 to 90 days',
    'over-90': 'Over 90 days',
  } satisfies Readonly<Record<Lateness, string>>,
  pages: { first: 'Late for longest', next: 'Next ones' },
  order: 'Order',
  customer: 'Customer',
  daysLate: 'Days late',
  dueNow: 'Due now',
  owed: 'Owed in all',
  lateSince: 'Oldest due date',
  arranged: 'Plan, request, complaint',
  plan: 'Plan agreed',
  requests: { plan: 'Asks for a plan', talk: 'Asks for a call' },
  complaint: 'Complaint to answer first',
  lastPaid: 'Last payment',
} as const;
