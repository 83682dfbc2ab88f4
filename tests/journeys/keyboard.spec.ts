import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { fillApplication } from './application.ts';
import { keyboardHand } from './hand.ts';
import { openPhone, startChromium } from './phone.ts';
import {
  approve,
  logIn,
  newestLoan,
  payInFull,
  sendApplication,
  untilUnderReview,
  waitForRoute,
} from './story.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

test('the keyboard alone leads from a phone number to full repayment', async () => {
  const phone = await openPhone(browser, { device: 'desktop' });
  const { page } = phone;
  const hand = keyboardHand(page);
  const view = page.locator('main:visible');
  const number = newPhone();
  await logIn(page, number, hand);
  await fillApplication(page, number, { hand });
  await sendApplication(page, { hand });
  await untilUnderReview(number);
  await approve(number);

  await view.locator('a[href="/allWithdraw"]').waitFor({ timeout: 30_000 });
  await hand.press(view.locator('a[href="/allWithdraw"]'));
  await waitForRoute(page, 'allWithdraw');
  await hand.slide(view.locator('input#amount'), 10);
  await hand.press(view.locator('button.button-primary').last());
  await waitForRoute(page, 'withdrawPage');
  await hand.press(view.locator('.signature-ways button').last());
  await hand.type(view.locator('input[name="signature"]'), 'Maria Santos');
  await hand.tick(view.locator('input[name="acceptance"]'));
  await hand.pressTwice(view.locator('form button[type="submit"]'));
  await waitForRoute(page, 'homeIndex');
  await expect.poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 }).toBe('active');

  await hand.press(page.locator('nav a[href="/billIndex"]'));
  await waitForRoute(page, 'billIndex');
  await hand.press(view.locator('a[href="/repaidDetail"]').first());
  await payInFull(page, { hand });
  await expect.poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 }).toBe('settled');
  expect(phone.noise).toEqual([]);
  await phone.close();
});
