import type { Directory, ReviewCaseRow } from '../../ports/directory.ts';
import type { Queryable } from './database.ts';

/** Where a request comes from: `RequestSource`. */
const requestSource = `CASE WHEN details ? 'keyMadeBy' THEN 'partners' WHEN kind = 'staff-action' THEN 'staff' ELSE 'borrowers' END`;

const statements = {
  result: {
    name: 'directory-result',
    text: `SELECT customer_id AS "customerId", subject_id AS "paymentId" FROM customer_key WHERE key = $1 AND kind = 'result'`,
  },
  application: {
    name: 'directory-application',
    text: 'SELECT customer_id FROM application WHERE application_id = $1',
  },
  paper: {
    name: 'directory-paper',
    text: 'SELECT customer_id AS "customerId", paper_id AS "paperId" FROM paper WHERE code = $1',
  },
  document: {
    name: 'directory-document',
    text: `SELECT customer_id AS "customerId", given_at AS "givenAt" FROM known_document
      WHERE unique_index = $1 ORDER BY given_at, customer_id LIMIT $2`,
  },
  order: {
    name: 'directory-order',
    // Our reference of a payment is a given number as well, and begins with letters.
    text: `SELECT customer_id AS "customerId", subject_id AS "loanId" FROM given_number
      WHERE number = ANY ($1) AND number NOT LIKE 'LW%'`,
  },
  loan: {
    name: 'directory-loan',
    text: `SELECT customer_id AS "customerId", subject_id AS "loanId" FROM customer_key
      WHERE key = $1::uuid::text AND kind = 'loan'`,
  },
  moneyReference: {
    name: 'directory-money-reference',
    text: `SELECT customer_id AS "customerId", payment_id AS "paymentId" FROM money_reference WHERE number = $1`,
  },
  collectedMoney: {
    name: 'directory-collected-money',
    text: `SELECT NULL AS "customerId", NULL AS "paymentId" FROM collected_money
      WHERE upper(regexp_replace(provider_payment_id, '[^A-Za-z0-9]', '', 'g')) = $1 LIMIT 1`,
  },
  moneyInSuspense: {
    name: 'directory-money-in-suspense',
    text: `SELECT provider, provider_payment_id AS "providerPaymentId" FROM suspense_item
      WHERE state IN ('open', 'returned') AND $1 IN (upper(regexp_replace(reference, '[^A-Za-z0-9]', '', 'g')),
        upper(regexp_replace(provider_payment_id, '[^A-Za-z0-9]', '', 'g')))
      ORDER BY suspense_id`,
  },
  payoutByReference: {
    name: 'directory-payout-by-reference',
    text: `SELECT customer_id AS "customerId", subject_id AS "payoutId" FROM customer_key
      WHERE key = $1 AND kind = 'payout'`,
  },
  openRequests: {
    name: 'directory-open-requests',
    text: `SELECT customer_id AS "customerId", request_id AS "requestId", created_at AS "createdAt" FROM request
      WHERE status = 'open' AND ($1::text IS NULL OR ${requestSource} = $1)
        AND ($3::bigint IS NULL OR (created_at, request_id) > (to_timestamp($3 / 1000.0), $4::uuid))
      ORDER BY created_at, request_id LIMIT $2`,
  },
  lateLoans: {
    name: 'directory-late-loans',
    text: `SELECT customer_id AS "customerId", loan_id AS "loanId", next_due_on AS "nextDueOn" FROM loan
      WHERE (next_due_on, loan_id) > ($1::date, $2::uuid) AND next_due_on <= $3
      ORDER BY next_due_on, loan_id LIMIT $4`,
  },
  countLateLoans: {
    name: 'directory-count-late-loans',
    text: 'SELECT count(*) AS count FROM loan WHERE next_due_on BETWEEN $1 AND $2',
  },
  payoutsToAskAbout: {
    name: 'directory-payouts-to-ask-about',
    text: `SELECT customer_id, payout_id FROM (
        SELECT customer_id, payout_id, asked_at, requested_at FROM payout
        WHERE status IN ('requested', 'sending', 'unknown')
        UNION ALL
        SELECT customer_id, payout_id, asked_at, requested_at FROM payout
        WHERE status = 'failed' AND provider_reference IS NULL
          AND completed_at > to_timestamp($2 / 1000.0) - interval '7 days'
          AND (asked_at IS NULL OR asked_at < to_timestamp($2 / 1000.0) - interval '1 hour')
      ) AS asked_about ORDER BY asked_at NULLS FIRST, requested_at, payout_id LIMIT $1`,
  },
  paymentsToAskAbout: {
    name: 'directory-payments-to-ask-about',
    text: `SELECT p.provider, p.reference, p.partner_reference AS "partnerReference", turn.ask
      FROM payment p CROSS JOIN LATERAL (
        SELECT count(*)::integer AS ask FROM (
          SELECT p.created_at AS since, unnest($2::bigint[]) AS wait
          UNION ALL SELECT p.expires_at, unnest($3::bigint[])
        ) AS turns WHERE since + wait * interval '1 millisecond' <= to_timestamp($1 / 1000.0)
      ) AS turn
      WHERE p.status = 'in-progress' AND p.created_at >= to_timestamp($4 / 1000.0)
        AND p.provider IS NOT NULL AND p.partner_reference IS NOT NULL
        AND turn.ask > 0 AND NOT EXISTS (SELECT FROM provider_event e
          WHERE e.provider = p.provider AND e.event_id = 'asked:' || p.reference || ':' || turn.ask)
      ORDER BY p.created_at, p.payment_id LIMIT $5`,
  },
  dueScheduledLoans: {
    name: 'directory-due-scheduled-loans',
    text: `SELECT customer_id, scheduled_loan_id FROM scheduled_loan
      WHERE status = 'upcoming' AND ($3 OR announced_at IS NULL)
        AND send_at <= to_timestamp($1 / 1000.0) + CASE WHEN announced_at IS NULL THEN interval '24 hours' ELSE '0' END
        AND (next_try_at IS NULL OR next_try_at <= to_timestamp($1 / 1000.0))
      ORDER BY send_at LIMIT $2`,
  },
  reviewQueue: {
    name: 'directory-review-queue',
    text: `SELECT customer_id, application_id, submitted_at, score, reason_codes, correction_requests <> '[]' AS is_returned
      FROM application WHERE status = 'under-review' ORDER BY is_returned DESC, submitted_at LIMIT $1`,
  },
  waitingForReview: {
    name: 'directory-waiting-for-review',
    text: `SELECT count(*) AS count, min(submitted_at) AS "oldestAt" FROM application WHERE status = 'under-review'`,
  },
  countOpenRequests: {
    name: 'directory-count-open-requests',
    text: `SELECT count(*) AS count FROM request WHERE status = 'open' AND ($1::text IS NULL OR ${requestSource} = $1)`,
  },
  decidedSince: {
    name: 'directory-decided-since',
    text: `SELECT count(*) FILTER (WHERE status = 'approved') AS approved,
        count(*) FILTER (WHERE status = 'declined') AS declined
      FROM application WHERE decided_at >= to_timestamp($1 / 1000.0)`,
  },
  medianReview: {
    name: 'directory-median-review',
    text: `SELECT ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - submitted_at)) / 60)::integer
        AS minutes
      FROM (SELECT decided_at, submitted_at FROM application
        WHERE decided_at IS NOT NULL AND decided_by NOT IN ('scorecard', 'sandbox') ORDER BY decided_at DESC LIMIT 50) recent`,
  },
  accountsToCheck: {
    name: 'directory-accounts-to-check',
    text: `SELECT customer_id FROM customer WHERE keeping_check_on <= $1 ORDER BY keeping_check_on, customer_id LIMIT $2`,
  },
  reminderHours: {
    name: 'directory-reminder-hours',
    text: 'SELECT DISTINCT reminder_hour FROM customer',
  },
  allCustomers: {
    name: 'directory-all-customers',
    text: 'SELECT customer_id FROM customer ORDER BY created_at LIMIT $1',
  },
} as const;

const beforeEveryLoan = '00000000-0000-0000-0000-000000000000';

type CaseRow = {
  customer_id: string;
  application_id: string;
  submitted_at: number;
  score: number | null;
  reason_codes: string[];
  is_returned: boolean;
};

type Turns = Parameters<Directory['paymentsToAskAbout']>[0];

const turnsOf = ({ atMs, afterOpenedMs, afterClosedMs, openedFromMs, most }: Turns) => [
  atMs,
  afterOpenedMs,
  afterClosedMs,
  openedFromMs,
  most,
];

const waitingOf = ({ from, after, most }: Parameters<Directory['openRequests']>[0]) => [
  from ?? null,
  most,
  after?.createdAt ?? null,
  after?.requestId ?? null,
];

/** Look-ups across customers; each answers with ids, and the customer is loaded by them. */
export function createDirectory(database: Queryable): Directory {
  const customerIds = async (statement: { name: string; text: string }, values: readonly unknown[]) =>
    (await database.query<{ customer_id: string }>(statement, values)).map((row) => row.customer_id);
  const first = async <Row extends Record<string, unknown>>(
    statement: { name: string; text: string },
    values: readonly unknown[],
  ): Promise<Row | null> => (await database.query<Row>(statement, values))[0] ?? null;
  return {
    customerOfResult: (resultReference) => first(statements.result, [resultReference]),
    customerOfPaper: (code) => first(statements.paper, [code]),
    customersOfDocument: (uniqueIndex, most) => database.query(statements.document, [uniqueIndex, most]),
    customerOfOrder: (spellings) => first(statements.order, [spellings]),
    customerOfLoan: (loanId) => first(statements.loan, [loanId]),
    moneyInSuspense: (number) => database.query(statements.moneyInSuspense, [number]),
    paymentOfNumber: (number) => first(statements.moneyReference, [number]),
    findMoneyReference: async (number) =>
      (await first(statements.moneyReference, [number])) ?? first(statements.collectedMoney, [number]),
    payoutByReference: (reference) => first(statements.payoutByReference, [reference]),
    openRequests: (of) => database.query(statements.openRequests, waitingOf(of)),
    ...createLateLoans(database),
    customerOfApplication: async (applicationId) =>
      (await customerIds(statements.application, [applicationId]))[0] ?? null,
    payoutsToAskAbout: async (most, atMs) => {
      const rows = await database.query<{ customer_id: string; payout_id: string }>(
        statements.payoutsToAskAbout,
        [most, atMs],
      );
      return rows.map((row) => ({ customerId: row.customer_id, payoutId: row.payout_id }));
    },
    paymentsToAskAbout: (of) => database.query(statements.paymentsToAskAbout, turnsOf(of)),
    dueScheduledLoans: async (atMs, { most, areSent }) => {
      const rows = await database.query<{ customer_id: string; scheduled_loan_id: string }>(
        statements.dueScheduledLoans,
        [atMs, most, areSent],
      );
      return rows.map((row) => ({ customerId: row.customer_id, scheduledLoanId: row.scheduled_loan_id }));
    },
    reviewQueue: async (most) =>
      (await database.query<CaseRow>(statements.reviewQueue, [most])).map((row): ReviewCaseRow => ({
        customerId: row.customer_id,
        applicationId: row.application_id,
        submittedAt: row.submitted_at,
        score: row.score,
        reasonCodes: row.reason_codes,
        isReturned: row.is_returned,
      })),
    waitingForReview: async () =>
      (await database.query<{ count: number; oldestAt: number | null }>(statements.waitingForReview))[0] ?? {
        count: 0,
        oldestAt: null,
      },
    countOpenRequests: async (from) =>
      (await database.query<{ count: number }>(statements.countOpenRequests, [from ?? null]))[0]?.count ?? 0,
    decidedSince: async (instantMs) => {
      const [row] = await database.query<{ approved: number; declined: number }>(statements.decidedSince, [
        instantMs,
      ]);
      return row ?? { approved: 0, declined: 0 };
    },
    medianReviewMinutes: async () =>
      (await database.query<{ minutes: number | null }>(statements.medianReview))[0]?.minutes ?? null,
    accountsToCheck: (on, most) => customerIds(statements.accountsToCheck, [on, most]),
    reminderHours: async () =>
      (await database.query<{ reminder_hour: number }>(statements.reminderHours)).map(
        (row) => row.reminder_hour,
      ),
    allCustomers: (most) => customerIds(statements.allCustomers, [most]),
  };
}

function createLateLoans(database: Queryable): Pick<Directory, 'lateLoans' | 'countLateLoans'> {
  return {
    lateLoans: ({ fromOn, throughOn, after, most }) =>
      database.query(statements.lateLoans, [
        after?.nextDueOn ?? fromOn,
        after?.loanId ?? beforeEveryLoan,
        throughOn,
        most,
      ]),
    countLateLoans: async ({ fromOn, throughOn }) =>
      (await database.query<{ count: number }>(statements.countLateLoans, [fromOn, throughOn]))[0]?.count ??
      0,
  };
}
