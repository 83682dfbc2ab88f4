import type { Language } from '@luwag/contract/language';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { DisplayState } from '../../apps/borrower/screens/test/display-states.ts';
import { completeProfile, logInBorrower } from '../../tests/api/test-borrower.ts';
import { userAgents } from '../../tests/journeys/chromium.ts';
import { untilLive, waitForRoute } from '../../tests/journeys/story.ts';
import { hasItsLetters, isLoaded } from '../../tests/journeys/whole-page.ts';
import type { PicturedProduct } from './pictured-product.ts';
import { takeOffPayment } from './take-off-payment.ts';
import type { Hand, Visit } from './visits.ts';

/* The phone whose screens are pictured: an iPhone, whose clock stands still and which asks for less motion. */

/** How large its window is, in CSS pixels, by its width. */
export const phoneHeights = { 320: 568, 390: 844 } as const;
export type PhoneWidth = keyof typeof phoneHeights;

const languageCookie = 'luwag_language';

export async function takeInHand(
  browser: Browser,
  hand: Hand,
  { instant, width, ...product }: PicturedProduct & { instant: string; width: PhoneWidth },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.publicOrigin,
    userAgent: userAgents.iPhone,
    viewport: { width, height: phoneHeights[width] },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  await context.clock.setFixedTime(instant);
  await context.addInitScript((cookie) => {
    const chosen = new RegExp(`${cookie}=([^;]+)`).exec(document.cookie)?.[1];
    if (chosen !== undefined) sessionStorage.setItem('language', chosen);
    // To keep the app takes time and changes no picture.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  }, languageCookie);
  // The test bench logs in by itself.
  if (hand.phone !== null && hand.visits.some((visit) => visit.onBench === undefined)) {
    await logIn(context, product, hand.phone, hand);
  }
  return context;
}

async function logIn(
  context: BrowserContext,
  { origin, publicOrigin }: PicturedProduct,
  phone: string,
  { hasFilledIn, hasPaymentTakenOff }: Hand,
): Promise<void> {
  const borrower = await logInBorrower(origin, phone);
  if (hasFilledIn === true) await completeProfile(origin, borrower);
  if (hasPaymentTakenOff === true) await takeOffPayment(origin, borrower);
  await context.addCookies(
    [...borrower.cookies].map(([name, value]) => ({ name, value, url: publicOrigin })),
  );
  const page = await context.newPage();
  await page.goto('/healthz');
  await page.evaluate((state) => localStorage.setItem('luwag-core', JSON.stringify({ state, version: 1 })), {
    publicData: { customerId: borrower.customerId, token: borrower.token() },
  });
  await page.close();
}

export async function speak(
  context: BrowserContext,
  { publicOrigin }: PicturedProduct,
  language: Language,
): Promise<void> {
  await context.addCookies([{ name: languageCookie, value: language, url: publicOrigin }]);
}

/** Opens the screen and waits until all of it is there. */
export async function open(page: Page, visit: Visit, address: string, language: Language): Promise<void> {
  await page.goto(address);
  await untilLive(page);
  if (visit.act !== undefined) await visit.act(page, language);
  await waitForRoute(page, visit.route);
  await page.waitForFunction(isLoaded, language);
  await page.waitForFunction(hasItsLetters);
}

/** Brings the borrower into the state by the test bench, and returns the address to which it led. */
export async function reachOnBench(page: Page, { name, path }: DisplayState): Promise<string> {
  await page.goto('/test');
  await untilLive(page);
  await page.locator('[data-fold="states"] summary').click();
  await page.locator(`[aria-describedby="state-${name}"]`).click();
  await waitForRoute(page, path.slice(1));
  return page.url();
}
