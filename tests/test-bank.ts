import { openSandboxBank } from '../apps/api/adapters/simulated/sandbox-bank.ts';
import type { SandboxBank } from '../apps/api/ports/simulated-world.ts';
import type { TestDatabase } from './test-database.ts';

/** The sandbox's bank over a test's database. It pays at once, and tells nobody. */
export async function openTestBank(
  { database }: Pick<TestDatabase, 'database'>,
  now: () => number,
): Promise<SandboxBank> {
  return openSandboxBank(database, { now, settlesAfterMs: 0, productOrigin: 'http://127.0.0.1:9' });
}
