import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { fillApplication } from './application.ts';
import { payOnAnotherPhone, scan } from './code-to-scan.ts';
import { countingFinger, tickCard } from './hand.ts';
import { lookAtWords, lookInBothSchemes } from './look.ts';
import { openPhone, type PhoneOptions, sidewaysScroll, startChromium } from './phone.ts';
import {
  amountsOnShow,
  approve,
  askApi,
  chooseLoan,
  logIn,
  newestLoan,
  sendApplication,
  sign,
  untilLive,
  untilUnderReview,
  waitForRoute,
} from './story.ts';

/* What a borrower does with a loan that runs: looks ahead, moves the due date, asks, keeps papers. */

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

const sheet = (page: Page) => page.locator('dialog[open]');

/** Unfolds the other ways, unless they are. */
async function unfoldWays(page: Page): Promise<void> {
  await page.locator('main:visible .other-ways').waitFor();
  await untilLive(page);
  const folded = page.locator('main:visible .other-ways:not([open]) > summary');
  const ways = page.locator('main:visible button[data-way]');
  // An answer that comes may have the part rendered once more, folded.
  const unfold = async (): Promise<number> => {
    if ((await folded.count()) > 0) await folded.click();
    return ways.count();
  };
  await expect.poll(unfold).toBeGreaterThan(0);
}

/** To the plan with the history, or to the papers, which are views of their own. */
async function openView(page: Page, view: 'history' | 'papers'): Promise<void> {
  const links = page.locator('main:visible a.fold-link');
  await (view === 'history' ? links.first() : links.last()).click();
  await links.first().waitFor({ state: 'detached' });
}

/** Opens one of the other ways and waits until its figures are there. */
async function openWay(page: Page, way: string): Promise<void> {
  await page.locator(`main:visible button[data-way="${way}"]`).click();
  await sheet(page).locator('.money-text, .way-cost').first().waitFor();
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
}

async function amountsInSheet(page: Page): Promise<number[]> {
  const values = await sheet(page)
    .locator('data.money-text')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('value') ?? ''));
  return values.map((value) => Math.round(Number(value) * 100));
}

/** From a phone number to a loan whose money has arrived. */
async function borrowAsNewcomer(page: Page, number: string): Promise<void> {
  const { hand, typedFields } = countingFinger();
  await logIn(page, number, hand);
  await fillApplication(page, number, { hand, isCardReadable: false });
  await sendApplication(page, { hand });
  process.stdout.write(`an application without a readable card took ${typedFields()} typed fields\n`);
  expect(typedFields()).toBeLessThanOrEqual(24);
  await untilUnderReview(number);
  await approve(number);
  await page.locator('main:visible a[href="/allWithdraw"]').click({ timeout: 30_000 });
  await chooseLoan(page, 5_000, 30);
  await page.locator('main:visible .wish-projection summary').click();
  await page.locator('main:visible .what-if-scenario').first().waitFor();
  await lookInBothSchemes(page, 'what if, before signing');
  await sign(page);
  await page.locator('main:visible form button[type="submit"]').dblclick();
  await waitForRoute(page, 'homeIndex');
  await expect.poll(async () => (await newestLoan(page)).summary.status, { timeout: 20_000 }).toBe('active');
  await page.goto('/repaidDetail');
  await unfoldWays(page);
}

async function everyLookOf(page: Page, name: string): Promise<void> {
  await lookInBothSchemes(page, name);
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await sidewaysScroll(page), name).toBe(0);
  if (process.env['PICTURES'] !== undefined) await lookInBothSchemes(page, `${name} small`);
  if (usual !== null) await page.setViewportSize(usual);
}

/** Downloads a paper and gives its first bytes. */
async function downloadFirst(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('main:visible .paper-files button').first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).subarray(0, 5).toString();
}

async function savedName(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('main:visible .partner-code button').click(),
  ]);
  return download.suggestedFilename();
}

describe('a loan that runs', () => {
  test('is looked ahead on, asked to be cancelled, kept on paper and extended, on an iPhone', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await borrowAsNewcomer(page, newPhone());
    await everyLookOf(page, 'the loan on its first day');

    await openWay(page, 'whatIf');
    const ahead = await newestLoan(page);
    expect(await amountsInSheet(page)).toContain(ahead.summary.payoff?.totalCentavos);
    await sheet(page).locator('.what-if-steps button').last().click();
    await everyLookOf(page, 'what if');
    await closeSheet(page);

    await openWay(page, 'cancel');
    expect(await amountsInSheet(page)).toEqual([ahead.summary.netDisbursedCentavos]);
    await everyLookOf(page, 'cancel');
    await sheet(page).locator('button.button-primary').dblclick();
    await sheet(page).locator('output').waitFor();
    await closeSheet(page);
    await page.locator('main:visible .own-requests summary').click();
    await page.locator('main:visible .own-requests li[data-status="open"]').waitFor();
    const { requests } = await askApi<{ requests: unknown[] }>(page, '/api/requests');
    expect(requests).toHaveLength(1);

    await openView(page, 'papers');
    expect(await downloadFirst(page)).toBe('%PDF-');
    await everyLookOf(page, 'the papers of the loan');
    await page.goBack();

    await unfoldWays(page);
    await openWay(page, 'cannot');
    await everyLookOf(page, 'cannot pay');
    await closeSheet(page);

    await openWay(page, 'extend');
    await everyLookOf(page, 'extend');
    await tickCard(sheet(page).locator('input[value="qrph"]'));
    await sheet(page).locator('button[type="submit"]').dblclick();
    await waitForRoute(page, 'triLink');
    expect(await savedName(page)).toMatch(/^LW-[-\d]+\.png$/);
    await everyLookOf(page, 'the code to scan');
    await payOnAnotherPhone(browser, await scan(page));
    await page.locator('main:visible a[href^="/KSResult"]').click();
    await waitForRoute(page, 'KSResult');
    await page.locator('main:visible .result[data-status="success"]').waitFor();
    await everyLookOf(page, 'the new due date');
    await page.goto('/repaidDetail');
    await untilLive(page);
    const owed = await amountsOnShow(page);
    await openView(page, 'history');
    await page.locator('main:visible .detail-history li').first().waitFor();
    await expectScreenEqualsLedger(page, owed);
    await page.locator('main:visible .detail-history').scrollIntoViewIfNeeded();
    await everyLookOf(page, 'the loan after its extension');

    await page.goto('/bill');
    await page.locator('main:visible .bill-card[data-state="open"]').waitFor();
    await page.locator('main:visible .bill-papers summary').click();
    expect(await downloadFirst(page)).toBe('%PDF-');
    await page.locator('main:visible button.button-secondary').last().dblclick();
    await page.locator('main:visible output').waitFor();
    await everyLookOf(page, 'history');
    expect(phone.noise).toEqual([]);
    await phone.close();
  }, 240_000);

  const ways: readonly (PhoneOptions & { name: string; number: string; look: typeof lookInBothSchemes })[] = [
    // The loan of before, not yet due: looked at whole in English.
    {
      name: 'in Hindi at 320 pixels',
      number: '9170000004',
      language: 'hi-IN',
      width: 320,
      height: 568,
      look: lookAtWords,
    },
    {
      name: 'in Pilipino at 320 pixels, overdue',
      number: '9170000006',
      language: 'fil-PH',
      width: 320,
      height: 568,
      look: lookInBothSchemes,
    },
  ];
  test.each(ways)(
    'shows its ways $name',
    async ({ number, look, name: _name, ...options }) => {
      const phone = await openPhone(browser, options);
      const { page } = phone;
      await logIn(page, number);
      await page.goto('/repaidDetail');
      await unfoldWays(page);
      await look(page, 'the loan');
      expect(await sidewaysScroll(page)).toBe(0);
      for (const way of ['whatIf', 'cannot']) {
        await openWay(page, way);
        await look(page, way);
        expect(await sidewaysScroll(page), way).toBe(0);
        await closeSheet(page);
      }
      await page.locator('main:visible button[data-way="extend"]').click();
      await sheet(page).locator('button:not(.icon-button)').last().waitFor();
      await look(page, 'extend');
      expect(await sidewaysScroll(page), 'extend').toBe(0);
      expect(phone.noise).toEqual([]);
      await phone.close();
    },
    120_000,
  );
});

/** Each row's amount and balance on the screen are those of the ledger, run by run. */
async function expectScreenEqualsLedger(page: Page, owed: readonly number[]): Promise<void> {
  const { summary, lines } = await newestLoan(page);
  expect(lines.at(-1)?.balanceCentavos).toBe(summary.payoff?.totalCentavos);
  expect(owed).toContain(summary.payoff?.totalCentavos);
  const balances = await page.locator('main:visible .history-balance').allTextContents();
  const last = (balances.at(-1) ?? '').replaceAll(/[^\d.]/g, '');
  expect(Math.round(Number(last) * 100)).toBe(lines.at(-1)?.balanceCentavos);
}
