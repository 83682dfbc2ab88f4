import type { ReportedSms, SmsDay, SmsLog, UnreportedSms } from '../../ports/sms-log.ts';
import type { Queryable } from './database.ts';

const statements = {
  keep: {
    name: 'sms-keep',
    text: `INSERT INTO sms_message (sms_id, provider, message_id, phone_index, sent_at, ask_at, is_urgent, cost_centavos, state)
      SELECT m.sms_id, m.provider, m.message_id, decode(m.phone_index, 'hex'), to_timestamp(m.sent_at / 1000.0),
        to_timestamp(m.sent_at / 1000.0) + interval '1 minute', m.is_urgent,
        m.cost_centavos, m.state
      FROM jsonb_to_recordset($1) AS m(sms_id uuid, provider text, message_id text, phone_index text, sent_at float8,
        is_urgent boolean, cost_centavos integer, state text)
      ON CONFLICT DO NOTHING`,
  },
  reported: {
    name: 'sms-reported',
    text: `SELECT provider, state, sent_at AS "sentAt" FROM sms_message
      WHERE phone_index = $1 AND sent_at > to_timestamp($2 / 1000.0) AND state IN ('delivered', 'undelivered', 'handed-over')
      ORDER BY sent_at DESC, sms_id DESC LIMIT $3`,
  },
  // Asked after a minute, and then each time after twice as long.
  takeUnreported: {
    name: 'sms-take-unreported',
    text: `WITH next AS (
        SELECT sms_id FROM sms_message WHERE state = 'taken' AND ask_at <= to_timestamp($1 / 1000.0)
        ORDER BY ask_at LIMIT $2 FOR UPDATE SKIP LOCKED
      )
      UPDATE sms_message m SET ask_count = ask_count + 1,
        ask_at = to_timestamp($1 / 1000.0) + interval '1 minute' * power(2, least(ask_count + 1, 8))
      FROM next n WHERE m.sms_id = n.sms_id
      RETURNING m.sms_id AS "smsId", m.provider, m.message_id AS "messageId"`,
  },
  noteReport: {
    name: 'sms-note-report',
    text: `UPDATE sms_message SET state = $3, reported_at = to_timestamp($4 / 1000.0)
      WHERE provider = $1 AND message_id = $2 AND state IN ('taken', 'handed-over', 'unreported')`,
  },
  giveUp: {
    name: 'sms-give-up-reports',
    text: `UPDATE sms_message SET state = 'unreported' WHERE state = 'taken' AND sent_at < to_timestamp($1 / 1000.0)`,
  },
  byDay: {
    name: 'sms-by-day',
    text: `SELECT to_char(sent_at AT TIME ZONE 'Asia/Manila', 'YYYY-MM-DD') AS "on", provider,
        count(*) FILTER (WHERE state <> 'refused') AS sent,
        count(*) FILTER (WHERE state = 'delivered') AS delivered,
        count(*) FILTER (WHERE state = 'undelivered') AS undelivered,
        count(*) FILTER (WHERE state = 'refused') AS refused,
        coalesce(sum(cost_centavos), 0)::bigint AS "costCentavos"
      FROM sms_message WHERE sent_at >= to_timestamp($1 / 1000.0) GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
  },
} as const;

/** Text messages as they were offered to providers, in the database. */
export function createSmsLog(database: Queryable): SmsLog {
  return {
    keep: async (messages) => {
      if (messages.length === 0) return;
      const rows = messages.map((one) => ({
        sms_id: one.smsId,
        provider: one.provider,
        message_id: one.messageId,
        phone_index: one.phoneIndex.toString('hex'),
        sent_at: one.sentAt,
        is_urgent: one.isUrgent,
        cost_centavos: one.costCentavos,
        state: one.state,
      }));
      await database.query(statements.keep, [JSON.stringify(rows)]);
    },
    reported: (phoneIndex, sinceMs, most) =>
      database.query<ReportedSms>(statements.reported, [phoneIndex, sinceMs, most]),
    takeUnreported: (atMs, most) => database.query<UnreportedSms>(statements.takeUnreported, [atMs, most]),
    noteReport: async ({ provider, messageId }, state, atMs) => {
      await database.query(statements.noteReport, [provider, messageId, state, atMs]);
    },
    giveUpReports: async (beforeMs) => {
      await database.query(statements.giveUp, [beforeMs]);
    },
    byDay: (fromMs) => database.query<SmsDay>(statements.byDay, [fromMs]),
  };
}
