import type { Language } from '@luwag/contract/language';
import lighthouse, { type Artifacts } from 'lighthouse';
import { ProcessedNavigation } from 'lighthouse/core/computed/processed-navigation.js';
import { ProcessedTrace } from 'lighthouse/core/computed/processed-trace.js';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';
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

/**
 * Times in milliseconds, the shift as Lighthouse counts it, the score of 100. `ownBlockingMs` leaves out what the page's
 * thread waited for a processor while others had it: it tells a heavy page from a busy machine, and no limit is on it.
 */
export type Measured = {
  lcpMs: number;
  fcpMs: number;
  blockingMs: number;
  ownBlockingMs: number;
  shift: number;
  score: number;
  /** Of the visits, how many got a page that the server had rendered the screen into. */
  rendered: number;
};

export const measuredHeadings = [
  'page',
  'LCP ms',
  '/ static',
  'FCP ms',
  'TBT ms',
  'own TBT',
  'CLS',
  'score',
  'rendered',
] as const;

/** As Lighthouse counts blocking on a phone four times slower: what a task takes beyond 50 ms. */
const slowdown = 4;
const unnoticedMs = 50;

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
    ownBlockingMs: await ownBlockingMs(result.artifacts.Trace),
    shift: figure('cumulative-layout-shift'),
    score: (categories['performance']?.score ?? 0) * 100,
    rendered: isRendered(result.artifacts.DevtoolsLog) ? 1 : 0,
  };
}

/** A page with somebody's screen in it may be kept nowhere; every other page of the app says that it may be asked for again. */
function isRendered(log: Artifacts['DevtoolsLog']): boolean {
  return log.some(
    (entry) =>
      entry.method === 'Network.responseReceived' &&
      entry.params.type === 'Document' &&
      entry.params.response.headers['cache-control'] === 'no-store',
  );
}

async function ownBlockingMs(trace: Artifacts['Trace']): Promise<number> {
  const context = { computedCache: new Map() };
  const { timestamps } = await ProcessedNavigation.request(trace, context);
  const { mainThreadEvents } = await ProcessedTrace.request(trace, context);
  return mainThreadEvents
    .filter(
      (event) => TraceProcessor.isScheduleableTask(event) && event.ts >= timestamps.firstContentfulPaint,
    )
    .map((task) => Math.max(0, workedMs(task) * slowdown - unnoticedMs))
    .reduce((sum, ms) => sum + ms, 0);
}

/** In microseconds the browser tells it of most tasks, which Lighthouse's types leave out; of the others only how long they took. */
function workedMs(task: { dur?: number }): number {
  return ('tdur' in task && typeof task.tdur === 'number' ? task.tdur : (task.dur ?? 0)) / 1000;
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
    ownBlockingMs: middle('ownBlockingMs'),
    shift: middle('shift'),
    score: middle('score'),
    rendered: runs.reduce((sum, { rendered }) => sum + rendered, 0),
  };
}

export function rowOf(
  name: string,
  { lcpMs, fcpMs, blockingMs, ownBlockingMs: ownMs, shift, score, rendered }: Measured,
  ratio: number,
): string[] {
  return [
    name,
    lcpMs.toFixed(0),
    ratio.toFixed(2),
    fcpMs.toFixed(0),
    blockingMs.toFixed(0),
    ownMs.toFixed(0),
    shift.toFixed(3),
    score.toFixed(0),
    String(rendered),
  ];
}
