import type { LenderStepAnswered, LenderStepRow, LenderSteps } from '../../ports/lender-steps.ts';
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
  ofSubject: {
    name: 'lender-steps-of-subject',
    text: `SELECT ${columns} FROM lender_step WHERE subject = $1 ORDER BY proposed_at, step_id`,
  },
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
    ofSubject: (subject) => database.query<LenderStepRow>(statements.ofSubject, [subject]),
    propose: async ({ details: { kind, ...details }, ...step }, audit) => {
      const values = [JSON.stringify(toRow({ ...step, kind, details })), JSON.stringify(auditToRow(audit))];
      const [row] = await database.query<{ outcome: 'kept' | 'waiting' | 'booked' }>(
        statements.propose,
        values,
      );
      if (row === undefined) throw new Error('propose_lender_step gave no answer');
      return row.outcome;
    },
    answer: async (answered) => {
      const { answer, audit } = lenderAnswerToRow(answered);
      try {
        const values = [JSON.stringify(answer), JSON.stringify(audit)];
        const [row] = await database.query<{ isAnswer: boolean }>(statements.answer, values);
        return row?.isAnswer === true ? 'answered' : 'moved';
      } catch (error) {
        const refusal = refusalOf.get((error as { constraint?: string } | null)?.constraint ?? '');
        if (refusal === undefined) throw error;
        return refusal;
      }
    },
  };
}

/** What the database refuses, by the name of the rule. */
const refusalOf: ReadonlyMap<string, 'booked' | 'ended' | 'uncovered'> = new Map([
  ['lender_entry_once', 'booked'],
  ['suspense_item_open', 'ended'],
  ['lender_account_covered', 'uncovered'],
]);

/** An answer as `answer_lender_step` takes it. */
export function lenderAnswerToRow({
  answer: { entry, suspense, settlement, ...answer },
  audit,
}: LenderStepAnswered) {
  return {
    answer: {
      ...toRow(answer),
      ...(entry === undefined ? {} : { entry: lenderEntryToRow(entry) }),
      ...(suspense === undefined ? {} : { suspense: toRow(suspense) }),
      ...(settlement === undefined ? {} : { settlement: toRow(settlement) }),
    },
    audit: auditToRow(audit),
  };
}

/** A line of the log as `keep_audit` takes it. */
export function auditToRow(audit: AuditEntry): object {
  return toRow({ ...audit, at: new Date(audit.at).toISOString() });
}
