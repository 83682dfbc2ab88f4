import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { fillApplication } from './application.ts';
import { approveInConsole } from './console.ts';
import { countingFinger } from './hand.ts';
import { lookAt, lookAtLargeText, lookInBothSchemes } from './look.ts';
import { accessibilityProblems, openPhone, startChromium } from './phone.ts';
import {
  amountsOnShow,
  askApi,
  chooseLoan,
  logIn,
  newestLoan,
  payInFull,
  sendApplication,
  sign,
  untilLive,
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

    await momentOf(page, 'approved').waitFor({ timeout: 30_000 });
    await look();
    const { limitCentavos } = await askApi<{ limitCentavos: number }>(page, '/api/home');
    expect(await amountsOnShow(page)).toEqual([limitCentavos]);
    await momentOf(page, 'approved').locator('a[href="/allWithdraw"]').click();
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
    await momentOf(page, 'arrived').waitFor();
    await look();
    expect(await amountsOnShow(page)).toEqual([
      loan.summary.netDisbursedCentavos,
      loan.summary.totalRepaymentCentavos,
    ]);
    expect(await savedFile(page, momentOf(page, 'arrived').locator('button.button-primary'))).toMatch(
      /\.ics$/,
    );
    await expectSeen(page);
    await momentOf(page, 'arrived').locator('button.button-quiet').click();
    await page.locator('main:visible .loan-card-amount').waitFor();
    await page.reload();
    await page.locator('main:visible .loan-card-amount').waitFor();
    expect(await page.locator('.moment').count()).toBe(0);

    await page.locator('nav a[href="/billIndex"]').click();
    await waitForRoute(page, 'billIndex');
    await expectScreenEqualsLedger(page);
    await look();
    await page.locator('main:visible a[href="/repaidDetail"]').first().click();
    await waitForRoute(page, 'repaidDetail');
    await expectScreenEqualsLedger(page);
    await look();
    await payInFull(page, { onBridge: look });
    const saveCertificate = page.locator('main:visible .status-card-action button.button-primary');
    await page.locator('main:visible [data-figure="most"]').waitFor();
    await look();
    expect(await savedFile(page, saveCertificate)).toMatch(/\.pdf$/);
    await expectSeen(page);
    await expect
      .poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 })
      .toBe('settled');
    const settled = await newestLoan(page);
    expect(settled.lines.at(-1)?.balanceCentavos).toBe(0);
    expect(settled.payments).toHaveLength(1);
    await page.goto('/homeIndex');
    await page.locator('main:visible a[href="/allWithdraw"]').waitFor();
    expect(await page.locator('.moment').count()).toBe(0);
    await openMessage(page, 'loanSettled');
    await momentOf(page, 'paid').waitFor();
    await look();
    expect(phone.noise).toEqual([]);
    await phone.close();
  });
});

const momentOf = (page: Page, kind: string) => page.locator(`main:visible .moment[data-moment="${kind}"]`);

/** Once it is on show, no other phone shows it any more. */
async function expectSeen(page: Page): Promise<void> {
  await expect.poll(async () => (await askApi<{ moment: unknown }>(page, '/api/home')).moment).toBeNull();
}

async function savedFile(page: Page, button: Locator): Promise<string> {
  await untilLive(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download.suggestedFilename();
}

/** As a tap on its notification does. */
async function openMessage(page: Page, code: string): Promise<void> {
  type Told = { messages: { messageId: string; code: string }[] };
  const { messages } = await askApi<Told>(page, '/api/messages?kind=notify');
  await page.goto(`/msgDetail?m=${messages.find((message) => message.code === code)?.messageId ?? ''}`);
}

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
