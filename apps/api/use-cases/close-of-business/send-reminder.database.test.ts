import type { OwnSettings } from '@luwag/contract/endpoints/settings/own-settings-answer';
import { addDays, localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { relayOutbox } from '../../adapters/postgres/outbox-relay.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { type LedgerLoan, addLoan } from '../../../../tests/ledger-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { sealSection } from '../customer-data/section-values.ts';
import { closeBusinessDay } from './close-business-day.ts';
import { saveOwnSettings } from '../settings/own-settings.ts';
import { sendReminder } from './send-reminder.ts';

let test: TestDatabase;
let context: ReturnType<typeof contextOf>;
const on = localDate('2026-12-10');
const loans = new Map<number, LedgerLoan>();

function contextOf({ database }: TestDatabase) {
  return { ...createTestContext(database), closes: createCloseOfBusiness(database) };
}

const atHour = (day: LocalDate, hour: string): number => Date.parse(`${day}T${hour}:00+08:00`);

beforeAll(async () => {
  test = await createTestDatabase();
  context = contextOf(test);
  for (const daysToDue of [8, 4, 3, 2, 1, 0, -1, -2]) {
    const wish = { termDays: 14, disbursedOn: addDays(on, daysToDue - 14) };
    loans.set(daysToDue, await addLoan(test.database, wish));
  }
});
afterAll(() => test.remove());

async function queued(): Promise<readonly { loan: string }[]> {
  await relayOutbox(test.database);
  return test.asOwner((owner) =>
    owner.query<{ loan: string }>({
      name: 'queued-reminders',
      text: `SELECT payload ->> 'loanId' AS loan FROM graphile_worker._private_jobs j
        JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'send-reminder' ORDER BY j.id`,
    }),
  );
}

async function closeAt(hour: string, day: LocalDate = on): Promise<void> {
  context.clock.at = atHour(day, hour);
  await closeBusinessDay(context);
}

it('at nine, where no other hour was chosen, each loan is looked at once that is due in a week or less, or is late and was not told', async () => {
  await closeAt('00:05');
  await closeAt('08:59');
  expect(await queued()).toEqual([]);
  await closeAt('09:00');
  await closeAt('09:01');
  const wanted = [4, 3, 2, 1, 0, -1, -2].map((daysToDue) => loans.get(daysToDue)?.loanId ?? '');
  expect((await queued()).map(({ loan }) => loan).toSorted()).toEqual(wanted.toSorted());
});

async function remind(daysToDue: number): Promise<readonly string[]> {
  const { customerId = '', loanId = '' } = loans.get(daysToDue) ?? {};
  const before = await told(customerId);
  const sent = await sendReminder(context, { customerId, loanId, on });
  expect(sent).toEqual({ ok: true, value: null });
  return (await told(customerId)).filter((code) => !before.includes(code));
}

async function told(customerId: string): Promise<readonly string[]> {
  const page = { customerId, kind: 'notify', after: null, most: 100 } as const;
  return (await context.messageRepository.page(page)).map(({ code }) => code);
}

async function choose(daysToDue: number, chosen: Partial<OwnSettings>): Promise<void> {
  const { customerId = '' } = loans.get(daysToDue) ?? {};
  const saved = await saveOwnSettings(context, { kind: 'system', customerId }, chosen);
  expect(saved.ok).toBe(true);
}

it.each([
  [3, 'dueInThreeDays'],
  [1, 'dueTomorrow'],
  [0, 'dueToday'],
  [-1, 'paymentLate'],
] as const)('%i days before the due day the message is %s', async (daysToDue, code) => {
  context.clock.at = atHour(on, '09:00');
  expect(await remind(daysToDue)).toEqual([code]);
  // Asked twice, the borrower is told once.
  expect(await remind(daysToDue)).toEqual([]);
});

it('a reminder names what is due on the day that it names, with the interest up to then', async () => {
  const loan = await addLoan(test.database, { termDays: 14, disbursedOn: addDays(on, 3 - 14) });
  loans.set(106, loan);
  context.clock.at = atHour(on, '09:00');
  expect(await remind(106)).toEqual(['dueInThreeDays']);
  const page = { customerId: loan.customerId, kind: 'notify', after: null, most: 1 } as const;
  const [message] = await context.messageRepository.page(page);
  expect(message?.facts).toMatchObject({
    dueOn: addDays(on, 3),
    amountCentavos: loan.loan.terms.totalRepaymentCentavos,
  });
});

it('at the hour a borrower chose they are reminded, and before it not', async () => {
  const day = addDays(on, 1);
  const { loanId } = await addLoan(test.database, { termDays: 14, disbursedOn: addDays(day, -14) });
  const evening = await addLoan(test.database, { termDays: 14, disbursedOn: addDays(day, -14) });
  loans.set(100, evening);
  await choose(100, { reminderHour: 19 });
  const since = (await queued()).length;
  const left = async () => (await queued()).slice(since).map(({ loan }) => loan);
  for (const hour of ['00:05', '06:00', '18:59']) await closeAt(hour, day);
  expect(await left()).toContain(loanId);
  expect(await left()).not.toContain(evening.loanId);
  await closeAt('19:00', day);
  await closeAt('21:00', day);
  expect((await left()).filter((loan) => loan === evening.loanId)).toHaveLength(1);
});

it.each([
  [3, [1], []],
  [3, [3], ['dueInThreeDays']],
  [1, [3, 0], []],
  [0, [3, 1], []],
  [-1, [3], ['paymentLate']],
] as const)(
  '%i days before the due day, with %j chosen, is told: %j',
  async (daysToDue, reminderDays, codes) => {
    loans.set(105, await addLoan(test.database, { termDays: 14, disbursedOn: addDays(on, daysToDue - 14) }));
    await choose(105, { reminderDays: [...reminderDays] });
    context.clock.at = atHour(on, '09:00');
    expect(await remind(105)).toEqual(codes);
  },
);

it('on the last payday before the due day the borrower is told, by what they said of their pay', async () => {
  const loan = await addLoan(test.database, { termDays: 14, disbursedOn: addDays(on, 5 - 14) });
  loans.set(106, loan);
  const place = { customerId: loan.customerId, section: 'work' } as const;
  const values = { payCycle: 'monthly', payday: '10' };
  const { personalData, store } = context;
  const row = {
    ...place,
    valuesSealed: sealSection(personalData, place, values),
    step: 0,
    isComplete: true,
    uniqueIndex: null,
    savedAt: 0,
  };
  const { customer } = await store.load({ customerId: loan.customerId, parts: [] });
  const expectedVersion = customer?.version ?? 0;
  const saved = store.save({ customerId: loan.customerId, expectedVersion, changes: { sections: [row] } });
  expect(await saved).toBe('saved');
  context.clock.at = atHour(on, '09:00');
  expect(await remind(106)).toEqual(['paydayBeforeDue']);
});

it('a borrower without reminders gets a message only once a payment is late', async () => {
  const late = await addLoan(test.database, { termDays: 14, disbursedOn: addDays(on, -15) });
  const due = await addLoan(test.database, { termDays: 14, disbursedOn: addDays(on, -14) });
  loans.set(101, late).set(102, due);
  await choose(101, { hasReminders: false });
  await choose(102, { hasReminders: false });
  context.clock.at = atHour(on, '09:00');
  expect(await remind(101)).toEqual(['paymentLate']);
  expect(await remind(102)).toEqual([]);
});

it.each([4, 2])('%i days before the due day nothing is said', async (daysToDue) => {
  context.clock.at = atHour(on, '09:00');
  expect(await remind(daysToDue)).toEqual([]);
});

it('lateness that was not told on its first day, because nothing ran then, is told by the next run, once', async () => {
  const day = addDays(on, 3);
  const { customerId, loanId } = await addLoan(test.database, {
    termDays: 14,
    disbursedOn: addDays(on, -14),
  });
  const jobs = async () => (await queued()).filter(({ loan }) => loan === loanId).length;
  await closeAt('09:00', day);
  expect(await jobs()).toBe(1);
  context.clock.at = atHour(day, '09:01');
  expect(await sendReminder(context, { customerId, loanId, on: day })).toMatchObject({ ok: true });
  expect(await told(customerId)).toEqual(['paymentLate']);
  await closeAt('09:00', addDays(day, 1));
  expect(await jobs()).toBe(1);
});

it('of what is late for more than a month nobody is told anew', async () => {
  const { customerId, loanId } = await addLoan(test.database, {
    termDays: 14,
    disbursedOn: addDays(on, -45),
  });
  context.clock.at = atHour(on, '09:00');
  expect(await sendReminder(context, { customerId, loanId, on })).toMatchObject({ ok: true });
  expect(await told(customerId)).toEqual([]);
});

it.each(['05:59', '22:00', '23:30'])('nobody is written to at %s', async (hour) => {
  const fresh = await addLoan(test.database, { termDays: 14, disbursedOn: addDays(on, -14) });
  loans.set(103, fresh);
  context.clock.at = atHour(on, hour);
  expect(await remind(103)).toEqual([]);
});

it('a reminder of yesterday is not sent today', async () => {
  context.clock.at = atHour(addDays(on, 1), '09:00');
  expect(await remind(1)).toEqual([]);
});

it('who has paid meanwhile hears nothing', async () => {
  context.clock.at = atHour(on, '09:00');
  loans.set(104, await addLoan(test.database, { termDays: 14, disbursedOn: addDays(on, -14) }));
  const { customerId = '' } = loans.get(104) ?? {};
  const { customer, loans: kept } = await context.store.load({ customerId, parts: ['loans'] });
  const paid = kept.map((loan) => ({ ...loan, status: 'settled' as const, settledOn: on }));
  const expectedVersion = customer?.version ?? 0;
  expect(await context.store.save({ customerId, expectedVersion, changes: { loans: paid } })).toBe('saved');
  expect(await remind(104)).toEqual([]);
});
