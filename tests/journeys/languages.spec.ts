import type { Language } from '@luwag/contract/language';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { becomeApproved, completeProfile, logInBorrower, newPhone } from '../api/test-borrower.ts';
import { lookAt } from './look.ts';
import { openPhone, type PhoneOptions, startChromium } from './phone.ts';
import {
  amountsOnShow,
  chooseLoan,
  logIn,
  moveClock,
  newestLoan,
  payInFull,
  sign,
  waitForRoute,
} from './story.ts';

/* The story's shorter form: the application is there already; borrowing and paying back in the other languages and layout. */

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

const ways: readonly (PhoneOptions & { name: string; language: Language })[] = [
  { name: 'in Pilipino, on a small iPhone', language: 'fil-PH', width: 320, height: 568 },
  { name: 'in Hindi, on a dark iPhone', language: 'hi-IN', colorScheme: 'dark' },
  { name: 'in English, on a desktop', language: 'en-US', device: 'desktop' },
];

describe('borrow and pay back', () => {
  test.each(ways)('$name', async ({ language, ...options }) => {
    const number = newPhone();
    const borrower = await logInBorrower(inject('origin'), number);
    await completeProfile(inject('origin'), borrower);
    await becomeApproved(borrower);
    // A second code for one number needs a minute in between.
    await moveClock({ advanceMinutes: 2 });

    const phone = await openPhone(browser, { ...options, language });
    const { page } = phone;
    const look = lookAt(phone);
    await logIn(page, number);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await look();
    await page.locator('main:visible a[href="/allWithdraw"]').click();
    await chooseLoan(page, 3_000, 14);
    await look();
    const shown = await amountsOnShow(page);
    await sign(page);
    await page.locator('main:visible form button[type="submit"]').dblclick();
    await waitForRoute(page, 'homeIndex');
    await look();
    await expect
      .poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 })
      .toBe('active');
    const loan = await newestLoan(page);
    expect(shown).toContain(loan.summary.netDisbursedCentavos);
    expect(shown).toContain(loan.summary.totalRepaymentCentavos);
    await page.locator('nav a[href="/billIndex"]').click();
    await waitForRoute(page, 'billIndex');
    await look();
    await page.locator('main:visible a[href="/repaidDetail"]').first().click();
    await waitForRoute(page, 'repaidDetail');
    await page.locator('main:visible data.money-text').first().waitFor();
    expect(await amountsOnShow(page)).toContain(loan.summary.payoff?.totalCentavos);
    await look();
    await payInFull(page);
    await look();
    await expect
      .poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 })
      .toBe('settled');
    expect(phone.noise).toEqual([]);
    await phone.close();
  });
});
