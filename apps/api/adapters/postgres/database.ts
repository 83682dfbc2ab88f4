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
  /** False behind a pooler that gives each transaction another connection, on which nothing was prepared. */
  preparesStatements?: boolean;
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

/** The server answers as `2026-04-01 08:30:00.123+00`, an owner whose role says nothing perhaps with minutes, as `+05:30`. */
export function instantMs(text: string): number {
  const minutes = /[+-]\d{2}:\d{2}$/.test(text) ? '' : ':00';
  const value = Date.parse(`${text.replace(' ', 'T')}${minutes}`);
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

/** Longer than the database itself works on a statement: what comes no more at all, as from a machine that is gone. */
const answerLimitMs = 20_000;

/** Nothing is set on a connection, because a pooler hands it on to others: the roles carry what a session needs. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.maxConnections ?? 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...(options.hasTimeLimit === false ? {} : { query_timeout: answerLimitMs }),
    application_name: 'luwag',
    types,
  });
  const onLost = (): void => options.onConnectionLost?.();
  pool.on('error', onLost);
  // The pool listens to idle connections alone: one that breaks while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  const connections = leaderOf(pool);
  const sending: Sending = {
    report: options.onQuery ?? (() => undefined),
    preparesStatements: options.preparesStatements ?? true,
  };
  return {
    query: (statement, values) =>
      onConnection(connections, (client) => run(client, sending, statement, values)),
    transaction: (work) => inTransaction(connections, sending, work),
    runScript: async (text) => {
      sending.report('script');
      await onConnection(connections, (client) => orUnavailable(client.query(text)));
    },
    close: () => pool.end(),
  };
}

/** How statements are sent, and who is told of them. */
type Sending = { report: (statementName: string) => void; preparesStatements: boolean };

/** Connections to the server that leads. All of them are dropped once one shows that its server leads no longer. */
type Connections = { take: () => Promise<pg.PoolClient>; dropAll: () => void };

function leaderOf(pool: pg.Pool): Connections {
  let droppedTo = 0;
  let made = 0;
  const madeAs = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    made += 1;
    madeAs.set(client, made);
  });
  return {
    take: async () => {
      for (;;) {
        const client = await connect(pool);
        if ((madeAs.get(client) ?? 0) > droppedTo) return client;
        client.release(true);
      }
    },
    dropAll: () => {
      droppedTo = made;
    },
  };
}

async function onConnection<T>(
  connections: Connections,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connections.take();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    if (isReadOnly(error)) connections.dropAll();
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

/** A server that takes no writes: it followed from the start, or another leads now. */
const readOnlyState = '25006';
/** SQLSTATE classes and codes after which the same statement may succeed: connection, resources, shutdown, time-out, another leader. */
const passingStates = /^(08|53|57P0[1235]|57014|25P03|25006)/;

function isReadOnly(error: unknown): boolean {
  const cause = error instanceof Unavailable ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === readOnlyState;
}

async function run<R extends Row>(
  client: pg.PoolClient,
  { report, preparesStatements }: Sending,
  { name, text }: Statement,
  values: readonly unknown[] = [],
): Promise<readonly R[]> {
  report(name);
  const prepared = preparesStatements ? { name } : {};
  return (await orUnavailable(client.query<R>({ ...prepared, text, values: [...values] }))).rows;
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
  connections: Connections,
  sending: Sending,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  return onConnection(connections, async (client) => {
    const command = async (word: 'BEGIN' | 'COMMIT' | 'ROLLBACK'): Promise<void> => {
      sending.report(word);
      await orUnavailable(client.query(word));
    };
    await command('BEGIN');
    try {
      const result = await work({ query: (statement, values) => run(client, sending, statement, values) });
      await command('COMMIT');
      return result;
    } catch (error) {
      await command('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}
