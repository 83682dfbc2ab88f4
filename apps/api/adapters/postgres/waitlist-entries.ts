import type { Language } from '@luwag/contract/language';
import type {
  NumberToTell,
  WaitlistNotification,
  WaitingAgreement,
  WaitlistEntries,
} from '../../ports/waitlist-entries.ts';
import type { Queryable } from './database.ts';

const statements = {
  leave: {
    name: 'waitlist-entry-leave',
    text: `INSERT INTO waitlist_entry
        (number_id, phone_index, phone_sealed, language, text_version, agreed_at, expires_at)
      SELECT $1, $2, $3, $4, $5, to_timestamp($6 / 1000.0), to_timestamp($6 / 1000.0) + interval '12 months'
      WHERE (SELECT count(*) FROM waitlist_entry) < $7
      ON CONFLICT (phone_index) DO UPDATE SET language = excluded.language,
        text_version = excluded.text_version, agreed_at = excluded.agreed_at, expires_at = excluded.expires_at
      RETURNING 1 AS kept`,
  },
  findAgreement: {
    name: 'waitlist-entry-find-agreement',
    text: `SELECT language, text_version AS "textVersion", agreed_at AS "agreedAt" FROM waitlist_entry
      WHERE phone_index = $1 AND expires_at > to_timestamp($2 / 1000.0)`,
  },
  takeBack: {
    name: 'waitlist-entry-take-back',
    text: 'DELETE FROM waitlist_entry WHERE phone_index = $1',
  },
  count: {
    name: 'waitlist-entry-count',
    text: `SELECT language, count(*) AS count FROM waitlist_entry
      WHERE state = 'waiting' AND expires_at > to_timestamp($1 / 1000.0) GROUP BY language ORDER BY language`,
  },
  waitlistNotifications: {
    name: 'waitlist-notification-list',
    text: `SELECT t.waitlist_notification_id AS "waitlistNotificationId", t.asked_at AS "askedAt", s.name AS "askedBy", t.asked, t.sent,
        t.failed, t.unclear, (SELECT count(*) FROM waitlist_entry w WHERE w.waitlist_notification_id = t.waitlist_notification_id) AS left
      FROM waitlist_notification t JOIN staff s USING (staff_id) ORDER BY t.asked_at DESC, t.waitlist_notification_id DESC LIMIT 20`,
  },
  ask: {
    name: 'waitlist-notification-ask',
    text: `WITH named AS (
        UPDATE waitlist_entry SET state = 'toTell', waitlist_notification_id = $1
        WHERE state = 'waiting' AND expires_at > to_timestamp($3 / 1000.0) RETURNING 1
      ), kept AS (
        INSERT INTO waitlist_notification (waitlist_notification_id, asked_at, staff_id, asked)
        SELECT $1, to_timestamp($3 / 1000.0), $4, count(*) FROM named HAVING count(*) > 0 RETURNING asked
      ), audited AS (
        INSERT INTO audit_log (audit_id, at, staff_id, action, subject_id, detail, before, after)
        SELECT $2, to_timestamp($3 / 1000.0), $4, $5, $1, jsonb_build_object('asked', asked::text),
          jsonb_build_object('waiting', asked), jsonb_build_object('waiting', 0) FROM kept
      )
      SELECT asked FROM kept`,
  },
  forgetEnded: {
    name: 'waitlist-entry-forget-ended',
    text: 'DELETE FROM waitlist_entry WHERE expires_at <= to_timestamp($1 / 1000.0)',
  },
  queue: {
    name: 'waitlist-notification-queue',
    text: 'SELECT queue_waitlist_notifications(to_timestamp($1 / 1000.0), $2)',
  },
  putOff: {
    name: 'waitlist-entry-put-off',
    text: `UPDATE waitlist_entry SET state = 'toTell' WHERE number_id = $1 AND state = 'queued' RETURNING 1 AS done`,
  },
  take: {
    name: 'waitlist-entry-take',
    text: `WITH found AS (
        SELECT number_id, state FROM waitlist_entry
        WHERE number_id = $1 AND state IN ('queued', 'sending') AND expires_at > to_timestamp($2 / 1000.0) FOR UPDATE
      )
      UPDATE waitlist_entry w SET state = 'sending', tries = w.tries + 1
      FROM found f WHERE w.number_id = f.number_id
      RETURNING f.state AS before, w.phone_sealed AS "phoneSealed", w.language, w.tries`,
  },
  putBack: {
    name: 'waitlist-entry-put-back',
    text: `UPDATE waitlist_entry SET state = 'queued' WHERE number_id = $1 AND state = 'sending'`,
  },
  settle: {
    name: 'waitlist-entry-settle',
    text: `WITH erased AS (DELETE FROM waitlist_entry WHERE number_id = $1 RETURNING waitlist_notification_id)
      UPDATE waitlist_notification t SET sent = t.sent + ($2 = 'sent')::int, failed = t.failed + ($2 = 'failed')::int,
        unclear = t.unclear + ($2 = 'unclear')::int
      FROM erased e WHERE t.waitlist_notification_id = e.waitlist_notification_id`,
  },
} as const;

/** The table of numbers that wait to be told of Android, and of each time they were. */
export function createWaitlistEntries(database: Queryable): WaitlistEntries {
  return {
    leave: async ({ numberId, phoneIndex, phoneSealed, language, textVersion, agreedAt }, most) => {
      const values = [numberId, phoneIndex, phoneSealed, language, textVersion, agreedAt, most];
      return (await database.query(statements.leave, values)).length === 1 ? 'kept' : 'full';
    },
    findAgreement: async (phoneIndex, now) =>
      (await database.query<WaitingAgreement>(statements.findAgreement, [phoneIndex, now]))[0] ?? null,
    takeBack: async (phoneIndex) => {
      await database.query(statements.takeBack, [phoneIndex]);
    },
    countWaiting: (now) => database.query<{ language: Language; count: number }>(statements.count, [now]),
    waitlistNotifications: () => database.query<WaitlistNotification>(statements.waitlistNotifications),
    ask: async (waitlistNotificationId, { auditId, at, staffId, action }) => {
      const values = [waitlistNotificationId, auditId, at, staffId, action];
      const [row] = await database.query<{ asked: number }>(statements.ask, values);
      return row?.asked ?? 0;
    },
    forgetEnded: async (now) => {
      await database.query(statements.forgetEnded, [now]);
    },
    queue: async (now, most) => {
      await database.query(statements.queue, [now, most]);
    },
    putOff: async (numberId) => (await database.query(statements.putOff, [numberId])).length === 1,
    take: async (numberId, now) =>
      (await database.query<NumberToTell>(statements.take, [numberId, now]))[0] ?? null,
    putBack: async (numberId) => {
      await database.query(statements.putBack, [numberId]);
    },
    settle: async (numberId, outcome) => {
      await database.query(statements.settle, [numberId, outcome]);
    },
  };
}
