import pg from 'pg';
import { Unavailable } from '../../ports/unavailable.ts';

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
  /** False where one statement may take minutes, as when a measurement fills its database. */
  hasTimeLimit?: boolean;
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
    statement_timeout: options.hasTimeLimit === false ? 0 : 15_000,
    idle_in_transaction_session_timeout: 15_000,
    options: '-c timezone=UTC -c datestyle=ISO',
    application_name: 'luwag',
    types,
  });
  const onLost = (): void => options.onConnectionLost?.();
  pool.on('error', onLost);
  // The pool listens to idle connections alone: one that breaks while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  const report = options.onQuery ?? (() => undefined);
  return {
    query: (statement, values) => onConnection(pool, (client) => run(client, report, statement, values)),
    transaction: (work) => inTransaction(pool, report, work),
    runScript: async (text) => {
      report('script');
      await onConnection(pool, (client) => orUnavailable(client.query(text)));
    },
    close: () => pool.end(),
  };
}

async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // A refused statement leaves a sound connection; anything else may not have.
    client.release(!(error instanceof pg.DatabaseError) || isPassing(error));
    throw error;
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new Unavailable('the database gives no connection', { cause: error });
  }
}

/** SQLSTATE classes and codes after which the same statement may succeed: connection, resources, shutdown, time-out. */
const passingStates = /^(08|53|57P0[123]|57014)/;

async function run<R extends Row>(
  client: pg.PoolClient,
  report: (statementName: string) => void,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<readonly R[]> {
  report(statement.name);
  const { name, text } = statement;
  return (await orUnavailable(client.query<R>({ name, text, values: [...values] }))).rows;
}

async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isPassing(error)) throw new Unavailable('the database did not answer', { cause: error });
    throw error;
  }
}

/** Whether an error says that the database is away for now, and not that a statement was wrong. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  if (error instanceof pg.DatabaseError) return passingStates.test(error.code ?? '');
  // The driver reports a lost connection as a plain error; its parsers and callers throw narrower kinds.
  return error instanceof Error && Object.getPrototypeOf(error) === Error.prototype;
}

async function inTransaction<T>(
  pool: pg.Pool,
  report: (statementName: string) => void,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  return onConnection(pool, async (client) => {
    const command = async (word: 'BEGIN' | 'COMMIT' | 'ROLLBACK'): Promise<void> => {
      report(word);
      await orUnavailable(client.query(word));
    };
    await command('BEGIN');
    try {
      const result = await work({ query: (statement, values) => run(client, report, statement, values) });
      await command('COMMIT');
      return result;
    } catch (error) {
      await command('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}
