import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDay } from '../../apps/console/app/format.ts';
import { reconciliationWords as say } from '../../apps/console/messages/reconciliation-words.ts';
import { lenderStepWords as steps } from '../../apps/console/messages/lender-step-words.ts';
import { openPlace, signInStaff } from './console.ts';
import { lookInBothSchemes } from './look.ts';
import { openPhone, type Phone, sidewaysScroll, startChromium } from './phone.ts';

/* What finance does each morning: compares a day, brings a settlement file, ends a break, and has another person book the file. */

let browser: Browser;
let desk: Phone;
let page: Page;
beforeAll(async () => {
  browser = await startChromium();
  desk = await openPhone(browser, { device: 'desktop' });
  ({ page } = desk);
});
afterAll(() => browser.close());

async function openAs(role: string): Promise<void> {
  await signInStaff(page, role);
  await openPlace(page, say.title);
}

async function upload(name: string, text: string): Promise<void> {
  await page.getByLabel(say.file).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: say.upload, exact: true }).click();
}

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
/** Tables of which a part, such as the button of a row, is out of sight. */
const tablesThatScroll = () =>
  page
    .locator('.table-frame')
    .evaluateAll((frames) => frames.filter((frame) => frame.scrollWidth > frame.clientWidth).length);
const titles = 'Type,Product ID,Reference,Currency,Amount,Xendit Fee,VAT,Net Amount,Settlement Date';

describe('reconciliation', () => {
  const payment = `py-${randomUUID()}`;
  const reference = `LW-${randomUUID()}`;
  const name = `settlement-${payment}.csv`;
  const bankNumber = `BPI-${payment}`.slice(0, 30);

  test('a day is compared by hand', async () => {
    await openAs('finance');
    const yesterday = new Date(Date.now() + 8 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(say.day).fill(yesterday);
    await page.getByRole('button', { name: say.compare }).click();
    await rowOf(formatDay(yesterday)).filter({ hasText: say.states.done }).waitFor();
    await page.getByLabel(say.day).fill('2020-01-01');
    await page.getByRole('button', { name: say.compare }).click();
    await page.getByText(say.compareRefused).waitFor();
  });

  test('a broken settlement file is refused with each fault by its line', async () => {
    await upload('broken.csv', `${titles}\nPAYMENT,${payment},LW-1,PHP,abc,2,0.24,97.76,2026-11-26\n`);
    await page.getByText(say.refused).waitFor();
    await page
      .getByText(`${say.faultIn(2, 'gross')}: ${say.faultCodes['amount-malformed']}`)
      .first()
      .waitFor();
  });

  test('a file with unknown money waits until the break is closed with a reason, and is booked by another person', async () => {
    await upload(
      name,
      `${titles}\nPAYMENT,${payment},${reference},PHP,"1,000.00",20,2.40,977.60,2026-11-26\n`,
    );
    await page.getByText(say.uploaded).waitFor();
    await rowOf(name).getByText(say.openBreaks(1)).waitFor();
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
      expect(await tablesThatScroll(), `at ${width}`).toBe(0);
      await lookInBothSchemes(page, `console-reconciliation-${width}`);
    }
    const broken = rowOf(reference).filter({ hasText: say.kinds['settled-unknown'] });
    await broken.getByRole('button', { name: say.close, exact: true }).click();
    await page.getByRole('button', { name: say.closeConfirm }).click();
    await page.getByRole('alert').filter({ hasText: say.reasonHint }).waitFor();
    await page.getByLabel(say.reason).fill('A test payment of the provider');
    await page.getByRole('button', { name: say.closeConfirm }).click();
    await broken.waitFor({ state: 'detached' });
    await rowOf(name).getByText(say.fileStates.read, { exact: true }).waitFor();
    expect(await rowOf(name).getByRole('button', { name: say.book, exact: true }).count()).toBe(0);

    await openAs('admin');
    await rowOf(name).getByRole('button', { name: say.book, exact: true }).click();
    await page.getByText(say.bookText('₱1,000.00', '₱22.40', '₱977.60')).waitFor();
    await page.getByRole('button', { name: say.bookConfirm }).click();
    await rowOf(name)
      .getByText(new RegExp(`^${say.fileStates.booked}`))
      .waitFor();

    await page.getByLabel(say.amount).fill('900.00');
    await page.getByLabel(say.bankNumber).fill(bankNumber);
    await page.getByLabel(say.why).fill('As the statement of the bank shows it');
    await page.getByRole('button', { name: say.propose }).click();
    await page.getByText(say.proposed).waitFor();
    await lookInBothSchemes(page, 'console-settlement-receipt');
  });

  test('what the bank received is confirmed by another person, and what is missing of it stays to be seen', async () => {
    await openAs('finance');
    await openPlace(page, steps.place, steps.title);
    // Other files leave steps on the same product.
    const step = page.locator('section.card').filter({ hasText: bankNumber });
    await step.getByRole('button', { name: steps.confirm, exact: true }).click();
    await page.getByRole('button', { name: steps.confirmAction }).click();
    await rowOf(bankNumber).getByText(steps.statuses.confirmed).waitFor();
    await openPlace(page, say.title);
    await rowOf(name).filter({ hasText: say.kinds['bank-differs'] }).waitFor();
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
      expect(await tablesThatScroll(), `at ${width}`).toBe(0);
      await lookInBothSchemes(page, `console-bank-differs-${width}`);
    }
    // The day that is too old.
    expect(desk.noise).toEqual(['409 POST /api/staff/reconciliation']);
  });
});
