import pg from 'pg';
import { openDatabase, type Queryable } from './adapters/postgres/database.ts';
import {
  distributionSteps,
  type KnownFunction,
  type SpreadTable,
  type Step,
} from './adapters/postgres/distribution-steps.ts';
import { withConnection } from './adapters/postgres/one-connection.ts';
import { placementProblems, readCatalogue } from './adapters/postgres/placement-rules.ts';
import {
  countingColumns,
  droppedTriggers,
  functionPlaces,
  statementOfSeveral,
  tablePlaces,
} from './adapters/postgres/placement.ts';
import { isSpread } from './adapters/postgres/spread.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Say } from './run-process.ts';
import { readSettings } from './settings.ts';

/* Spreads a lender's database over the machines of a Citus cluster (docs/operations/scale-out.md). */

const places = {
  tables: tablePlaces,
  functions: functionPlaces,
  counting: countingColumns,
  dropped: droppedTriggers,
  ofSeveral: statementOfSeveral,
};

/**
 * Does what is left to do, one statement after the other; safe to repeat, also after it was cut off. Returns how many were run.
 * Errors: `StartRefused` before anything is changed, where the server has no Citus or the tables are not as described.
 */
export async function distributeDatabase(ownerUrl: string, say: Say): Promise<number> {
  const steps = await stepsLeft(ownerUrl);
  await withConnection(
    { connectionString: ownerUrl, application_name: 'luwag-distribute' },
    async (client) => {
      // One connection, because a setting goes with the statements after it.
      for (const { says, text } of steps) {
        await client.query(text);
        say(says);
      }
    },
  );
  return steps.length;
}

async function stepsLeft(ownerUrl: string): Promise<readonly Step[]> {
  const owner = openDatabase({ databaseUrl: ownerUrl, maxConnections: 1 });
  try {
    await refuseWithoutCitus(owner);
    const problems = placementProblems(await readCatalogue(owner), places);
    if (problems.length > 0)
      throw new StartRefused(`the tables are not those of this release: ${problems.join('; ')}`);
    return await refusedOf(owner);
  } finally {
    await owner.close();
  }
}

async function refusedOf(owner: Queryable): Promise<readonly Step[]> {
  const [spread, functions] = [await readSpread(owner), await readFunctions(owner)];
  try {
    return distributionSteps(spread, functions);
  } catch (error) {
    throw new StartRefused(error instanceof Error ? error.message : 'the database lies otherwise', {
      cause: error,
    });
  }
}

async function refuseWithoutCitus(owner: Queryable): Promise<void> {
  if (await isSpread(owner)) return;
  throw new StartRefused(
    'the server has no Citus extension, so nothing was changed: install it on every machine and run CREATE EXTENSION citus (docs/operations/scale-out.md)',
  );
}

function readSpread(owner: Queryable): Promise<readonly SpreadTable[]> {
  return owner.query<SpreadTable>({
    name: 'spread-tables',
    text: `SELECT table_name::text AS name, citus_table_type AS kind,
        nullif(nullif(distribution_column, '<none>'), '') AS column FROM citus_tables ORDER BY 1`,
  });
}

function readFunctions(owner: Queryable): Promise<readonly KnownFunction[]> {
  return owner.query<KnownFunction>({
    name: 'known-functions',
    text: `SELECT p.proname::text AS name, p.oid::regprocedure::text AS signature
      FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace ORDER BY 2`,
  });
}

async function main(say: Say): Promise<void> {
  const { databaseUrl } = readSettings(process.env);
  if (databaseUrl === null)
    throw new StartRefused('DATABASE_URL is missing: the sandbox has one server and is never spread');
  const count = await distributeDatabase(databaseUrl, say);
  say(`${count} statements; the database is spread as this release describes it`);
}

if (import.meta.main) {
  main((line) => void process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    const isKnown = error instanceof StartRefused || error instanceof pg.DatabaseError;
    process.stderr.write(`${isKnown ? error.message : 'the database could not be spread'}\n`);
    process.exitCode = 1;
  });
}
