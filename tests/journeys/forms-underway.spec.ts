import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { fillApplication } from './application.ts';
import { openPhone, type Phone, sidewaysScroll, startChromium } from './phone.ts';
import { logIn, waitForRoute } from './story.ts';

/* What happens to a form that is half filled: another language, back, a reload, a second tab. */

let browser: Browser;
let phone: Phone;
beforeAll(async () => {
  browser = await startChromium();
  phone = await openPhone(browser);
});
afterAll(() => browser.close());

type Filled = readonly string[];

/** What stands in the fields on show, by their names. */
const filledIn = (page: Page): Promise<Filled> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'main :is(input:not([type=file], [type=search]), select)[name]',
    );
    return [...fields]
      .filter((field) => field.closest('main')?.checkVisibility() === true)
      .filter((field) => !(field instanceof HTMLInputElement) || field.type !== 'radio' || field.checked)
      .map(({ name, value }) => `${name}: ${value}`)
      .toSorted();
  });

const expectFilled = (page: Page, filled: Filled) => expect.poll(() => filledIn(page)).toEqual(filled);

async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.locator(`.language-switch [lang="${language}"]:visible`).click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

const longName = 'Maria Concepcion Remedios Immaculada'.padEnd(60, ' Inmaculada');

/** Types a very long name into each field for one, which must not push the page out of the window, and puts back what stood there. */
async function tryLongNames(page: Page): Promise<void> {
  for (const field of await page.locator('main:visible input[name$="Name"]:not([type="checkbox"])').all()) {
    const before = await field.inputValue();
    await field.fill(longName);
    expect(await sidewaysScroll(page)).toBe(0);
    await field.fill(before);
  }
}

test('what was typed outlives another language, a reload, the way back, and is there in a second tab', async () => {
  const { page, context } = phone;
  const number = newPhone();
  await logIn(page, number);
  const seen = new Set<string>();
  await fillApplication(page, number, {
    onFilled: async (route) => {
      const filled = await filledIn(page);
      if (seen.has(route) || filled.length === 0) return;
      seen.add(route);
      await tryLongNames(page);
      await switchLanguage(page, 'hi-IN');
      await expectFilled(page, filled);
      await switchLanguage(page, 'en-US');
      // Of an account nothing is kept on the phone, so it is safe once it is sent.
      if (route === 'bankInfo') await page.locator('.save-chip[data-state="saved"]').waitFor();
      await page.reload();
      await expectFilled(page, filled);
      const address = page.url();
      await page.goto('/setup');
      await waitForRoute(page, 'setup');
      await page.goBack();
      await waitForRoute(page, route);
      await expectFilled(page, filled);
      const second = await context.newPage();
      await second.goto(address);
      await expectFilled(second, filled);
      await second.close();
    },
  });
  expect([...seen]).toEqual([
    'identityInfo',
    'baseInfo',
    'baseInfo2',
    'addressInfo',
    'workInfo',
    'contact',
    'bankInfo',
  ]);
});

test('where the borrower logs out in one tab, the other shows the way in and keeps nothing of them', async () => {
  const { page, context } = phone;
  await page.goto('/homeIndex');
  await waitForRoute(page, 'homeIndex');
  const second = await context.newPage();
  await second.goto('/setup');
  await second.getByRole('button', { name: 'Log out', exact: true }).click();
  await waitForRoute(second, 'start');
  await waitForRoute(page, 'start');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/"token":"./);
  await second.close();
});
