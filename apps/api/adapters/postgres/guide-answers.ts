import type { GuideAnswers, GuideCount } from '../../ports/guide-answers.ts';
import type { Queryable } from './database.ts';

const statements = {
  count: {
    name: 'guide-answer-count',
    text: `INSERT INTO guide_answer AS known (guide, language, helped, not_helped)
      VALUES ($1, $2, $3::boolean::int, (NOT $3::boolean)::int)
      ON CONFLICT (guide, language) DO UPDATE SET
        helped = known.helped + excluded.helped, not_helped = known.not_helped + excluded.not_helped`,
  },
  list: {
    name: 'guide-answer-list',
    text: `SELECT guide, language, helped, not_helped AS "notHelped" FROM guide_answer ORDER BY guide, language`,
  },
} as const;

/** The sums of answers about guides, one row for each guide and language. */
export function createGuideAnswers(database: Queryable): GuideAnswers {
  return {
    count: async (guide, language, hasHelped) => {
      await database.query(statements.count, [guide, language, hasHelped]);
    },
    list: () => database.query<GuideCount>(statements.list),
  };
}
