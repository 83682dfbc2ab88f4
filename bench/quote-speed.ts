import path from 'node:path';
import { build } from 'vite';
import { startChromium } from '../tests/journeys/chromium.ts';
import { type BenchTable, medianOf } from './bench-report.ts';
import { projectFolder } from './product-process.ts';

const mostMs = 0.2;
const rounds = 9;
const quotesPerRound = 2_000;

/** One price of a loan as the amount slider asks for it, in Chromium. */
export async function measureQuotes(): Promise<BenchTable> {
  const script = await bundleOf(path.join(import.meta.dirname, 'quote-in-browser.ts'));
  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await page.evaluate<number>(`priceQuotes(${quotesPerRound})`));
    }
    const middleMs = medianOf(times);
    return {
      title: 'One quote priced in Chromium, caps checked',
      headings: ['quotes', 'ms each', 'limit'],
      rows: [[String(rounds * quotesPerRound), middleMs.toFixed(4), String(mostMs)]],
      limits: [{ name: 'a quote in the browser', value: middleMs, most: mostMs, unit: 'ms' }],
    };
  } finally {
    await browser.close();
  }
}

async function bundleOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bench', fileName: 'bench' } },
  });
  const [output] = [built].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('the quote was not bundled');
  return chunk.code;
}
