import { randomUUID } from 'node:crypto';
import type { Language } from '@luwag/contract/language';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaffStore } from '../../adapters/postgres/staff-store.ts';
import { newPhone } from '../../../../tests/api/test-borrower.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { leaveNumber, takeBackNumber } from './leave-number.ts';
import {
  listWaitlistEntries,
  notifyWaitlistEntry,
  notifyWaitlist,
  reconcileWaitlist,
} from './notify-waitlist.ts';

const noon = Date.parse('2026-11-24T12:00:00+08:00');
const night = Date.parse('2026-11-24T22:00:00+08:00');
const morning = Date.parse('2026-11-25T06:00:00+08:00');
const android = { supportAndroid: true };
const staffId = '0190a1b2-0000-4000-8000-00000000000a';

let test: TestDatabase;
let context: ReturnType<typeof contextOf>;
/** What the operator does with the next messages; it takes them once the list is empty. */
let operator: ('takes' | 'refuses' | 'breaks')[];

function contextOf({ database }: TestDatabase) {
  const known = createTestContext(database);
  const sms = {
    send: async (message: { phone: string; text: string }) => {
      const next = operator.shift() ?? 'takes';
      const refused = { provider: 'test', state: 'refused', messageId: null, costCentavos: 0 } as const;
      if (next === 'refuses') return [refused];
      known.messages.push(message);
      if (next === 'breaks') throw new Error('the line broke before the operator answered');
      return [{ ...refused, state: 'taken', messageId: randomUUID() } as const];
    },
    report: async () => 'waiting' as const,
  };
  const identity = { productName: 'Luwag' } as Parameters<typeof notifyWaitlistEntry>[0]['identity'];
  return { ...known, sms, identity, publicOrigin: 'https://luwag.example' };
}

beforeAll(async () => {
  test = await createTestDatabase();
  context = contextOf(test);
  await createStaffStore(test.database).add({
    staffId,
    email: 'mar@luwag.example',
    name: 'Mar Marketing',
    role: 'marketing',
    passwordHash: '',
  });
});
afterAll(() => test.remove());
beforeEach(async () => {
  operator = [];
  context.messages.length = 0;
  context.clock.at = noon;
  await test.asOwner((owner) =>
    owner.runScript(
      'DELETE FROM waitlist_entry; DELETE FROM waitlist_notification; DELETE FROM graphile_worker._private_jobs',
    ),
  );
});

const leave = (phone = newPhone(), language: Language = 'en-US') => leaveNumber(context, { phone, language });
const ask = () => notifyWaitlist(context, android, staffId);
async function listed() {
  const list = await listWaitlistEntries(context, android);
  if (!list.ok) throw new Error(list.code);
  return list.value;
}
const kept = () =>
  test.database.query<{ phone_sealed: Buffer; language: string; text_version: string }>({
    name: 'test-waitlist-entries',
    text: 'SELECT * FROM waitlist_entry',
  });

/** Takes the jobs that are there, as the worker would, and answers the numbers they name. */
async function jobs(): Promise<string[]> {
  const rows = await test.asOwner((owner) =>
    owner.query<{ number: string }>({
      name: 'test-waitlist-notifications-queued',
      text: `DELETE FROM graphile_worker._private_jobs RETURNING payload ->> 'numberId' AS number`,
    }),
  );
  return rows.map(({ number }) => number);
}
async function jobsOfMinute(): Promise<string[]> {
  await reconcileWaitlist(context);
  return jobs();
}
async function onlyJob(): Promise<string> {
  await leave();
  await ask();
  const [job = ''] = await jobsOfMinute();
  return job;
}
const tripsOf = async (work: () => Promise<unknown>) => {
  test.roundTrips.length = 0;
  return { answer: await work(), trips: [...test.roundTrips] };
};
const textTo = (phone: string) =>
  context.messages.filter((sent) => sent.phone === phone).map(({ text }) => text);
const lastWaitlistNotification = async () => (await listed()).waitlistNotifications[0];

describe('a number that is left', () => {
  it('is kept once and sealed, with the language and wording of the last yes, and answered alike each time', async () => {
    const phone = newPhone();
    const answers = [await leave(phone, 'en-US'), await leave(phone, 'hi-IN')];
    expect(answers).toEqual([
      { ok: true, value: {} },
      { ok: true, value: {} },
    ]);
    const rows = await kept();
    expect(rows).toMatchObject([{ language: 'hi-IN', text_version: '2026-11-23' }]);
    expect(rows[0]?.phone_sealed.toString('latin1')).not.toContain(phone);
    expect((await listed()).waiting).toEqual([{ language: 'hi-IN', count: 1 }]);
  });

  it('costs the database the same whether it was there or not, and so does taking it back', async () => {
    const phone = newPhone();
    expect(await tripsOf(() => leave(phone))).toEqual(await tripsOf(() => leave(phone)));
    const takeBack = () => tripsOf(() => takeBackNumber(context, phone));
    expect(await takeBack()).toEqual(await takeBack());
  });

  it('is gone when it is taken back', async () => {
    const phone = newPhone();
    await leave(phone);
    await leave();
    await takeBackNumber(context, phone);
    expect(await kept()).toHaveLength(1);
  });

  it('is gone twelve months after the last yes, told or not', async () => {
    await leave();
    context.clock.at = Date.parse('2027-11-24T11:59:00+08:00');
    await reconcileWaitlist(context);
    expect(await kept()).toHaveLength(1);
    context.clock.at = Date.parse('2027-11-24T12:00:00+08:00');
    expect((await listed()).waiting).toEqual([]);
    await reconcileWaitlist(context);
    expect(await kept()).toEqual([]);
  });

  it('is refused once too many wait, known or not', async () => {
    const known = newPhone();
    const most = 2;
    for (const phone of [known, newPhone()]) await leaveNumber(context, { phone, language: 'en-US' }, most);
    for (const phone of [known, newPhone()]) {
      const answer = await leaveNumber(context, { phone, language: 'en-US' }, most);
      expect(answer).toMatchObject({ ok: false, code: 'service_unavailable' });
    }
    expect(await kept()).toHaveLength(2);
  });
});

describe('numbers that are told', () => {
  it('hear once, each in its language, and are erased; the count and who asked for it stay', async () => {
    const phones = { 'en-US': newPhone(), 'fil-PH': newPhone(), 'hi-IN': newPhone() };
    for (const [language, phone] of Object.entries(phones)) await leave(phone, language as Language);
    expect(await ask()).toMatchObject({ ok: true, value: { asked: 3 } });
    expect(await lastWaitlistNotification()).toMatchObject({
      askedBy: 'Mar Marketing',
      asked: 3,
      sent: 0,
      left: 3,
    });
    const numbers = await jobsOfMinute();
    expect(numbers).toHaveLength(3);
    expect(await jobsOfMinute()).toEqual([]);
    // The worker may deliver a job again that it has delivered.
    for (const number of [...numbers, ...numbers]) await notifyWaitlistEntry(context, number);
    expect(textTo(phones['en-US'])).toEqual([
      expect.stringContaining('now works on Android: https://luwag.example/start'),
    ]);
    expect(textTo(phones['fil-PH'])).toEqual([expect.stringContaining('Gumagana na ang Luwag')]);
    expect(textTo(phones['hi-IN'])).toEqual([expect.stringContaining('Luwag अब Android पर चलता है')]);
    expect(await kept()).toEqual([]);
    expect(await lastWaitlistNotification()).toMatchObject({ sent: 3, failed: 0, unclear: 0, left: 0 });
    const audits = await test.database.query({
      name: 'test-waitlist-notification-audits',
      text: `SELECT staff_id, detail FROM audit_log WHERE action = 'waitlist-notification-asked' ORDER BY at DESC, audit_id DESC LIMIT 1`,
    });
    expect(audits).toEqual([{ staff_id: staffId, detail: { asked: '3' } }]);
  });

  it('are not asked for twice, nor where nobody waits, nor before Android works', async () => {
    const refusal = { ok: false, code: 'request_not_possible' };
    expect(await ask()).toMatchObject(refusal);
    await leave();
    expect(await notifyWaitlist(context, { supportAndroid: false }, staffId)).toMatchObject(refusal);
    const both = await Promise.all([ask(), ask()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await listed()).waitlistNotifications).toHaveLength(1);
  });

  it('hear nothing at night: what was left for it waits for the morning', async () => {
    const phone = newPhone();
    await leave(phone);
    await ask();
    const [late = ''] = await jobsOfMinute();
    context.clock.at = night;
    await notifyWaitlistEntry(context, late);
    expect(await jobsOfMinute()).toEqual([]);
    context.clock.at = morning - 1;
    expect(await jobsOfMinute()).toEqual([]);
    expect(context.messages).toEqual([]);
    context.clock.at = morning;
    expect(await jobsOfMinute()).toEqual([late]);
    await notifyWaitlistEntry(context, late);
    expect(context.messages.map((sent) => sent.phone)).toEqual([phone]);
  });

  it.each([noon, night])('are not told again where the server stopped while it sent (%i)', async (again) => {
    const job = await onlyJob();
    operator = ['breaks'];
    await expect(notifyWaitlistEntry(context, job)).rejects.toThrow('the line broke');
    context.clock.at = again;
    expect(await notifyWaitlistEntry(context, job)).toEqual({ ok: true, value: null });
    expect(context.messages).toHaveLength(1);
    expect(await kept()).toEqual([]);
    expect(await lastWaitlistNotification()).toMatchObject({ sent: 0, unclear: 1, left: 0 });
  });

  it('are tried again where the operator did not take the message, five times in all', async () => {
    const job = await onlyJob();
    operator = ['refuses', 'refuses', 'refuses', 'refuses'];
    for (let count = 0; count < 4; count += 1) {
      expect(await notifyWaitlistEntry(context, job)).toMatchObject({ code: 'service_unavailable' });
    }
    await notifyWaitlistEntry(context, job);
    expect(await lastWaitlistNotification()).toMatchObject({ sent: 1, failed: 0 });

    const other = await onlyJob();
    operator = Array.from({ length: 9 }, () => 'refuses' as const);
    for (let count = 0; count < 5; count += 1) await notifyWaitlistEntry(context, other);
    expect(operator).toHaveLength(4);
    expect(await kept()).toEqual([]);
    expect(await lastWaitlistNotification()).toMatchObject({ sent: 0, failed: 1, left: 0 });
  });

  it('that were taken back, or are over their time, meanwhile hear nothing', async () => {
    const phone = newPhone();
    await leave(phone);
    await leave();
    await ask();
    const numbers = await jobsOfMinute();
    await takeBackNumber(context, phone);
    context.clock.at = Date.parse('2027-11-24T12:00:00+08:00');
    for (const number of numbers) await notifyWaitlistEntry(context, number);
    expect(context.messages).toEqual([]);
  });
});
