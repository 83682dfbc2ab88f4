import { randomUUID } from 'node:crypto';
import { loanEventTypes } from '@luwag/contract/endpoints/receiver/loan-events';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEvent, startTestReceiver, type TestReceiver } from '../../../../tests/event-receiver.ts';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createEventSender } from '../../adapters/event-receiver/post-event.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { relayOutbox } from '../../adapters/postgres/outbox-relay.ts';
import { closeBusinessDay } from '../close-of-business/close-business-day.ts';
import { livesMs, removeOldRows } from '../retention/remove-old-rows.ts';
import { performLoanAction, previewLoanAction } from '../staff/loan-action.ts';
import {
  addReceiver,
  changeReceiver,
  changeReceiverSecret,
  listDeliveries,
  listReceivers,
  replayEvents,
} from './receivers.ts';
import { sendEvents, waitsMs } from './send-events.ts';
import { tellOverdue } from './tell-overdue.ts';

/* Events of loans on their way to a system of the lender, which takes them, fails, falls silent or wants no more. */

let database: TestDatabase;
let system: TestReceiver;
let context: Awaited<ReturnType<typeof contextOf>>;
const admin = newStaff('admin');
const finance = newStaff('finance');

async function contextOf() {
  return {
    ...(await createStaffContext(database)),
    closes: createCloseOfBusiness(database.database),
    eventSender: createEventSender({ isOwnMachineReached: true, mostMs: 300 }),
  };
}

beforeEach(async () => {
  database = await createTestDatabase();
  system = await startTestReceiver();
  context = await contextOf();
});
afterEach(async () => {
  await system.stop();
  await database.remove();
});

type LoanKey = { customerId: string; loanId: string };

async function pay({ customerId, loanId }: LoanKey, amountCentavos: number): Promise<void> {
  const action = {
    kind: 'record-payment',
    amountCentavos,
    paidOn: '2026-11-21',
    channel: 'gcash',
    reference: `GC${randomUUID().slice(0, 13)}`,
    reason: 'seen on the statement',
  } as const;
  const key = { customerId, loanId };
  const shown = value(await previewLoanAction(context, finance, key, action));
  const body = { action, shownOwedCentavos: shown.after.owedCentavos };
  value(await performLoanAction(context, finance, key, body, randomUUID()));
}

/** A receiver of all events, with its secret. */
async function newReceiver(url = system.url) {
  const { receiver, secret } = value(await addReceiver(context, admin, { url, types: [...loanEventTypes] }));
  const { receiverId } = receiver;
  const send = async () => {
    await relayOutbox(database.database);
    return value(await sendEvents(context, { receiverId })).sent;
  };
  const stands = async () =>
    value(await listReceivers(context)).receivers.find((row) => row.receiverId === receiverId);
  const log = async () => value(await listDeliveries(context, receiverId, {})).deliveries;
  return { receiverId, secret, send, stands, log };
}

const taken = (secret: string) => system.received.map((request) => openEvent(secret, request));

describe('events of a loan', () => {
  test('are kept with the write, numbered, and reach the receiver in their order, signed', async () => {
    const { secret, send, log } = await newReceiver();
    const loan = await addLoan(database.database);
    await pay(loan, 100_000);
    await pay(loan, 50_000);
    expect(await send()).toBe(2);
    expect(taken(secret)).toMatchObject([
      {
        type: 'loan.repaid',
        sequence: 1,
        data: { loanId: loan.loanId, amountCentavos: 100_000, source: 'payment' },
      },
      {
        type: 'loan.repaid',
        sequence: 2,
        data: { amountCentavos: 50_000, paidOn: '2026-11-21', status: 'active' },
      },
    ]);
    expect(await log()).toMatchObject([
      { sequence: 2, state: 'delivered', tries: 1, answer: '204' },
      { sequence: 1, state: 'delivered' },
    ]);
    expect(await send()).toBe(0);
  });

  test('of a write that is not kept do not exist', async () => {
    const { customerId, loanId } = await addLoan(database.database);
    const { loans } = await context.store.load({ customerId, parts: ['loans'] });
    const event = {
      eventId: randomUUID(),
      loanId,
      type: 'loan.cancelled',
      subject: '',
      happenedAt: context.now(),
      data: {
        customerId,
        loanId,
        orderNumber: loans[0]?.orderNumber ?? '',
        status: 'cancelled',
        owedCentavos: 0,
        dueOn: null,
      },
    } as const;
    const changes = { loanEvents: [event] };
    expect(await context.store.save({ customerId, expectedVersion: 99, changes })).toBe('moved');
    const { send } = await newReceiver();
    expect(await send()).toBe(0);
    expect(await context.store.save({ customerId, expectedVersion: 0, changes })).toBe('saved');
    expect(await context.store.save({ customerId, expectedVersion: 1, changes })).toBe('saved');
    expect(await send()).toBe(1);
  });

  test('tell once of each installment that was not paid, found by the close of the day after', async () => {
    const { secret, send } = await newReceiver();
    const { customerId, loanId } = await addLoan(database.database, { termDays: 30 });
    const dueOn = addDays(localDate('2026-11-21'), 30);
    const tell = async (on: typeof dueOn) => {
      context.clock.at = startOfDayMs(on) + 60_000;
      await closeBusinessDay(context);
      const [row] = await database.database.query<{ count: number }>({
        name: 'overdue-jobs',
        text: `WITH taken AS (DELETE FROM outbox WHERE kind = 'tell-overdue' RETURNING 1) SELECT count(*) AS count FROM taken`,
      });
      for (let n = 0; n < (row?.count ?? 0); n += 1)
        value(await tellOverdue(context, { customerId, loanId }));
      return row?.count;
    };
    expect(await tell(dueOn)).toBe(0);
    expect(await tell(addDays(dueOn, 1))).toBe(1);
    expect(await tell(addDays(dueOn, 2))).toBe(0);
    value(await tellOverdue(context, { customerId, loanId }));
    await send();
    expect(taken(secret)).toMatchObject([
      { type: 'loan.overdue', sequence: 1, data: { overdueSinceOn: dueOn, status: 'active' } },
    ]);
  });

  test('tell of an installment that fell due while nothing ran, found by the first close afterwards', async () => {
    const { loanId } = await addLoan(database.database, { termDays: 40 });
    const dueOn = addDays(localDate('2026-11-21'), 40);
    for (const on of [dueOn, addDays(dueOn, 4)]) {
      context.clock.at = startOfDayMs(on) + 60_000;
      await closeBusinessDay(context);
    }
    const jobs = await database.database.query(
      {
        name: 'overdue-jobs-of-loan',
        text: `DELETE FROM outbox WHERE kind = 'tell-overdue' AND payload ->> 'loanId' = $1 RETURNING kind`,
      },
      [loanId],
    );
    expect(jobs).toHaveLength(1);
  });

  test('wait for the one before them of the same loan, and not for those of another', async () => {
    const { secret, send } = await newReceiver();
    const [one, two] = [await addLoan(database.database), await addLoan(database.database)];
    await pay(one, 10_000);
    await pay(one, 20_000);
    await pay(two, 30_000);
    system.answers.push(500);
    await send();
    const seen = () => taken(secret).map(({ data }) => data['amountCentavos']);
    expect(seen()).toEqual([10_000, 30_000]);
    context.clock.at += waitsMs[0] ?? 0;
    await send();
    expect(seen()).toEqual([10_000, 30_000, 10_000, 20_000]);
    expect(new Set(taken(secret).map(({ id }) => id)).size).toBe(3);
  });
});

describe('a receiver that fails', () => {
  test('is tried again, later and later for three days, then is failing until staff send it again', async () => {
    const { receiverId, send, stands, log } = await newReceiver();
    await pay(await addLoan(database.database), 10_000);
    const startedAt = context.now();
    for (const waitMs of waitsMs) {
      system.answers.push(503);
      expect(await send()).toBe(1);
      expect(await send()).toBe(0);
      context.clock.at += waitMs;
    }
    expect(context.now() - startedAt).toBeGreaterThan(3 * 86_400_000);
    expect(await stands()).toMatchObject({ isFailing: false, waiting: 1 });
    system.answers.push('silent');
    await send();
    expect(await stands()).toMatchObject({ isFailing: true, waiting: 0, failed: 1 });
    expect(await log()).toMatchObject([{ state: 'failed', tries: 10, answer: 'timeout', nextTryAt: null }]);
    context.clock.at += 86_400_000;
    expect(await send()).toBe(0);
    expect(value(await replayEvents(context, admin, receiverId, { which: 'failed' })).count).toBe(1);
    await send();
    expect(await stands()).toMatchObject({ isFailing: false, failed: 0 });
  });

  test('for long gets all that waits at once after it takes an event, and one that it alone refuses keeps its turn', async () => {
    const { secret, send, stands } = await newReceiver();
    const [waiting, later] = [await addLoan(database.database), await addLoan(database.database)];
    await pay(waiting, 10_000);
    for (const waitMs of waitsMs.slice(0, 7)) {
      system.answers.push(503);
      expect(await send()).toBe(1);
      context.clock.at += waitMs;
    }
    context.clock.at -= waitsMs[6] ?? 0;
    await pay(later, 20_000);
    expect(await send()).toBe(2);
    const seen = taken(secret).map(({ data }) => data['amountCentavos']);
    expect(seen.slice(-2)).toEqual([20_000, 10_000]);
    expect(await stands()).toMatchObject({ waiting: 0 });

    await pay(waiting, 30_000);
    await pay(later, 40_000);
    system.answers.push(400);
    expect(await send()).toBe(2);
    expect(await stands()).toMatchObject({ waiting: 1 });
    expect(await send()).toBe(0);
  });

  test('again and again is left alone until the next minute', async () => {
    const { send } = await newReceiver();
    for (let n = 0; n < 5; n += 1) await pay(await addLoan(database.database), 10_000);
    system.answers.push(500, 500, 500);
    expect(await send()).toBe(3);
    expect(system.received).toHaveLength(3);
  });

  test('with 410 gets no more, and all of it once staff turn it on again', async () => {
    const { receiverId, send, stands } = await newReceiver();
    await pay(await addLoan(database.database), 10_000);
    system.answers.push(410);
    await send();
    expect(await stands()).toMatchObject({ state: 'gone', isFailing: true, waiting: 1 });
    expect(await send()).toBe(0);
    const version = (await stands())?.version ?? 0;
    const body = { url: system.url, types: [...loanEventTypes], isOn: true, version };
    value(await changeReceiver(context, admin, receiverId, body));
    expect(await send()).toBe(1);
    expect(await stands()).toMatchObject({ state: 'on', isFailing: false, waiting: 0 });
  });

  test('or is off for a while gets what happened meanwhile, in order, once staff turn it on', async () => {
    const { receiverId, secret, send, stands } = await newReceiver();
    const loan = await addLoan(database.database);
    const turn = async (isOn: boolean) =>
      value(
        await changeReceiver(context, admin, receiverId, {
          url: system.url,
          types: [...loanEventTypes],
          isOn,
          version: (await stands())?.version ?? 0,
        }),
      );
    await pay(loan, 10_000);
    system.answers.push(410);
    await send();
    await pay(loan, 20_000);
    await relayOutbox(database.database);
    expect(await stands()).toMatchObject({ state: 'gone', waiting: 2 });
    await turn(false);
    await pay(loan, 30_000);
    await relayOutbox(database.database);
    expect(await stands()).toMatchObject({ state: 'off', waiting: 3 });
    await turn(true);
    expect(await send()).toBe(3);
    // The first came twice: with the answer of 410, and again.
    expect(taken(secret).map(({ sequence }) => sequence)).toEqual([1, 1, 2, 3]);
  });
});

describe('staff', () => {
  test('send again one event, and those from before the receiver was there', async () => {
    const loan = await addLoan(database.database);
    await pay(loan, 10_000);
    await relayOutbox(database.database);
    const { receiverId, secret, send, log } = await newReceiver();
    expect(await send()).toBe(0);
    const since = new Date(context.now() - 1).toISOString();
    expect(value(await replayEvents(context, admin, receiverId, { which: 'since', since })).count).toBe(1);
    expect(await send()).toBe(1);
    const eventId = (await log())[0]?.eventId ?? '';
    value(await replayEvents(context, admin, receiverId, { which: 'one', eventId }));
    expect(await send()).toBe(1);
    expect(taken(secret).map(({ id }) => id)).toEqual([eventId, eventId]);
    const missing = await replayEvents(context, admin, receiverId, { which: 'one', eventId: randomUUID() });
    expect(missing).toMatchObject({ code: 'not_found' });
  });

  test('change the secret, and both sign for a day', async () => {
    const { receiverId, secret, send } = await newReceiver();
    const changed = value(await changeReceiverSecret(context, admin, receiverId));
    expect(changed.receiver.previousSecretUntil).not.toBeNull();
    const loan = await addLoan(database.database);
    await pay(loan, 10_000);
    await send();
    expect(taken(secret)).toEqual(taken(changed.secret));
    context.clock.at += 86_400_000 + 1;
    await pay(loan, 10_000);
    await send();
    expect(() => taken(secret)).toThrow('No matching signature found');
    expect(() => system.received.slice(1).map((request) => openEvent(changed.secret, request))).not.toThrow();
  });

  test('change the secret twice within a day, and each signs for a day after its own change', async () => {
    const { receiverId, secret, send } = await newReceiver();
    const second = value(await changeReceiverSecret(context, admin, receiverId));
    context.clock.at += 3_600_000;
    const third = value(await changeReceiverSecret(context, admin, receiverId));
    const loan = await addLoan(database.database);
    await pay(loan, 10_000);
    await send();
    expect(taken(secret)).toHaveLength(1);
    expect([taken(second.secret), taken(third.secret)]).toEqual([taken(secret), taken(secret)]);
    context.clock.at += 23 * 3_600_000;
    await pay(loan, 10_000);
    await send();
    const [, later] = system.received;
    if (later === undefined) throw new Error('nothing came');
    expect(() => openEvent(secret, later)).toThrow('No matching signature found');
    expect(openEvent(second.secret, later)).toEqual(openEvent(third.secret, later));
  });

  test('leave a line in the log with the host alone, and no secret is kept as it is', async () => {
    const url = `${system.url}?token=for-nobody`;
    const { secret } = await newReceiver(url);
    const rows = await database.database.query<{ row: object }>({
      name: 'receiver-audits',
      text: `SELECT to_jsonb(a) AS row FROM audit_log a UNION ALL SELECT to_jsonb(r) - 'url' FROM event_receiver r`,
    });
    const text = JSON.stringify(rows);
    expect(text).toContain('receiver-added');
    expect(text).not.toContain('for-nobody');
    expect(text).not.toContain(secret.slice(6));
    expect(text).not.toContain(Buffer.from(secret).toString('hex'));
  });

  test('add no receiver in a network of the lender’s own', async () => {
    const strict = { ...context, eventSender: createEventSender({ isOwnMachineReached: false }) };
    const body = { url: system.url, types: [...loanEventTypes] };
    expect(await addReceiver(strict, admin, body)).toMatchObject({
      detail: { fields: [{ path: 'url', code: 'receiver_not_public' }] },
    });
  });
});

test('deliveries go after thirty days and events after ninety; the numbers of a loan go on', async () => {
  const { secret, send, log } = await newReceiver();
  const loan = await addLoan(database.database);
  await pay(loan, 10_000);
  await send();
  await database.asOwner((owner) =>
    owner.runScript(`UPDATE event_delivery SET made_at = to_timestamp(${context.now() / 1_000})`),
  );
  context.clock.at += livesMs['event-delivery'] + 1;
  await removeOldRows(context);
  expect(await log()).toEqual([]);
  context.clock.at += livesMs['loan-event'];
  await removeOldRows(context);
  await pay(loan, 10_000);
  await send();
  expect(taken(secret).map(({ sequence }) => sequence)).toEqual([1, 2]);
});
