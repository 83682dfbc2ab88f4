import type { WrittenBorrower } from '@luwag/contract/book-line';
import { addDays, localDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createBookStore } from '../../adapters/postgres/book-store.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { createLedger } from '../../adapters/postgres/ledger.ts';
import { createProductList } from '../../adapters/postgres/product-list.ts';
import { createStaffStore } from '../../adapters/postgres/staff-store.ts';
import { sandboxBook } from '../../sandbox/sandbox-book.ts';
import { closeBusinessDay } from '../close-of-business/close-business-day.ts';
import { postAccruals } from '../close-of-business/post-accruals.ts';
import { getTrialBalance } from '../ledger/get-trial-balance.ts';
import { done, write } from '../write.ts';
import { noTotals } from './book-line.ts';
import type { BookSource } from './book-source.ts';
import { exportBook } from './export-book.ts';
import { importBook } from './import-book.ts';

/* A book goes in whole or not at all, once, and comes out as it went in. */

const count = 40;
let test: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;

async function contextOf({ database }: TestDatabase) {
  return {
    ...createTestContext(database),
    bookStore: createBookStore(database),
    ledger: createLedger(database),
    closes: createCloseOfBusiness(database),
    staff: createStaffStore(database),
    products: await createProductList(database),
  };
}

beforeEach(async () => {
  test = await createTestDatabase();
  context = await contextOf(test);
});
afterEach(() => test.remove());

const quiet = { demanded: {}, isCheckOnly: false, onProgress: () => undefined };

function sampleBook(): BookSource {
  return sandboxBook(count, mainProduct, manilaDateOf(context.now()));
}

/** The lines of the sample, the borrower of one of them changed. */
async function linesWith(change: (borrower: WrittenBorrower) => unknown, at = 2): Promise<BookSource> {
  const lines: unknown[] = [];
  for await (const { line, value } of sampleBook()())
    lines.push(line === at ? change(structuredClone(value) as WrittenBorrower) : value);
  return sourceOf(lines);
}

function sourceOf(values: readonly unknown[]): BookSource {
  return async function* () {
    for (const [index, value] of values.entries()) yield { line: index + 1, value };
  };
}

async function customersKept(): Promise<number> {
  const text = 'SELECT count(*)::integer AS kept FROM customer';
  return (await test.database.query<{ kept: number }>({ name: 'kept-customers', text }))[0]?.kept ?? 0;
}

async function exported(from = context): Promise<string> {
  let text = '';
  await exportBook(from, async (lines) => {
    text += lines.map((line) => `${line}\n`).join('');
  });
  return text;
}

const auditsOfExports = async () =>
  (
    await test.database.query<{ kept: number }>({
      name: 'audits-of-exports',
      text: "SELECT count(*)::integer AS kept FROM audit_log WHERE action = 'book-export-begun' AND staff_id IS NULL",
    })
  )[0]?.kept;

async function faultsOf(source: BookSource): Promise<readonly string[]> {
  const outcome = await importBook(context, source, quiet);
  expect(await customersKept()).toBe(0);
  if (outcome.ok || !('faults' in outcome)) return [];
  return outcome.faults.map(({ line, field, code }) => `${line} ${field} ${code}`);
}

it('notes an export in the audit log before its first line is written', async () => {
  const notedAtFirstLine: unknown[] = [];
  await exportBook(context, async () => {
    if (notedAtFirstLine.length === 0) notedAtFirstLine.push(await auditsOfExports());
  });
  expect(notedAtFirstLine).toEqual([1]);
  const staff = { audit: () => Promise.reject(new Error('the database is away')) };
  await expect(exportBook({ ...context, staff }, () => expect.unreachable())).rejects.toThrow(
    'the database is away',
  );
});

it('imports every borrower with their loans, and the trial balance balances against conversion clearing', async () => {
  const outcome = await importBook(context, sampleBook(), quiet);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  expect(outcome.imported).toEqual(outcome.totals);
  expect(await customersKept()).toBe(count);
  const trial = await getTrialBalance(context, undefined);
  if (!trial.ok) throw new Error(trial.code);
  const { accounts, debitCentavos, creditCentavos } = trial.value;
  expect(debitCentavos).toBe(creditCentavos);
  const balances = Object.fromEntries(accounts.map((account) => [account.code, account] as const));
  expect(balances['1100']?.debitCentavos).toBe(outcome.totals.principalCentavos);
  expect(balances['2400']?.creditCentavos).toBe(debitCentavos);
  expect(balances['4100']?.creditCentavos).toBe(0);
});

it('lets imported loans accrue at the close of business, each equal to its ledger', async () => {
  const outcome = await importBook(context, sampleBook(), quiet);
  expect(outcome.ok).toBe(true);
  context.clock.at += 3 * 86_400_000;
  await postAccruals(context, manilaDateOf(context.now()));
  let charged = 0;
  const ids = (
    await context.bookStore.known({
      customerIds: await idsOfAll(),
      phoneIndexes: [],
      documentIndexes: [],
      orderNumbers: [],
    })
  ).customers;
  for (const { customerId } of ids) {
    const { loans, entries } = await context.store.load({ customerId, parts: ['loans', 'entries'] });
    for (const loan of loans) {
      const own = entries.filter(({ loanId }) => loanId === loan.loanId);
      expect(balanceDifferences(loan, own)).toEqual([]);
      charged += own.filter(({ kind }) => kind.endsWith('-accrued')).length;
    }
  }
  expect(charged).toBeGreaterThan(count);
});

it('charges imported loans through today where the close of today has been, as it would have charged them', async () => {
  await closeBusinessDay(context);
  const today = manilaDateOf(context.now());
  const bookOfYesterday = sandboxBook(count, mainProduct, addDays(today, -1));
  expect(await importBook(context, bookOfYesterday, quiet)).toMatchObject({ ok: true });
  const text = `SELECT DISTINCT accrued_through_on AS day FROM loan_balance JOIN loan USING (customer_id, loan_id)
    WHERE status = 'active'`;
  const days = await test.database.query<{ day: string }>({ name: 'charged-through', text });
  expect(days).toEqual([{ day: today }]);
  const charged = await exported();
  await closeBusinessDay(context);
  expect(await exported()).toBe(charged);
});

async function idsOfAll(): Promise<readonly string[]> {
  const text = 'SELECT customer_id AS id FROM customer';
  return (await test.database.query<{ id: string }>({ name: 'all-ids', text })).map(({ id }) => id);
}

it('books nothing twice: a second run imports nobody, and one after a cut brings those who are missing', async () => {
  const half: unknown[] = [];
  for await (const { line, value } of sampleBook()()) if (line <= count / 2) half.push(value);
  await importBook(context, sourceOf(half), quiet);
  const rest = await importBook(context, sampleBook(), quiet);
  expect(rest).toMatchObject({ ok: true, isThere: count / 2 - 1, imported: { borrowers: count / 2 + 1 } });
  const before = await exported();
  const again = await importBook(context, sampleBook(), quiet);
  expect(again).toMatchObject({ ok: true, isThere: count, imported: noTotals });
  expect(await exported()).toBe(before);
});

it('gives the same file out of an empty database that took the file in', async () => {
  await importBook(context, sampleBook(), quiet);
  context.clock.at += 2 * 86_400_000;
  await postAccruals(context, manilaDateOf(context.now()));
  const first = await exported();
  expect(first.trimEnd().split('\n')).toHaveLength(count + 1);
  const empty = await createTestDatabase();
  try {
    const other = await contextOf(empty);
    other.clock.at = context.clock.at;
    const lines = first
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const outcome = await importBook(other, sourceOf(lines), quiet);
    expect(outcome).toMatchObject({ ok: true, imported: { borrowers: count } });
    expect(await exported(other)).toBe(first);
  } finally {
    await empty.remove();
  }
});

it('leaves an account locked that was locked where the book comes from', async () => {
  await importBook(context, sampleBook(), quiet);
  const [customerId = ''] = await idsOfAll();
  const lockedAt = context.now() - 3_600_000;
  await write(context, { caller: { kind: 'system', customerId }, parts: [] }, () =>
    done({ changes: { customer: { lockedAt } }, answer: null }),
  );
  const first = await exported();
  const empty = await createTestDatabase();
  try {
    const other = await contextOf(empty);
    const lines = first
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(await importBook(other, sourceOf(lines), quiet)).toMatchObject({ ok: true });
    const { customer } = await other.store.load({ customerId, parts: [] });
    expect(customer?.lockedAt).toBe(lockedAt);
    expect(await exported(other)).toBe(first);
  } finally {
    await empty.remove();
  }
});

it('only checks where that is asked, and refuses a control total that differs', async () => {
  const checked = await importBook(context, sampleBook(), { ...quiet, isCheckOnly: true });
  if (!checked.ok) throw new Error('the sample is right');
  const demanded = { ...checked.totals, principalCentavos: checked.totals.principalCentavos + 1 };
  const refused = await importBook(context, sampleBook(), { ...quiet, demanded });
  expect(refused).toEqual({ ok: false, differs: 'principalCentavos', totals: checked.totals });
  expect(await customersKept()).toBe(0);
});

it('tells what is wrong by line and field, without what stands there, and imports nobody', async () => {
  const withLoan = (change: object) =>
    linesWith((one) => ({ ...one, loans: one.loans.map((loan) => ({ ...loan, ...change })) }));
  expect(await faultsOf(await linesWith((one) => ({ ...one, nickname: 'Tala' })))).toEqual([
    '2 borrower unknown_key',
  ]);
  expect(await faultsOf(await withLoan({ amount: '2000.5' }))).toContain('2 loans.0.amount amount_invalid');
  expect(await faultsOf(await withLoan({ disbursedOn: '2026-02-30' }))).toContain(
    '2 loans.0.disbursedOn date_format',
  );
  expect(await faultsOf(await withLoan({ dailyInterestPpm: 2001 }))).toContain(
    '2 loans.0.dailyInterestPpm cap_nominal_rate',
  );
  expect(await faultsOf(await withLoan({ product: 'other' }))).toContain('2 loans.0.product product_unknown');
  expect(await faultsOf(await withLoan({ chargedThroughOn: addDays(localDate('2026-11-21'), 1) }))).toContain(
    '2 loans.0.chargedThroughOn dates_do_not_fit',
  );
  expect(await faultsOf(sourceOf(['something else']))).toEqual(['1 format format_unknown']);
});

it('refuses a phone or a document that stands twice in the file, or is there already', async () => {
  const [first, second] = ['9800000000', '80000000 00000001'];
  const twice = await linesWith((one) => ({ ...one, phone: first }), 3);
  const faults = await faultsOf(twice);
  expect(faults).toEqual(['3 phone used_twice']);
  const sameDocument = await linesWith((one) => {
    const identity = { ...one.sections.identity, idNumber: second };
    return { ...one, sections: { ...one.sections, identity } };
  });
  expect(await faultsOf(sameDocument)).toEqual(['3 sections.identity.idNumber used_twice']);
  await importBook(context, sampleBook(), quiet);
  const renamed = await importBook(
    context,
    await linesWith((one) => ({ ...one, reference: 'OTHER' })),
    quiet,
  );
  expect(renamed).toMatchObject({
    ok: false,
    faults: [
      { line: 2, field: 'phone', code: 'already_there' },
      { line: 2, field: 'sections.identity.idNumber', code: 'already_there' },
    ],
  });
  expect(await customersKept()).toBe(count);
});
