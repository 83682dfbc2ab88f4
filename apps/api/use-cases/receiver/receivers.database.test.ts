import { loanEventTypes } from '@luwag/contract/endpoints/receiver/loan-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStaffContext, newStaff, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { signingSecrets } from './receiver-secrets.ts';
import { addReceiver, changeReceiver, changeReceiverSecret, listReceivers } from './receivers.ts';

/* Two admins who change one receiver at the same moment, and a receiver that changes under their hands. */

let database: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;
const admins = [newStaff('admin'), newStaff('admin')] as const;
const refusal = { ok: false, code: 'lender_step_refused', detail: { rule: 'RECEIVER_CHANGED' } };

async function contextOf() {
  return {
    ...(await createStaffContext(database)),
    eventSender: { admits: async () => true, send: async () => ({ status: 204 }) },
  };
}

const url = 'https://core.example/events';
const types = [...loanEventTypes];

beforeEach(async () => {
  database = await createTestDatabase();
  context = await contextOf();
});
afterEach(() => database.remove());

async function newReceiver() {
  const { receiver, secret } = value(await addReceiver(context, admins[0], { url, types }));
  const { receiverId } = receiver;
  const kept = async () => {
    const row = await context.eventReceivers.find(receiverId);
    if (row === null) throw new Error('the receiver is gone');
    return row;
  };
  const change = (version: number, wanted: object, admin = admins[0]) =>
    changeReceiver(context, admin, receiverId, { url, types, isOn: true, version, ...wanted });
  return { receiverId, secret, kept, change };
}

test('an admin who changes the address of a receiver that another one turned off meanwhile is refused', async () => {
  const { change, kept } = await newReceiver();
  expect(value(await change(0, { isOn: false }, admins[1])).version).toBe(1);
  expect(await change(0, { url: 'https://new.example/events' })).toMatchObject(refusal);
  expect(await kept()).toMatchObject({ state: 'off', url });
  expect(value(await change(1, { url: 'https://new.example/events', isOn: false })).version).toBe(2);
  expect(value(await listReceivers(context)).receivers).toMatchObject([
    { url: 'https://new.example/events', state: 'off', version: 2 },
  ]);
});

test('a change that is refused leaves no line in the log', async () => {
  const { change } = await newReceiver();
  await change(0, { isOn: false });
  await change(0, { isOn: false });
  const lines = await database.database.query({
    name: 'receiver-changes',
    text: `SELECT audit_id FROM audit_log WHERE action = 'receiver-changed'`,
  });
  expect(lines).toHaveLength(1);
});

test('a receiver that answered 410 meanwhile is not turned on again by a change of its events', async () => {
  const { receiverId, change, kept } = await newReceiver();
  await context.eventReceivers.end(receiverId);
  expect(await change(0, { types: ['loan.repaid'] })).toMatchObject(refusal);
  expect(await kept()).toMatchObject({ state: 'gone' });
});

test('of secrets that two admins change at the same moment the one that was shown signs', async () => {
  const { receiverId, secret, kept } = await newReceiver();
  const { eventReceivers } = context;
  let readers = 0;
  const bothRead = Promise.withResolvers<undefined>();
  const list = async () => {
    const rows = await eventReceivers.list();
    readers += 1;
    if (readers === 2) bothRead.resolve(undefined);
    await bothRead.promise;
    return rows;
  };
  const together = { ...context, eventReceivers: { ...eventReceivers, list } };
  const answers = await Promise.all(admins.map((admin) => changeReceiverSecret(together, admin, receiverId)));
  const shown = answers.flatMap((answer) => (answer.ok ? [answer.value.secret] : []));
  expect(signingSecrets(context, await kept())).toEqual([...shown, secret]);
  expect(answers).toContainEqual(expect.objectContaining(refusal));
});

test('a change of the address leaves a secret that was sealed anew meanwhile', async () => {
  const { receiverId, change, kept } = await newReceiver();
  const sealedAnew = context.personalData.seal(sealPlaces.receiverSecret(receiverId), 'whsec_anew');
  const { eventReceivers } = context;
  const slowList = async () => {
    const rows = await eventReceivers.list();
    await database.database.query(
      { name: 'seal-anew', text: `UPDATE event_receiver SET secret_sealed = $1` },
      [sealedAnew],
    );
    return rows;
  };
  context = { ...context, eventReceivers: { ...eventReceivers, list: slowList } };
  value(await change(0, { url: 'https://new.example/events' }));
  expect((await kept()).secretSealed).toEqual(sealedAnew);
});
