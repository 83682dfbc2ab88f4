import { type Language, languages } from '@luwag/contract/language';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countingFinger, type DrawingHand } from './hand.ts';
import { startOwnProduct } from './own-product.ts';
import { openPhone, startChromium } from './phone.ts';
import { logIn, sign, untilLive, waitForRoute } from './story.ts';
import { hasItsLetters, isLoaded } from './whole-page.ts';

/* How far people scroll on a phone of 390 x 844, each route as a borrower in that state finds it, nothing unfolded; and how often they tap. */

startOwnProduct();

const window = { width: 390, height: 844 };
/** One amount, one button, and what is only looked up folds. */
const mostPixels = 2 * window.height;
const mostNamed = 10;

/** Whose phone it is, and where they go. */
const visits: Readonly<Record<string, readonly string[]>> = {
  // Has told everything but the check, or nothing yet.
  '9170000001': ['homeIndex', 'contact', 'setup', 'my', 'aboutUs'],
  // May borrow and has coupons.
  '9170000003': ['allWithdraw', 'withdrawPage', 'coupon', 'subIndex', 'setup'],
  // Owes, not yet due.
  '9170000004': ['homeIndex', 'billIndex', 'repaidDetail', 'triLink'],
  // Is late.
  '9170000006': ['homeIndex', 'billIndex', 'repaidDetail'],
  // Asked to cancel; is late and asked for a plan; owes in installments.
  '9170000021': ['repaidDetail'],
  '9170000022': ['repaidDetail'],
  '9170000031': ['homeIndex', 'billIndex', 'repaidDetail'],
  // Has Easy Re-loan on.
  '9170000011': ['homeIndex', 'appointLoan', 'appointLoanList'],
  // Has paid a loan back and signed before.
  '9170000009': [
    'homeIndex',
    'allWithdraw',
    'withdrawPage',
    'bill',
    'msgCenter',
    'setup',
    'aboutUs',
    'appointLoan',
  ],
};

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

const lengths: { name: string; pixels: number }[] = [];

describe('a screen is at most two windows long, and a way few taps', () => {
  test.each(Object.entries(visits))(
    'for the borrower of %s',
    async (person, routes) => {
      const phone = await openPhone(browser, { ...window, keepsApp: false });
      const { page, close } = phone;
      await logIn(page, person);
      for (const route of routes) {
        await goTo(page, route);
        for (const language of languages) {
          await chooseLanguage(page, language);
          lengths.push({ name: `${route} in ${language} of ${person}`, pixels: await lengthOf(page) });
        }
      }
      const way = ways[person];
      if (way !== undefined) await countTaps(page, way);
      await close();
      const own = lengths.filter(({ name }) => name.endsWith(person));
      const tooLong = own.filter(({ pixels }) => pixels > mostPixels);
      expect(tooLong).toEqual([]);
    },
    120_000,
  );

  test.each(languages)('for a visitor who reads %s', async (language) => {
    const { page, close } = await openPhone(browser, { ...window, language, keepsApp: false });
    await goTo(page, 'start');
    const pixels = await lengthOf(page);
    lengths.push({ name: `start in ${language}`, pixels });
    await close();
    expect(pixels).toBeLessThanOrEqual(mostPixels);
  });

  test('and the longest are told', () => {
    const longest = lengths.toSorted((one, other) => other.pixels - one.pixels).slice(0, mostNamed);
    process.stdout.write(
      [
        'The longest screens at 390 x 844:',
        ...longest.map(({ name, pixels }) => `${pixels} ${name}`),
        '',
      ].join('\n'),
    );
    const screens = Object.values(visits).flat().length + 1;
    expect(lengths).toHaveLength(screens * languages.length);
  });
});

/** What a borrower comes for, in how many taps from home at most, on the phone that was looked at. */
const ways: Readonly<Record<string, { what: string; mostTaps: number; go: typeof borrow }>> = {
  '9170000003': { what: 'from the offer to a signed loan', mostTaps: 5, go: borrow },
  '9170000004': { what: 'from home to a reference to pay with', mostTaps: 3, go: askForReference },
  '9170000009': { what: 'another loan', mostTaps: 4, go: borrow },
};

async function countTaps(page: Page, { what, mostTaps, go }: (typeof ways)[string]): Promise<void> {
  const { hand, taps } = countingFinger();
  await goTo(page, 'homeIndex');
  await go(page, hand);
  process.stdout.write(`${what} took ${taps()} taps\n`);
  expect(taps()).toBeLessThanOrEqual(mostTaps);
}

async function borrow(page: Page, hand: DrawingHand): Promise<void> {
  await hand.press(page.locator('main:visible a[href="/allWithdraw"]').first());
  await waitForRoute(page, 'allWithdraw');
  await hand.press(page.locator('main:visible .wish-bar button'));
  await waitForRoute(page, 'withdrawPage');
  await sign(page, hand);
  await hand.press(page.locator('main:visible form button[type="submit"]'));
  await waitForRoute(page, 'homeIndex');
}

async function askForReference(page: Page, hand: DrawingHand): Promise<void> {
  await hand.press(page.locator('main:visible a[href="/repaidDetail"]').first());
  await waitForRoute(page, 'repaidDetail');
  await hand.choose(page.locator('main:visible input[name="channel"]'), 'gcash');
  await hand.press(page.locator('main:visible .pay-form button[type="submit"]'));
  await waitForRoute(page, 'triLink');
  await page.locator('main:visible .partner-card').first().waitFor();
}

/** Signing is reached by what was chosen before, not by its address. */
async function goTo(page: Page, route: string): Promise<void> {
  if (route === 'withdrawPage') {
    await page.locator('main:visible .wish-bar button').click();
  } else {
    await page.goto(`/${route}`);
  }
  await waitForRoute(page, route);
  await untilLive(page);
}

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator(`.language-switch [data-language="${language}"]:visible`).first().click();
  await page.waitForFunction(isLoaded, language);
}

/** Once nothing is on its way that would make it longer. */
async function lengthOf(page: Page): Promise<number> {
  await page.waitForFunction(hasItsLetters);
  await page.waitForFunction(() => {
    const onTheWay = document.querySelectorAll(
      'main [aria-busy="true"]:not(button), [data-on-the-way="true"]',
    );
    return ![...onTheWay].some((part) => part.checkVisibility());
  });
  return page.evaluate(() => document.documentElement.scrollHeight);
}
