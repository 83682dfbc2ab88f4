import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { fillApplication } from './application.ts';
import { approveInConsole } from './console.ts';
import { countingFinger } from './hand.ts';
import { lookAt, lookAtLargeText, lookInBothSchemes } from './look.ts';
import { accessibilityProblems, openPhone, startChromium } from './phone.ts';
import {
  amountsOnShow,
  chooseLoan,
  logIn,
  newestLoan,
  payInFull,
  sendApplication,
  sign,
  untilUnderReview,
  waitForRoute,
} from './story.ts';

/* The whole story in one piece: from a phone number to full repayment, staff included. */

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

describe('one borrower, one loan', () => {
  test('from a phone number to full repayment, in English, on an iPhone', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    const number = newPhone();
    const look = lookAt(phone);
    const { hand, taps, typedFields, pastedFields } = countingFinger();
    await logIn(page, number, hand);
    await look();
    const onStep = async () => {
      await look();
      await lookAtLargeText(page);
    };
    await fillApplication(page, number, { hand, onStep });
    await look();
    await sendApplication(page, { hand, onSheet: () => lookInBothSchemes(page, 'the answers once more') });
    process.stdout.write(
      `the first application took ${taps()} taps and ${typedFields()} typed fields, ${pastedFields()} of them pasted\n`,
    );
    expect(taps()).toBeLessThanOrEqual(45);
    expect(typedFields()).toBeLessThanOrEqual(14);
    await untilUnderReview(number);
    await look();

    const desk = await openPhone(browser, { device: 'desktop' });
    await approveInConsole(desk.page, number, async () => {
      expect(await accessibilityProblems(desk.page)).toEqual([]);
    });
    await desk.close();

    await page.locator('main:visible a[href="/allWithdraw"]').click({ timeout: 30_000 });
    await chooseLoan(page, 5_000, 30);
    await look();
    const shownBefore = await amountsOnShow(page);
    await sign(page);
    await look();
    // A nervous finger: two quick taps are one withdrawal.
    await page.locator('main:visible form button[type="submit"]').dblclick();
    await waitForRoute(page, 'homeIndex');
    await look();
    await expect
      .poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 })
      .toBe('active');
    const loan = await newestLoan(page);
    expect(shownBefore).toContain(loan.summary.netDisbursedCentavos);
    expect(shownBefore).toContain(loan.summary.totalRepaymentCentavos);
    await expectOneLoan(page);

    await page.locator('nav a[href="/billIndex"]').click();
    await waitForRoute(page, 'billIndex');
    await expectScreenEqualsLedger(page);
    await look();
    await page.locator('main:visible a[href="/repaidDetail"]').first().click();
    await waitForRoute(page, 'repaidDetail');
    await expectScreenEqualsLedger(page);
    await look();
    await payInFull(page, { onBridge: look });
    await look();
    await expect
      .poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 })
      .toBe('settled');
    const settled = await newestLoan(page);
    expect(settled.lines.at(-1)?.balanceCentavos).toBe(0);
    expect(settled.payments).toHaveLength(1);
    await page.goto('/homeIndex');
    await page.locator('main:visible a[href="/allWithdraw"]').waitFor();
    expect(phone.noise).toEqual([]);
    await phone.close();
  });
});

async function expectOneLoan(page: Page): Promise<void> {
  const { status } = (await newestLoan(page)).summary;
  expect(status).toBe('active');
}

async function expectScreenEqualsLedger(page: Page): Promise<void> {
  await page.locator('main:visible data.money-text').first().waitFor();
  const { summary, lines } = await newestLoan(page);
  expect(summary.payoff?.totalCentavos).toBe(lines.at(-1)?.balanceCentavos);
  expect(await amountsOnShow(page)).toContain(summary.payoff?.totalCentavos);
}
