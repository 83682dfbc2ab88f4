import type { Language } from '@luwag/contract/language';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startChromium } from '../../tests/journeys/chromium.ts';
import { atFullHeight } from '../../tests/journeys/whole-page.ts';
import { open, type PhoneWidth, reachOnBench, speak, takeInHand } from './phone-in-hand.ts';
import { picturedAt, type PicturedProduct } from './pictured-product.ts';
import type { Hand, Visit } from './visits.ts';

const mostTurns = 20;

export type Scheme = 'light' | 'dark';

export type Picture = {
  visit: Visit;
  language: Language;
  scheme: Scheme;
  /** How long the whole screen is. */
  pixels: number;
  png: Buffer;
};

export type Wanted = {
  product: PicturedProduct;
  hands: readonly Hand[];
  languages: readonly Language[];
  schemes: readonly Scheme[];
  width: PhoneWidth;
  keep: (picture: Picture) => Promise<void>;
};

/** Takes all pictures and returns the screens that did not come, with the reason. */
export async function takePictures(wanted: Wanted): Promise<readonly string[]> {
  const browser = await startChromium({ product: wanted.product });
  const failures: string[] = [];
  try {
    for (const hand of wanted.hands) failures.push(...(await pictureHand(browser, hand, wanted)));
  } finally {
    await browser.close();
  }
  return failures;
}

async function pictureHand(browser: Browser, hand: Hand, wanted: Wanted): Promise<readonly string[]> {
  const context = await takeInHand(browser, hand, {
    ...wanted.product,
    instant: picturedAt,
    width: wanted.width,
  });
  const failures: string[] = [];
  try {
    const page = await context.newPage();
    for (const visit of hand.visits) {
      try {
        await pictureVisit(context, page, visit, wanted);
      } catch (error) {
        failures.push(`${visit.route} ${visit.state}: ${String(error).split('\n')[0] ?? ''}`);
      }
    }
  } finally {
    await context.close();
  }
  return failures;
}

async function pictureVisit(
  context: BrowserContext,
  page: Page,
  visit: Visit,
  { product, languages, schemes, keep }: Wanted,
): Promise<void> {
  if (visit.onBench !== undefined) await speak(context, product, 'en-US');
  const address =
    visit.onBench === undefined
      ? (visit.address ?? `/${visit.route}`)
      : await reachOnBench(page, visit.onBench);
  for (const language of languages) {
    await speak(context, product, language);
    await open(page, visit, address, language);
    await page.evaluate(untilQuiet);
    await atFullHeight(page, async () => {
      await page.evaluate(untilQuiet);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.waitForFunction(hasItsImages);
        const png = await pictureAtRest(page);
        const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
        await keep({ visit, language, scheme, pixels, png });
      }
    });
  }
}

/** The screen once two pictures of it in a row are the same. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let before = await take();
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const after = await take();
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error('the screen never rests');
}

/** Runs in the page. Until nothing more was fetched for a while: parts that come late make a screen longer. */
async function untilQuiet(): Promise<void> {
  const quietMs = 300;
  let before = -1;
  for (;;) {
    const fetched = performance.getEntriesByType('resource').length;
    if (fetched === before) return;
    before = fetched;
    await new Promise((resolve) => {
      setTimeout(resolve, quietMs);
    });
  }
}

/** Runs in the page. */
function hasItsImages(): boolean {
  return [...document.images].every((image) => image.complete || !image.checkVisibility());
}
