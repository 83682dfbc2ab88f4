import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBook } from '../../apps/api/book-parts.ts';
import { exportInto } from '../../apps/api/export-book.ts';
import { linesOf } from '../../apps/api/import-book.ts';
import { sandboxBook } from '../../apps/api/sandbox/sandbox-book.ts';
import { importBook } from '../../apps/api/use-cases/book/import-book.ts';
import { loanSteps } from './loan-steps.ts';
import { given, logInBorrower, type TestBorrower } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* A book comes in from a file while the product serves, and its borrowers go on as if they had always been here. */

const count = 12;
/** The first of the book; their loan runs. */
const phone = '9800000000';
let product: TestProduct;
let borrower: TestBorrower;
let folder: string;
const steps = loanSteps(() => ({ product, borrower }));

beforeAll(async () => {
  product = await startTestProduct();
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-book-'));
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

async function importSample() {
  return withBook(product.settings, async (context) => {
    const lines: string[] = [];
    for await (const { value } of sandboxBook(count, mainProduct, manilaDateOf(context.now()))())
      lines.push(JSON.stringify(value));
    const file = path.join(folder, 'book.jsonl');
    await writeFile(file, `${lines.join('\n')}\n`);
    return importBook(context, linesOf(file), {
      demanded: { borrowers: count },
      isCheckOnly: false,
      onProgress: () => undefined,
    });
  });
}

async function accountOf(code: string) {
  const finance = await signInAs(product.origin, 'finance');
  const trial = given(await finance.call(endpoints.getTrialBalance, { query: {} }));
  expect(trial.debitCentavos).toBe(trial.creditCentavos);
  return trial.accounts.find((account) => account.code === code);
}

test('an imported borrower logs in, sees the loan, is charged by the day and pays it back', async () => {
  expect(await importSample()).toMatchObject({ ok: true, imported: { borrowers: count } });
  borrower = await logInBorrower(product.origin, phone);
  const { loans } = given(await borrower.call(endpoints.listLoans, {}));
  const running = loans.find(({ status }) => status === 'active');
  if (running === undefined) throw new Error('the first of the book has a loan that runs');
  const { loanId } = running;
  await steps.expectEqual(loanId);
  await steps.moveDays(2);
  await steps.expectEqual(loanId);
  await steps.pay(loanId, 'part', 50_000);
  await steps.expectEqual(loanId);
  const shown = given(await borrower.call(endpoints.getLoan, { params: { loanId } }));
  expect(shown.lines[0]?.kind).toBe('loan-brought-over');
  await steps.pay(loanId, 'full', shown.summary.payoff?.totalCentavos ?? 0);
  await steps.expectEqual(loanId);
  const after = given(await borrower.call(endpoints.getLoan, { params: { loanId } }));
  expect(after.summary.status).toBe('settled');
  const auditor = await signInAs(product.origin, 'auditor');
  const params = { customerId: borrower.customerId, loanId };
  expect(given(await auditor.call(endpoints.getCustomerLoan, { params }))).toBeDefined();
});

test('two people clear the conversion against capital, which no script does', async () => {
  const before = await accountOf('2400');
  const amountCentavos = before?.creditCentavos ?? 0;
  expect(amountCentavos).toBeGreaterThan(0);
  expect((await accountOf('3100'))?.creditCentavos).toBe(0);
  const [finance, admin] = [
    await signInAs(product.origin, 'finance'),
    await signInAs(product.origin, 'admin'),
  ];
  const { today } = given(await finance.call(endpoints.listLenderSteps, { query: {} }));
  const transfer = {
    kind: 'conversion-cleared',
    amountCentavos,
    paidOn: today,
    reference: 'CONVERSION-2026',
  } as const;
  const { stepId } = given(
    await finance.call(endpoints.proposeBankTransfer, {
      body: { transfer, reason: 'It agrees with the closing balance of the earlier system' },
    }),
  );
  const body = { outcome: 'confirm' } as const;
  const own = await finance.call(endpoints.answerLenderStep, { params: { stepId }, body });
  expect(own.ok).toBe(false);
  given(await admin.call(endpoints.answerLenderStep, { params: { stepId }, body }));
  expect((await accountOf('2400'))?.creditCentavos).toBe(0);
  expect((await accountOf('3100'))?.creditCentavos).toBe(amountCentavos);
});

test('the book comes out into a new file that only its owner may read', async () => {
  const file = path.join(folder, 'out.jsonl');
  const { totals } = await withBook(product.settings, (context) => exportInto(file, context));
  expect(totals.borrowers).toBe(count);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, 'utf8');
  expect(text.trimEnd().split('\n')).toHaveLength(count + 1);
  await expect(withBook(product.settings, (context) => exportInto(file, context))).rejects.toThrow(
    'the file is there already',
  );
  expect(await readFile(file, 'utf8')).toBe(text);
});
