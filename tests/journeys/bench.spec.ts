import { languages } from '@luwag/contract/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { displayStates } from '../../apps/borrower/screens/test/display-states.ts';
import { openPhone, startChromium } from './phone.ts';
import { waitForRoute } from './story.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** These move the clock by days, or change somebody whom other journeys need as they are. */
const left = new Set(['reloanLocked', 'accountChange', 'deletion']);
const shown = displayStates.filter(({ name }) => !left.has(name));
/** The bench moves the clock where a number was sent a code within the minute. */
const asksAgain = '429 POST /api/session/code';

test('each state is one tap away on the test bench, in each language in its turn', async () => {
  const { page, noise, close } = await openPhone(browser);
  for (const [index, { name, path }] of shown.entries()) {
    const language = languages[index % languages.length] ?? 'en-US';
    await page.goto('/test');
    await page.evaluate((chosen) => sessionStorage.setItem('language', chosen), language);
    await page.goto('/test');
    await page.locator(`[aria-describedby="state-${name}"]`).click();
    await waitForRoute(page, path.slice(1));
    expect(await page.evaluate(() => document.documentElement.lang), name).toBe(language);
    await page.locator('h1:visible').first().waitFor();
    await expect
      .poll(() => page.locator('main:visible [aria-busy="true"]:visible').count(), { message: name })
      .toBe(0);
    expect(await page.locator('main:visible .answer-view-problem').count(), name).toBe(0);
  }
  expect(noise.filter((line) => line !== asksAgain)).toEqual([]);
  await close();
}, 240_000);
