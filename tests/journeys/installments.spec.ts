import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAt } from './look.ts';
import { openPhone, startChromium } from './phone.ts';
import { amountsOnShow, askApi, logIn, newestLoan, waitForRoute } from './story.ts';

/* The second product in the hand of somebody who has paid a first loan back: compared, chosen, signed, found again. */

const paidBackBefore = '9170000012';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

test('a loan in instalments is compared, chosen and signed with every payment on show, and shown as it runs', async () => {
  const phone = await openPhone(browser, { width: 320, height: 568 });
  const { page } = phone;
  const look = lookAt(phone);
  await logIn(page, paidBackBefore);
  await page.locator('main:visible a[href="/subIndex"]').click();
  await waitForRoute(page, 'subIndex');
  await page.locator('main:visible input#amount').fill('600000');
  await page.locator('main:visible input#term').fill('90');
  await look();

  await page.locator('main:visible a.button-primary').click();
  await waitForRoute(page, 'allWithdraw');
  await page.locator('main:visible .wish-plan > summary').click();
  await page.locator('main:visible .installment-plan li').nth(2).waitFor();
  await look();
  await page.locator('main:visible button.button-primary').last().click();
  await waitForRoute(page, 'withdrawPage');
  await page.locator('main:visible input[name="acceptance"]').check();
  const signed = await planOnShow();
  expect(signed).toHaveLength(3);
  await look();
  await page.locator('main:visible form button[type="submit"]').click();
  await waitForRoute(page, 'homeIndex');
  await expect.poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 }).toBe('active');

  await page.goto('/billIndex');
  await page.locator('main:visible .status-card a.button').click();
  await waitForRoute(page, 'repaidDetail');
  await look();
  await page.locator('main:visible a.fold-link').first().click();
  await page.locator('main:visible .installment-plan li').nth(2).waitFor();
  await look();
  expect(await planOnShow()).toEqual(signed);
  const { loans } = await askApi<{ loans: { productId: string; dueCentavos: number }[] }>(page, '/api/loans');
  expect(loans[0]).toMatchObject({ productId: 'sub', dueCentavos: signed[0] });
  expect(await amountsOnShow(page)).toEqual(expect.arrayContaining(signed));
  expect(phone.noise).toEqual([]);
  await phone.close();

  async function planOnShow(): Promise<number[]> {
    const values = await page
      .locator('main:visible .installment-plan data.money-text')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('value') ?? ''));
    return values.map((value) => Math.round(Number(value) * 100));
  }
});
