import { type Language, languages } from '@luwag/contract/language';
import { routes } from '../apps/borrower/routing/routes.ts';
import type { BenchTable, Limit } from './bench-report.ts';
import { loggedInPhone, type LoggedInPhone } from './logged-in-phone.ts';
import { firstVisit, type Measured, measuredHeadings, middleOf, rowOf, visit } from './lighthouse-visit.ts';
import { serveStaticPages, staticPageFrom } from './static-page.ts';

const runsPerPage = 3;
const most = { timesStaticCold: 2.2, timesStaticWarm: 1.3, blockingMs: 50, shift: 0.01 };
const leastScore = 95;
/** On whose phone of the sandbox a screen has its work to show; all others are opened by somebody who owes a running loan. */
const screensOf: Readonly<Record<string, readonly string[]>> = {
  // In the middle of an application.
  '9170000001': ['identityInfo', 'baseInfo', 'baseInfo2', 'addressInfo', 'workInfo', 'contact', 'bankInfo'],
  // May borrow, and has coupons.
  '9170000003': ['allWithdraw', 'subIndex', 'withdrawPage', 'loan', 'coupon', 'appointLoan'],
  // To name another account, as the bank refused the first one.
  '9170000008': ['bankName'],
  // Has Easy Re-loan.
  '9170000011': ['appointLoanList', 'bookingAgreement'],
};
const owingPhone = '9170000004';

type Way = 'cold' | 'warm';

/** Every screen but the first: opened on a phone that was never there, and on one that has the app. */
export async function measureOtherPages(origin: string, staticPort: number): Promise<BenchTable> {
  const rows: string[][] = [];
  const limits: Limit[] = [];
  for (const language of wantedLanguages()) {
    const still = await measureStatic(origin, staticPort, language);
    rows.push(rowOf(`${language} static`, still, 1));
    for (const [borrowerPhone, paths] of wantedPaths()) {
      const phone = await loggedInPhone(origin, language, borrowerPhone);
      try {
        for (const { path, way } of waysOf(paths)) {
          const name = `${language} ${path} ${way}`;
          const page = await measureWay(phone, `${origin}${path}`, language, way);
          const ratio = page.lcpMs / still.lcpMs;
          const row = rowOf(name, page, ratio);
          rows.push(row);
          // The whole table takes most of two hours.
          console.error(row.join('  '));
          limits.push(...limitsOf(name, page, ratio, way));
        }
      } finally {
        await phone.remove();
      }
    }
  }
  return {
    title: `Other screens: Lighthouse mobile, simulated throttling, median of ${runsPerPage}`,
    headings: measuredHeadings,
    rows,
    limits,
  };
}

/** All screens but the first, or those named in PAGE_PATHS, separated by commas, by whose phone they are opened on. */
function wantedPaths(): ReadonlyMap<string, readonly string[]> {
  const named = process.env['PAGE_PATHS']?.split(',');
  const wanted = routes.filter(({ name, path }) => name !== 'start' && (named?.includes(path) ?? true));
  const grouped = Map.groupBy(wanted, ({ name }) => phoneOf(name));
  return new Map([...grouped].map(([phone, rows]) => [phone, rows.map(({ path }) => path)]));
}

function phoneOf(name: string): string {
  return Object.entries(screensOf).find(([, names]) => names.includes(name))?.[0] ?? owingPhone;
}

/** First all of them on a phone that keeps nothing, then with the app, which stays from screen to screen. */
function waysOf(paths: readonly string[]): readonly { path: string; way: Way }[] {
  return (['cold', 'warm'] as const).flatMap((way) => paths.map((path) => ({ path, way })));
}

/** All of them, or those named in PAGE_LANGUAGES, separated by commas: every language takes up to an hour. */
function wantedLanguages(): readonly Language[] {
  const named = process.env['PAGE_LANGUAGES']?.split(',');
  return languages.filter((language) => named?.includes(language) ?? true);
}

function limitsOf(name: string, page: Measured, ratio: number, way: Way): readonly Limit[] {
  const timesStatic = way === 'cold' ? most.timesStaticCold : most.timesStaticWarm;
  return [
    { name: `LCP of ${name} over the static page`, value: ratio, most: timesStatic, unit: 'x' },
    { name: `blocking of ${name}`, value: page.blockingMs, most: most.blockingMs, unit: 'ms' },
    { name: `shift of ${name}`, value: page.shift, most: most.shift, unit: '' },
    { name: `points missing of ${name}`, value: 100 - page.score, most: 100 - leastScore, unit: '' },
  ];
}

async function measureStatic(origin: string, port: number, language: Language): Promise<Measured> {
  const response = await fetch(`${origin}/start`, { headers: { cookie: `luwag_language=${language}` } });
  const statics = await serveStaticPages(
    new Map([['/static', staticPageFrom(await response.text(), language)]]),
    port,
  );
  try {
    const runs: Measured[] = [];
    for (let run = 0; run < runsPerPage; run += 1)
      runs.push(await firstVisit(`${statics.origin}/static`, language));
    return middleOf(runs);
  } finally {
    await statics.stop();
  }
}

async function measureWay(
  phone: LoggedInPhone,
  address: string,
  language: Language,
  way: Way,
): Promise<Measured> {
  if (way === 'warm') await phone.keepApp(address);
  const runs: Measured[] = [];
  for (let run = 0; run < runsPerPage; run += 1) {
    if (way === 'cold') await phone.forgetApp();
    runs.push(await phone.open((port) => visit(port, address, language, { keepsStorage: true })));
  }
  return middleOf(runs);
}
