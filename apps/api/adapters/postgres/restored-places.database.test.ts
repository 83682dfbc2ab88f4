import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, type StaffContext } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { tellOverdue } from '../../use-cases/receiver/tell-overdue.ts';
import { createLoanFeed } from './loan-feed.ts';
import { relayOutbox } from './outbox-relay.ts';

/* A partner remembers a place in the list of events. A restore brings back a database that had not come so far. */

let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
  context.clock.at += 60 * 86_400_000;
});
afterAll(() => database.remove());

/** A loan of which an event is in the list. */
async function addOverdueLoan(): Promise<string> {
  const { customerId, loanId } = await addLoan(database.database);
  expect(await tellOverdue(context, { customerId, loanId })).toMatchObject({ ok: true });
  await relayOutbox(database.database);
  return loanId;
}

test('what happens after a restore stands behind every place that was given before', async () => {
  const feed = createLoanFeed(database.database);
  await addOverdueLoan();
  const placeOfPartner = ((await feed.changed(0, 10)).at(-1)?.position ?? 0) + 5_000;
  await database.asOwner((owner) => owner.runScript('SELECT pause_payouts(now(), now())'));
  const loanId = await addOverdueLoan();
  expect((await feed.events(placeOfPartner, 10)).map((event) => event.loanId)).toEqual([loanId]);
  expect((await feed.changed(placeOfPartner, 10)).map((loan) => loan.loanId)).toContain(loanId);
  expect(await feed.changed(0, 10)).toHaveLength(2);
});
