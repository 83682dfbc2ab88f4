import type { MessageRepository, MessageRow } from '../../ports/message-repository.ts';
import type { HeldPush, PushRow } from '../../ports/push-sender.ts';
import type { Queryable } from './database.ts';

const columns = `customer_id AS "customerId", message_id AS "messageId", kind, code, facts, dedupe_key AS "dedupeKey",
  created_at AS "createdAt", read_at AS "readAt"`;
const statements = {
  firstPage: {
    name: 'messages-first-page',
    text: `SELECT ${columns} FROM message WHERE customer_id = $1 AND kind = $2
      ORDER BY created_at DESC, message_id DESC LIMIT $3`,
  },
  nextPage: {
    name: 'messages-next-page',
    text: `SELECT ${columns} FROM message WHERE customer_id = $1 AND kind = $2
      AND (created_at, message_id) < (SELECT created_at, message_id FROM message WHERE customer_id = $1 AND message_id = $4)
      ORDER BY created_at DESC, message_id DESC LIMIT $3`,
  },
  find: {
    name: 'messages-find',
    text: `SELECT ${columns} FROM message WHERE customer_id = $1 AND message_id = $2`,
  },
  unread: {
    name: 'messages-unread',
    text: `SELECT count(*) FILTER (WHERE kind = 'notify') AS notify, count(*) FILTER (WHERE kind = 'activity') AS activity
      FROM message WHERE customer_id = $1 AND read_at IS NULL`,
  },
  unreadWithNewest: {
    name: 'messages-unread-with-newest',
    text: `SELECT * FROM
      (SELECT count(*) FILTER (WHERE kind = 'notify') AS notify, count(*) FILTER (WHERE kind = 'activity') AS activity
        FROM message WHERE customer_id = $1 AND read_at IS NULL) AS unread
      LEFT JOIN LATERAL
      (SELECT ${columns} FROM message
        WHERE customer_id = $1 AND kind = 'notify' AND read_at IS NULL AND code = ANY ($2::text[]) AND created_at >= $3
        ORDER BY created_at DESC, message_id DESC LIMIT 1) AS newest ON unread.notify > 0`,
  },
  pushes: {
    name: 'messages-pushes',
    text: `SELECT p.customer_id AS "customerId", p.session_id AS "sessionId", p.endpoint_sealed AS "endpointSealed",
        p.created_at AS "createdAt"
      FROM push_subscription p JOIN session s USING (customer_id, session_id)
      WHERE p.customer_id = $1 AND s.ended_at IS NULL AND s.expires_at > $2`,
  },
  findPush: {
    name: 'messages-find-push',
    text: `SELECT p.customer_id AS "customerId", p.session_id AS "sessionId", p.endpoint_sealed AS "endpointSealed",
        p.created_at AS "createdAt", s.ended_at AS "endedAt"
      FROM push_subscription p JOIN session s USING (customer_id, session_id)
      WHERE p.customer_id = $1 AND p.session_id = $2 AND s.expires_at > $3`,
  },
} as const;

/** The counts, and the columns of a message, which are null where there is none. */
type UnreadRow = { notify: number; activity: number } & (MessageRow | { messageId: null });

/** The messages of each customer, read along their own index. */
export function createMessageRepository(database: Queryable): MessageRepository {
  return {
    page: ({ customerId, kind, after, most }) =>
      after === null
        ? database.query<MessageRow>(statements.firstPage, [customerId, kind, most])
        : database.query<MessageRow>(statements.nextPage, [customerId, kind, most, after]),
    find: async (customerId, messageId) =>
      (await database.query<MessageRow>(statements.find, [customerId, messageId]))[0] ?? null,
    countUnread: async (customerId) => {
      const [row] = await database.query<{ notify: number; activity: number }>(statements.unread, [
        customerId,
      ]);
      return row ?? { notify: 0, activity: 0 };
    },
    unreadWithNewest: async ({ customerId, codes, from }) => {
      const parameters = [customerId, codes, new Date(from)];
      const [row] = await database.query<UnreadRow>(statements.unreadWithNewest, parameters);
      if (row === undefined) return { unread: { notify: 0, activity: 0 }, newest: null };
      const { notify, activity, ...newest } = row;
      return { unread: { notify, activity }, newest: newest.messageId === null ? null : newest };
    },
    pushes: (customerId, at) => database.query<PushRow>(statements.pushes, [customerId, new Date(at)]),
    findPush: async (customerId, sessionId, at) => {
      const parameters = [customerId, sessionId, new Date(at)];
      return (await database.query<HeldPush>(statements.findPush, parameters))[0] ?? null;
    },
  };
}
