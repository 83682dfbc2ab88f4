import { type Language, languages } from '@luwag/contract/language';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DisplayState, displayStates } from '../../apps/borrower/screens/test/display-states.ts';
import { routes } from '../../apps/borrower/app/routes.ts';
import { lookAtLargeText, lookInBothSchemes, lookInLightScheme, motionOnShow } from './look.ts';
import { openPhone, sidewaysScroll, startChromium } from './phone.ts';
import { waitForRoute } from './story.ts';

/* Each screen and each state of one, in each language, on the smallest phone: light, dark and with text twice as large. The bench leads to the states. */

/** Where else a borrower is looked at, beyond the states that the bench shows them in. */
const alsoLookedAt: Readonly<Record<string, readonly string[]>> = {
  '9170000001': [
    'identityInfo',
    'baseInfo',
    'baseInfo2',
    'addressInfo',
    'workInfo',
    'contact',
    'bankInfo',
    'my',
    'aboutUs',
    'guildDetail',
    'videoIndex',
  ],
  '9170000002': ['identityInfo', 'billIndex'],
  '9170000003': ['allWithdraw', 'withdrawPage', 'loan', 'coupon', 'couponInvalid', 'subIndex'],
  '9170000004': ['repaidDetail', 'bill', 'loan', 'triLink'],
  '9170000006': ['homeIndex', 'repaidDetail'],
  '9170000008': ['bankInfo', 'bankName'],
  '9170000009': [
    'homeIndex',
    'billIndex',
    'bill',
    'coupon',
    'couponInvalid',
    'bookingAgreement',
    'msgCenter',
    'msgDetail',
    'addDeskTopBrowser',
  ],
  '9170000011': ['homeIndex', 'appointLoan', 'subIndex'],
  '9170000031': ['billIndex', 'bill', 'subIndex'],
};
const asVisitor = ['start', 'privacy', 'conditionalTerms', 'noAndroid', 'test', 'KSResult', 'notFound'];

/** These let days pass for everybody, so they come last. */
const daysPass = new Set<string>(['voucher', 'nextDay']);
const people = new Map<string, readonly DisplayState[]>();
for (const state of displayStates satisfies readonly DisplayState[]) {
  const key =
    'preparation' in state && daysPass.has(state.preparation) ? `${state.phone} later` : state.phone;
  people.set(key, [...(people.get(key) ?? []), state]);
}
const inOrder = [...people].toSorted(([one], [other]) => one.length - other.length);

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

const smallest = { width: 320, height: 568 };

describe('every screen is readable by everyone', () => {
  test('as a visitor', async () => {
    const { page, close } = await openPhone(browser, smallest);
    await lookAtAll(page, asVisitor);
    await close();
  }, 240_000);

  test.each(inOrder)(
    'as the borrower of %s',
    async (person, states) => {
      const { page, noise, close } = await openPhone(browser, smallest);
      for (const state of states) {
        await showOnBench(page, state);
        await lookInEachLanguage(page, `${state.path} ${state.name}`);
        expect(await page.locator('main:visible .answer-view-problem').count(), state.name).toBe(0);
      }
      await lookAtAll(page, alsoLookedAt[person] ?? []);
      expect(noise.filter((line) => !refused.test(line))).toEqual([]);
      await close();
    },
    240_000,
  );

  test('and none is left out', () => {
    const looked = new Set(
      [...Object.values(alsoLookedAt).flat(), ...asVisitor].concat(
        displayStates.map(({ path }) => path.slice(1)),
      ),
    );
    expect(routes.map(({ name }) => name).filter((name) => !looked.has(name))).toEqual([]);
  });
});

/** An answer that refuses is part of some states; the bench asks again where a number was sent a code within the minute. */
const refused = /^(401|409|429) /;

/** Each state is one tap away on the test bench, in each language in its turn. */
async function showOnBench(page: Page, { name, path }: DisplayState): Promise<void> {
  const language = languages[displayStates.findIndex((state) => state.name === name) % languages.length];
  await page.goto('/noAndroid', { waitUntil: 'commit' });
  await speak(page, language ?? 'en-US');
  await page.goto('/test');
  await page.locator(`[aria-describedby="state-${name}"]`).click();
  await waitForRoute(page, path.slice(1));
  expect(await page.evaluate(() => document.documentElement.lang), name).toBe(language);
}

async function lookAtAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.goto(`/${name}`);
    await waitForRoute(page, name);
    await lookInEachLanguage(page, name);
  }
}

let looks = 0;

/** Dark in one of the languages, in turn: the scheme changes colours alone, whichever the words. */
async function lookInEachLanguage(page: Page, place: string): Promise<void> {
  await page.locator('h1:visible').first().waitFor();
  looks += 1;
  for (const [index, language] of languages.entries()) {
    const name = `${place} in ${language}`;
    await page.locator(`.language-switch [data-language="${language}"]:visible`).first().click();
    await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
    await untilLoaded(page, name);
    expect.soft(await page.evaluate(() => document.title), name).not.toBe('');
    await (index === looks % languages.length ? lookInBothSchemes : lookInLightScheme)(page, name);
    expect.soft(await sidewaysScroll(page), name).toBe(0);
    await lookAtLargeText(page, name);
    expect.soft(await motionOnShow(page), name).toEqual([]);
  }
}

async function untilLoaded(page: Page, name: string): Promise<void> {
  await page.locator('h1:visible').first().waitFor();
  const waiting = page.locator('main:visible [aria-busy="true"]:visible');
  await expect.poll(() => waiting.count(), { message: name, timeout: 15_000 }).toBe(0);
}

function speak(page: Page, language: Language): Promise<void> {
  return page.evaluate((chosen) => {
    sessionStorage.setItem('language', chosen);
    document.cookie = `luwag_language=${chosen}; Path=/`;
  }, language);
}
