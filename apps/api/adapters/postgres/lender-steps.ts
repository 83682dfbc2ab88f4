import type { AccountCode } from '@luwag/loan-engine/ledger/accounts';
import type { Centavos } from '@luwag/loan-engine/money/money';
import type { LenderStepAnswered, LenderStepRow, LenderSteps } from '../../ports/lender-steps.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Queryable } from './database.ts';
import { lenderEntryToRow, postingsOf } from './ledger-rows.ts';
import { toRow } from './row-mapping.ts';

const columns = `step_id AS "stepId", subject, details || jsonb_build_object('kind', lender_step.kind) AS details, reason,
  proposed_by AS "proposedBy", proposed_by_name AS "proposedByName", proposed_at AS "proposedAt", status,
  answered_by_name AS "answeredByName", answered_at AS "answeredAt", booked.entry_id AS "entryId", back.entry_id AS "takenBackByEntryId"`;
/** Each step with the entry that it booked for its subject, and the one that took that back. */
const steps = `lender_step LEFT JOIN lender_entry booked ON booked.booked_for = subject AND status = 'confirmed'
  LEFT JOIN lender_entry back ON back.booked_for = 'entry-taken-back:' || booked.entry_id`;

type EntryLines = { accounts: AccountCode[]; amountsCentavos: Centavos[] };

const statements = {
  waiting: {
    name: 'lender-steps-waiting',
    text: `SELECT ${columns} FROM ${steps} WHERE status = 'open' ORDER BY proposed_at, step_id`,
  },
  answered: {
    name: 'lender-steps-answered',
    text: `SELECT ${columns} FROM ${steps} WHERE status <> 'open' AND ($2::uuid IS NULL
        OR (answered_at, step_id) < (SELECT o.answered_at, o.step_id FROM lender_step o WHERE o.step_id = $2))
      ORDER BY answered_at DESC, step_id DESC LIMIT $1`,
  },
  find: { name: 'lender-step-find', text: `SELECT ${columns} FROM ${steps} WHERE step_id = $1` },
  ofSubject: {
    name: 'lender-steps-of-subject',
    text: `SELECT ${columns} FROM ${steps} WHERE subject = $1 ORDER BY proposed_at, step_id`,
  },
  entry: {
    name: 'lender-step-entry',
    text: 'SELECT accounts, amounts_centavos AS "amountsCentavos" FROM lender_entry WHERE entry_id = $1',
  },
  ofEntry: {
    name: 'lender-step-of-entry',
    text: `SELECT ${columns} FROM ${steps} WHERE booked.entry_id = $1`,
  },
  isTakenBack: {
    name: 'lender-entry-is-taken-back',
    text: `SELECT EXISTS (SELECT FROM lender_entry e JOIN lender_entry back ON back.booked_for = 'entry-taken-back:' || e.entry_id
      WHERE e.booked_for = $1) AS "isTakenBack"`,
  },
  propose: { name: 'lender-step-propose', text: 'SELECT propose_lender_step($1, $2) AS outcome' },
  answer: { name: 'lender-step-answer', text: 'SELECT answer_lender_step($1, $2) AS "isAnswer"' },
} as const;

export function createLenderSteps(database: Queryable): LenderSteps {
  return {
    list: async (mostAnswered, before) => {
      const [waiting, answered] = await Promise.all([
        database.query<LenderStepRow>(statements.waiting),
        database.query<LenderStepRow>(statements.answered, [mostAnswered, before ?? null]),
      ]);
      return { waiting, answered };
    },
    find: async (stepId) => (await database.query<LenderStepRow>(statements.find, [stepId]))[0] ?? null,
    ofSubject: (subject) => database.query<LenderStepRow>(statements.ofSubject, [subject]),
    findEntry: async (entryId) => {
      const [[entry], [step]] = await Promise.all([
        database.query<EntryLines>(statements.entry, [entryId]),
        database.query<LenderStepRow>(statements.ofEntry, [entryId]),
      ]);
      return entry === undefined
        ? null
        : { postings: postingsOf(entry.accounts, entry.amountsCentavos), step: step ?? null };
    },
    isTakenBack: async (bookedFor) => {
      const [row] = await database.query<{ isTakenBack: boolean }>(statements.isTakenBack, [bookedFor]);
      return row?.isTakenBack === true;
    },
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
