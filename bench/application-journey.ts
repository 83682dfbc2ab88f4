import { setTimeout as rest } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { newPhone } from '../tests/api/test-borrower.ts';
import { fillApplication } from '../tests/journeys/application.ts';
import { userAgents } from '../tests/journeys/chromium.ts';
import { finger, type Hand } from '../tests/journeys/hand.ts';
import { walkThrough } from '../tests/journeys/product-origin.ts';
import { logIn, sendApplication } from '../tests/journeys/story.ts';
import type { BenchTable } from './bench-report.ts';
import { startMeasuringBrowser } from './chromium.ts';
import { type Told, type Wait, waitsOf } from './journey-waits.ts';
import { tellTapsAndStates } from './told-by-page.ts';

const slowdown = 4;
/** Slow 4G as Lighthouse knows it: a way of 150 ms there and back on an open line, 1.6 Mbit/s down and 0.75 up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const most = { sumMs: 8_000, longestMs: 700 };
/** A person reads before they tap; what the phone fetches meanwhile is there when they do. */
const readsMs = 1_000;
const readingFinger: Hand = {
  ...finger,
  type: async (field, text) => {
    await read(field.page());
    await finger.type(field, text);
  },
  press: async (button) => {
    await button.waitFor();
    await read(button.page());
    await finger.press(button);
  },
};
const longestStepMs = 120_000;
/** A private window, which this is, keeps no icon and asks for it at every address; a phone asks once. */
const icons = ['*/assets/icon-*.svg'];

/** A first application on a slow phone, from the first page until it is sent: how long each tap waits for what it leads to. */
export async function measureJourney(origin: string): Promise<BenchTable> {
  walkThrough(() => origin);
  const started = await startMeasuringBrowser();
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${started.port}`);
    await warmUp(origin);
    const waits = await walk(browser, origin);
    await browser.close();
    return tableOf(waits);
  } finally {
    await started.stop();
  }
}

/** Slow phones are measured, not a server that has just started: it has rendered the first page before. */
async function warmUp(origin: string): Promise<void> {
  for (const path of ['/start', '/homeIndex']) await (await fetch(origin + path)).text();
}

/** What steers the browser brings its own code into a page when it first asks that: before the tap, not behind it. */
async function read(page: Page): Promise<void> {
  await page.waitForFunction(() => true);
  await rest(readsMs);
}

async function walk(browser: Browser, origin: string): Promise<readonly Wait[]> {
  const context = await browser.newContext({
    baseURL: origin,
    userAgent: userAgents.iPhone,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // What a worker fetches is not slowed: all code comes over the slow line instead, kept by the browser alone.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(longestStepMs);
  const heard: Told[] = [];
  await context.exposeBinding('luwagTell', (_source, told: Told) => {
    heard.push(told);
  });
  await context.addInitScript(tellTapsAndStates);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: icons });
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const phone = newPhone();
  await logIn(page, phone, readingFinger);
  await fillApplication(page, phone, { hand: readingFinger });
  await sendApplication(page, { hand: readingFinger });
  await page.locator('main:visible .timeline').first().waitFor();
  await context.close();
  return waitsOf(heard);
}

function tableOf(waits: readonly Wait[]): BenchTable {
  const onTaps = waits.filter(({ isPhoto }) => !isPhoto);
  const sumMs = onTaps.reduce((sum, { waitMs }) => sum + waitMs, 0);
  const longestMs = Math.max(...onTaps.map(({ waitMs }) => waitMs));
  return {
    title: `A first application on slow 4G at ${slowdown} x slowdown: waits between a tap and a usable answer`,
    headings: ['tap', 'ms', 'of a photo ms', 'limit'],
    rows: [
      ...waits.map(({ name, waitMs, isPhoto }) =>
        isPhoto ? [name, '', String(waitMs), '-'] : [name, String(waitMs), '', String(most.longestMs)],
      ),
      [`sum of ${onTaps.length} taps`, String(sumMs), '', String(most.sumMs)],
      ['longest', String(longestMs), '', String(most.longestMs)],
    ],
    limits: [
      { name: 'waits of a first application in all', value: sumMs, most: most.sumMs, unit: 'ms' },
      { name: 'longest wait of a first application', value: longestMs, most: most.longestMs, unit: 'ms' },
    ],
  };
}
