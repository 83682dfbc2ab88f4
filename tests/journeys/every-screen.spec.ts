import { languages } from '@luwag/contract/language';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookInBothSchemes } from './look.ts';
import { openPhone, sidewaysScroll, startChromium } from './phone.ts';
import { logIn, waitForRoute } from './story.ts';

/* Each screen in each language, light and dark, on a usual and on the smallest phone, as one of the sandbox's people sees it. */

const asPerson: Readonly<Record<string, readonly string[]>> = {
  '9170000001': [
    'homeIndex',
    'identityInfo',
    'baseInfo',
    'baseInfo2',
    'addressInfo',
    'workInfo',
    'contact',
    'bankInfo',
    'my',
    'setup',
    'aboutUs',
    'guildDetail',
    'videoIndex',
  ],
  '9170000002': ['homeIndex', 'identityInfo', 'billIndex'],
  '9170000003': [
    'homeIndex',
    'allWithdraw',
    'withdrawPage',
    'loan',
    'coupon',
    'couponInvalid',
    'appointLoan',
    'subIndex',
  ],
  '9170000004': ['homeIndex', 'billIndex', 'repaidDetail', 'bill', 'loan', 'triLink'],
  '9170000006': ['homeIndex', 'billIndex', 'repaidDetail'],
  '9170000007': ['homeIndex'],
  '9170000008': ['homeIndex', 'bankInfo'],
  '9170000009': [
    'homeIndex',
    'billIndex',
    'bill',
    'coupon',
    'couponInvalid',
    'bookingAgreement',
    'msgCenter',
    'msgDetail',
    'changeBank',
    'addDeskTopBrowser',
  ],
  '9170000011': ['homeIndex', 'appointLoan', 'appointLoanList', 'subIndex'],
  '9170000041': ['homeIndex'],
  '9170000031': ['billIndex', 'repaidDetail', 'bill', 'subIndex'],
};
const asVisitor = ['start', 'privacy', 'conditionalTerms', 'noAndroid', 'test', 'KSResult'];

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

describe('every screen is readable by everyone', () => {
  test('as a visitor', async () => {
    const { page, close } = await openPhone(browser);
    await page.goto('/noAndroid');
    await lookAtAll(page, asVisitor);
    await close();
  }, 240_000);

  test.each(Object.entries(asPerson))(
    'as the borrower of %s',
    async (number, routes) => {
      const { page, close } = await openPhone(browser);
      await logIn(page, number);
      await lookAtAll(page, routes);
      await close();
    },
    240_000,
  );
});

async function lookAtAll(page: Page, routes: readonly string[]): Promise<void> {
  for (const language of languages) {
    await page.evaluate((chosen) => {
      sessionStorage.setItem('language', chosen);
      document.cookie = `luwag_language=${chosen}; Path=/`;
    }, language);
    for (const route of routes) {
      await page.goto(`/${route}`);
      await waitForRoute(page, route);
      await page.locator('h1:visible').first().waitFor();
      await expect
        .poll(() => page.locator('main:visible [aria-busy="true"]:visible').count(), {
          message: route,
          timeout: 15_000,
        })
        .toBe(0);
      await lookAtOne(page, `${route} in ${language}`);
    }
  }
}

async function lookAtOne(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(() => document.title), name).not.toBe('');
  await lookInBothSchemes(page, name);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await sidewaysScroll(page), `${name} at 320 px`).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
}
