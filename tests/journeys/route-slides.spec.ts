import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhone, type Phone, sidewaysScroll, startChromium } from './phone.ts';
import { waitForRoute } from './story.ts';
import { startWebKit, type WebKit } from './webkit.ts';

/* A screen slides in from the side to which one goes, where the phone lets it, and never gets in the way of a finger. */

declare global {
  interface Window {
    luwagSlides?: string[];
  }
}

let browser: Browser;
let webkit: WebKit;
beforeAll(async () => {
  [browser, webkit] = await Promise.all([startChromium(), startWebKit()]);
});
afterAll(() => Promise.all([browser.close(), webkit.close()]));

const phoneField = 'main input[name="phone"]';
const noticeLink = 'main a[href="/privacy"]';
const backButton = '[data-route="privacy"] .app-header > button:first-child';

/** Runs in the page. Keeps the name of each slide of a whole screen. */
function keepSlides(): void {
  const slides: string[] = [];
  window.luwagSlides = slides;
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (target instanceof Element && target.matches('main')) slides.push(animationName);
  });
}

/** Runs in the page. From now on a slide takes longer than anybody waits for a tap. */
function slideSlowly(): void {
  const slow = new CSSStyleSheet();
  slow.replaceSync('main { animation-duration: 300s !important }');
  document.adoptedStyleSheets.push(slow);
}

/** Runs in the page. Whether the screen on show is on its way. */
function isSliding(): boolean {
  const shown = [...document.querySelectorAll('main')].find((main) => main.checkVisibility());
  return shown?.getAnimations().some(({ playState }) => playState === 'running') === true;
}

async function openStart(motion: 'no-preference' | 'reduce'): Promise<Phone> {
  const phone = await openPhone(browser, { keepsApp: false });
  await phone.page.emulateMedia({ reducedMotion: motion });
  await phone.page.addInitScript(keepSlides);
  await phone.page.goto('/start');
  // The first touch brings the app; before it a link leads to another page.
  await phone.page.locator(phoneField).click();
  await phone.page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return phone;
}

async function goToTheNoticeAndBack(page: Page, slidesThere: readonly string[]): Promise<void> {
  await page.locator(noticeLink).first().click();
  await waitForRoute(page, 'privacy');
  // A slide that is cut short before the engine has told of it is never told of.
  await expect.poll(() => slidesOf(page)).toEqual(slidesThere);
  await page.locator(backButton).click();
  await waitForRoute(page, 'start');
}

const slidesOf = (page: Page) => page.evaluate(() => window.luwagSlides ?? []);

test('a screen comes from the side to which one goes and returns from the other, and the first just stands there', async () => {
  const { page, noise, close } = await openStart('no-preference');
  expect(await slidesOf(page)).toEqual([]);
  await goToTheNoticeAndBack(page, ['screen-comes']);
  await expect.poll(() => slidesOf(page)).toEqual(['screen-comes', 'screen-returns']);
  expect(noise).toEqual([]);
  await close();
});

test('a field answers a finger while its screen is on the way, and the page can not be moved sideways', async () => {
  const { page, close } = await openStart('no-preference');
  await page.evaluate(slideSlowly);
  await page.locator(noticeLink).first().click();
  await page.waitForFunction(isSliding);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.locator(backButton).click();
  await waitForRoute(page, 'start');
  await page.waitForFunction(isSliding);
  expect(await sidewaysScroll(page)).toBe(0);
  const field = await page.locator(phoneField).boundingBox();
  if (field === null) throw new Error('the field is not on show');
  await page.touchscreen.tap(field.x + field.width / 2, field.y + field.height / 2);
  await page.keyboard.type('9');
  expect(await page.locator(phoneField).inputValue()).toBe('9');
  expect(await page.evaluate(isSliding)).toBe(true);
  await close();
});

test('nothing moves where the phone asks for less motion', async () => {
  const { page, close } = await openStart('reduce');
  await goToTheNoticeAndBack(page, []);
  expect(await page.evaluate(isSliding)).toBe(false);
  expect(await slidesOf(page)).toEqual([]);
  await close();
});

test('in the engine of the iPhone screens slide the same way, and a field answers on the way', async () => {
  await webkit.open('/start');
  await webkit.click(phoneField);
  await webkit.waitFor(() => document.documentElement.dataset['ready']);
  await webkit.run(keepSlides);
  await webkit.run(slideSlowly);
  await webkit.click(noticeLink);
  await webkit.waitForRoute('privacy');
  await webkit.waitFor(() => window.luwagSlides?.includes('screen-comes'));
  await webkit.click(backButton);
  await webkit.waitForRoute('start');
  await webkit.waitFor(() => window.luwagSlides?.includes('screen-returns'));
  expect(await webkit.run(() => window.luwagSlides)).toEqual(['screen-comes', 'screen-returns']);
  await webkit.type(phoneField, '9');
  expect(await (await webkit.find(phoneField)).getProperty('value')).toBe('9');
  expect(await webkit.run(isSliding)).toBe(true);
  expect(await webkit.noise()).toEqual([]);
});
