import type { Language } from '@luwag/contract/language';
import lighthouse from 'lighthouse';
import { medianOf } from './bench-report.ts';
import { startMeasuringBrowser } from './chromium.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** All that the score is made of, and nothing else: counting which code is used would slow the code. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Times in milliseconds, the shift as Lighthouse counts it, the score of 100. */
export type Measured = { lcpMs: number; fcpMs: number; blockingMs: number; shift: number; score: number };

export const measuredHeadings = ['page', 'LCP ms', '/ static', 'FCP ms', 'TBT ms', 'CLS', 'score'] as const;

/** One visit as Lighthouse simulates a phone on a slow line; what the browser has stored may be kept for it. */
export async function visit(
  port: number,
  address: string,
  language: Language,
  { keepsStorage = false, headers = {} }: { keepsStorage?: boolean; headers?: Record<string, string> } = {},
): Promise<Measured> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyAudits: metrics,
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    emulatedUserAgent: iPhone,
    disableFullPageScreenshot: true,
    // A stream of changes stays open, so the page never falls silent; all else is there within three seconds.
    maxWaitForLoad: 6000,
    disableStorageReset: keepsStorage,
    ...(keepsStorage ? {} : { extraHeaders: { cookie: `luwag_language=${language}`, ...headers } }),
  });
  if (result === undefined) throw new Error(`${address} could not be measured`);
  const { audits, categories, runtimeError, finalDisplayedUrl } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  if (finalDisplayedUrl.split('?', 1)[0] !== address)
    throw new Error(`${address} led to ${finalDisplayedUrl}`);
  const figure = (id: string): number => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`${address}: no ${id}`);
    return value;
  };
  return {
    lcpMs: figure('largest-contentful-paint'),
    fcpMs: figure('first-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    score: (categories['performance']?.score ?? 0) * 100,
  };
}

/** One visit by a browser that has never been anywhere. */
export async function firstVisit(address: string, language: Language): Promise<Measured> {
  const browser = await startMeasuringBrowser();
  try {
    return await visit(browser.port, address, language);
  } finally {
    await browser.stop();
  }
}

export function middleOf(runs: readonly Measured[]): Measured {
  const middle = (name: keyof Measured): number => medianOf(runs.map((run) => run[name]));
  return {
    lcpMs: middle('lcpMs'),
    fcpMs: middle('fcpMs'),
    blockingMs: middle('blockingMs'),
    shift: middle('shift'),
    score: middle('score'),
  };
}

export function rowOf(
  name: string,
  { lcpMs, fcpMs, blockingMs, shift, score }: Measured,
  ratio: number,
): string[] {
  return [
    name,
    lcpMs.toFixed(0),
    ratio.toFixed(2),
    fcpMs.toFixed(0),
    blockingMs.toFixed(0),
    shift.toFixed(3),
    score.toFixed(0),
  ];
}
