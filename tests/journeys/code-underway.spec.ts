import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { openPhone, type Phone, startChromium } from './phone.ts';
import { readSmsCode, waitForRoute } from './story.ts';

/* A phone with little memory loads the page again when its owner comes back from the text message. */

let browser: Browser;
let phone: Phone;
beforeAll(async () => {
  browser = await startChromium();
  phone = await openPhone(browser);
});
afterAll(() => browser.close());

test('the first page loaded again asks for the code that was sent, untouched, and takes it', async () => {
  const { page } = phone;
  const number = newPhone();
  await page.goto('/start');
  await page.locator('input[name="phone"]').fill(number);
  await page.locator('form input[type="checkbox"]').first().check();
  await page.locator('form button[type="submit"]').first().click();
  const code = page.locator('input[autocomplete="one-time-code"]');
  await code.waitFor();
  await page.reload();
  await code.waitFor();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(number);
  await code.fill(await readSmsCode(number));
  await waitForRoute(page, 'homeIndex');
  expect(await page.evaluate(() => sessionStorage.getItem('code'))).toBeNull();
});
