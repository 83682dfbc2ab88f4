import type { Tracing } from '../../ports/tracing.ts';
import type { Database, Queryable } from '../postgres/database.ts';

/** Notes each statement by its name; never its text or its values. */
export function tracedDatabase(database: Database, tracing: Tracing | null): Database {
  if (tracing === null) return database;
  const traced = ({ query }: Queryable): Queryable => ({
    query: (statement, values) =>
      tracing.step({ kind: 'statement', name: statement.name }, () => query(statement, values)),
  });
  return {
    ...database,
    ...traced(database),
    transaction: (work) => database.transaction((transaction) => work(traced(transaction))),
  };
}
