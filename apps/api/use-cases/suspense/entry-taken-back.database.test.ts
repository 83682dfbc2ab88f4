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
import { lenderEntryOf, listLenderSteps, proposeBankTransfer } from '../ledger/lender-steps.ts';
import { proposeEntryTakenBack } from '../ledger/propose-entry-taken-back.ts';
import { answerLenderStep } from './answer-lender-step.ts';

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

const reason = 'the transfer was booked a second time';

async function balances(): Promise<ReadonlyMap<string, number>> {
  const books = { ledger: createLedger(database.database), closes: createCloseOfBusiness(database.database) };
  const { accounts } = value(await getTrialBalance({ ...books, now: context.now }, undefined));
  return new Map(accounts.map((row) => [row.code, row.debitCentavos - row.creditCentavos]));
}

const stepOf = async (stepId: string) =>
  value(await listLenderSteps(context, maker.staffId)).answered.find((step) => step.stepId === stepId);

/** Books a transfer by two people. Answers the id of its entry. */
async function book(changes: Partial<BankTransfer> = {}): Promise<{ stepId: string; entryId: string }> {
  const transfer: BankTransfer = {
    kind: 'capital-paid-in',
    amountCentavos: centavos(5_000_000),
    paidOn: '2026-11-20',
    reference: `BPI ${randomUUID()}`,
    ...changes,
  };
  const { stepId } = value(await proposeBankTransfer(context, maker, { transfer, reason }));
  value(await answerLenderStep(context, checker, stepId, 'confirm'));
  return { stepId, entryId: (await stepOf(stepId))?.entryId ?? '' };
}

const propose = (entryId: string) => proposeEntryTakenBack(context, maker, { entryId, reason });

describe('an entry of the lender that was wrong', () => {
  test.each(['capital-paid-in', 'provider-topped-up', 'conversion-cleared'] as const)(
    'of %s is taken back by the same lines the other way round, once a second person confirms it',
    async (kind) => {
      const before = await balances();
      const wrong = await book({ kind });
      const booked = await balances();
      expect(booked).not.toEqual(before);
      const { stepId } = value(await propose(wrong.entryId));
      expect(await balances()).toEqual(booked);
      expect(await answerLenderStep(context, maker, stepId, 'confirm')).toMatchObject({
        code: 'second_person_required',
      });
      value(await answerLenderStep(context, checker, stepId, 'confirm'));
      expect(await balances()).toEqual(before);
    },
  );

  test('and the one that takes it back name each other', async () => {
    const wrong = await book();
    const { stepId } = value(await propose(wrong.entryId));
    value(await answerLenderStep(context, checker, stepId, 'confirm'));
    const back = await stepOf(stepId);
    expect(back).toMatchObject({
      reason,
      details: { kind: 'entry-taken-back', entryId: wrong.entryId, entryKind: 'capital-paid-in' },
    });
    expect(back?.entryId).not.toBeNull();
    expect((await stepOf(wrong.stepId))?.takenBackByEntryId).toBe(back?.entryId);
  });

  test('is taken back once, also where several confirm it at the same moment', async () => {
    const before = await balances();
    const { entryId } = await book();
    const { stepId } = value(await propose(entryId));
    expect(await propose(entryId)).toMatchObject({ detail: { rule: 'ENTRY_ALREADY_WAITING' } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => answerLenderStep(context, newStaff('admin'), stepId, 'confirm')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balances()).toEqual(before);
    expect(await propose(entryId)).toMatchObject({ detail: { rule: 'ENTRY_ALREADY_TAKEN_BACK' } });
  });

  test('leaves its number free for the right entry, which is booked once again', async () => {
    const reference = `BPI ${randomUUID()}`;
    const before = await balances();
    const wrong = await book({ reference, amountCentavos: centavos(50_000_000) });
    const { stepId } = value(await propose(wrong.entryId));
    value(await answerLenderStep(context, checker, stepId, 'confirm'));
    const right = await book({ reference });
    expect((await balances()).get('1000')).toBe((before.get('1000') ?? 0) + 5_000_000);
    await expect(book({ reference })).rejects.toThrow('ENTRY_ALREADY_BOOKED');
    const again = value(await propose(right.entryId));
    value(await answerLenderStep(context, checker, again.stepId, 'confirm'));
    await book({ reference });
    expect((await balances()).get('1000')).toBe((before.get('1000') ?? 0) + 5_000_000);
  });

  test('is found however many were answered since', async () => {
    const { stepId } = await book();
    for (let count = 0; count < 51; count += 1) {
      const transfer = {
        kind: 'capital-paid-in',
        amountCentavos: centavos(100),
        paidOn: '2026-11-20',
      } as const;
      const numbered = { transfer: { ...transfer, reference: randomUUID() }, reason };
      const later = value(await proposeBankTransfer(context, maker, numbered));
      value(await answerLenderStep(context, maker, later.stepId, 'decline'));
    }
    const newest = value(await listLenderSteps(context, maker.staffId));
    expect(newest.answered.map((step) => step.stepId)).not.toContain(stepId);
    const older = value(await listLenderSteps(context, maker.staffId, { before: newest.older ?? '' }));
    expect(older.answered.find((step) => step.stepId === stepId)?.entryId).not.toBeNull();
  });

  test('stays where it has a way back of its own, as money in suspense has, and where nobody has booked it', async () => {
    const event = { kind: 'suspense-received', amountCentavos: centavos(1_000) } as const;
    const entry = lenderEntryOf(context, event, { bookedFor: randomUUID(), reference: 'counter' });
    await database.database.query({ name: 'receive', text: 'SELECT book_lender_entry($1)' }, [
      JSON.stringify(lenderEntryToRow(entry)),
    ]);
    expect(await propose(entry.entryId)).toMatchObject({ detail: { rule: 'ENTRY_HAS_OWN_WAY_BACK' } });
    expect(await propose(randomUUID())).toMatchObject({ code: 'not_found' });
    const { entryId } = await book();
    const { stepId } = value(await propose(entryId));
    value(await answerLenderStep(context, checker, stepId, 'confirm'));
    const back = await stepOf(stepId);
    expect(await propose(back?.entryId ?? '')).toMatchObject({ detail: { rule: 'ENTRY_HAS_OWN_WAY_BACK' } });
  });
});
