import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { until } from '../../../../tests/api/test-borrower.ts';
import { listenForChanges } from './customer-changes.ts';

let product: TestDatabase;
beforeAll(async () => {
  product = await createTestDatabase();
});
afterAll(() => product.remove());

test('a save is heard once on the server that kept it, and once on every other', async () => {
  const servers = [1, 2].map(() =>
    listenForChanges({ databaseUrl: product.databaseUrl, onConnectionLost: () => undefined }),
  );
  const [one, other] = servers;
  if (one === undefined || other === undefined) throw new Error('no server listens');
  try {
    const heard: string[] = [];
    const mine = '0190a1b2-0000-4000-8000-00000000000a';
    const theirs = '0190a1b2-0000-4000-8000-00000000000b';
    const ready = { one: false, other: false };
    one.follow('ready', () => (ready.one = true));
    other.follow('ready', () => (ready.other = true));
    await until('both servers to listen', async () => (ready.one && ready.other ? true : null));
    one.follow(mine, () => heard.push('here'));
    other.follow(mine, () => heard.push('there'));
    other.follow(theirs, () => heard.push('of somebody else'));
    one.tell([mine]);
    expect(heard).toEqual(['here']);
    await until('the other server', async () => (heard.length > 1 ? true : null));
    // What comes after it shows that nothing came twice.
    one.tell([theirs]);
    await until('the next one', async () => (heard.length > 2 ? true : null));
    expect(heard).toEqual(['here', 'there', 'of somebody else']);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
