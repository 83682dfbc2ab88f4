import type { BackgroundRuns } from '../../ports/background-runs.ts';
import type { Queryable } from './database.ts';

const keep = {
  name: 'background-run-keep',
  text: `INSERT INTO background_run (name, ran_at) VALUES ($1, clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET ran_at = greatest(background_run.ran_at, excluded.ran_at)`,
};
const age = {
  name: 'background-run-age',
  text: `SELECT extract(epoch FROM clock_timestamp() - ran_at)::double precision AS seconds
    FROM background_run WHERE name = $1`,
};

/** Keeps by the database's clock when regular work last got on, because any server may do it. */
export function createBackgroundRuns(database: Queryable): BackgroundRuns {
  return {
    keep: async (name) => {
      await database.query(keep, [name]);
    },
    secondsSince: async (name) => {
      const [row] = await database.query<{ seconds: number }>(age, [name]);
      return row?.seconds ?? null;
    },
  };
}
