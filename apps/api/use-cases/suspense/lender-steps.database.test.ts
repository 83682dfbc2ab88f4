import { randomUUID } from 'node:crypto';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { createLedger } from '../../adapters/postgres/ledger.ts';
import { lenderEntryToRow } from '../../adapters/postgres/ledger-rows.ts';
import type { BankTransfer } from '../../ports/lender-steps.ts';
import type { Staff } from '../approval/approval.ts';
import { getTrialBalance } from '../ledger/get-trial-balance.ts';
import { answerLenderStep } from './answer-lender-step.ts';
import { lenderEntryOf, listLenderSteps, proposeBankTransfer } from '../ledger/lender-steps.ts';

let database: TestDatabase;
let context: StaffContext;
let maker: Staff;
let checker: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
beforeEach(() => {
  [maker, checker] = [newStaff('finance'), newStaff('finance')];
});
afterAll(() => database.remove());

const reason = 'the owners paid in for the new year';
const capital = (changes: Partial<BankTransfer> = {}): BankTransfer => ({
  kind: 'capital-paid-in',
  amountCentavos: centavos(5_000_000),
  paidOn: '2026-11-20',
  reference: `BPI ${randomUUID().slice(0, 8)}`,
  ...changes,
});

async function propose(transfer: BankTransfer): Promise<string> {
  return value(await proposeBankTransfer(context, maker, { transfer, reason })).stepId;
}

const books = () => ({
  ledger: createLedger(database.database),
  closes: createCloseOfBusiness(database.database),
});

/** What an account holds: its debits less its credits, in centavos. */
async function balanceOf(code: string): Promise<number> {
  const { ledger, closes } = books();
  const { accounts, ...sums } = value(await getTrialBalance({ ledger, closes, now: context.now }, undefined));
  expect(sums.debitCentavos).toBe(sums.creditCentavos);
  const account = accounts.find((row) => row.code === code);
  return (account?.debitCentavos ?? 0) - (account?.creditCentavos ?? 0);
}

/** Brings money to the clearing account, as a payment that staff recorded does. */
async function collect(amountCentavos: number): Promise<void> {
  const event = { kind: 'suspense-received', amountCentavos: centavos(amountCentavos) } as const;
  const entry = lenderEntryOf(context, event, { bookedFor: randomUUID(), reference: 'counter' });
  await database.database.query({ name: 'collect', text: 'SELECT book_lender_entry($1)' }, [
    JSON.stringify(lenderEntryToRow(entry)),
  ]);
}

const deposit = (amountCentavos: number) =>
  capital({ kind: 'own-channels-deposited', amountCentavos: centavos(amountCentavos) });

describe('a deposit of what the own channels collected', () => {
  test('leaves the clearing account and is at the bank, once another person has confirmed it', async () => {
    await collect(70_000);
    const before = { bank: await balanceOf('1000'), clearing: await balanceOf('1020') };
    const stepId = await propose(deposit(70_000));
    expect(await balanceOf('1020')).toBe(before.clearing);
    value(await answerLenderStep(context, checker, stepId, 'confirm'));
    expect(await balanceOf('1020')).toBe(before.clearing - 70_000);
    expect(await balanceOf('1000')).toBe(before.bank + 70_000);
  });

  test('above what stands in the clearing account is refused and goes on waiting', async () => {
    await collect(10_000);
    const standing = await balanceOf('1020');
    const stepId = await propose(deposit(standing + 1));
    expect(await answerLenderStep(context, checker, stepId, 'confirm')).toMatchObject({
      code: 'lender_step_refused',
      detail: { rule: 'OWN_CHANNELS_HOLD_LESS' },
    });
    expect(await balanceOf('1020')).toBe(standing);
    const { waiting } = value(await listLenderSteps(context, checker.staffId));
    expect(waiting.map((step) => step.stepId)).toContain(stepId);
    value(await answerLenderStep(context, maker, stepId, 'decline'));
  });

  test('is booked once where two of the whole sum are confirmed at the same moment', async () => {
    await collect(30_000);
    const standing = await balanceOf('1020');
    const steps = [await propose(deposit(standing)), await propose(deposit(standing))];
    const answers = await Promise.all(
      steps.map((stepId) => answerLenderStep(context, checker, stepId, 'confirm')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf('1020')).toBe(0);
  });
});

describe('a transfer of the lender that staff book by hand', () => {
  test('moves nothing until a second person has confirmed it, and is then in the trial balance', async () => {
    const before = { bank: await balanceOf('1000'), capital: await balanceOf('3100') };
    const stepId = await propose(capital());
    expect(await balanceOf('1000')).toBe(before.bank);
    const { waiting } = value(await listLenderSteps(context, checker.staffId));
    expect(waiting.find((step) => step.stepId === stepId)).toMatchObject({
      isOwn: false,
      proposedBy: maker.name,
      details: { amountCentavos: 5_000_000 },
    });
    expect(value(await answerLenderStep(context, checker, stepId, 'confirm'))).toEqual({
      status: 'confirmed',
    });
    expect(await balanceOf('1000')).toBe(before.bank + 5_000_000);
    expect(await balanceOf('3100')).toBe(before.capital - 5_000_000);
  });

  test('to the payout provider leaves the bank and is at the provider', async () => {
    const before = { bank: await balanceOf('1000'), provider: await balanceOf('1010') };
    const stepId = await propose(capital({ kind: 'provider-topped-up' }));
    value(await answerLenderStep(context, checker, stepId, 'confirm'));
    expect(await balanceOf('1000')).toBe(before.bank - 5_000_000);
    expect(await balanceOf('1010')).toBe(before.provider + 5_000_000);
  });

  test('is not confirmed by the person who proposed it; they may take it back', async () => {
    const before = await balanceOf('1000');
    const stepId = await propose(capital());
    expect(await answerLenderStep(context, maker, stepId, 'confirm')).toMatchObject({
      code: 'second_person_required',
    });
    expect(value(await answerLenderStep(context, maker, stepId, 'decline'))).toEqual({ status: 'declined' });
    expect(await balanceOf('1000')).toBe(before);
    const { answered } = value(await listLenderSteps(context, maker.staffId));
    expect(answered[0]).toMatchObject({ stepId, status: 'declined', answeredBy: maker.name });
  });

  test('is refused by the database itself where one person confirms their own', async () => {
    const stepId = await propose(capital());
    const answer = {
      step_id: stepId,
      status: 'confirmed',
      answered_by: maker.staffId,
      answered_by_name: maker.name,
      answered_at: '2026-11-21T00:00:00Z',
    };
    const confirmed = database.database.query(
      { name: 'answer-own-step', text: 'SELECT answer_lender_step($1, $2)' },
      [JSON.stringify(answer), JSON.stringify({})],
    );
    await expect(confirmed).rejects.toThrow('lender_step_two_people');
  });

  test('is booked once, however many confirm it at the same moment', async () => {
    const before = await balanceOf('1000');
    const stepId = await propose(capital());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => answerLenderStep(context, newStaff('admin'), stepId, 'confirm')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf('1000')).toBe(before + 5_000_000);
  });

  test('waits once and is booked once under its number, however the number is written', async () => {
    const reference = `BPI-${randomUUID().slice(0, 8)}`;
    const stepId = await propose(capital({ reference }));
    const again = { transfer: capital({ reference: reference.toLowerCase() }), reason };
    expect(await proposeBankTransfer(context, checker, again)).toMatchObject({
      detail: { rule: 'ENTRY_ALREADY_WAITING' },
    });
    value(await answerLenderStep(context, checker, stepId, 'confirm'));
    expect(await proposeBankTransfer(context, checker, again)).toMatchObject({
      detail: { rule: 'ENTRY_ALREADY_BOOKED' },
    });
    expect(await answerLenderStep(context, checker, stepId, 'confirm')).toMatchObject({
      code: 'request_already_answered',
    });
  });

  test('of a day to come is refused, and so is an answer of a role that does not check', async () => {
    const early = { transfer: capital({ paidOn: '2100-01-01' }), reason };
    expect(await proposeBankTransfer(context, maker, early)).toMatchObject({
      detail: { rule: 'DAY_NOT_REACHED' },
    });
    const stepId = await propose(capital());
    expect(await answerLenderStep(context, newStaff('agent'), stepId, 'confirm')).toMatchObject({
      code: 'forbidden',
    });
  });

  test('is written to the audit log with its figures, by both of its people', async () => {
    const stepId = await propose(capital());
    value(await answerLenderStep(context, checker, stepId, 'confirm'));
    const rows = await database.database.query<{ action: string; staffId: string; amount: string }>(
      {
        name: 'audits-of-step',
        text: `SELECT action, staff_id AS "staffId", detail ->> 'amountCentavos' AS amount FROM audit_log
          WHERE subject_id = $1 ORDER BY audit_id`,
      },
      [stepId],
    );
    expect(rows).toEqual([
      { action: 'lender-step-proposed', staffId: maker.staffId, amount: '5000000' },
      { action: 'lender-step-confirmed', staffId: checker.staffId, amount: '5000000' },
    ]);
  });
});
