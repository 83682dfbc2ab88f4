import pg from 'pg';

/** One statement, prepared once per connection under its name. */
export type Statement = { name: string; text: string };
type Row = Record<string, unknown>;

/** What runs statements: the pool, or one transaction on one connection. */
export type Queryable = {
  query: <R extends Row = Row>(statement: Statement, values?: readonly unknown[]) => Promise<readonly R[]>;
};

export type Database = Queryable & {
  /** Runs the work on one connection: all of it is kept, or none. */
  transaction: <T>(work: (transaction: Queryable) => Promise<T>) => Promise<T>;
  /** Runs several statements without values, as in a migration; never with anything from outside. */
  runScript: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  databaseUrl: string;
  maxConnections?: number;
  /** Told of each round trip to the server, by statement name. */
  onQuery?: (statementName: string) => void;
  /** Told when an idle connection breaks; the pool replaces it. */
  onConnectionLost?: () => void;
};

export function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError('the database holds a whole number too large to be exact');
  return value;
}

/** The server answers in UTC, as `2026-04-01 08:30:00.123+00`. */
export function instantMs(text: string): number {
  const value = Date.parse(`${text.replace(' ', 'T')}:00`);
  if (!Number.isFinite(value)) throw new RangeError('the database holds an instant that cannot be read');
  return value;
}

/** Values as the product wants them: exact whole numbers, calendar dates as text, instants in milliseconds. */
const types = new pg.TypeOverrides();
const { builtins } = pg.types;
types.setTypeParser(builtins.INT8, exactInteger);
types.setTypeParser(builtins.TIMESTAMPTZ, instantMs);
types.setTypeParser(builtins.DATE, asText);
types.setTypeParser(builtins.TIMESTAMP, asText);
types.setTypeParser(builtins.NUMERIC, asText);

function asText(text: string): string {
  return text;
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.maxConnections ?? 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    options: '-c timezone=UTC -c datestyle=ISO',
    application_name: 'luwag',
    types,
  });
  pool.on('error', () => options.onConnectionLost?.());
  const report = options.onQuery ?? (() => undefined);
  return {
    query: (statement, values) => run(pool, report, statement, values),
    transaction: (work) => inTransaction(pool, report, work),
    runScript: async (text) => {
      report('script');
      await pool.query(text);
    },
    close: () => pool.end(),
  };
}

async function run<R extends Row>(
  runner: pg.Pool | pg.PoolClient,
  report: (statementName: string) => void,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<readonly R[]> {
  report(statement.name);
  const result = await runner.query<R>({ name: statement.name, text: statement.text, values: [...values] });
  return result.rows;
}

async function inTransaction<T>(
  pool: pg.Pool,
  report: (statementName: string) => void,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const command = async (word: 'BEGIN' | 'COMMIT' | 'ROLLBACK'): Promise<void> => {
    report(word);
    await client.query(word);
  };
  try {
    await command('BEGIN');
    const result = await work({ query: (statement, values) => run(client, report, statement, values) });
    await command('COMMIT');
    client.release();
    return result;
  } catch (error) {
    const isUsable = await command('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!isUsable);
    throw error;
  }
}
