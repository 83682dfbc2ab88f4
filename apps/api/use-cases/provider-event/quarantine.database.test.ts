import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { EventSubject } from '../../ports/provider-events.ts';
import { answerQuarantinedEvent, listQuarantinedEvents } from './quarantine.ts';

let database: TestDatabase;
let context: StaffContext;
const finance = newStaff('finance');
const provider = 'xendit';

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

/** An event that its job could not act on. */
async function quarantine(subject: EventSubject, outcome: string): Promise<string> {
  const eventId = randomUUID();
  const event = { provider, eventId, name: 'payout.succeeded', subject, receivedAt: context.now() };
  await context.providerEvents.keep({ ...event, bodySealed: Buffer.from([1]) }, 'waiting');
  await context.providerEvents.settle({
    provider,
    eventId,
    state: 'quarantined',
    outcome,
    at: context.now(),
  });
  return eventId;
}
async function listed(eventId: string) {
  const { events } = value(await listQuarantinedEvents(context));
  return events.find((event) => event.eventId === eventId);
}
const jobsOf = (eventId: string) =>
  database.database.query(
    { name: 'jobs-of-event', text: `SELECT 1 FROM outbox WHERE payload ->> 'eventId' = $1` },
    [eventId],
  );
const auditsOf = (eventId: string) =>
  database.database.query<{ action: string; reason: string | null }>(
    {
      name: 'audits-of-event',
      text: `SELECT action, detail ->> 'reason' AS reason FROM audit_log WHERE detail ->> 'eventId' = $1`,
    },
    [eventId],
  );

test('an event that waits for a person says what it is about and why, and is asked about again', async () => {
  const eventId = await quarantine({ kind: 'payout', reference: 'PO-1' }, 'unknown-payout');
  expect(await listed(eventId)).toMatchObject({
    about: 'PO-1',
    reason: 'unknown-payout',
    canAskAgain: true,
  });
  const before = (await jobsOf(eventId)).length;
  value(await answerQuarantinedEvent(context, finance, { step: 'ask-again', provider, eventId }));
  expect(await listed(eventId)).toBeUndefined();
  expect(await jobsOf(eventId)).toHaveLength(before + 1);
  expect(await context.providerEvents.find(provider, eventId)).toMatchObject({ state: 'waiting' });
  expect(await auditsOf(eventId)).toEqual([{ action: 'provider-event-asked-again', reason: null }]);
});

test('an event that was looked at leaves the list once, with who did it and why', async () => {
  const eventId = await quarantine({ kind: 'none' }, 'unreadable');
  expect(await listed(eventId)).toMatchObject({ about: null, canAskAgain: false });
  const again = { step: 'ask-again', provider, eventId } as const;
  expect(await answerQuarantinedEvent(context, finance, again)).toMatchObject({ code: 'not_found' });
  const reason = 'the provider sent a test of its own';
  const look = { step: 'looked-at', provider, eventId, reason } as const;
  value(await answerQuarantinedEvent(context, finance, look));
  expect(await listed(eventId)).toBeUndefined();
  expect(await answerQuarantinedEvent(context, finance, look)).toMatchObject({ code: 'not_found' });
  expect(await auditsOf(eventId)).toEqual([{ action: 'provider-event-looked-at', reason }]);
});
