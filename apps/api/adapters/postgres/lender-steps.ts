import type { LenderStepRow, LenderSteps } from '../../ports/lender-steps.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Queryable } from './database.ts';
import { lenderEntryToRow } from './ledger-rows.ts';
import { toRow } from './row-mapping.ts';

const columns = `step_id AS "stepId", subject, details || jsonb_build_object('kind', kind) AS details, reason,
  proposed_by AS "proposedBy", proposed_by_name AS "proposedByName", proposed_at AS "proposedAt", status,
  answered_by_name AS "answeredByName", answered_at AS "answeredAt"`;

const statements = {
  waiting: {
    name: 'lender-steps-waiting',
    text: `SELECT ${columns} FROM lender_step WHERE status = 'open' ORDER BY proposed_at, step_id`,
  },
  answered: {
    name: 'lender-steps-answered',
    text: `SELECT ${columns} FROM lender_step WHERE status <> 'open' ORDER BY answered_at DESC, step_id DESC LIMIT $1`,
  },
  find: { name: 'lender-step-find', text: `SELECT ${columns} FROM lender_step WHERE step_id = $1` },
  propose: { name: 'lender-step-propose', text: 'SELECT propose_lender_step($1, $2) AS outcome' },
  answer: { name: 'lender-step-answer', text: 'SELECT answer_lender_step($1, $2) AS "isAnswer"' },
} as const;

export function createLenderSteps(database: Queryable): LenderSteps {
  return {
    list: async (mostAnswered) => {
      const [waiting, answered] = await Promise.all([
        database.query<LenderStepRow>(statements.waiting),
        database.query<LenderStepRow>(statements.answered, [mostAnswered]),
      ]);
      return { waiting, answered };
    },
    find: async (stepId) => (await database.query<LenderStepRow>(statements.find, [stepId]))[0] ?? null,
    propose: async ({ details: { kind, ...details }, ...step }, audit) => {
      const values = [JSON.stringify(toRow({ ...step, kind, details })), auditJson(audit)];
      const [row] = await database.query<{ outcome: 'kept' | 'waiting' | 'booked' }>(
        statements.propose,
        values,
      );
      if (row === undefined) throw new Error('propose_lender_step gave no answer');
      return row.outcome;
    },
    answer: async ({ entry, ...answer }, audit) => {
      const booked = entry === undefined ? {} : { entry: lenderEntryToRow(entry) };
      const values = [JSON.stringify({ ...toRow(answer), ...booked }), auditJson(audit)];
      try {
        const [row] = await database.query<{ isAnswer: boolean }>(statements.answer, values);
        return row?.isAnswer === true ? 'answered' : 'moved';
      } catch (error) {
        if ((error as { constraint?: string } | null)?.constraint === 'lender_entry_once') return 'booked';
        throw error;
      }
    },
  };
}

function auditJson(audit: AuditEntry): string {
  return JSON.stringify(toRow({ ...audit, at: new Date(audit.at).toISOString() }));
}
