import type { FaqRepository, TopicEdition } from '../../ports/faq-repository.ts';
import type { Queryable } from './database.ts';

const columns = `topic, effective_on::text AS "effectiveOn", questions`;

const statements = {
  list: {
    name: 'faq-list',
    text: `SELECT ${columns} FROM faq_edition ORDER BY topic, effective_on DESC`,
  },
  inForce: {
    name: 'faq-in-force',
    text: `SELECT DISTINCT ON (topic) ${columns} FROM faq_edition
      WHERE effective_on <= $1::date ORDER BY topic, effective_on DESC`,
  },
  set: {
    name: 'faq-set',
    text: `WITH kept AS (
        INSERT INTO faq_edition (topic, effective_on, questions) VALUES ($1, $2::date, $3::jsonb)
        ON CONFLICT (topic, effective_on) DO UPDATE SET questions = excluded.questions
        RETURNING topic
      )
      INSERT INTO audit_log (audit_id, at, staff_id, action, detail, before, after)
      SELECT $4, to_timestamp($5 / 1000.0), $6, $7, $8, $9, $10 FROM kept`,
  },
} as const;

/** The table of questions and answers. It is read when somebody opens the help. */
export function createFaqRepository(database: Queryable): FaqRepository {
  return {
    list: () => database.query<TopicEdition>(statements.list),
    inForce: (on) => database.query<TopicEdition>(statements.inForce, [on]),
    set: async (
      { topic, effectiveOn, questions },
      { auditId, at, staffId, action, detail, before, after },
    ) => {
      await database.query(statements.set, [
        topic,
        effectiveOn,
        JSON.stringify(questions),
        auditId,
        at,
        staffId,
        action,
        JSON.stringify(detail ?? {}),
        JSON.stringify(before ?? null),
        JSON.stringify(after ?? null),
      ]);
    },
  };
}
