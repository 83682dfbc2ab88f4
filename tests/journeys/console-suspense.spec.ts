import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { formatPesos } from '@luwag/contract/money';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { migrateDatabase } from '../../apps/api/migrate-database.ts';
import { lenderStepWords as steps } from '../../apps/console/messages/lender-step-words.ts';
import { quarantineWords } from '../../apps/console/messages/quarantine-words.ts';
import { stuckWords } from '../../apps/console/messages/stuck-words.ts';
import { suspenseWords as say } from '../../apps/console/messages/suspense-words.ts';
import { doubleSecrets } from '../../packages/provider-doubles/start-doubles.ts';
import { borrow, readLoan, type TestBorrower } from '../api/test-borrower.ts';
import {
  becomeApprovedByReviewer,
  lenderPassword,
  type LenderProduct,
  logInByOperator,
  prepareLender,
} from '../lender-product.ts';
import { ownCertificate } from '../own-certificate.ts';
import { makeQuickFolder } from '../quick-folder.ts';
import { startTcpProxy, type TcpProxy } from '../tcp-proxy.ts';
import { openPlace, signInStaff } from './console.ts';
import { lookInBothSchemes } from './look.ts';
import { openPhone, sidewaysScroll, startChromium } from './phone.ts';
import { walkThrough } from './product-origin.ts';

/* Production, with money that no loan took: finance finds out whose it is, and another person confirms. */

const publicHost = 'luwag.example';
const staff = { domain: 'lender.example', password: lenderPassword };

let folder: string;
let database: EmbeddedPostgres;
let product: LenderProduct;
let front: TcpProxy;
let browser: Browser;
let page: Page;
let borrower: TestBorrower;
let loan: { loanId: string; orderNumber: string };

walkThrough(() => `https://${publicHost}`);
beforeAll(async () => {
  folder = await makeQuickFolder('luwag-suspense-');
  database = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'data') });
  await migrateDatabase(database.databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
  product = await prepareLender(database.databaseUrl);
  const server = await product.start();
  front = await startTcpProxy(Number(new URL(server.origin).port), await ownCertificate());
  browser = await startChromium({ product: { publicHost, port: front.port } });
  ({ page } = await openPhone(browser, { device: 'desktop' }));
  borrower = await logInByOperator(product);
  await becomeApprovedByReviewer(await product.signInStaff('reviewer'), borrower, product);
  loan = (await borrow(borrower, 200_000, 30)).summary;
  for (const role of ['finance', 'admin']) await product.addStaff({ email: `${role}@${staff.domain}`, role });
});
afterAll(async () => {
  await browser.close();
  await front.stop();
  await product.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openAs(role: string): Promise<void> {
  await signInStaff(page, role, staff);
  await openPlace(page, say.place, say.title);
}

async function openItem(reference: string): Promise<void> {
  await page.getByRole('link', { name: reference, exact: true }).click();
  await page.getByRole('heading', { name: say.inSuspense, level: 1 }).waitFor();
}

async function lookAtDesk(name: string): Promise<void> {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${name} at ${width}`).toBe(0);
    await lookInBothSchemes(page, `${name}-${width}`);
  }
}

async function confirmAs(role: string, reference: string): Promise<void> {
  await openAs(role);
  await openItem(reference);
  await page.getByRole('button', { name: steps.confirm, exact: true }).click();
  await page.getByRole('button', { name: steps.confirmAction }).click();
}

const owed = async (): Promise<number> =>
  (await readLoan(borrower, loan.loanId)).summary.payoff?.totalCentavos ?? 0;
const form = (title: string) => page.getByRole('region', { name: title });

test('money under a mistyped order number is assigned to the loan it is nearly of, once another person has confirmed it', async () => {
  const before = await owed();
  const mistyped = loan.orderNumber.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
  product.doubles.xenditPayments.payUnasked(mistyped, 500);
  await openAs('finance');
  await page.getByRole('row').filter({ hasText: say.reasons['unknown-reference'] }).waitFor();
  await lookAtDesk('console-suspense');
  await openItem(mistyped);
  await page
    .getByRole('row')
    .filter({ hasText: loan.orderNumber })
    .getByText(say.clues['order-number'])
    .waitFor();
  await page.getByRole('button', { name: say.choose, exact: true }).click();
  const assign = form(say.assign);
  expect(await assign.getByLabel(say.orderNumber).inputValue()).toBe(loan.orderNumber);
  await lookAtDesk('console-suspense-item');
  await assign.getByLabel(say.channel).selectOption('sevenEleven');
  await assign.getByLabel(say.why).fill('The borrower showed the receipt of the counter');
  await assign.getByRole('button', { name: say.propose }).click();
  await page.getByRole('heading', { name: say.waits }).waitFor();
  expect(await page.getByRole('button', { name: steps.confirm, exact: true }).count()).toBe(0);
  expect(await owed()).toBe(before);

  await confirmAs('admin', mistyped);
  await page.getByText(say.states.assigned).first().waitFor();
  await lookAtDesk('console-suspense-assigned');
  expect(await owed()).toBe(before - 50_000);
});

test('money that is nobody’s goes back to its payer by a transfer that two people have seen', async () => {
  const reference = `NOBODY ${randomUUID().slice(0, 8)}`;
  product.doubles.xenditPayments.payUnasked(reference, 123.45);
  await openAs('finance');
  await openItem(reference);
  await page.getByText(say.noSuggestion).waitFor();
  const giveBack = form(say.giveBack);
  await giveBack.getByLabel(say.transfer).fill('BPI-20001');
  await giveBack.getByLabel(say.why).fill('The payer wrote to us and asked for it');
  await giveBack.getByRole('button', { name: say.propose }).click();
  await page.getByRole('heading', { name: say.waits }).waitFor();

  await confirmAs('admin', reference);
  await page.getByText(say.states.returned).first().waitFor();
  await page.getByRole('link', { name: say.back }).click();
  await page.getByText(say.noneOpen).waitFor();
  await page.getByRole('row').filter({ hasText: reference }).getByText(formatPesos(12_345)).waitFor();
});

test('an event that the provider itself does not know waits in quarantine until a person has said what it was', async () => {
  const unknown = `py-${randomUUID()}`;
  const { events } = product.doubles;
  events.send({
    provider: 'xendit',
    name: 'payment.capture',
    body: JSON.stringify({ event: 'payment.capture', data: { payment_id: unknown, reference_id: 'LW-1' } }),
    headers: { 'x-callback-token': doubleSecrets.xenditCallbackToken, 'webhook-id': randomUUID() },
  });
  await signInStaff(page, 'admin', staff);
  await openPlace(page, stuckWords.title);
  const row = page.getByRole('row').filter({ hasText: quarantineWords.reasons['unknown-payment'] });
  await row.waitFor();
  await lookAtDesk('console-quarantine');
  await row.getByRole('button', { name: quarantineWords.lookedAt }).click();
  await page.getByLabel(quarantineWords.reason).fill('A test of the provider, as its support says');
  await page.getByRole('button', { name: quarantineWords.confirm }).click();
  await page.getByText(quarantineWords.none).waitFor();
});
