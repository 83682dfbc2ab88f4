import { endpoints } from '@luwag/contract/endpoints';
import { formatPesos } from '@luwag/contract/money';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, logInBorrower, openBrowser } from '../api/test-borrower.ts';
import { lookAtWords, lookInBothSchemes } from './look.ts';
import { startOwnProduct } from './own-product.ts';
import { productOrigin } from './product-origin.ts';
import { openPhone, sidewaysScroll, startChromium } from './phone.ts';
import { moveClock, readSmsCode, waitForRoute } from './story.ts';

/* Somebody who owes, on a phone that the app does not serve: from the page that says so to a payment reference. */

startOwnProduct();

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** A borrower of the sandbox who owes, as their own papers name the loan. A number is sent one code a minute, so two pass. */
async function readOwed(phone: string) {
  const debtor = await logInBorrower(productOrigin(), phone);
  const { loans } = given(await debtor.call(endpoints.listLoans, {}));
  const loan = loans.find(({ payoff }) => payoff !== null);
  if (loan?.payoff === undefined || loan.payoff === null) throw new Error(`${phone} owes nothing`);
  await moveClock({ advanceMinutes: 2 });
  return { phone, orderNumber: loan.orderNumber, totalCentavos: loan.payoff.totalCentavos };
}

/** The first borrower's screens are looked at whole; those of the others bring other words and sizes. */
async function look(page: Page, name: string, isFirst = true): Promise<void> {
  await (isFirst ? lookInBothSchemes : lookAtWords)(page, name);
  expect(await sidewaysScroll(page), name).toBe(0);
}

async function enterNumbers(page: Page, phone: string, orderNumber: string): Promise<void> {
  await page.locator('.pay-here button').first().click();
  await page.locator('input[name="payPhone"]').fill(`0${phone}`);
  await page.locator('input[name="orderNumber"]').fill(orderNumber);
}

const submitOf = (page: Page) => page.locator('.pay-here form button[type="submit"]');

describe('on an Android phone', () => {
  test.each([
    ['9170000006', 'en-US', 320, 568],
    ['9170000005', 'en-US', 390, 844],
    ['9170000004', 'fil-PH', 390, 844],
    ['9170000022', 'hi-IN', 320, 568],
  ] as const)(
    'who owes, such as %s, gets a payment reference by a code and an order number, in %s at %i by %i',
    async (number, language, width, height) => {
      const isFirst = number === '9170000006';
      const { orderNumber, totalCentavos } = await readOwed(number);
      const phone = await openPhone(browser, { device: 'android', language, width, height });
      const { page } = phone;
      await page.goto('/billIndex');
      await waitForRoute(page, 'noAndroid');
      const wrong = orderNumber.slice(0, -1) + String((Number(orderNumber.at(-1)) + 1) % 10);
      await enterNumbers(page, number, wrong);
      await submitOf(page).click();
      await page.locator('#orderNumber[aria-invalid="true"]').waitFor();
      await look(page, 'a wrong digit', isFirst);
      await page.locator('input[name="orderNumber"]').fill(orderNumber.replaceAll('-', ''));
      await submitOf(page).click();
      const code = page.locator('input[autocomplete="one-time-code"]');
      await code.waitFor();
      await look(page, 'the code', isFirst);
      await code.fill(await readSmsCode(number));
      await page.locator('.pay-here-owed').waitFor();
      expect(await page.locator('.pay-here-owed').textContent()).toContain(formatPesos(totalCentavos));
      await look(page, 'what is owed', isFirst);
      await page.locator('.pay-here input[value="full"]').check();
      await page.locator('.pay-here input[value="gcash"]').check();
      await submitOf(page).click();
      await page.locator('.partner-card').waitFor();
      const card = (await page.locator('.partner-card').textContent()) ?? '';
      expect(card).toContain(formatPesos(totalCentavos));
      expect(card).toMatch(/LW-\d{4}-\d{4}-\d{4}-\d{4}/);
      await look(page, 'the reference', isFirst);
      // Nothing of a person or a payment stands in the address or in what the browser keeps.
      expect(new URL(page.url()).search).toBe('');
      const kept = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      );
      expect(kept).not.toContain(number);
      expect(kept).not.toContain(orderNumber);
      expect(phone.noise).toEqual([]);
      await phone.close();
    },
    120_000,
  );

  test('money that arrives is told where the reference stands', async () => {
    const number = '9170000006';
    const { orderNumber } = await readOwed(number);
    const phone = await openPhone(browser, { device: 'android' });
    const { page } = phone;
    await page.goto('/');
    await enterNumbers(page, number, orderNumber);
    await submitOf(page).click();
    // The code is read once the screen asks for it: before, the newest message may be an older one.
    const code = page.locator('input[autocomplete="one-time-code"]');
    await code.waitFor();
    await code.fill(await readSmsCode(number));
    // The payment asked for before is still waited for, so its reference comes first.
    const card = page.locator('.partner-card');
    await card.waitFor();
    const [paymentReference = ''] = /LW-[\d-]+\d/.exec((await card.textContent()) ?? '') ?? [];
    const channel = openBrowser(productOrigin());
    given(await channel.call(endpoints.reportSandboxRepayment, { body: { paymentReference } }));
    await page.getByText(/^We received ₱/).waitFor({ timeout: 20_000 });
    await look(page, 'money that arrived');
    await phone.close();
  }, 60_000);
});
