import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Language } from '@luwag/contract/language';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath, standAloneFlags, userAgents } from './chromium.ts';
import { watchContext } from './failure-record.ts';
import { productOrigin } from './product-origin.ts';

export { startChromium } from './chromium.ts';

/* A phone in a person's hand: Chromium that says it is an iPhone, and what is heard from its console. */

export type PhoneOptions = {
  device?: keyof typeof userAgents;
  /** What was chosen on this phone before; null where nothing ever was. */
  language?: Language | null;
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Whether its browser keeps the app for use without a network, as most do. Not to keep it is quicker, where only looks count. */
  keepsApp?: boolean;
};

export type Phone = { page: Page; context: BrowserContext; noise: string[]; close: () => Promise<void> };

/** Opens a phone with nothing on it. Console errors, failed scripts and calls to others are kept in `noise`; a test expects none. */
export async function openPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const { device = 'iPhone', language = 'en-US', width = 390, height = 844, colorScheme = 'light' } = options;
  const { keepsApp = true } = options;
  const origin = productOrigin();
  const isPhone = device !== 'desktop';
  const context = await browser.newContext({
    baseURL: origin,
    userAgent: userAgents[device],
    viewport: isPhone ? { width, height } : { width: 1280, height: 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme,
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
  });
  if (language !== null) {
    await context.addCookies([{ name: 'luwag_language', value: language, url: origin }]);
    await context.addInitScript((chosen) => {
      if (sessionStorage.getItem('language') === null) sessionStorage.setItem('language', chosen);
    }, language);
  }
  if (!keepsApp) {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  }
  await watchContext(context);
  const page = await context.newPage();
  return { page, context, noise: noiseOf(context), close: () => context.close() };
}

/**
 * Opens the app as from its icon on the home screen: in a window without a browser around it, with a storage of its own. Its
 * width is a window's, because a page that is made to look narrow is no longer one of an icon.
 */
export async function openIcon(): Promise<Phone> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [...standAloneFlags, `--app=${productOrigin()}/icons/icon-192.png`],
    baseURL: productOrigin(),
    userAgent: userAgents.iPhone,
    viewport: null,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
  });
  await watchContext(context);
  const [page] = context.pages();
  if (page === undefined) throw new Error('the icon opened no window');
  return { page, context, noise: noiseOf(context), close: () => context.close() };
}

function noiseOf(context: BrowserContext): string[] {
  const origin = productOrigin();
  const noise: string[] = [];
  context.on('weberror', (fault) => noise.push(`error: ${fault.error().message}`));
  context.on('console', (message) => {
    // A failed answer is told below with its address, which this line leaves out.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (!isAnswer && (message.type() === 'error' || message.type() === 'warning')) noise.push(message.text());
  });
  // Nobody else hears what a page shows: no script, picture or report of it goes to another origin.
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) noise.push(`asked ${asked}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400)
      noise.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  return noise;
}

const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The dark scheme changes colours and nothing else, so these two rules are all it can break. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** Another language changes words and with them sizes, so these rules are all it can break. */
const wordRules = {
  type: 'rule',
  values: [
    'aria-command-name',
    'aria-input-field-name',
    'aria-toggle-field-name',
    'button-name',
    'document-title',
    'html-lang-valid',
    'image-alt',
    'input-button-name',
    'label',
    'link-name',
    'role-img-alt',
    'select-name',
    'summary-name',
    'svg-img-alt',
    'target-size',
  ],
};

/** What axe finds against WCAG 2.2 A and AA on the page as it is now: rule and place of each violation. */
export function accessibilityProblems(page: Page): Promise<string[]> {
  return violationsOf(page, everyRule);
}

/** The same of the colours alone. */
export function colourProblems(page: Page): Promise<string[]> {
  return violationsOf(page, colourRules);
}

/** The same of names and of the sizes of what is touched: for a screen that was looked at whole in another language. */
export function wordProblems(page: Page): Promise<string[]> {
  return violationsOf(page, wordRules);
}

let axeSource: Promise<string> | null = null;
const withAxe = new WeakSet<BrowserContext>();

/** Brings axe to the open page, and from then on with each page of this phone: brought later, it takes four times as long. */
async function bringAxe(page: Page): Promise<void> {
  axeSource ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const context = page.context();
  if (!withAxe.has(context)) {
    withAxe.add(context);
    await context.addInitScript(await axeSource);
  }
  await page.evaluate(await axeSource);
}

type Rules = { type: string; values: string[] };

async function violationsOf(page: Page, rules: Rules): Promise<string[]> {
  const found = await askAxe(page, rules);
  if (found !== null) return found;
  await bringAxe(page);
  return (await askAxe(page, rules)) ?? [`axe did not come to ${page.url()}`];
}

/** Null where axe is not in the page. */
function askAxe(page: Page, runOnly: Rules): Promise<string[] | null> {
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe?: {
        run: (
          root: Document,
          options: object,
        ) => Promise<{
          violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
        }>;
      };
    };
    if (axe === undefined) return null;
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }, runOnly);
}

/** By how many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(pixelsAside);
}

/** Runs in the page: the same. */
export function pixelsAside(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** The routed screen that is on show. */
export async function routeOf(page: Page): Promise<string | null> {
  return page.locator('[data-route]:visible').first().getAttribute('data-route');
}
