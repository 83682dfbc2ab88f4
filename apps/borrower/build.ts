import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@luwag/contract/language';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { build, type InlineConfig, type Plugin } from 'vite';
import {
  legalIdentityTokens,
  publicSettingsToken,
  routeFilesToken,
  startBodyToken,
} from './platform/page-tokens.ts';
import { pageSymbols } from './components/icon/page-symbols.ts';
import type { renderStart } from './app/prerender.tsx';
import { routes } from './routing/routes.ts';
import { checkLoginBudget, checkRouteBudgets } from './build/budgets.ts';
import { compiledMessages, compiledWords } from './build/compiled-messages.ts';
import { computedTables } from './build/computed-tables.ts';
import { contractMark } from './build/contract-mark.ts';
import { fewChunks } from './build/few-chunks.ts';
import {
  appFiles,
  builtModules,
  readManifest,
  readStartStyles,
  routeFileNames,
  startChunks,
} from './build/manifest.ts';
import { offlineFiles } from './build/offline-files.ts';
import { slimEndpoints } from './build/slim-endpoints.ts';
import { screenPage } from './build/screen-page.ts';
import { startPage } from './build/start-page.ts';
import type { OfflineFiles } from './worker/offline-files.ts';

const root = import.meta.dirname;
const modules = path.join(root, '../../node_modules');
const finished = path.join(root, 'dist');
// Built aside and moved at the end, so that a server beside it never sees half a build.
const workspace = path.join(root, '.cache', `build-${process.pid}`);
const output = path.join(workspace, 'dist');
// The server renders pages with it, whenever prices change.
const prerenderOutput = path.join(output, 'prerender');
const inlineBudgetBytes = 6000;

/** Some libraries mark their files for servers that run components in another way than this one. */
const withoutServerMarks: Plugin = {
  name: 'without-server-marks',
  onLog: (_level, { code }) => (code === 'MODULE_LEVEL_DIRECTIVE' ? false : null),
};

/** The server names each screen's files in its page, so that nothing is left for the bundler's own list of what to fetch before. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.isDynamicEntry && (file.viteMetadata?.importedCss.size ?? 0) > 0)
        this.error(`${file.name} brings styles, which nothing fetches: name them in the route`);
    }
  },
};

/** The router's library can match patterns in paths. The guard finds screens by its table, so the matcher stays out; calling it throws. */
const withoutPathPatterns: Plugin = {
  name: 'without-path-patterns',
  enforce: 'pre',
  load: (id) => (id.includes('node_modules/regexparam/') ? 'export const parse = null;' : null),
};

const withPageSymbols: Plugin = {
  name: 'with-page-symbols',
  transformIndexHtml: (page) => page.replace('__PAGE_SYMBOLS__', pageSymbols()),
};

/** React's packages choose between development and production while they load, and check that it was built: a build has chosen. */
const productionFiles = [
  ['react', 'react'],
  ['react/jsx-runtime', 'react-jsx-runtime'],
  ['react-dom', 'react-dom'],
  ['react-dom/client', 'react-dom-client'],
  ['scheduler', 'scheduler'],
].map(([name = '', file = '']) => ({
  find: new RegExp(`^${name}$`),
  replacement: path.join(modules, name.split('/')[0] ?? '', 'cjs', `${file}.production.js`),
}));

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [
    compiledMessages(),
    computedTables(),
    slimEndpoints(),
    contractMark(),
    withoutServerMarks,
    withoutPreloads,
    withoutPathPatterns,
    withPageSymbols,
  ],
  resolve: {
    alias: [
      ...productionFiles,
      { find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
      // React has this hook itself since its version 18.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
    ],
  },
};

/** A stylesheet's name begins with its screen's, so that fewer letters tell its versions apart. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** The contract's field rules stand beside what the login page reads of it; it drops them, so their library stays out. */
const schemas = { name: 'schemas', test: /node_modules.valibot/, priority: 2 };

await buildAll();

async function buildAll(): Promise<void> {
  const startedAtMs = performance.now();
  await buildClient();
  const inlineScript = await buildInlineScript('boot/start-inline.ts');
  const screenInline = await buildInlineScript('boot/screen-inline.ts');
  const render = await buildPrerender();
  await writePages(render, { inlineScript, screenInline });
  await rm(finished, { recursive: true, force: true });
  await rename(output, finished);
  await rm(workspace, { recursive: true, force: true });
  console.log(`borrower app built in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`);
}

async function buildClient(): Promise<void> {
  await build({
    ...shared,
    plugins: [...(shared.plugins ?? []), builtModules(root)],
    // An inlined stylesheet or picture would be a data: address, which the content security policy forbids.
    build: {
      outDir: output,
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      // The server names a screen's files in its page, and the phone keeps them: lists of them need not travel in every script.
      modulePreload: false,
      // Schemas nobody uses on a route are dropped: building one has no side effects.
      rolldownOptions: {
        treeshake: {
          manualPureFunctions: ['v', 'lineField', 'numberField', 'optionalMobile', 'personalName'],
        },
        // Names of files are most of the lists of screens and words that every route loads: they are kept short.
        output: {
          chunkFileNames: 'assets/c-[hash:7].js',
          assetFileNames,
          codeSplitting: { groups: [schemas, ...fewChunks(root)] },
        },
      },
    },
  });
}

/** A script that stands alone, without imports at run time. */
async function buildScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    ...shared,
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, file), output: { format: 'iife' } },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${file} was not built`);
  return chunk.code.trim();
}

async function buildInlineScript(file: string): Promise<string> {
  const code = await buildScript(file);
  if (Buffer.byteLength(code) > inlineBudgetBytes) {
    throw new Error(`Inline script has ${Buffer.byteLength(code)} bytes, more than ${inlineBudgetBytes}`);
  }
  console.log(`inline script ${file}: ${Buffer.byteLength(code)} bytes of ${inlineBudgetBytes}`);
  return code;
}

async function buildPrerender(): Promise<typeof renderStart> {
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'app/prerender.tsx'),
      outDir: prerenderOutput,
      emptyOutDir: true,
      rolldownOptions: { output: { assetFileNames } },
    },
  });
  const module: unknown = await import(pathToFileURL(path.join(prerenderOutput, 'prerender.js')).href);
  return (module as { renderStart: typeof renderStart }).renderStart;
}

async function writePages(
  render: typeof renderStart,
  { inlineScript, screenInline }: { inlineScript: string; screenInline: string },
): Promise<void> {
  const manifest = await readManifest(output);
  const shellPage = await readFile(path.join(output, 'index.html'), 'utf8');
  const styleHashes = new Set<string>();
  const { entry } = startChunks(manifest, 'en-US');
  for (const language of languages) {
    const chunks = startChunks(manifest, language);
    const bytes = await checkLoginBudget(output, chunks, language);
    console.log(`login route in ${language}: ${bytes} bytes of JavaScript (brotli)`);
    const { stylesheet, ...rendered } = await render(language, {
      mode: 'production',
      supportAndroid: false,
      prohibitSelect: false,
      requestUrls: { test: '', prod: '' },
      maritalStatusList: 'long',
      legalIdentity: legalIdentityTokens,
      product: { ...mainProduct, offeredTermDays: [...mainProduct.offeredTermDays] },
    });
    const styles = await readStartStyles(output, manifest, stylesheet);
    for (const { text } of Object.values(styles)) styleHashes.add(hashOf(text));
    const page = startPage({ shellPage, language, chunks, inlineScript, styles, ...rendered });
    await writeFile(path.join(output, `start.${language}.html`), page);
    const { hindiLetters } = rendered;
    const later = screenPage({ shellPage, entry, screenInline, hindiLetters });
    await writeFile(path.join(output, 'index.html'), later);
  }
  await writeJson('inline-script-hashes.json', [hashOf(inlineScript), hashOf(screenInline)]);
  await writeJson('inline-style-hashes.json', [...styleHashes]);
  const routeFiles = routeFileNames(manifest, languages);
  const heaviest = await checkRouteBudgets(output, routeFiles, startChunks(manifest, 'en-US'));
  console.log(`heaviest other route: ${heaviest.bytes} bytes beyond it (${heaviest.address})`);
  await writeJson('route-files.json', routeFiles);
  await writeJson(
    'route-aliases.json',
    Object.fromEntries(
      routes.flatMap(({ alias, path: address }) => (alias === undefined ? [] : [[alias, address]])),
    ),
  );
  for (const language of languages)
    await writeJson(`words.${language}.json`, await compiledWords(root, language));
  await writeServiceWorker(offlineFiles({ ...appFiles(manifest, languages), routes: routeFiles }));
  await writeJson('page-tokens.json', {
    publicSettings: publicSettingsToken,
    startBody: startBodyToken,
    routeFiles: routeFilesToken,
    legalIdentity: legalIdentityTokens,
  });
}

async function writeServiceWorker(kept: OfflineFiles): Promise<void> {
  const code = await buildScript('worker/service-worker.ts', { offlineFiles: JSON.stringify(kept) });
  await writeFile(path.join(output, 'sw.js'), code);
  console.log(`service worker: ${kept.files.length} files`);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function writeJson(name: string, value: unknown): Promise<void> {
  await writeFile(path.join(output, name), `${JSON.stringify(value, null, 2)}\n`);
}
