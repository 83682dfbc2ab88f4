import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isLanguage, languages } from '@luwag/contract/language';
import { accept, acceptedFolder, differenceOf, forgetOthers, otherFiles } from './accepted.ts';
import { addToGallery, emptyGallery, type Pictured, writeGallery } from './gallery.ts';
import type { PhoneWidth } from './phone-in-hand.ts';
import { startPicturedProduct } from './pictured-product.ts';
import { type Picture, type Scheme, takePictures } from './take-pictures.ts';
import { type Hand, hands, routeNames } from './visits.ts';

/* Pictures every screen of the borrower app in its main states on the running product. */

const usage = `script/screens [--accept | --check] [--only homeIndex,start] [--languages en-US,fil-PH] [--schemes light,dark] [--width 320]

Without a flag: every screen in its main states, in every language, light and dark, as one page in screens/index.html. A phone is 390 pixels wide, or 320.
--accept   keeps the main state of each screen, in English and light, in docs/screens/
--check    compares these with what the screens look like now; ends with 1 where one has changed`;

const longestNamed = 10;

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    only: { type: 'string' },
    languages: { type: 'string' },
    schemes: { type: 'string' },
    width: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const wantedRoutes = values.only?.split(',') ?? routeNames;
const isKnown =
  wantedRoutes.every((name) => routeNames.includes(name)) && ['320', '390'].includes(values.width ?? '390');

if (values.help || !isKnown || (values.accept && values.check)) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  process.exitCode = await run();
}

async function run(): Promise<number> {
  const startedAtMs = performance.now();
  const problems = values.accept ? await acceptAll() : values.check ? await checkAll() : await pictureAll();
  for (const problem of problems) console.log(problem);
  console.log(`took ${Math.round((performance.now() - startedAtMs) / 1000)} s`);
  return problems.length === 0 ? 0 : 1;
}

async function pictureAll(): Promise<readonly string[]> {
  await emptyGallery();
  const all = createHash('sha256');
  const pictured: Pictured[] = [];
  const failures = await take(
    handsWith(() => true),
    {
      languages: values.languages?.split(',').filter(isLanguage) ?? languages,
      schemes: (['light', 'dark'] as const).filter((scheme) => values.schemes?.includes(scheme) ?? true),
      width: values.width === '320' ? 320 : 390,
    },
    async (picture) => {
      all.update(picture.png);
      const added = await addToGallery(picture);
      pictured.push(added);
      console.log(lineOf(added));
    },
  );
  const file = await writeGallery(pictured);
  console.log(
    ['', `The ${longestNamed} longest screens:`, ...longestOf(pictured).map(lineOf), ''].join('\n'),
  );
  console.log(`${pictured.length} pictures in ${file}`);
  console.log(`the same pictures have the same sum: ${all.digest('hex').slice(0, 16)}`);
  return failures;
}

/** The longest picture of each screen, the longest first. */
function longestOf(pictured: readonly Pictured[]): readonly Pictured[] {
  const sorted = pictured.toSorted((one, other) => other.pixels - one.pixels);
  return sorted
    .filter(({ route }, index) => sorted.findIndex((row) => row.route === route) === index)
    .slice(0, longestNamed);
}

function lineOf({ route, state, language, scheme, pixels }: Pictured): string {
  return `${String(pixels).padStart(5)} px  /${route}, ${state}, ${language}, ${scheme}`;
}

async function acceptAll(): Promise<readonly string[]> {
  let bytes = 0;
  const failures = await takeMain(async (picture) => {
    bytes += await accept(picture);
  });
  await forgetOthers();
  console.log(`${Math.round(bytes / 1000)} kB of pictures in ${acceptedFolder}`);
  return failures;
}

async function checkAll(): Promise<readonly string[]> {
  const changed = (await otherFiles()).map((file) => `${file}: is no screen's picture`);
  let compared = 0;
  const failures = await takeMain(async (picture) => {
    const difference = await differenceOf(picture);
    compared += 1;
    if (difference !== null) changed.push(`/${picture.visit.route}: ${difference}`);
  });
  console.log(`${compared} screens compared, ${changed.length} changed`);
  return [...changed, ...failures];
}

function takeMain(keep: (picture: Picture) => Promise<void>): Promise<readonly string[]> {
  const main = { languages: ['en-US'], schemes: ['light'], width: 390 } as const;
  return take(
    handsWith(({ isMain }) => isMain),
    main,
    keep,
  );
}

async function take(
  wantedHands: readonly Hand[],
  looks: { languages: readonly (typeof languages)[number][]; schemes: readonly Scheme[]; width: PhoneWidth },
  keep: (picture: Picture) => Promise<void>,
): Promise<readonly string[]> {
  const product = await startPicturedProduct();
  try {
    return await takePictures({ product, hands: wantedHands, ...looks, keep });
  } finally {
    await product.end();
  }
}

function handsWith(isWanted: (visit: Hand['visits'][number]) => boolean): readonly Hand[] {
  return hands
    .map((hand) => ({
      ...hand,
      visits: hand.visits.filter((visit) => wantedRoutes.includes(visit.route) && isWanted(visit)),
    }))
    .filter(({ visits }) => visits.length > 0);
}
