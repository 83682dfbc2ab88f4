import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCitusStandIn } from '../../tests/citus-stand-in.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/test-database.ts';
import { distributionSteps } from './adapters/postgres/distribution-steps.ts';
import { functionPlaces, tablePlaces } from './adapters/postgres/placement.ts';
import { distributeDatabase } from './distribute-database.ts';

/* On stand-ins of Citus's functions, which check their arguments and spread nothing. */

const silent = (): void => undefined;

let spread: TestDatabase;
let whole: TestDatabase;
beforeAll(async () => {
  [spread, whole] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await spread.asOwner(addCitusStandIn);
});
afterAll(() => Promise.all([spread.remove(), whole.remove()]));

const calls = (): Promise<readonly string[]> =>
  spread.asOwner(async (owner) =>
    (
      await owner.query<{ call: string }>({
        name: 'calls',
        text: 'SELECT call FROM stand_in.called ORDER BY place',
      })
    ).map(({ call }) => call),
  );
const triggersOf = (test: TestDatabase): Promise<readonly string[]> =>
  test.asOwner(async (owner) =>
    (
      await owner.query<{ name: string }>({
        name: 'triggers',
        text: `SELECT tgname::text AS name FROM pg_trigger WHERE NOT tgisinternal AND tgrelid = 'accrual'::regclass ORDER BY 1`,
      })
    ).map(({ name }) => name),
  );

describe('spreading a database', () => {
  it('says that the server has no Citus, and changes nothing', async () => {
    await expect(distributeDatabase(whole.databaseUrl, silent)).rejects.toThrow('has no Citus extension');
    expect(await triggersOf(whole)).toEqual(['accrual_append_only', 'accrual_not_emptied']);
  });

  it('tells Citus of each table and function that has a place, in an order that it takes', async () => {
    const said: string[] = [];
    const count = await distributeDatabase(spread.databaseUrl, (line) => void said.push(line));
    expect(said).toHaveLength(count);
    const told = await calls();
    const tables = Object.entries(tablePlaces).flatMap(([name, place]) =>
      place.kind === 'coordinator' && place.isReached !== true ? [] : [name],
    );
    const functions = Object.entries(functionPlaces).flatMap(([name, place]) =>
      place.kind === 'coordinator' ? [] : [`${name}(`],
    );
    for (const name of tables) expect(told.filter((call) => call.startsWith(`${name} `))).toHaveLength(1);
    for (const name of functions) expect(told.filter((call) => call.startsWith(name))).toHaveLength(1);
    expect(told).toHaveLength(tables.length + functions.length);
    expect(told[0]).toBe('customer by customer_id with none');
    expect(told.at(-1)).toBe('save_customer(uuid,jsonb) by p_customer_id with customer');
    expect(await triggersOf(spread)).toEqual(['accrual_append_only']);
  });

  it('lets the close of business take customers shard by shard', async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const groups = await spread.asOwner((owner) =>
      owner.query<{ ids: readonly string[] }>(
        {
          name: 'groups',
          text: 'SELECT array_agg(id) AS ids FROM unnest($1::uuid[]) AS c (id) GROUP BY shard_of(id)',
        },
        [ids],
      ),
    );
    expect(groups.length).toBeGreaterThan(1);
    expect(new Set(groups.flatMap((group) => group.ids))).toEqual(new Set(ids));
  });

  it('tells nothing of a table twice, and the functions again, since a release replaces them', async () => {
    const before = (await calls()).length;
    await distributeDatabase(spread.databaseUrl, silent);
    const again = (await calls()).slice(before);
    expect(again.every((call) => call.includes('('))).toBe(true);
    expect(again).toHaveLength(
      Object.values(functionPlaces).filter(({ kind }) => kind !== 'coordinator').length,
    );
  });

  it('goes on where it was cut off', async () => {
    await spread.asOwner((owner) =>
      owner.runScript(
        `DELETE FROM stand_in.citus_tables WHERE table_name IN ('known_document'::regclass, 'closed_day'::regclass)`,
      ),
    );
    const before = (await calls()).length;
    await distributeDatabase(spread.databaseUrl, silent);
    expect((await calls()).slice(before, before + 2)).toEqual([
      'known_document by unique_index with customer_phone',
      'closed_day everywhere',
    ]);
  });

  it('refuses tables that are not as this release describes them, before it changes anything', async () => {
    const before = (await calls()).length;
    await spread.asOwner((owner) => owner.runScript('CREATE TABLE forgotten (id uuid PRIMARY KEY)'));
    await expect(distributeDatabase(spread.databaseUrl, silent)).rejects.toThrow('forgotten has no place');
    await spread.asOwner((owner) => owner.runScript('DROP TABLE forgotten'));
    expect(await calls()).toHaveLength(before);
  });

  it('refuses a table that lies by another column', () => {
    const astray = [{ name: 'payout', kind: 'distributed', column: 'payout_id' }];
    expect(() => distributionSteps(astray, [])).toThrow(
      'payout is distributed by payout_id and should be distributed by customer_id',
    );
  });
});
