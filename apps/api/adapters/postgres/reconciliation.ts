import type { BreakKind } from '@luwag/contract/break-kinds';
import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type {
  BookedMovement,
  OpenBreak,
  Reconciliation,
  ReconciliationRun,
  SettledPayment,
} from '../../ports/reconciliation.ts';
import type { Queryable } from './database.ts';
import { toRow } from './row-mapping.ts';
import { settlementRows } from './settlement-rows.ts';

/** A job of no customer waits in the outbox under this id. */
const noCustomer = '00000000-0000-0000-0000-000000000000';

/**
 * A break that was gone, or that a person closed with other sums: what they looked at was less, or more. A settlement file alone does not
 * know what the provider lists, so an amount that one side lacks is no other amount.
 */
const isFoundAnew = `(b.state = 'gone' OR b.state = 'closed' AND (b.listed_centavos <> excluded.listed_centavos
            OR ROW (b.booked_centavos, b.settled_centavos) IS DISTINCT FROM ROW (excluded.booked_centavos, excluded.settled_centavos)))`;

const statements = {
  ask: {
    name: 'reconciliation-ask',
    text: `WITH asked AS (
        INSERT INTO reconciliation AS r (provider, business_on, state, asked_at, asked_by_name)
        VALUES ($1, $2, 'waiting', to_timestamp($3 / 1000.0), $4)
        ON CONFLICT (provider, business_on) DO UPDATE
          SET state = 'waiting', asked_at = excluded.asked_at, asked_by_name = excluded.asked_by_name, done_at = NULL
          WHERE excluded.asked_by_name IS NOT NULL
            AND (r.state = 'done' OR NOT comparison_waits(excluded.provider, excluded.business_on::text))
        RETURNING provider, business_on
      )
      INSERT INTO outbox (customer_id, kind, payload)
      SELECT '${noCustomer}', 'reconcile', jsonb_build_object('provider', provider, 'on', business_on) FROM asked
      RETURNING true AS is_asked`,
  },
  nightsMissed: {
    name: 'reconciliation-nights-missed',
    text: `WITH last AS (
        SELECT max(business_on) AS night FROM reconciliation WHERE provider = $1 AND asked_by_name IS NULL
      )
      SELECT day::date AS "businessOn"
      FROM last, generate_series(greatest($2::date, coalesce(night + 1, $3::date)), $3::date, interval '1 day') AS day
      WHERE NOT EXISTS (SELECT FROM reconciliation r WHERE r.provider = $1 AND r.business_on = day::date)
        AND NOT ($5::boolean AND comparison_waits($1, NULL))
      ORDER BY day LIMIT $4`,
  },
  bookedOut: {
    name: 'reconciliation-booked-out',
    text: `SELECT 'out' AS direction, reference, provider_reference AS "providerId", NULL AS "partnerReference",
        amount_centavos AS "amountCentavos",
        CASE status WHEN 'succeeded' THEN 'stands' WHEN 'failed' THEN 'failed' ELSE 'open' END AS state,
        coalesce(attempted_at, requested_at) AS at
      FROM payout WHERE attempted_at >= to_timestamp($1 / 1000.0) AND attempted_at < to_timestamp($2 / 1000.0)
        AND (provider = $4 OR provider IS NULL)
      UNION
      SELECT 'out', reference, provider_reference, NULL, amount_centavos,
        CASE status WHEN 'succeeded' THEN 'stands' WHEN 'failed' THEN 'failed' ELSE 'open' END,
        coalesce(attempted_at, requested_at)
      FROM payout WHERE reference = ANY ($3::text[]) AND (provider = $4 OR provider IS NULL)`,
  },
  // Money in suspense is in our books as well, and so is what staff booked under our own number, or under its name, before the provider told of it. What was assigned to a loan since is that loan's payment.
  bookedIn: {
    name: 'reconciliation-booked-in',
    text: `WITH named AS (
        SELECT reference, provider_payment_id, partner_reference, received_centavos, status, paid_at FROM payment
        WHERE provider_payment_id IS NOT NULL
          AND paid_at >= to_timestamp($1 / 1000.0) AND paid_at < to_timestamp($2 / 1000.0)
        UNION
        SELECT reference, provider_payment_id, partner_reference, received_centavos, status, paid_at FROM payment
        WHERE provider_payment_id = ANY ($3::text[])
        UNION
        SELECT reference, NULL, partner_reference, received_centavos, status, paid_at FROM payment
        WHERE provider_payment_id IS NULL AND status = 'success' AND reference = ANY ($5::text[])
        UNION
        SELECT reference, NULL, partner_reference, received_centavos, status, paid_at FROM payment
        WHERE customer_id = ANY ($6::uuid[]) AND payment_id = ANY ($7::uuid[])
          AND provider_payment_id IS NULL AND status = 'success'
      )
      SELECT 'in' AS direction, reference, provider_payment_id AS "providerId", partner_reference AS "partnerReference",
        received_centavos AS "amountCentavos",
        CASE status WHEN 'success' THEN 'stands' WHEN 'reversed' THEN 'reversed' WHEN 'fail' THEN 'failed' ELSE 'open' END
          AS state,
        paid_at AS at
      FROM named WHERE paid_at IS NOT NULL
      UNION ALL
      SELECT 'in', reference, provider_payment_id, NULL, amount_centavos,
        CASE state WHEN 'reversed' THEN 'reversed' ELSE 'stands' END, coalesce(paid_at, received_at)
      FROM suspense_item WHERE provider = $4 AND state <> 'assigned' AND provider_payment_id = ANY ($3::text[])`,
  },
  numbered: {
    name: 'reconciliation-numbered',
    text: `SELECT customer_id AS "customerId", payment_id AS "paymentId" FROM money_reference
      WHERE number = ANY ($1::text[]) AND payment_id IS NOT NULL`,
  },
  // A lender may have changed its provider: what another one took is no money of this one.
  taken: {
    name: 'reconciliation-taken',
    text: `SELECT provider_payment_id AS "providerId" FROM collected_money
      WHERE provider = $1 AND provider_payment_id = ANY ($2::text[])`,
  },
  hasCollected: {
    name: 'reconciliation-has-collected',
    text: 'SELECT EXISTS (SELECT FROM collected_money WHERE provider = $1) AS "hasCollected"',
  },
  settled: {
    name: 'reconciliation-settled',
    text: `SELECT provider_id AS "providerId", reference, gross_centavos AS "grossCentavos", fee_centavos AS "feeCentavos",
        vat_centavos AS "vatCentavos", net_centavos AS "netCentavos"
      FROM ${settlementRows} one WHERE provider = $1 AND kind = 'payment' AND provider_id = ANY ($2::text[])
      ORDER BY file_id, line`,
  },
  keepBreaks: {
    name: 'reconciliation-keep-breaks',
    text: `WITH found AS (
        SELECT * FROM jsonb_populate_recordset(NULL::reconciliation_break, $2)
      ), gone AS (
        UPDATE reconciliation_break b SET state = 'gone', closed_at = to_timestamp($3 / 1000.0)
        WHERE b.provider = $1 AND b.state = 'open' AND b.kind = ANY ($5::text[])
          AND (b.business_on = ANY ($4::date[]) OR b.subject = ANY ($6::text[]))
          AND NOT EXISTS (SELECT FROM found f
            WHERE f.kind = b.kind AND f.direction = b.direction AND f.subject = b.subject)
      )
      INSERT INTO reconciliation_break AS b (break_id, provider, kind, direction, subject, reference, business_on,
        booked_centavos, listed_centavos, settled_centavos, found_at, seen_at)
      SELECT break_id, $1, kind, direction, subject, reference, business_on, booked_centavos, listed_centavos,
        settled_centavos, to_timestamp($3 / 1000.0), to_timestamp($3 / 1000.0) FROM found
      ON CONFLICT (provider, kind, direction, subject) DO UPDATE
        SET booked_centavos = excluded.booked_centavos, listed_centavos = coalesce(excluded.listed_centavos, b.listed_centavos),
          settled_centavos = excluded.settled_centavos, seen_at = excluded.seen_at,
          state = CASE WHEN ${isFoundAnew} THEN 'open' ELSE b.state END,
          closed_at = CASE WHEN ${isFoundAnew} THEN NULL ELSE b.closed_at END,
          closed_by = CASE WHEN ${isFoundAnew} THEN NULL ELSE b.closed_by END,
          closed_by_name = CASE WHEN ${isFoundAnew} THEN NULL ELSE b.closed_by_name END,
          reason = CASE WHEN ${isFoundAnew} THEN NULL ELSE b.reason END`,
  },
  end: {
    name: 'reconciliation-end',
    text: `UPDATE reconciliation SET state = 'done', done_at = to_timestamp($3 / 1000.0), listed = $4, booked = $5
      WHERE provider = $1 AND business_on = $2`,
  },
  runs: {
    name: 'reconciliation-runs',
    text: `SELECT provider, business_on AS "businessOn", state, asked_at AS "askedAt", asked_by_name AS "askedByName",
        done_at AS "doneAt", listed, booked
      FROM reconciliation ORDER BY business_on DESC, provider LIMIT $1`,
  },
  counts: {
    name: 'reconciliation-counts',
    text: `SELECT kind, count(*) AS count FROM reconciliation_break WHERE state = 'open' GROUP BY kind ORDER BY kind`,
  },
  oldest: {
    name: 'reconciliation-oldest',
    text: `SELECT break_id AS "breakId", provider, kind, direction, subject, reference, business_on AS "businessOn",
        booked_centavos AS "bookedCentavos", listed_centavos AS "listedCentavos", settled_centavos AS "settledCentavos",
        found_at AS "foundAt"
      FROM reconciliation_break WHERE state = 'open' AND ($2::uuid IS NULL
        OR (found_at, break_id) > (SELECT b.found_at, b.break_id FROM reconciliation_break b WHERE b.break_id = $2))
      ORDER BY found_at, break_id LIMIT $1`,
  },
  close: {
    name: 'reconciliation-close',
    text: `UPDATE reconciliation_break SET state = 'closed', closed_at = to_timestamp($2 / 1000.0), closed_by = $3,
        closed_by_name = $4, reason = $5
      WHERE break_id = $1 AND state = 'open' RETURNING true AS is_closed`,
  },
} as const;

export function createReconciliation(database: Queryable): Reconciliation {
  type Wanted = readonly [number, number, readonly string[], string, readonly string[]];
  const bookedIn = async (...values: Wanted) => {
    const [, , providerIds] = values;
    const numbered = await database.query<{ customerId: string; paymentId: string }>(statements.numbered, [
      providerIds.map(normalisedChannelNumber),
    ]);
    const rows = await database.query<BookedMovement>(statements.bookedIn, [
      ...values,
      numbered.map(({ customerId }) => customerId),
      numbered.map(({ paymentId }) => paymentId),
    ]);
    const [, , , provider] = values;
    const ids = rows.flatMap(({ providerId }) => providerId ?? []);
    const taken = await database.query<Pick<BookedMovement, 'providerId'>>(statements.taken, [provider, ids]);
    const own = new Set(taken.map(({ providerId }) => providerId));
    return rows.filter(({ providerId }) => providerId === null || own.has(providerId));
  };
  return {
    ask: async ({ provider, businessOn, askedByName, at }) =>
      (await database.query(statements.ask, [provider, businessOn, at, askedByName])).length === 1,
    nightsMissed: async ({ provider, from, through, most, isOneAfterTheOther }) => {
      const values = [provider, from, through, most, isOneAfterTheOther];
      const rows = await database.query<{ businessOn: LocalDate }>(statements.nightsMissed, values);
      return rows.map(({ businessOn }) => businessOn);
    },
    booked: async ({ provider, directions, fromMs, toMs, references, providerIds }) => [
      ...(directions.includes('out')
        ? await database.query<BookedMovement>(statements.bookedOut, [fromMs, toMs, references, provider])
        : []),
      ...(directions.includes('in') ? await bookedIn(fromMs, toMs, providerIds, provider, references) : []),
    ],
    hasCollected: async (provider) => {
      const [row] = await database.query<{ hasCollected: boolean }>(statements.hasCollected, [provider]);
      return row?.hasCollected === true;
    },
    settled: (provider, providerIds) =>
      database.query<SettledPayment>(statements.settled, [provider, providerIds]),
    keepBreaks: async ({ provider, days, subjects = [], kinds, breaks, at }) => {
      const found = JSON.stringify(breaks.map(toRow));
      await database.query(statements.keepBreaks, [provider, found, at, days, kinds, subjects]);
    },
    end: async ({ provider, businessOn, listed, booked, at }) => {
      await database.query(statements.end, [provider, businessOn, at, listed, booked]);
    },
    runs: (most) => database.query<ReconciliationRun>(statements.runs, [most]),
    openBreaks: async (most, after) => ({
      counts: await database.query<{ kind: BreakKind; count: number }>(statements.counts),
      oldest: await database.query<OpenBreak>(statements.oldest, [most, after ?? null]),
    }),
    closeBreak: async (breakId, { staffId, name, reason, at }) =>
      (await database.query(statements.close, [breakId, at, staffId, name, reason])).length === 1,
  };
}
