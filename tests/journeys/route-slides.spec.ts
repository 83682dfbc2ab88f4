import { setTimeout as rest } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { openPhone, startChromium } from './phone.ts';
import { logIn, waitForRoute } from './story.ts';

/* Screens slide where the phone lets them, back to the side from which they came, and never get in the way of a finger. */

declare global {
  interface Window {
    luwagSlides?: string[];
  }
}

/** A person's finger stays on the glass for at least this long. */
const fingerRestsMs = 50;

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium({ isWhole: true });
});
afterAll(() => browser.close());

/** Runs in each page from its beginning. Keeps from where each screen came. */
function keepSlides(): void {
  window.luwagSlides = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const { pseudoElement } = effect;
        if (pseudoElement === null || !pseudoElement.startsWith('::view-transition-new')) continue;
        const [from] = effect.getKeyframes();
        const look = getComputedStyle(document.documentElement, pseudoElement);
        if (look.animationName !== 'screen-comes') continue;
        window.luwagSlides?.push(String(from?.['translate']));
      }
      return undefined;
    });
    return transition;
  };
}

async function walk(hasMotion: boolean): Promise<{ page: Page; close: () => Promise<void> }> {
  const phone = await openPhone(browser, { hasMotion });
  await phone.page.addInitScript(keepSlides);
  await logIn(phone.page, newPhone());
  return phone;
}

const slidesOf = (page: Page) => page.evaluate(() => window.luwagSlides ?? []);

/** How many parts of the page are pictures now. */
const picturesOf = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement !== null).length,
  );

test('a screen slides in from the side to which one goes, and back from the other', async () => {
  const { page, close } = await walk(true);
  await expect.poll(() => slidesOf(page)).toHaveLength(1);
  await page.locator('.bottom-navigation a[href="/my"]').click();
  await waitForRoute(page, 'my');
  await expect.poll(() => slidesOf(page)).toHaveLength(2);
  await page.goBack();
  await waitForRoute(page, 'homeIndex');
  await expect.poll(() => slidesOf(page)).toHaveLength(3);
  const sides = (await slidesOf(page)).map((from) => (from.startsWith('-') ? 'left' : 'right'));
  expect(sides).toEqual(['right', 'right', 'left']);
  await close();
});

test('a finger does not wait for the picture: a tap on the way is a tap on what comes', async () => {
  const { page, close } = await walk(true);
  await expect.poll(() => picturesOf(page)).toBe(0);
  // Longer than anybody waits for the tap.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-new(.screen-slide) { animation-duration: 300s !important }');
    document.adoptedStyleSheets.push(slow);
  });
  const tab = await page.locator('.bottom-navigation a[href="/billIndex"]').boundingBox();
  if (tab === null) throw new Error('there is no tab');
  await page.locator('.bottom-navigation a[href="/my"]').click();
  await waitForRoute(page, 'my');
  await expect.poll(() => slidesOf(page)).toHaveLength(2);
  const session = await page.context().newCDPSession(page);
  const finger = { x: tab.x + tab.width / 2, y: tab.y + tab.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await rest(fingerRestsMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await waitForRoute(page, 'billIndex');
  await close();
});

test('nothing moves where the phone asks for less motion', async () => {
  const { page, close } = await walk(false);
  await page.locator('.bottom-navigation a[href="/my"]').click();
  await waitForRoute(page, 'my');
  expect(await slidesOf(page)).toEqual([]);
  await close();
});
