import type { AuditEntry } from '../../ports/staff-store.ts';

/** The end of a statement that keeps a line of the log where `kept` has a row; the line's values begin at a place. */
export const auditedFrom = (first: number): string =>
  `INSERT INTO audit_log (audit_id, at, staff_id, action, subject_id, detail)
   SELECT $${first}, to_timestamp($${first + 1} / 1000.0), $${first + 2}, $${first + 3}, $${first + 4}, $${first + 5} WHERE EXISTS (SELECT FROM kept)`;

/** The values of that line, in their order. */
export function auditValues({
  auditId,
  at,
  staffId,
  action,
  subjectId,
  detail,
}: AuditEntry): readonly unknown[] {
  return [auditId, at, staffId, action, subjectId ?? null, JSON.stringify(detail ?? {})];
}
