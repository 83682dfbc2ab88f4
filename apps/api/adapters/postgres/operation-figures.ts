import type { OperationFigureReader, OperationFigures } from '../../ports/operation-figures.ts';
import type { Queryable } from './database.ts';

/* Figures for monitoring. Each statement reads a partial index, a table that is kept short, or kept sums. */

/** Of a longer queue only so many are counted. */
const mostJobs = 10_000;

const statements = {
  waitingPayouts: {
    name: 'figures-payouts-waiting',
    text: `SELECT status, count(*) AS count,
        greatest(0, $1 / 1000.0 - extract(epoch FROM min(requested_at)))::double precision AS "oldestSeconds"
      FROM payout WHERE status IN ('requested', 'sending', 'unknown') GROUP BY status`,
  },
  heldPayouts: {
    name: 'figures-payouts-held',
    text: `SELECT held_for AS "heldFor", count(*) AS count, sum(amount_centavos)::bigint AS centavos FROM payout
      WHERE held_for IS NOT NULL AND status = 'requested' GROUP BY held_for`,
  },
  balance: {
    name: 'figures-payout-balance',
    text: `SELECT provider, balance_centavos AS centavos,
        greatest(0, $1 / 1000.0 - extract(epoch FROM asked_at))::double precision AS "ageSeconds"
      FROM payout_balance ORDER BY provider`,
  },
  failedPayouts: {
    name: 'figures-payouts-failed',
    text: `SELECT count(*) AS count FROM payout
      WHERE status = 'failed' AND provider_reference IS NULL
        AND completed_at > to_timestamp($1 / 1000.0) - interval '1 day'`,
  },
  paused: {
    name: 'figures-payouts-paused',
    text: `SELECT EXISTS (SELECT FROM payout_pause WHERE lifted_at IS NULL) AS "isPaused"`,
  },
  suspense: {
    name: 'figures-suspense',
    text: `SELECT 'customer-credit' AS account, coalesce(sum(customer_credit_centavos), 0)::bigint AS centavos
      FROM loan_balance WHERE customer_credit_centavos > 0
      UNION ALL
      SELECT 'payouts-in-question', coalesce(sum((adjustments ->> 'payoutInQuestionCentavos')::bigint), 0)::bigint
      FROM loan WHERE adjustments ? 'payoutInQuestionCentavos'
      UNION ALL
      SELECT 'unassigned-money', coalesce(sum(amount_centavos), 0)::bigint FROM suspense_item WHERE state = 'open'`,
  },
  breaks: {
    name: 'figures-breaks',
    text: `SELECT kind, count(*) AS count FROM reconciliation_break WHERE state = 'open' GROUP BY kind`,
  },
  compared: {
    name: 'figures-compared',
    // One that was never done counts from when it was first asked for, the books' own at the latest from the set-up of the database.
    // Each provider that the last night asked counts by itself; one that is asked no more is left out.
    text: `SELECT ($1 / 1000.0 - extract(epoch FROM least(
        (SELECT min(p.compared_at) FROM (
          SELECT coalesce(max(done_at), min(asked_at)) AS compared_at FROM reconciliation GROUP BY provider
          HAVING max(asked_at) > (SELECT max(asked_at) FROM reconciliation) - interval '12 hours') p),
        coalesce((SELECT coalesce(max(done_at), min(asked_at)) FROM coherence_run),
          (SELECT min(applied_at) FROM schema_migration)))))::double precision AS seconds`,
  },
  imbalance: {
    name: 'figures-ledger-imbalance',
    text: `SELECT coalesce(sum(abs(day.centavos)), 0)::bigint AS centavos
      FROM (SELECT sum(amount_centavos) AS centavos FROM account_day GROUP BY business_on) day`,
  },
  readyJobs: {
    name: 'figures-ready-jobs',
    text: `SELECT kind, count, oldest_seconds AS "oldestSeconds" FROM ready_jobs($1)`,
  },
  outbox: {
    name: 'figures-outbox',
    text: `SELECT count(*) AS count,
        coalesce(extract(epoch FROM clock_timestamp() - min(kept_at)), 0)::double precision AS "oldestSeconds" FROM outbox`,
  },
  receivers: {
    name: 'figures-receivers',
    text: `SELECT split_part(split_part(split_part(r.url, '/', 3), '@', -1), ':', 1) || ' ' || left(r.receiver_id::text, 8) AS receiver, w.waiting,
        coalesce(extract(epoch FROM clock_timestamp() - w.oldest), 0)::double precision AS "oldestSeconds",
        (SELECT count(*) FROM event_delivery f WHERE f.receiver_id = r.receiver_id AND f.state = 'failed') AS failed
      FROM event_receiver r, LATERAL (SELECT count(*) AS waiting, min(d.made_at) AS oldest FROM event_delivery d
        WHERE d.receiver_id = r.receiver_id AND d.state = 'waiting') w
      WHERE r.state <> 'off'`,
  },
  codes: {
    name: 'figures-codes',
    text: 'SELECT coalesce(sum(messages_sent + messages_to_known), 0)::integer AS count FROM login_budget WHERE day = $1',
  },
  texts: {
    name: 'figures-texts',
    text: `SELECT provider, count(*) FILTER (WHERE state <> 'refused') AS sent,
        count(*) FILTER (WHERE state = 'undelivered') AS undelivered, sum(cost_centavos)::bigint AS "costCentavos"
      FROM sms_message WHERE sent_at >= $1::date::timestamp AT TIME ZONE 'Asia/Manila' GROUP BY provider`,
  },
  standbys: {
    name: 'figures-standbys',
    text: `SELECT name, lag_seconds AS "lagSeconds", lag_bytes AS "lagBytes" FROM standby_lags()`,
  },
  archive: {
    name: 'figures-archive',
    // A server that never archived, such as a standby that took over, counts from the last base backup. Where there is none it
    // counts from its start if it is to archive.
    text: `SELECT extract(epoch FROM clock_timestamp() - coalesce(last_archived_time,
          (SELECT ran_at FROM background_run WHERE name = 'base-backup'),
          CASE WHEN current_setting('archive_mode') <> 'off' THEN pg_postmaster_start_time() END))::double precision AS seconds,
        failed_count AS failures FROM pg_stat_archiver`,
  },
  backup: {
    name: 'figures-backup',
    // Where there is none, it counts from the set-up of the database.
    text: `SELECT extract(epoch FROM clock_timestamp() - coalesce(
        (SELECT ran_at FROM background_run WHERE name = 'base-backup'),
        (SELECT min(applied_at) FROM schema_migration)))::double precision AS seconds`,
  },
} as const;

type Ages = { seconds: number | null };
type Counts = { count: number };

export function createOperationFigures(database: Queryable): OperationFigureReader {
  return {
    read: async ({ now, on }) => {
      const money = await readMoney(database, now);
      const [readyJobs, [outbox], receivers, [codes], texts, standbys, [archive], [backup]] =
        await Promise.all([
          database.query<OperationFigures['readyJobs'][number]>(statements.readyJobs, [mostJobs]),
          database.query<OperationFigures['outbox']>(statements.outbox),
          database.query<OperationFigures['receivers'][number]>(statements.receivers),
          database.query<Counts>(statements.codes, [on]),
          database.query<OperationFigures['texts'][number]>(statements.texts, [on]),
          database.query<OperationFigures['standbys'][number]>(statements.standbys),
          database.query<Ages & { failures: number }>(statements.archive),
          database.query<Ages>(statements.backup),
        ]);
      return {
        ...money,
        readyJobs,
        receivers,
        outbox: outbox ?? { count: 0, oldestSeconds: 0 },
        codesSent: codes?.count ?? 0,
        texts,
        standbys,
        archivedSecondsAgo: archive?.seconds ?? null,
        archiveFailures: archive?.failures ?? 0,
        backedUpSecondsAgo: backup?.seconds ?? 0,
      };
    },
  };
}

async function readMoney(database: Queryable, now: number) {
  const [
    waitingPayouts,
    heldPayouts,
    balances,
    [failed],
    [paused],
    suspense,
    breaks,
    [compared],
    [imbalance],
  ] = await Promise.all([
    database.query<OperationFigures['waitingPayouts'][number]>(statements.waitingPayouts, [now]),
    database.query<OperationFigures['heldPayouts'][number]>(statements.heldPayouts),
    database.query<OperationFigures['payoutBalances'][number]>(statements.balance, [now]),
    database.query<Counts>(statements.failedPayouts, [now]),
    database.query<{ isPaused: boolean }>(statements.paused),
    database.query<OperationFigures['suspense'][number]>(statements.suspense),
    database.query<OperationFigures['breaks'][number]>(statements.breaks),
    database.query<Ages>(statements.compared, [now]),
    database.query<{ centavos: number }>(statements.imbalance),
  ]);
  return {
    waitingPayouts,
    heldPayouts,
    payoutBalances: balances,
    failedPayouts: failed?.count ?? 0,
    arePayoutsPaused: paused?.isPaused ?? false,
    suspense,
    breaks,
    comparedSecondsAgo: compared?.seconds ?? 0,
    ledgerImbalanceCentavos: imbalance?.centavos ?? 0,
  };
}
