import type { CDPSession, Page } from 'playwright-core';
import type { BenchTable } from './bench-report.ts';
import { loggedInPhone } from './logged-in-phone.ts';

const slowdown = 4;
const mostMs = 100;
const runsPerTap = 3;

/** What people tap most, one of each kind: to another screen, a sheet, a choice, a tab, a switch, a fold. */
const taps = [
  { address: '/homeIndex', target: '.bottom-navigation a[href="/my"]' },
  { address: '/homeIndex', target: '#help-button' },
  { address: '/billIndex', target: '[role="tab"][aria-selected="false"]' },
  { address: '/repaidDetail', target: 'input[name="kind"][value="part"]' },
  { address: '/msgCenter', target: '[role="tab"][aria-selected="false"]' },
  { address: '/setup', target: 'main input[type="checkbox"]' },
  { address: '/guildDetail', target: 'main a, main summary' },
] as const;

/** How long a screen takes to answer a finger, in milliseconds from the touch to the next picture, on a slow phone. */
export async function measureTaps(origin: string): Promise<BenchTable> {
  const phone = await loggedInPhone(origin, 'en-US');
  try {
    const page = await phone.context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(followAnswers);
    const session = await phone.context.newCDPSession(page);
    const rows: { name: string; answeredMs: number }[] = [];
    for (const { address, target } of taps) {
      const runs: number[] = [];
      for (let run = 0; run < runsPerTap; run += 1)
        runs.push(await tapOnce(page, session, `${origin}${address}`, target));
      rows.push({ name: `${address} ${target}`, answeredMs: Math.max(...runs) });
    }
    return {
      title: `A tap's answer at ${slowdown} x slowdown, the slowest of ${runsPerTap}`,
      headings: ['tap', 'ms', 'limit'],
      rows: rows.map(({ name, answeredMs }) => [name, String(answeredMs), String(mostMs)]),
      limits: rows.map(({ name, answeredMs }) => ({
        name: `answer to ${name}`,
        value: answeredMs,
        most: mostMs,
        unit: 'ms',
      })),
    };
  } finally {
    await phone.stop();
  }
}

async function tapOnce(page: Page, session: CDPSession, address: string, target: string): Promise<number> {
  await page.goto(address);
  const place = page.locator(target).first();
  await place.waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    await place.click({ force: true });
    await page.waitForFunction(() => window.luwagAnsweredMs !== undefined);
    return await page.evaluate(() => window.luwagAnsweredMs ?? Number.NaN);
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

declare global {
  interface Window {
    /** From the first touch to the picture that answered it. */
    luwagAnsweredMs?: number | undefined;
  }
}

/** Runs in the page. */
function followAnswers(): void {
  new PerformanceObserver((list) => {
    window.luwagAnsweredMs = list.getEntries()[0]?.duration;
  }).observe({ type: 'first-input', buffered: true });
}
