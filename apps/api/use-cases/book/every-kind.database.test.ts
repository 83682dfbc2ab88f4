import { randomUUID } from 'node:crypto';
import { bookFormat, type WrittenBorrower } from '@luwag/contract/book-line';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { claimAfterWriteOff } from '@luwag/loan-engine/life/write-off';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livedLoansByKind } from '../../../../tests/lived-loans.ts';
import { createStaffContext, newStaff, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createBookStore } from '../../adapters/postgres/book-store.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import type { LoanRow } from '../../ports/customer-store.ts';
import { sandboxBook } from '../../sandbox/sandbox-book.ts';
import { postAccruals } from '../close-of-business/post-accruals.ts';
import { answerRequest } from '../staff/answer-request.ts';
import { performLoanAction, previewLoanAction } from '../staff/loan-action.ts';
import { writtenLoan } from './export-book.ts';
import { importBook } from './import-book.ts';

/* A book with a loan of every kind comes in, and days and staff treat each of them as if it had always been here. */

const importedOn = localDate('2027-08-01');
const closedOn = addDays(importedOn, 3);
const lives = livedLoansByKind.map(([name, live]) => ({ name, row: live().row }));
let database: TestDatabase;
let closes: ReturnType<typeof createCloseOfBusiness>;
let context: Awaited<ReturnType<typeof createStaffContext>>;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
  context.clock.at = startOfDayMs(importedOn) + 3_600_000;
  const lines: unknown[] = [bookFormat];
  for await (const { value: line } of sandboxBook(lives.length, mainProduct, importedOn)()) {
    const life = lives[lines.length - 1];
    if (life === undefined || (line as { format?: string }).format !== undefined) continue;
    const { orderNumber: _none, ...loan } = writtenLoan(life.row);
    lines.push({ ...(line as WrittenBorrower), reference: life.row.customerId, loans: [loan] });
  }
  closes = createCloseOfBusiness(database.database);
  const source = async function* () {
    for (const [index, line] of lines.entries()) yield { line: index + 1, value: line };
  };
  const options = { demanded: {}, isCheckOnly: false, onProgress: () => undefined };
  const imported = await importBook(
    { ...context, closes, bookStore: createBookStore(database.database) },
    source,
    options,
  );
  expect(imported).toMatchObject({ ok: true, imported: { borrowers: lives.length } });
});
afterAll(() => database.remove());

async function kept({ customerId }: LoanRow) {
  const { loans, entries } = await context.store.load({ customerId, parts: ['loans', 'entries'] });
  const [loan] = loans;
  if (loan === undefined) throw new Error('the loan was not imported');
  return { loan, differences: balanceDifferences(loan, entries) };
}

const chargedOn = (loan: LoanRow) => {
  const { loan: charged } = loan.status === 'active' ? accrueThrough(loan, closedOn) : { loan };
  const { interestAccruedCentavos, lateChargeAccruedCentavos, penaltyFeeAccruedCentavos } = charged;
  return { interestAccruedCentavos, lateChargeAccruedCentavos, penaltyFeeAccruedCentavos };
};

test('the close of business charges each as its own life would have been charged', async () => {
  context.clock.at = startOfDayMs(closedOn) + 3_600_000;
  await postAccruals({ ...context, closes }, closedOn);
  for (const { name, row } of lives) {
    const { loan, differences } = await kept(row);
    expect(differences, name).toEqual([]);
    expect(loan, name).toMatchObject({ status: row.status, ...chargedOn(row) });
  }
});

test('what is still paid on a loan that came in written off is recovered, in part and then whole', async () => {
  for (const { name, row } of lives.filter((life) => life.row.status === 'written-off')) {
    await record(row, 100_000);
    const part = await kept(row);
    expect(part.loan, name).toMatchObject({ status: 'written-off' });
    await record(row, claimAfterWriteOff(part.loan));
    const whole = await kept(row);
    expect(whole.loan, name).toMatchObject({ status: 'recovered', settledOn: closedOn });
    expect([...part.differences, ...whole.differences], name).toEqual([]);
  }
});

let receipts = 0;

/** One member of staff records a payment, and another confirms it where it waits for one. */
async function record({ customerId, loanId }: LoanRow, amountCentavos: number): Promise<void> {
  receipts += 1;
  const action = {
    kind: 'record-payment',
    amountCentavos,
    paidOn: closedOn,
    channel: 'bank',
    reference: `RECEIPT ${receipts}`,
    reason: 'the bank statement shows it',
  } as const;
  const of = { customerId, loanId };
  const maker = newStaff('finance');
  const { after } = value(await previewLoanAction(context, maker, of, action));
  const shown = { shownOwedCentavos: after.owedCentavos };
  const made = value(await performLoanAction(context, maker, of, { action, ...shown }, randomUUID()));
  if (made.outcome === 'done') return;
  const { requests } = await context.store.load({ customerId, parts: ['requests'] });
  const requestId = requests.find(({ status }) => status === 'open')?.requestId ?? '';
  const answer = { outcome: 'confirm', ...shown } as const;
  const key = { customerId, requestId };
  value(await answerRequest(context, newStaff('finance'), key, answer, randomUUID()));
}
