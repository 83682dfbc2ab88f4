import { type Language, languages } from '@luwag/contract/language';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beginsAs,
  type DisplayState,
  displayStates,
} from '../../apps/borrower/screens/test/display-states.ts';
import { routes } from '../../apps/borrower/routing/routes.ts';
import { lookAtLargeText, lookAtWords, lookInBothSchemes, motionOnShow } from './look.ts';
import { startOwnProduct } from './own-product.ts';
import { type OpenCalls, openCallsOf } from './open-calls.ts';
import { openPhone, type Phone, pixelsAside, startChromium } from './phone.ts';
import { findPeople, untilLive, waitForRoute } from './story.ts';
import { isLoaded, readTogether } from './whole-page.ts';

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
const daysPass = new Set<string>(['voucher', 'nextDay', 'paymentExpired']);
const people = new Map<string, readonly DisplayState[]>();
for (const state of displayStates satisfies readonly DisplayState[]) {
  const key =
    'preparation' in state && daysPass.has(state.preparation) ? `${state.phone} later` : state.phone;
  people.set(key, [...(people.get(key) ?? []), state]);
}
const inOrder = [...people].toSorted(([one], [other]) => one.length - other.length);

// Some of its states come only after days.
startOwnProduct();

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

const smallest = { width: 320, height: 568, keepsApp: false };

test('the sandbox begins with each person of the bench in the state that the bench says', async () => {
  const everybody = await findPeople();
  const states = everybody
    .filter(({ phone }) => phone in beginsAs)
    .map(({ phone, state }) => [phone, state] as const);
  expect(Object.fromEntries(states)).toEqual(beginsAs);
});

describe('every screen is readable by everyone', () => {
  test('as a visitor', async () => {
    const phone = await openPhone(browser, smallest);
    await lookAtAll(phone, asVisitor, openCallsOf(phone.page));
    // An address that is not there answers so.
    expect(phone.noise.filter((line) => line !== '404 GET /notFound')).toEqual([]);
    await phone.close();
  }, 240_000);

  test.each(inOrder)(
    'as the borrower of %s',
    async (person, states) => {
      const turns = states.map((state) => ({
        state,
        language: languageOfTurn(displayStates.findIndex(({ name }) => name === state.name)),
      }));
      const phone = await openPhone(browser, { ...smallest, language: turns[0]?.language ?? null });
      const { page, noise, close } = phone;
      const calls = openCallsOf(page);
      for (const { state, language } of turns) {
        await showOnBench(page, state, language);
        await calls.untilAnswered();
        await lookInEachLanguage(page, `${state.path} ${state.name}`, language);
        expect(await page.locator('main:visible .answer-view-problem').count(), state.name).toBe(0);
      }
      await lookAtAll(phone, alsoLookedAt[person] ?? [], calls);
      const expected = person.endsWith(' later') ? refusedLater : refused;
      expect(noise.filter((line) => !expected.test(line))).toEqual([]);
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

/** A refused answer is an error in the browser. The bench asks again where a number was sent a code within the minute. */
const refused = /^429 /;
/** Where the sandbox's days have passed, the phone's have not: it learns from a refusal that its token has ended. */
const refusedLater = /^(401|429) /;

/** Each state is one tap away on the test bench, in each language in its turn. */
async function showOnBench(page: Page, { name, path }: DisplayState, language: Language): Promise<void> {
  await goTo(page, 'test');
  // What was unfolded before would be folded again.
  await untilLive(page);
  // A phone begins in the language of its first state.
  await chooseLanguage(page, language);
  await untilLoaded(page, language, 'the bench');
  await page.locator('[data-fold="states"] summary').click();
  await page.locator(`[aria-describedby="state-${name}"]`).click();
  await waitForRoute(page, path.slice(1));
  expect(await page.evaluate(() => document.documentElement.lang), name).toBe(language);
}

async function lookAtAll({ page }: Phone, names: readonly string[], calls: OpenCalls): Promise<void> {
  for (const [turn, name] of names.entries()) {
    await goTo(page, name);
    await calls.untilAnswered();
    await lookInEachLanguage(page, name, languageOfTurn(turn));
    expect(new URL(page.url()).pathname, 'what was looked at').toBe(`/${name}`);
  }
}

/** Screens that were loaded with the whole app. */
const loaded = new Set<string>();

/** Loads the whole app on a screen the first time. From then on it is reached inside the app, as by a link, for less work. */
async function goTo(page: Page, name: string): Promise<void> {
  if (loaded.has(name) && page.url() !== 'about:blank') {
    await page.evaluate((address) => history.pushState(null, '', address), `/${name}`);
  } else {
    loaded.add(name);
    await page.goto(`/${name}`);
  }
  await waitForRoute(page, name);
}

/** The first language is looked at whole, in both schemes; the others bring other words, and with them other sizes. */
async function lookInEachLanguage(page: Page, place: string, first: Language): Promise<void> {
  await page.locator('h1:visible').first().waitFor();
  // A server-rendered screen shows its heading before its switch answers.
  await untilLive(page);
  for (const language of languagesFrom(first)) {
    const name = `${place} in ${language}`;
    await chooseLanguage(page, language);
    await untilLoaded(page, language, name);
    await page.evaluate(unfoldAll);
    await untilLoaded(page, language, name);
    const { title, sideways, motion } = await readTogether(page, {
      title: () => document.title,
      sideways: pixelsAside,
      motion: motionOnShow,
    });
    expect.soft(title, name).not.toBe('');
    expect.soft(sideways, name).toBe(0);
    expect.soft(motion, name).toEqual([]);
    await (language === first ? lookInBothSchemes : lookAtWords)(page, name);
    await lookAtLargeText(page, name);
  }
}

function languageOfTurn(turn: number): Language {
  return languages[turn % languages.length] ?? 'en-US';
}

/** The language of the next turn comes last, so that the next screen comes in it. */
function languagesFrom(first: Language): readonly Language[] {
  const turn = languages.indexOf(first) + languages.length;
  return languages.map((_, step) => languageOfTurn(turn - step));
}

/** A sheet may open over the switch at any moment; its words change with those of the page. */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const choice = page.locator(`.language-switch [data-language="${language}"]:visible`).first();
  await choice.dispatchEvent('click');
}

async function untilLoaded(page: Page, language: Language, name: string): Promise<void> {
  try {
    await page.waitForFunction(isLoaded, language, { timeout: 15_000 });
  } catch (cause) {
    throw new Error(`${name} does not come`, { cause });
  }
}

/** Runs in the page. */
function unfoldAll(): void {
  for (const fold of document.querySelectorAll('details')) fold.open = fold.checkVisibility();
}
