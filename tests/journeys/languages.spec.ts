import type { Language } from '@luwag/contract/language';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { fillApplication } from './application.ts';
import { leftInEnglish, lookAt, lookAtLargeText, lookAtWords, lookInBothSchemes } from './look.ts';
import { openPhone, type PhoneOptions, startChromium } from './phone.ts';
import {
  amountsOnShow,
  approve,
  chooseLoan,
  logIn,
  newestLoan,
  payInFull,
  sendApplication,
  sign,
  untilUnderReview,
  waitForRoute,
} from './story.ts';

/*
 * The story in the other languages and in the other layout; the decision comes from the sandbox instead of the console. Phones are
 * looked at whole in English, by the story with the console.
 */

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

test('a sentence left in English on a page in Hindi is heard, and a name is not', async () => {
  const { page, context } = await openPhone(browser, { language: 'hi-IN' });
  await page.goto('/start');
  await page.locator('h1:visible').waitFor();
  await page.evaluate(() => {
    const planted = document.createElement('p');
    for (const words of ['You are almost there.', 'Bank of the Philippine Islands'])
      planted.append(words, document.createElement('br'));
    document.body.append(planted);
  });
  expect(await page.evaluate(leftInEnglish)).toEqual(['You are almost there.']);
  await context.close();
});

describe('from a phone number to full repayment', () => {
  test.each(ways)('$name', async ({ language, ...options }) => {
    const number = newPhone();
    const phone = await openPhone(browser, { ...options, language });
    const { page } = phone;
    const lookOf = options.device === 'desktop' ? lookInBothSchemes : lookAtWords;
    const look = lookAt(phone, lookOf);
    await logIn(page, number);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await look();
    const onStep = async () => {
      await look();
      if (options.device !== 'desktop') await lookAtLargeText(page);
    };
    await fillApplication(page, number, { onStep });
    await look();
    await sendApplication(page, { onSheet: () => lookOf(page, 'the answers once more') });
    await untilUnderReview(number);
    await look();
    await approve(number);
    await page.locator('main:visible a[href="/allWithdraw"]').click({ timeout: 30_000 });
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
    await payInFull(page, { onBridge: look });
    await look();
    await expect
      .poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 })
      .toBe('settled');
    expect(phone.noise).toEqual([]);
    await phone.close();
  });
});
