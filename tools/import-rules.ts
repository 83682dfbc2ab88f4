import path from 'node:path';
import { isTest, type SourceFile } from './source-files.ts';

/* Which layer may import which. A layer is found by the start of a path; the first that fits wins. */

type Layer = {
  start: string;
  /** Layers it may import besides itself. */
  layers: readonly string[];
  /** Packages it may import besides the project's own. */
  packages: 'any' | readonly string[];
};

/** What a room of the borrower app that works with loans may import from outside it. */
const borrowerPackages = [
  'packages/contract/',
  'packages/loan-engine/pricing/quote.ts',
  'packages/loan-engine/pricing/early-payoff.ts',
  'packages/loan-engine/pricing/loan-product.ts',
  'packages/loan-engine/rewards/coupon.ts',
  'packages/loan-engine/decision/reason-codes.ts',
  'packages/loan-engine/life/repayment-scenario.ts',
  'packages/loan-engine/money/',
];

const layers: readonly Layer[] = [
  { start: 'packages/loan-engine/', layers: [], packages: [] },
  { start: 'packages/simulation/', layers: ['packages/loan-engine/'], packages: [] },
  { start: 'packages/contract/', layers: [], packages: ['valibot'] },
  { start: 'packages/provider-doubles/', layers: [], packages: 'any' },
  {
    start: 'apps/api/ports/',
    layers: ['packages/contract/', 'packages/loan-engine/'],
    packages: [],
  },
  {
    start: 'apps/api/texts/',
    layers: ['apps/api/ports/', 'packages/contract/', 'packages/loan-engine/'],
    packages: [],
  },
  {
    start: 'apps/api/use-cases/',
    layers: ['apps/api/ports/', 'apps/api/texts/', 'packages/contract/', 'packages/loan-engine/'],
    packages: ['node:crypto'],
  },
  {
    start: 'apps/api/http/',
    layers: [
      'apps/api/use-cases/',
      'apps/api/ports/',
      'apps/api/settings.ts',
      'packages/contract/',
      'packages/loan-engine/money/',
    ],
    packages: 'any',
  },
  {
    start: 'apps/api/jobs/',
    layers: ['apps/api/use-cases/', 'apps/api/ports/', 'packages/contract/', 'packages/loan-engine/'],
    packages: 'any',
  },
  {
    start: 'apps/api/sandbox/',
    layers: ['apps/api/use-cases/', 'apps/api/ports/', 'packages/contract/', 'packages/loan-engine/'],
    packages: 'any',
  },
  {
    start: 'apps/api/adapters/simulated/',
    layers: [
      'apps/api/adapters/',
      'apps/api/ports/',
      'packages/contract/',
      'packages/loan-engine/',
      'packages/provider-doubles/',
    ],
    packages: 'any',
  },
  {
    start: 'apps/api/adapters/',
    layers: [
      'apps/api/ports/',
      'apps/api/settings.ts',
      'apps/api/face-settings.ts',
      'apps/api/photo-store-settings.ts',
      'packages/contract/',
      'packages/loan-engine/',
    ],
    packages: 'any',
  },
  {
    start: 'apps/api/settings.ts',
    layers: [
      'apps/api/setting-values.ts',
      'apps/api/face-settings.ts',
      'apps/api/identity-settings.ts',
      'apps/api/lender-settings.ts',
      'apps/api/provider-settings.ts',
      'apps/api/photo-store-settings.ts',
      'apps/api/ports/',
      'packages/contract/',
    ],
    packages: ['valibot', 'node:path'],
  },
  { start: 'apps/api/face-settings.ts', layers: ['apps/api/setting-values.ts'], packages: ['valibot'] },
  {
    start: 'apps/api/identity-settings.ts',
    layers: ['apps/api/setting-values.ts', 'apps/api/ports/'],
    packages: ['valibot'],
  },
  {
    start: 'apps/api/lender-settings.ts',
    layers: ['apps/api/setting-values.ts', 'packages/contract/'],
    packages: ['valibot'],
  },
  { start: 'apps/api/provider-settings.ts', layers: ['apps/api/setting-values.ts'], packages: ['valibot'] },
  { start: 'apps/api/photo-store-settings.ts', layers: [], packages: ['valibot'] },
  { start: 'apps/api/setting-values.ts', layers: [], packages: ['valibot'] },
  {
    start: 'apps/api/run-processes.ts',
    layers: [
      'apps/api/run-process.ts',
      'apps/api/start-database.ts',
      'apps/api/start-keys.ts',
      'apps/api/settings.ts',
      'apps/api/ports/',
    ],
    packages: 'any',
  },
  { start: 'apps/api/run-process.ts', layers: ['apps/api/ports/'], packages: 'any' },
  ...borrowerLayers(),
  {
    start: 'apps/console/',
    layers: ['packages/contract/', 'packages/loan-engine/decision/reason-codes.ts'],
    packages: 'any',
  },
];

/** The rooms of the borrower app, each with the rooms it may import. Every arrow points down the list of rooms. */
function borrowerLayers(): readonly Layer[] {
  const rooms = {
    platform: [],
    boot: ['platform'],
    worker: ['platform'],
    messages: ['platform'],
    store: ['platform', 'messages'],
    routing: ['platform', 'messages', 'store'],
    components: ['platform', 'messages', 'store', 'routing'],
    screens: ['platform', 'messages', 'store', 'routing', 'components'],
    app: ['platform', 'messages', 'store', 'routing', 'components', 'screens', 'boot'],
  };
  const start = 'apps/borrower/';
  return [
    ...Object.entries(rooms).map(([room, others]): Layer => ({
      start: `${start}${room}/`,
      layers: [...others.map((other) => `${start}${other}/`), ...borrowerPackages],
      packages: 'any',
    })),
    // The build and what tests need stand outside the rooms.
    ...['build', 'testing/'].map((outside): Layer => ({
      start: start + outside,
      layers: [start, ...borrowerPackages],
      packages: 'any',
    })),
  ];
}

/** The manifests of the screens. Each stands with its screen, but below the routing that is made from it. */
const manifestFile = /^apps\/borrower\/screens\/[^/]+\/route\.ts$/;
const manifestLayer: Layer = {
  start: 'apps/borrower/routing/screen-route.ts',
  layers: ['packages/contract/'],
  packages: [],
};
const manifestList = 'apps/borrower/routing/manifests.ts';
/** The build computes these, so that no manifest reaches the browser as code. */
const manifestReaders = /^apps\/borrower\/(routing\/[a-z]+-table\.ts$|build)/;

/** Files that may import every layer: those that wire the parts, and what is outside the product. */
const importsEveryLayer =
  /^(apps\/api\/(main|build-parts|world|sandbox-world|provider-world|wire-providers|add-staff|change-staff|staff-script|start-database|start-keys|make-keys|rotate-keys|import-book|export-book|book-parts|migrate-database|distribute-database|processes-agree)\.ts$|tests\/|tools\/|bench\/|vitest\.config\.ts$)/;

/** Parts of the browser's layers that run on a server or at build time and need more than a screen may. */
const frontEndFolders = /^apps\/(borrower|console)\//;
const serverOnlyPackages = /^(node:|pg$|fastify|@fastify\/|graphile-worker|pino$|sharp$)/;
const buildFiles = /^apps\/(borrower|console)\/build(-[a-z-]+)?\.ts$|^apps\/(borrower|console)\/build\//;

/** Everything a file imports, as written. */
export function importsOf(text: string): readonly string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  const pattern =
    /(?:^|[\s;}])(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...withoutComments.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** Whether the rules hold for a file: not for tests and the files that wire the parts. */
export function isImportRuled(file: string): boolean {
  return /\.tsx?$/.test(file) && !isTest(file) && !importsEveryLayer.test(file);
}

export function forbiddenImports(file: SourceFile): readonly string[] {
  if (!isImportRuled(file.path)) return [];
  const layer = layerOf(file.path);
  if (layer === undefined) return [`${file.path}: lies in no layer`];
  return importsOf(file.text).flatMap((specifier) => {
    const isAllowed = isOwn(specifier)
      ? mayImportFile(file.path, layer, resolveOwn(file.path, specifier))
      : mayImportPackage(file.path, layer, specifier);
    return isAllowed ? [] : [`${file.path}: may not import ${specifier}`];
  });
}

function isOwn(specifier: string): boolean {
  return specifier.startsWith('.') || specifier.startsWith('@luwag/');
}

/** Path from the project's folder that an import of the project's own code means. */
export function resolveOwn(from: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
  return `packages/${specifier.slice('@luwag/'.length)}.ts`;
}

function layerOf(file: string): Layer | undefined {
  return manifestFile.test(file) ? manifestLayer : layers.find(({ start }) => file.startsWith(start));
}

function mayImportFile(file: string, layer: Layer, target: string): boolean {
  if (manifestFile.test(target)) return file === manifestList;
  if (target === manifestList) return manifestReaders.test(file);
  return [layer.start, ...layer.layers].some((start) => target.startsWith(start));
}

function mayImportPackage(file: string, layer: Layer, specifier: string): boolean {
  if (frontEndFolders.test(file) && !buildFiles.test(file)) return !serverOnlyPackages.test(specifier);
  return layer.packages === 'any' || layer.packages.includes(specifier);
}
