import { addDays, localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { smsText } from '../../texts/sms.ts';
import { type LedgerLoan, addLoan } from '../../../../tests/ledger-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { readSettings } from '../../settings.ts';
import { closeBusinessDay } from './close-business-day.ts';
import { sendReminder } from './send-reminder.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

let test: TestDatabase;
let context: ReturnType<typeof contextOf>;
const on = localDate('2026-12-10');
const loans = new Map<number, LedgerLoan>();

function contextOf({ database }: TestDatabase) {
  const { identity } = readSettings({});
  return { ...createTestContext(database), closes: createCloseOfBusiness(database), identity };
}

const atHour = (day: LocalDate, hour: string): number => Date.parse(`${day}T${hour}:00+08:00`);

beforeAll(async () => {
  test = await createTestDatabase();
  context = contextOf(test);
  for (const daysToDue of [4, 3, 2, 1, 0, -1, -2]) {
    const wish = { termDays: 14, disbursedOn: addDays(on, daysToDue - 14) };
    loans.set(daysToDue, await addLoan(test.database, wish));
  }
});
afterAll(() => test.remove());

function queued(): Promise<readonly { loan: string }[]> {
  return test.asOwner((owner) =>
    owner.query<{ loan: string }>({
      name: 'queued-reminders',
      text: `SELECT payload ->> 'loanId' AS loan FROM graphile_worker._private_jobs ORDER BY id`,
    }),
  );
}

async function closeAt(hour: string): Promise<void> {
  context.clock.at = atHour(on, hour);
  await closeBusinessDay(context);
}

it('reminders are left in the morning, once, for loans due in 3 days, tomorrow, today and yesterday', async () => {
  await closeAt('00:05');
  await closeAt('07:59');
  expect(await queued()).toEqual([]);
  await closeAt('08:00');
  await closeAt('08:01');
  const wanted = [3, 1, 0, -1].map((daysToDue) => loans.get(daysToDue)?.loanId ?? '');
  expect((await queued()).map(({ loan }) => loan).toSorted()).toEqual(wanted.toSorted());
});

async function remind(daysToDue: number): Promise<readonly string[]> {
  const { customerId = '', loanId = '' } = loans.get(daysToDue) ?? {};
  const { customer } = await context.store.load({ customerId, parts: [] });
  if (customer === null) throw new Error('the customer is missing');
  const place = sealPlaces.phone(customerId);
  const personalData = { ...context.personalData, open: () => Buffer.from(place) };
  context.messages.length = 0;
  const sent = await sendReminder({ ...context, personalData }, { customerId, loanId, on });
  expect(sent).toEqual({ ok: true, value: null });
  return context.messages.map(({ text }) => text);
}

it.each([
  [3, 'dueInThreeDays'],
  [1, 'dueTomorrow'],
  [0, 'dueToday'],
  [-1, 'dueYesterday'],
] as const)('%i days before the due day the message is %s', async (daysToDue, text) => {
  context.clock.at = atHour(on, '09:00');
  expect(await remind(daysToDue)).toEqual([smsText(text, 'en-US', { product: 'Luwag' })]);
});

it.each([4, 2, -2])('%i days before the due day nothing is said', async (daysToDue) => {
  context.clock.at = atHour(on, '09:00');
  expect(await remind(daysToDue)).toEqual([]);
});

it.each(['07:59', '20:00', '23:30'])('nobody is written to at %s', async (hour) => {
  context.clock.at = atHour(on, hour);
  expect(await remind(0)).toEqual([]);
});

it('a reminder of yesterday is not sent today', async () => {
  context.clock.at = atHour(addDays(on, 1), '09:00');
  expect(await remind(1)).toEqual([]);
});

it('who has paid meanwhile hears nothing', async () => {
  context.clock.at = atHour(on, '09:00');
  const { customerId = '' } = loans.get(0) ?? {};
  const { customer, loans: kept } = await context.store.load({ customerId, parts: ['loans'] });
  const paid = kept.map((loan) => ({ ...loan, status: 'settled' as const, settledOn: on }));
  const expectedVersion = customer?.version ?? 0;
  expect(await context.store.save({ customerId, expectedVersion, changes: { loans: paid } })).toBe('saved');
  expect(await remind(0)).toEqual([]);
});
