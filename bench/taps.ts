import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { userAgents } from '../tests/journeys/chromium.ts';
import type { BenchTable } from './bench-report.ts';
import { loggedInPhone } from './logged-in-phone.ts';

const slowdown = 4;
const mostMs = 100;
/** A person's finger stays on the glass for at least this long; a tap that ends as it begins is a machine's. */
const fingerRestsMs = 50;
const runsPerTap = 3;
/** A tap that is not answered until then is beyond the limit. */
const mostWaitMs = 10_000;

type Tap = { address: string; target: string };

/** What people tap most, one of each kind: to another screen, a sheet, a choice, a tab, a switch, a fold. By whose phone. */
const taps: Readonly<Record<string, readonly Tap[]>> = {
  // Owes a running loan.
  '9170000004': [
    { address: '/homeIndex', target: '.bottom-navigation a[href="/my"]' },
    { address: '/homeIndex', target: '#help-button' },
    { address: '/billIndex', target: 'main a[href="/repaidDetail"]' },
    { address: '/billIndex', target: '[role="tab"][aria-selected="false"]' },
    { address: '/repaidDetail', target: '.pay-amount > summary' },
    { address: '/msgCenter', target: '[role="tab"][aria-selected="false"]' },
    { address: '/setup', target: 'main input[type="checkbox"]' },
    { address: '/guildDetail', target: 'main a, main summary' },
  ],
  // May borrow, and has a coupon.
  '9170000003': [
    { address: '/allWithdraw', target: '.amount-slider button' },
    { address: '/allWithdraw', target: '.wish-other-term > summary' },
    { address: '/allWithdraw', target: '.coupon-fold > summary' },
  ],
};

type Answers = { name: string; atRestMs: number; atOnceMs: number };

/** How long a screen takes to answer a finger, in milliseconds from the touch to the next picture, on a slow phone. */
export async function measureTaps(origin: string): Promise<BenchTable> {
  const rows: Answers[] = [];
  for (const [borrowerPhone, ownTaps] of Object.entries(taps))
    rows.push(...(await measureTapsOf(origin, borrowerPhone, ownTaps)));
  return {
    title: `A tap's answer at ${slowdown} x slowdown, the slowest of ${runsPerTap}`,
    headings: ['tap', 'at rest ms', 'at once ms', 'limit'],
    rows: rows.map(({ name, atRestMs, atOnceMs }) => [
      name,
      String(atRestMs),
      String(atOnceMs),
      String(mostMs),
    ]),
    limits: rows.flatMap(({ name, atRestMs, atOnceMs }) => [
      { name: `answer at rest to ${name}`, value: atRestMs, most: mostMs, unit: 'ms' },
      { name: `answer at once to ${name}`, value: atOnceMs, most: mostMs, unit: 'ms' },
    ]),
  };
}

async function measureTapsOf(origin: string, borrowerPhone: string, ownTaps: readonly Tap[]) {
  const phone = await loggedInPhone(origin, 'en-US', borrowerPhone);
  try {
    return await phone.steer((profile) => tapEach(profile, origin, ownTaps));
  } finally {
    await phone.remove();
  }
}

async function tapEach(profile: BrowserContext, origin: string, ownTaps: readonly Tap[]) {
  const browser = profile.browser();
  if (browser === null) throw new Error('the browser cannot be steered');
  // What an address has stored is told only while a page of it is open.
  await (await profile.newPage()).goto(`${origin}/healthz`);
  const storageState = await profile.storageState();
  const newPhone = () =>
    browser.newContext({
      storageState,
      userAgent: userAgents.iPhone,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
  // Slow phones are measured, not a server that has just started: it has shown each screen to another phone before.
  const another = await newPhone();
  const elsewhere = await another.newPage();
  for (const { address } of ownTaps) {
    await elsewhere.goto(`${origin}${address}`);
    await elsewhere.evaluate(untilAtRest);
  }
  await another.close();
  const inHand = await newPhone();
  const page = await inHand.newPage();
  const session = await inHand.newCDPSession(page);
  const rows: Answers[] = [];
  for (const { address, target } of ownTaps) {
    const slowest = async (isAtRest: boolean) => {
      const runs: number[] = [];
      for (let run = 0; run < runsPerTap; run += 1)
        runs.push(await tapOnce(page, session, `${origin}${address}`, target, isAtRest));
      return Math.max(...runs);
    };
    const atOnceMs = await slowest(false);
    rows.push({ name: `${address} ${target}`, atRestMs: await slowest(true), atOnceMs });
  }
  return rows;
}

/** At rest, or in the first moment of a screen, while the phone still fetches and keeps what else belongs to it. */
async function tapOnce(
  page: Page,
  session: CDPSession,
  address: string,
  target: string,
  isAtRest: boolean,
): Promise<number> {
  await page.goto(address);
  const place = page.locator(target).first();
  // The hydrated screen: before, it keeps its taps.
  await page.waitForFunction(
    () =>
      document.querySelector('html[data-ready] #app h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null,
  );
  await place.waitFor();
  if (isAtRest) await page.evaluate(untilAtRest);
  // Found before the slowdown, and the answer told by the page: what steers the browser is not to keep it busy under the finger.
  const finger = await place.evaluate(middleInView);
  await page.evaluate(followNextTap);
  const answer = page.evaluate(() => window.luwagTapAnswer ?? Number.NaN);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await setTimeout(fingerRestsMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return await Promise.race([answer, setTimeout(mostWaitMs, Number.POSITIVE_INFINITY, { ref: false })]);
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

declare global {
  interface PerformanceObserverInit {
    /** Milliseconds below which an event is not told of. */
    durationThreshold?: number | undefined;
  }
  interface Window {
    /** In milliseconds, the slowest part of a tap, from its begin to the picture that answered it. */
    luwagTapAnswer?: Promise<number> | undefined;
  }
}

/** Runs in the page. */
function middleInView(target: Element): { x: number; y: number } {
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page. Until the app is kept and nothing is to do for a while. */
async function untilAtRest(): Promise<void> {
  await navigator.serviceWorker.ready;
  await new Promise<void>((resolve) => {
    let restfulMoments = 0;
    const look = (moment: IdleDeadline): void => {
      restfulMoments = moment.timeRemaining() > 40 ? restfulMoments + 1 : 0;
      if (restfulMoments === 10) resolve();
      else requestIdleCallback(look);
    };
    requestIdleCallback(look);
  });
}

/**
 * Runs in the page. The click is the last part of a tap; at a slowdown it is never answered within the 16 ms below which it is
 * not told of.
 */
function followNextTap(): void {
  window.luwagTapAnswer = new Promise((resolve) => {
    let slowestMs = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name !== 'pointerdown' && name !== 'pointerup' && name !== 'click') continue;
        slowestMs = Math.max(slowestMs, duration);
        if (name === 'click') resolve(slowestMs);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
  });
}
