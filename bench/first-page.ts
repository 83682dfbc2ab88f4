import { type Language, languages } from '@luwag/contract/language';
import lighthouse from 'lighthouse';
import { type BenchTable, medianOf } from './bench-report.ts';
import { type MeasuringBrowser, startMeasuringBrowser } from './chromium.ts';
import { serveStaticPages, staticPageFrom } from './static-page.ts';

const runsPerPage = 5;
const mostTimesStatic = 1.15;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

type Measured = { lcpMs: number; fcpMs: number; blockingMs: number; shift: number; score: number };

/** How soon the first page is there, beside a hand-written one with the same words, measured by turns. */
export async function measureFirstPage(origin: string, staticPort: number): Promise<BenchTable> {
  const pages = new Map<string, string>();
  for (const language of languages) {
    pages.set(`/${language}`, staticPageFrom(await readStart(origin, language), language));
  }
  const statics = await serveStaticPages(pages, staticPort);
  try {
    const rows: string[][] = [];
    const limits: BenchTable['limits'][number][] = [];
    for (const language of languages) {
      const { real, still } = await measureByTurns(language, {
        real: `${origin}/start`,
        still: `${statics.origin}/${language}`,
      });
      const ratio = real.lcpMs / still.lcpMs;
      rows.push(rowOf(`${language} static`, still, 1), rowOf(`${language} /start`, real, ratio));
      limits.push({
        name: `LCP of /start in ${language} over the static page`,
        value: ratio,
        most: mostTimesStatic,
        unit: 'x',
      });
    }
    return {
      title: `First page: Lighthouse mobile, simulated throttling, median of ${runsPerPage}`,
      headings: ['page', 'LCP ms', '/ static', 'FCP ms', 'TBT ms', 'CLS', 'score'],
      rows,
      limits,
    };
  } finally {
    await statics.stop();
  }
}

async function readStart(origin: string, language: Language): Promise<string> {
  const response = await fetch(`${origin}/start`, { headers: { cookie: `luwag_language=${language}` } });
  if (!response.ok) throw new Error(`/start answers ${response.status}`);
  return response.text();
}

async function measureByTurns(
  language: Language,
  addresses: { real: string; still: string },
): Promise<{ real: Measured; still: Measured }> {
  const real: Measured[] = [];
  const still: Measured[] = [];
  for (let run = 0; run < runsPerPage; run += 1) {
    still.push(await measure(addresses.still, language));
    real.push(await measure(addresses.real, language));
  }
  return { real: middleOf(real), still: middleOf(still) };
}

/** One visit by a browser that has never been anywhere. */
async function measure(address: string, language: Language): Promise<Measured> {
  const browser = await startMeasuringBrowser();
  try {
    return await visit(browser, address, language);
  } finally {
    await browser.stop();
  }
}

async function visit(browser: MeasuringBrowser, address: string, language: Language): Promise<Measured> {
  const result = await lighthouse(address, {
    port: browser.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    emulatedUserAgent: iPhone,
    disableFullPageScreenshot: true,
    extraHeaders: { cookie: `luwag_language=${language}` },
  });
  if (result === undefined) throw new Error(`${address} could not be measured`);
  const { audits, categories, runtimeError, finalDisplayedUrl } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== address) throw new Error(`${address} led elsewhere`);
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

function middleOf(runs: readonly Measured[]): Measured {
  const middle = (name: keyof Measured): number => medianOf(runs.map((run) => run[name]));
  return {
    lcpMs: middle('lcpMs'),
    fcpMs: middle('fcpMs'),
    blockingMs: middle('blockingMs'),
    shift: middle('shift'),
    score: middle('score'),
  };
}

function rowOf(name: string, { lcpMs, fcpMs, blockingMs, shift, score }: Measured, ratio: number): string[] {
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
