import type { AuditLine, StaffAccess, StaffRow, StaffStore } from '../../ports/staff-store.ts';
import { countAttempt } from './attempt-counter.ts';
import type { Database } from './database.ts';

const columns = 's.staff_id, s.email, s.name, s.role, s.password_hash';
const auditColumns = 'audit_id, at, staff_id, action';
const statements = {
  byEmail: { name: 'staff-by-email', text: `SELECT ${columns} FROM staff s WHERE s.email = $1` },
  bySession: {
    name: 'staff-by-session',
    text: `SELECT ${columns}, t.last_used_at FROM staff_session t JOIN staff s USING (staff_id)
      WHERE t.token_hash = $1 AND t.expires_at > to_timestamp($2 / 1000.0)
        AND t.last_used_at > to_timestamp(($2 - $3) / 1000.0)`,
  },
  noteUse: {
    name: 'staff-note-use',
    text: `UPDATE staff_session SET last_used_at = greatest(last_used_at, to_timestamp($2 / 1000.0)) WHERE token_hash = $1`,
  },
  add: {
    name: 'staff-add',
    text: `INSERT INTO staff (staff_id, email, name, role, password_hash) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (email) DO NOTHING`,
  },
  // Waits for sign-ins under way, so that the next statement ends their sessions too.
  lock: { name: 'staff-lock', text: 'SELECT FROM staff WHERE staff_id = $1 FOR UPDATE' },
  change: {
    name: 'staff-change',
    text: `WITH ended AS (DELETE FROM staff_session WHERE staff_id = $1),
        changed AS (UPDATE staff SET role = $2, password_hash = $3 WHERE staff_id = $1)
      INSERT INTO audit_log (audit_id, at, action, subject_id, detail) VALUES ($4, to_timestamp($5 / 1000.0), $6, $1, $7)`,
  },
  // Ordered by key, so that two tries at the same moment take their rows in the same order.
  signIn: {
    name: 'staff-sign-in',
    text: `WITH member AS (
        SELECT staff_id FROM staff WHERE staff_id = $1 AND role = $8 AND password_hash = $9 FOR SHARE
      ), taken_back AS (
        UPDATE attempt_counter SET attempts = greatest(attempts - 1, 0)
        WHERE counter_key = ANY ($5::bytea[]) AND EXISTS (SELECT FROM member)
      ), opened AS (
        INSERT INTO staff_session (staff_id, token_hash, expires_at, last_used_at)
        SELECT staff_id, $2, to_timestamp($3 / 1000.0), to_timestamp($4 / 1000.0) FROM member
      )
      INSERT INTO audit_log (${auditColumns}) SELECT $6, to_timestamp($4 / 1000.0), staff_id, $7 FROM member RETURNING 1`,
  },
  endSession: {
    name: 'staff-end-session',
    text: `WITH ended AS (DELETE FROM staff_session WHERE token_hash = $1 RETURNING staff_id)
      INSERT INTO audit_log (${auditColumns}) SELECT $2, to_timestamp($3 / 1000.0), staff_id, $4 FROM ended`,
  },
  audit: {
    name: 'staff-audit',
    text: `INSERT INTO audit_log (audit_id, at, staff_id, action, customer_id, subject_id, detail)
      VALUES ($1, to_timestamp($2 / 1000.0), $3, $4, $5, $6, $7)`,
  },
  // Whose access ended has a password that nobody knows; only the log tells it apart.
  members: {
    name: 'staff-members',
    text: `SELECT s.staff_id AS "staffId", s.email, s.name, s.role, signed.at AS "signedInAt",
        coalesce(access.action <> 'staff-ended', true) AS "hasAccess"
      FROM staff s
      LEFT JOIN LATERAL (
        SELECT a.action FROM audit_log a
        WHERE a.subject_id = s.staff_id AND a.action IN ('staff-added', 'staff-ended', 'staff-password-changed')
        ORDER BY a.at DESC LIMIT 1
      ) AS access ON true
      LEFT JOIN LATERAL (
        SELECT a.at FROM audit_log a WHERE a.staff_id = s.staff_id AND a.action = 'signed-in' ORDER BY a.at DESC LIMIT 1
      ) AS signed ON true
      ORDER BY s.name, s.staff_id`,
  },
  makerOnlyTotal: {
    name: 'staff-maker-only-total',
    text: `SELECT total_centavos FROM maker_only_day WHERE staff_id = $1 AND decided_on = $2 AND limit_group = $3`,
  },
} as const;

/** The latest lines before a place ($1, $2), so many of them ($3). Each choice of lines has an index in this order. */
const auditLines = (name: string, which: string) => ({
  name,
  text: `SELECT a.audit_id AS "auditId", a.at, a.staff_id AS "staffId", s.name AS "staffName", a.action,
      a.customer_id AS "customerId", a.subject_id AS "subjectId", a.detail, a.before, a.after
    FROM audit_log a LEFT JOIN staff s ON s.staff_id = a.staff_id
    WHERE (a.at, a.audit_id) < (to_timestamp($1 / 1000.0), $2::uuid)${which}
    ORDER BY a.at DESC, a.audit_id DESC LIMIT $3`,
});
const linesOfAll = auditLines('staff-audit-lines', '');
const linesOfStaff = auditLines('staff-audit-lines-of-staff', ' AND a.staff_id = $4');
const linesOfCustomer = auditLines('staff-audit-lines-of-customer', ' AND a.customer_id = $4');
const linesOfBoth = auditLines('staff-audit-lines-of-both', ' AND a.customer_id = $4 AND a.staff_id = $5');

type Row = {
  staff_id: string;
  email: string;
  name: string;
  role: StaffRow['role'];
  password_hash: string;
};

/** Staff, their sessions and the audit log in the database. */
export function createStaffStore(database: Pick<Database, 'query' | 'transaction'>): StaffStore {
  return {
    findByEmail: async (email) => staffOf((await database.query<Row>(statements.byEmail, [email]))[0]),
    findBySession: async (tokenHash, { now, idleMs }) => {
      const [row] = await database.query<Row & { last_used_at: number }>(statements.bySession, [
        tokenHash,
        now,
        idleMs,
      ]);
      const member = staffOf(row);
      return member === null || row === undefined ? null : { ...member, lastUsedAt: row.last_used_at };
    },
    noteUse: async (tokenHash, now) => {
      await database.query(statements.noteUse, [tokenHash, now]);
    },
    countSignIn: (counts, now) => countAttempt(database, counts, now),
    add: async ({ staffId, email, name, role, passwordHash }) => {
      await database.query(statements.add, [staffId, email, name, role, passwordHash]);
    },
    change: async ({ staffId, role, passwordHash }, { auditId, at, action, detail }) => {
      const values = [staffId, role, passwordHash, auditId, at, action, JSON.stringify(detail ?? {})];
      await database.transaction(async (changing) => {
        await changing.query(statements.lock, [staffId]);
        await changing.query(statements.change, values);
      });
    },
    recordSignIn: async (member, { tokenHash, startedAt, expiresAt }, counts, { auditId, action }) => {
      const { staffId, role, passwordHash } = member;
      const keys = counts.map(({ key }) => key);
      const values = [staffId, tokenHash, expiresAt, startedAt, keys, auditId, action, role, passwordHash];
      return (await database.query(statements.signIn, values)).length === 1;
    },
    endSession: async (tokenHash, { auditId, at, action }) => {
      await database.query(statements.endSession, [tokenHash, auditId, at, action]);
    },
    audit: async ({ auditId, at, staffId, action, customerId, subjectId, detail }) => {
      const values = [auditId, at, staffId, action, customerId ?? null, subjectId ?? null];
      await database.query(statements.audit, [...values, JSON.stringify(detail ?? {})]);
    },
    auditLines: ({ staffId, customerId, before, most }) => {
      const place = [before.at, before.auditId, most];
      if (staffId !== null && customerId !== null)
        return database.query<AuditLine>(linesOfBoth, [...place, customerId, staffId]);
      if (customerId !== null) return database.query<AuditLine>(linesOfCustomer, [...place, customerId]);
      if (staffId !== null) return database.query<AuditLine>(linesOfStaff, [...place, staffId]);
      return database.query<AuditLine>(linesOfAll, place);
    },
    members: () => database.query<StaffAccess>(statements.members, []),
    makerOnlyTotal: async (staffId, on, group) => {
      const [row] = await database.query<{ total_centavos: number }>(statements.makerOnlyTotal, [
        staffId,
        on,
        group,
      ]);
      return row?.total_centavos ?? 0;
    },
  };
}

function staffOf(row: Row | undefined): StaffRow | null {
  if (row === undefined) return null;
  return {
    staffId: row.staff_id,
    email: row.email,
    name: row.name,
    role: row.role,
    passwordHash: row.password_hash,
  };
}
