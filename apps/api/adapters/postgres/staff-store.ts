import type { StaffRow, StaffStore } from '../../ports/staff-store.ts';
import type { Queryable } from './database.ts';

const columns = 's.staff_id, s.email, s.name, s.role, s.password_hash, s.failed_sign_ins, s.locked_until';
const statements = {
  byEmail: { name: 'staff-by-email', text: `SELECT ${columns} FROM staff s WHERE s.email = $1` },
  bySession: {
    name: 'staff-by-session',
    text: `SELECT ${columns} FROM staff_session t JOIN staff s USING (staff_id)
      WHERE t.token_hash = $1 AND t.expires_at > to_timestamp($2 / 1000.0)`,
  },
  add: {
    name: 'staff-add',
    text: `INSERT INTO staff (staff_id, email, name, role, password_hash) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (email) DO NOTHING`,
  },
  signIn: {
    name: 'staff-sign-in',
    text: `WITH cleared AS (
        UPDATE staff SET failed_sign_ins = 0, locked_until = NULL WHERE staff_id = $1 RETURNING staff_id
      )
      INSERT INTO staff_session (staff_id, token_hash, expires_at)
      SELECT staff_id, $2, to_timestamp($3 / 1000.0) FROM cleared`,
  },
  failure: {
    name: 'staff-failure',
    text: `UPDATE staff SET failed_sign_ins = failed_sign_ins + 1, locked_until = to_timestamp($2 / 1000.0)
      WHERE staff_id = $1`,
  },
  endSession: { name: 'staff-end-session', text: 'DELETE FROM staff_session WHERE token_hash = $1' },
  audit: {
    name: 'staff-audit',
    text: `INSERT INTO audit_log (audit_id, at, staff_id, action, customer_id, subject_id, detail)
      VALUES ($1, to_timestamp($2 / 1000.0), $3, $4, $5, $6, $7)`,
  },
} as const;

type Row = {
  staff_id: string;
  email: string;
  name: string;
  role: StaffRow['role'];
  password_hash: string;
  failed_sign_ins: number;
  locked_until: number | null;
};

/** Staff, their sessions and the audit log in the database. */
export function createStaffStore(database: Queryable): StaffStore {
  return {
    findByEmail: async (email) => staffOf((await database.query<Row>(statements.byEmail, [email]))[0]),
    findBySession: async (tokenHash, now) =>
      staffOf((await database.query<Row>(statements.bySession, [tokenHash, now]))[0]),
    add: async ({ staffId, email, name, role, passwordHash }) => {
      await database.query(statements.add, [staffId, email, name, role, passwordHash]);
    },
    recordSignIn: async (staffId, { tokenHash, expiresAt }) => {
      await database.query(statements.signIn, [staffId, tokenHash, expiresAt]);
    },
    recordFailure: async (staffId, lockedUntil) => {
      await database.query(statements.failure, [staffId, lockedUntil]);
    },
    endSession: async (tokenHash) => {
      await database.query(statements.endSession, [tokenHash]);
    },
    audit: async ({ auditId, at, staffId, action, customerId, subjectId, detail }) => {
      const values = [auditId, at, staffId, action, customerId ?? null, subjectId ?? null];
      await database.query(statements.audit, [...values, JSON.stringify(detail ?? {})]);
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
    failedSignIns: row.failed_sign_ins,
    lockedUntil: row.locked_until,
  };
}
