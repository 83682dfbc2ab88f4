import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../apps/console/messages/en-US.ts';
import { lateLoanWords } from '../../apps/console/messages/late-loan-words.ts';
import { loanWords } from '../../apps/console/messages/loan-words.ts';
import { becomeApproved, borrow, completeProfile, given, logInBorrower } from '../api/test-borrower.ts';
import { openPlace, signInStaff } from './console.ts';
import { lookInBothSchemes } from './look.ts';
import { productOrigin } from './product-origin.ts';
import { openPhone, type Phone, sidewaysScroll, startChromium } from './phone.ts';

/* What staff do with a loan's money at the console, as the sandbox's people left it. */

const overduePhone = '09170000006';
const longOverduePhone = '09170000022';
const { actions, preview } = loanWords;

let browser: Browser;
let desk: Phone;
let page: Page;
beforeAll(async () => {
  browser = await startChromium();
  desk = await openPhone(browser, { device: 'desktop' });
  ({ page } = desk);
});
afterAll(() => browser.close());

/** At a desk and on a phone, light and dark: nothing to complain of, and nothing to scroll sideways. */
async function look(name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${name} at ${width}`).toBe(0);
    await lookInBothSchemes(page, name);
  }
}

async function find(phone: string): Promise<void> {
  await openPlace(page, loanWords.header.find);
  await page.getByLabel(loanWords.find.value).fill(phone);
  await page.getByRole('button', { name: loanWords.find.action }).click();
}

async function owedToday(): Promise<string> {
  return page.locator('.figures dd').first().innerText();
}

async function lookAndConfirm(): Promise<void> {
  await page.getByRole('button', { name: actions.preview }).click();
  await page.getByRole('alertdialog').waitFor();
  await look('preview');
  await page.getByRole('alertdialog').getByRole('button', { name: preview.confirm }).click();
  await page.getByText(preview.done).waitFor();
}

describe('a loan at the console', () => {
  test('is found by phone number, and a late charge is waived after a look at what that does', async () => {
    await signInStaff(page, 'collections');
    await find('0917 999 9999');
    await page.getByText(loanWords.problems.not_found).waitFor();
    await look('find');
    await find(overduePhone);
    await page.getByRole('heading', { name: 'F••• S•••' }).waitFor();
    await page.getByRole('button', { name: loanWords.customer.show, exact: true }).click();
    await page.getByText(loanWords.customer.closing).waitFor();
    await look('customer');
    await page.locator('table a').first().click();
    await page.getByRole('heading', { name: loanWords.loan.ledger }).waitFor();
    await look('loan');

    const before = await owedToday();
    await page.getByLabel(actions.choose).selectOption('waive-charges');
    await page.getByLabel(actions.reason).fill('the branch was closed by the typhoon');
    await page.getByLabel(actions.lateCharge).fill('999999');
    await page.getByRole('button', { name: actions.preview }).click();
    await page.getByText(loanWords.rules.WAIVER_ABOVE_OWED).waitFor();
    await page.getByLabel(actions.lateCharge).fill('1.00');
    await lookAndConfirm();
    await expect.poll(owedToday).not.toBe(before);
    await page.getByText(loanWords.entryKinds['charges-waived']).first().waitFor();
    expect(await page.getByText(loanWords.entryKinds['charges-waived']).count()).toBe(1);
  });

  test('is found among the late loans by its days, and opened from there', async () => {
    await signInStaff(page, 'collections');
    await openPlace(page, lateLoanWords.title);
    await page.locator('table a').first().waitFor();
    await look('late loans');
    await page.getByLabel(lateLoanWords.filter).selectOption('8-30');
    await page.locator('table a').first().click();
    await page.getByRole('heading', { name: loanWords.loan.ledger }).waitFor();
  });

  test('is talked about with its borrower, whose number is shown, and the wish to talk is gone', async () => {
    const borrower = await logInBorrower(productOrigin());
    await completeProfile(productOrigin(), borrower);
    await becomeApproved(borrower);
    const { loanId } = (await borrow(borrower, 300_000, 14)).summary;
    const body = { kind: 'hardship', loanId } as const;
    given(await borrower.call(endpoints.sendRequest, { body }, { idempotencyKey: randomUUID() }));
    await signInStaff(page, 'collections');
    await openPlace(page, loanWords.header.requests);
    const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${loanId}"]`) });
    await card.getByRole('button', { name: loanWords.requests.showNumber }).click();
    await card.locator('a[href^="tel:09"]').waitFor();
    await card.getByLabel(loanWords.requests.note).fill('pays half on Friday');
    await look('talk');
    await card.getByRole('button', { name: loanWords.requests.talked }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('status').getByText(loanWords.requests.answered.talked).waitFor();
  });

  test('is cancelled as its borrower asked, and the request is gone from the list', async () => {
    const borrower = await logInBorrower(productOrigin());
    await completeProfile(productOrigin(), borrower);
    await becomeApproved(borrower);
    const { loanId } = (await borrow(borrower, 300_000, 14)).summary;
    given(
      await borrower.call(
        endpoints.sendRequest,
        { body: { kind: 'cancellation', loanId } },
        { idempotencyKey: randomUUID() },
      ),
    );
    await signInStaff(page, 'finance');
    await openPlace(page, loanWords.header.requests);
    const own = page.locator(`a[href*="${loanId}"]`);
    const card = page.getByRole('article').filter({ has: own });
    await card.waitFor();
    await look('requests');
    await card.getByRole('link', { name: loanWords.requests.carryOutOnLoan }).click();
    await page.getByRole('button', { name: loanWords.loan.carryOut }).click();
    await page.getByLabel(actions.reference).fill('DEP-5521');
    await page.getByLabel(actions.reason).fill('money came back at the counter');
    await lookAndConfirm();
    await page.getByText(loanWords.statuses.cancelled).first().waitFor();
    expect(await owedToday()).toBe('₱0.00');
    await openPlace(page, loanWords.header.requests);
    await card.waitFor({ state: 'detached' });
  });

  test('a large waiver waits for a second person, who looks and confirms', async () => {
    await signInStaff(page, 'finance');
    await find(longOverduePhone);
    await page.locator('table a').first().click();
    await page.getByRole('heading', { name: loanWords.loan.ledger }).waitFor();
    const before = await owedToday();
    await page.getByLabel(actions.choose).selectOption('waive-charges');
    await page.getByLabel(actions.interest).fill('600');
    await page.getByLabel(actions.reason).fill('hardship after a flood');
    await page.getByRole('button', { name: actions.preview }).click();
    await page.getByRole('button', { name: preview.propose }).click();
    await page.getByText(preview.proposed).waitFor();
    expect(await owedToday()).toBe(before);
    const step = page.getByRole('article').filter({ hasText: loanWords.requests.kinds['staff-action'] });
    await openPlace(page, loanWords.header.requests);
    await step.getByText(loanWords.requests.own).waitFor();

    await signInStaff(page, 'admin');
    await openPlace(page, loanWords.header.requests);
    await step.getByRole('button', { name: loanWords.requests.look }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await look('second person');
    await dialog.getByRole('button', { name: preview.confirm }).click();
    await step.waitFor({ state: 'detached' });
    await page.getByRole('status').getByText(loanWords.requests.answered.confirm).waitFor();
    await find(longOverduePhone);
    await page.locator('table a').first().click();
    await page.getByText(loanWords.entryKinds['charges-waived']).first().waitFor();
    expect(await owedToday()).not.toBe(before);
  });

  test('the trial balance balances after all of this', async () => {
    await signInStaff(page, 'finance');
    await openPlace(page, words.header.trialBalance);
    await page.getByText(words.trialBalance.isBalanced).waitFor();
    await look('trial balance');
  });

  test('a product beyond a cap is refused by name, a lawful one is published by two people', async () => {
    await signInStaff(page, 'admin');
    await openPlace(page, loanWords.header.products);
    const { fields } = loanWords.products;
    const inYears = `${new Date().getFullYear() + 2}-01-01`;
    await page.getByLabel(fields.effectiveFrom).fill(inYears);
    await page.getByLabel(fields.dailyInterestPpm).fill('2500');
    await page.getByRole('button', { name: loanWords.products.check }).click();
    await page.getByText(loanWords.products.verdictRefused).waitFor();
    await page.getByText(loanWords.rules.CAP_NOMINAL_RATE).waitFor();
    await look('products refused');
    await page.getByLabel(fields.dailyInterestPpm).fill('900');
    await page.getByRole('button', { name: loanWords.products.check }).click();
    await page.getByText(loanWords.products.verdictOk).waitFor();
    await look('products passed');
    await page.getByRole('button', { name: loanWords.products.propose, exact: true }).click();
    await page.getByText(loanWords.products.ownProposal).waitFor();
    await look('product proposed');
    await signInStaff(page, 'finance');
    await openPlace(page, loanWords.header.products);
    await page.getByRole('button', { name: loanWords.products.confirm }).click();
    await page.getByText(loanWords.products.states.coming).waitFor();
  });
});
