import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { becomeApprovedBehind } from './application.ts';
import { lookAt, lookAtWords, lookInBothSchemes } from './look.ts';
import { openPhone, type Phone, startChromium } from './phone.ts';
import {
  amountsOnShow,
  askApi,
  chooseTerm,
  logIn,
  newestLoan,
  payInFull,
  sign,
  waitForRoute,
  untilLive,
} from './story.ts';

/* Easy Re-loan and its first coupon in a borrower's hand: turned on, used at a withdrawal, scheduled, skipped, turned off. */

type Reloan = { isOn: boolean; upcoming: { scheduledLoanId: string } | null; past: { status: string }[] };

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

describe('coupons and Easy Re-loan', () => {
  test.each([
    { name: 'in English', language: 'en-US' as const, width: 390, height: 844 },
    { name: 'in Hindi, on the smallest iPhone', language: 'hi-IN' as const, width: 320, height: 568 },
  ])(
    'turned on, its coupon used, the next loan scheduled and skipped, then turned off, $name',
    async (way) => {
      const phone = await openPhone(browser, way);
      const { page } = phone;
      const look = lookAt(phone, way.language === 'en-US' ? lookInBothSchemes : lookAtWords);
      await becomeBorrower(phone);
      await turnOn(page, look);
      const withheldLess = await borrowWithCoupon(page, look);
      expect(withheldLess).toBeGreaterThan(0);
      await page.goto('/couponInvalid');
      await waitForRoute(page, 'couponInvalid');
      await page.locator('main:visible .coupon-card').waitFor();
      await look();

      await page.goto('/appointLoan');
      await page.locator('main:visible .reloan-lock').waitFor();
      await look();
      await repay(page);
      await expect
        .poll(async () => (await askApi<Reloan>(page, '/api/easy-reloan')).upcoming, { timeout: 20_000 })
        .not.toBeNull();

      await page.goto('/homeIndex');
      await untilLive(page);
      await page.locator('main:visible a[href="/appointLoanList"]').click();
      await waitForRoute(page, 'appointLoanList');
      const buttons = page.locator('main:visible .status-card-action .button');
      await buttons.first().waitFor();
      // Skipping, changing and turning off weigh the same.
      const looks = await buttons.evaluateAll((all) => all.map((button) => button.className));
      expect(looks).toEqual([
        'button button-secondary',
        'button button-secondary',
        'button button-secondary',
      ]);
      await look();
      await buttons.first().click();
      await page.locator('main:visible .scheduled-past').waitFor();
      await look();
      expect(await askApi<Reloan>(page, '/api/easy-reloan')).toMatchObject({
        isOn: true,
        upcoming: null,
        past: [{ status: 'skipped' }],
      });

      await page.goto('/appointLoan');
      await page.locator('main:visible .status-card-action button').click();
      await page.locator('main:visible input[name="confirmed"]').waitFor();
      expect((await askApi<Reloan>(page, '/api/easy-reloan')).isOn).toBe(false);
      expect(phone.noise).toEqual([]);
      await phone.close();
    },
  );
});

async function becomeBorrower({ page }: Phone): Promise<void> {
  const number = newPhone();
  await logIn(page, number);
  await becomeApprovedBehind(page, number);
}

/** The amount stands at the most and has to be confirmed; the agreement has to be agreed to. */
async function turnOn(page: Page, look: () => Promise<void>): Promise<void> {
  // The approval has Home once; after another tab Home is as always.
  await page.locator('main:visible .moment[data-moment="approved"]').waitFor({ timeout: 30_000 });
  await untilRead(page);
  await page.locator('nav a[href="/billIndex"]').click();
  await waitForRoute(page, 'billIndex');
  await page.locator('nav a[href="/homeIndex"]').click();
  await page.locator('main:visible a[href="/appointLoan"]').click();
  await waitForRoute(page, 'appointLoan');
  const confirmed = page.locator('main:visible input[name="confirmed"]');
  await confirmed.waitFor();
  expect(await page.locator('main:visible input#amount').inputValue()).toBe('1000000');
  await look();
  await page.locator('main:visible form button[type="submit"]').click();
  await page.locator('main:visible [role="alert"]').waitFor();
  await page.locator('main:visible input#amount').fill('500000');
  expect(await confirmed.isChecked()).toBe(false);
  await confirmed.check();
  // The button guards itself against a second tap for a second.
  await page.locator('main:visible form button[type="submit"]:not([aria-disabled])').click();
  await waitForRoute(page, 'bookingAgreement');
  await page.locator('main:visible .paper-view').waitFor();
  await look();
  await page.locator('main:visible input[name="agreed"]').check();
  await page.locator('main:visible form button[type="submit"]').click();
  await waitForRoute(page, 'appointLoanList');
  await look();
}

/** Takes 5,000 for 30 days with the coupon that is suggested; answers how many centavos the fees were lowered by. */
async function borrowWithCoupon(page: Page, look: () => Promise<void>): Promise<number> {
  await page.goto('/coupon');
  await waitForRoute(page, 'coupon');
  await page.locator('main:visible .coupon-card a').waitFor();
  await look();
  await page.locator('main:visible .coupon-card a').click();
  await waitForRoute(page, 'allWithdraw');
  await page.locator('main:visible input#amount').fill('500000');
  await chooseTerm(page, 30);
  await page.locator('main:visible .coupon-fold > summary').click();
  await page.locator('main:visible input[name="coupon"]').first().waitFor();
  await look();
  await page.locator('main:visible input[name="coupon"][value="none"]').check();
  const plain = await amountsOnShow(page);
  await page.locator('main:visible input[name="coupon"]').first().check();
  const lowered = await amountsOnShow(page);
  await page.locator('main:visible button.button-primary').last().click();
  await waitForRoute(page, 'withdrawPage');
  await sign(page);
  await page.locator('main:visible form button[type="submit"]').dblclick();
  await waitForRoute(page, 'homeIndex');
  await expect.poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 }).toBe('active');
  const { netDisbursedCentavos } = (await newestLoan(page)).summary;
  expect(lowered).toContain(netDisbursedCentavos);
  return netDisbursedCentavos - (plain[0] ?? 0);
}

/** Good news on show is read on the server too. */
async function untilRead(page: Page): Promise<void> {
  await expect.poll(async () => (await askApi<{ moment: unknown }>(page, '/api/home')).moment).toBeNull();
}

async function repay(page: Page): Promise<void> {
  await page.goto('/billIndex');
  await page.locator('main:visible a[href="/repaidDetail"]').first().click();
  await payInFull(page);
  await page.locator('main:visible [data-figure="most"]').waitFor();
  await untilRead(page);
  await expect.poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 }).toBe('settled');
}
