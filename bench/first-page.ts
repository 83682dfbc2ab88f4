import { type Language, languages } from '@luwag/contract/language';
import type { BenchTable } from './bench-report.ts';
import { firstVisit, type Measured, measuredHeadings, middleOf, rowOf } from './lighthouse-visit.ts';
import { serveStaticPages, staticPageFrom } from './static-page.ts';

const runsPerPage = 5;
const most = { timesStatic: 1.1, blockingMs: 50, shift: 0.01, pointsMissing: 0 };

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
      const name = `/start in ${language}`;
      limits.push(
        { name: `LCP of ${name} over the static page`, value: ratio, most: most.timesStatic, unit: 'x' },
        { name: `blocking of ${name}`, value: real.blockingMs, most: most.blockingMs, unit: 'ms' },
        { name: `shift of ${name}`, value: real.shift, most: most.shift, unit: '' },
        { name: `points missing of ${name}`, value: 100 - real.score, most: most.pointsMissing, unit: '' },
      );
    }
    return {
      title: `First page: Lighthouse mobile, simulated throttling, median of ${runsPerPage}`,
      headings: measuredHeadings,
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
    still.push(await firstVisit(addresses.still, language));
    real.push(await firstVisit(addresses.real, language));
  }
  return { real: middleOf(real), still: middleOf(still) };
}
