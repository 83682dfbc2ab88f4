import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../tests/free-port.ts';
import { measureJourney } from './application-journey.ts';
import { type BenchTable, brokenLimits, formatTable } from './bench-report.ts';
import { measureClose, measureLargeClose } from './close-speed.ts';
import { measureFaces } from './face-speed.ts';
import { measureFirstPage } from './first-page.ts';
import { measureFreshClone } from './fresh-clone.ts';
import { startProductProcess } from './product-process.ts';
import { measureOtherPages } from './other-pages.ts';
import { measureOverload } from './overload.ts';
import { measurePlaceSearch } from './place-search.ts';
import { measureQuotes } from './quote-speed.ts';
import { measureLoad } from './load.ts';
import { measureGrowth } from './repayment-growth.ts';
import { measureRepayments } from './repayment-speed.ts';
import { weighRoutes } from './route-weights.ts';
import { measureSlowProvider } from './slow-provider.ts';
import { measureStarts } from './start-times.ts';
import { measureTaps } from './taps.ts';
import { measureUpgrade } from './upgrade.ts';
import { measureWrites } from './write-speed.ts';

/* Prints the benchmark tables one after the other, and ends with 1 when a limit is broken. */

/** A phone shares no processor with the server: where this machine has few, the server waits for the browser. */
const yielding = ['nice', '-n', '10', 'apps/api/serve'] as const;

type Measure = (folder: string) => Promise<BenchTable>;

const tables: Readonly<Record<string, Measure>> = {
  weights: async () => weighRoutes(),
  starts: measureStarts,
  writes: measureWrites,
  repayments: measureRepayments,
  overload: measureOverload,
  growth: measureGrowth,
  close: measureClose,
  quotes: async () => measureQuotes(),
  places: async () => measurePlaceSearch(),
  'first-page': (folder) => ofProduct(path.join(folder, 'first-page'), measureFirstPage),
  taps: (folder) => ofProduct(path.join(folder, 'taps'), measureTaps),
  journey: (folder) => ofProduct(path.join(folder, 'journey'), measureJourney),
  pages: (folder) => ofProduct(path.join(folder, 'pages'), measureOtherPages),
  faces: measureFaces,
  'slow-provider': measureSlowProvider,
  fresh: measureFreshClone,
  large: measureLargeClose,
  load: (folder) =>
    measureLoad(folder, {
      borrowers: Number(values.book),
      data: values.data ?? null,
      minutes: Number(values.minutes),
    }),
  upgrade: (folder) => measureUpgrade(folder, values.from),
};

/** Takes minutes each, and are measured only where they are asked for. */
const longTables = [
  'fresh',
  'growth',
  'large',
  'load',
  'overload',
  'pages',
  'slow-provider',
  'upgrade',
] as const;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    fresh: { type: 'boolean' },
    growth: { type: 'boolean' },
    large: { type: 'boolean' },
    load: { type: 'boolean' },
    book: { type: 'string', default: '100000' },
    data: { type: 'string' },
    minutes: { type: 'string', default: '0' },
    pages: { type: 'boolean' },
    overload: { type: 'boolean' },
    'slow-provider': { type: 'boolean' },
    upgrade: { type: 'boolean' },
    from: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const wanted =
  values.only?.split(',') ??
  Object.keys(tables).filter((name) => {
    const long = longTables.find((table) => table === name);
    return long === undefined || values[long] === true;
  });
const isKnown = wanted.every((name) => name in tables);

if (values.help === true || !isKnown) {
  console.log(
    `script/bench [--only ${Object.keys(tables).join(',')}] [--fresh] [--growth] [--large] [--load [--book 100000] [--data folder] [--minutes 60]] [--overload] [--pages] [--slow-provider] [--upgrade --from v1.2.3]`,
  );
  process.exitCode = isKnown ? 0 : 2;
} else {
  process.exitCode = await measureAll(wanted);
}

async function measureAll(names: readonly string[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-bench-'));
  const finished: BenchTable[] = [];
  try {
    for (const name of names) {
      const table = await tables[name]?.(folder);
      if (table === undefined) continue;
      finished.push(table);
      console.log(formatTable(table));
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  const broken = brokenLimits(finished);
  console.log(broken.length === 0 ? '\nlimits kept' : `\nlimits broken:\n${broken.join('\n')}`);
  return broken.length === 0 ? 0 : 1;
}

async function ofProduct(
  dataFolder: string,
  measure: (origin: string, staticPort: number) => Promise<BenchTable>,
): Promise<BenchTable> {
  const product = await startProductProcess({ dataFolder, port: await freePort(), command: yielding });
  try {
    return await measure(product.origin, await freePort());
  } finally {
    await product.stop();
  }
}
