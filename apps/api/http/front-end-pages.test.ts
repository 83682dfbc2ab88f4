import { aloneWindows } from '../../../tests/alone-windows.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import { fillPage } from './front-end-pages.ts';
import { sampleFigures } from '../../../tests/sample-figures.ts';
import { createHttpServer, publicSettingsOf } from './http-server.ts';
import { createProcessFigures } from './process-figures.ts';
import { createLog } from './request-log.ts';

const settings = readSettings({ CORPORATE_NAME: `A "Loan" & Sons </script>` });
const template =
  '<title>__PRODUCT_NAME__</title><b title="__CORPORATE_NAME__"></b><script type="application/json">__PUBLIC_SETTINGS_JSON__</script>__UNKNOWN__ __ROUTE_FILES__ __PAGE_WORDS__';

const homeFiles = {
  stylesheet: '/assets/home.css',
  scripts: ['/assets/a.js', '/assets/b.js'],
  namespaces: ['shell', 'home-index'],
  words: ['/assets/w.js'],
  asks: ['/api/home'],
};
let version = 1;
let canRender = true;
const publicSettings = (): PublicSettings =>
  publicSettingsOf(settings, { version } as PublicSettings['product']);

describe('a page', () => {
  const page = fillPage(template, publicSettingsOf(settings, null));

  it('gets the words of this installation, escaped for where they stand', () => {
    expect(page).toContain('<title>Luwag</title>');
    expect(page).toContain('title="A &quot;Loan&quot; &amp; Sons &lt;/script&gt;"');
    expect(page.match(/<\/script>/g)?.length).toBe(1);
    expect(page).toContain('__UNKNOWN__');
  });

  it('carries the settings as JSON that reads back the same', () => {
    const json = /json">(.*)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(publicSettingsOf(settings, null));
  });
});

describe('a page with data of its own', () => {
  it('gets settings as JSON where a mark asks for them', () => {
    const marks =
      '{"a":__CORPORATE_NAME_IN_JSON__,"b":__TEST_REQUEST_URL_IN_JSON__,"c":__PROD_REQUEST_URL_IN_JSON__,"d":__PROHIBIT_SELECT_IN_JSON__}';
    const known = publicSettingsOf(settings, null);
    const filled = fillPage(marks, known);
    expect(filled).not.toContain('<');
    expect(JSON.parse(filled)).toEqual({
      a: known.legalIdentity.corporateName,
      b: known.requestUrls.test,
      c: known.requestUrls.prod,
      d: false,
    });
  });
});

describe('the front ends', () => {
  let folder: string;
  let server: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'luwag front ends '));
    const borrower = path.join(folder, 'borrower');
    await mkdir(path.join(borrower, 'assets'), { recursive: true });
    await mkdir(path.join(folder, 'console'), { recursive: true });
    await Promise.all(
      [
        ['borrower/index.html', `app ${template}`],
        ['borrower/start.en-US.html', 'start in English: __START_BODY__'],
        ['borrower/start.fil-PH.html', 'start in Filipino'],
        ['borrower/route-aliases.json', '{"/h3Wn5":"/homeIndex"}'],
        ['borrower/route-files.json', JSON.stringify({ '/homeIndex': { 'en-US': homeFiles } })],
        [
          'borrower/words.en-US.json',
          JSON.stringify({ shell: { ok: 'OK' }, 'home-index': { sign: '</script>' }, other: {} }),
        ],
        ['borrower/inline-script-hashes.json', '["sha256-abc="]'],
        ['borrower/inline-style-hashes.json', '["sha256-def="]'],
        ['borrower/assets/main-0a1b2c3d.js', 'plain script'],
        ['borrower/assets/main-0a1b2c3d.js.br', 'brotli script'],
        ['borrower/assets/c-0a1b2c3.js', 'plain part'],
        ['borrower/service-worker.js', 'worker'],
        ['console/index.html', 'console page'],
      ].map(async ([file = '', text = '']) => writeFile(path.join(folder, file), text)),
    );
    server = await createHttpServer({
      settings,
      handlers: {},
      testedLine: null,
      authentication: {
        customer: () => null,
        staff: async () => null,
        partner: async () => ({ ok: false, code: 'not_signed_in' }),
        refusedSession: async () => null,
      },
      closedBy: () => null,
      windows: aloneWindows(),
      isReady: async () => true,
      ...sampleFigures,
      processFigures: createProcessFigures(),
      clockTrouble: () => null,
      tracing: null,
      frontEnds: { borrower, console: path.join(folder, 'console') },
      keptFiles: null,
      screens: { renderer: { render: async () => null }, holder: async () => null },
      firstPage: {
        render: async ({ product }) => {
          if (!canRender) throw new Error('not rendered');
          return new Map([['en-US', `<b>version ${product?.version}</b>`]]);
        },
      },
      publicSettings,
      log: createLog('silent'),
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/h3Wn5', '/homeIndex'],
    ['/h3Wn5?campaign=a&x=%20b', '/homeIndex?campaign=a&x=%20b'],
  ])('%s leads on to %s', async (url, address) => {
    const response = await server.inject({ method: 'GET', url });
    expect([response.statusCode, response.headers['location']]).toEqual([302, address]);
  });

  it.each([
    ['/start', {}, 200, 'start in English'],
    ['/start', { cookie: 'luwag_language=fil-PH' }, 200, 'start in Filipino'],
    ['/start', { cookie: 'luwag_language=../../secret' }, 200, 'start in English'],
    ['/start?campaign=a', {}, 200, 'start in English'],
    ['/homeIndex', {}, 200, 'app '],
    ['/no-such-screen', {}, 404, 'app '],
    ['/console', {}, 200, 'console page'],
    ['/console/queue', {}, 200, 'console page'],
    ['/service-worker.js', {}, 200, 'worker'],
    ['/assets/main-0a1b2c3d.js', {}, 200, 'plain script'],
    ['/assets/main-0a1b2c3d.js', { 'accept-encoding': 'gzip, br' }, 200, 'brotli script'],
    ['/assets/missing.js', {}, 404, '{"error":{"code":"not_found"}}'],
    ['/inline-script-hashes.json', {}, 404, '{"error":{"code":"not_found"}}'],
    ['/..%2f..%2fpackage.json', {}, 404, '{"error":{"code":"not_found"}}'],
    ['/../package.json', {}, 404, '{"error":{"code":"not_found"}}'],
  ])('answer %s with %j by %i', async (url, headers, status, start) => {
    const response = await server.inject({ url, headers });
    expect(response.statusCode).toBe(status);
    expect(response.body.startsWith(start)).toBe(true);
  });

  it('name the files of the screen that was asked for, in the language chosen, and of no other', async () => {
    const { body } = await server.inject('/homeIndex?from=sms');
    expect(body).toContain(
      '<link rel="stylesheet" href="/assets/home.css" data-route-stylesheet="/assets/home.css" />',
    );
    expect(body.match(/modulepreload" href="[^"]+/g)).toEqual([
      'modulepreload" href="/assets/a.js',
      'modulepreload" href="/assets/b.js',
    ]);
    expect((await server.inject('/no-such-screen')).body).not.toContain('modulepreload');
  });

  it('bring the words of that screen in that language, and nothing that could end their element', async () => {
    const { body } = await server.inject('/homeIndex');
    const words = /id="page-words" lang="en-US">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(words)).toEqual({ shell: { ok: 'OK' }, 'home-index': { sign: '</script>' } });
    expect((await server.inject('/no-such-screen')).body).not.toContain('page-words');
  });

  it('carry the prices in force: the first page rendered with them, every page with their figures', async () => {
    expect((await server.inject('/start')).body).toBe('start in English: <b>version 1</b>');
    version = 2;
    expect((await server.inject('/start')).body).toBe('start in English: <b>version 2</b>');
    expect((await server.inject('/homeIndex')).body).toContain('"product":{"version":2}');
  });

  it('serve the app itself where the first page cannot be rendered', async () => {
    version = 3;
    canRender = false;
    expect((await server.inject('/start')).body).toMatch(/^app /);
    version = 4;
    canRender = true;
    expect((await server.inject('/start')).body).toBe('start in English: <b>version 4</b>');
  });

  it('let browsers keep files named by their content, and ask again for the others', async () => {
    for (const name of ['main-0a1b2c3d.js', 'c-0a1b2c3.js']) {
      const asset = await server.inject(`/assets/${name}`);
      expect(asset.headers['cache-control'], name).toContain('immutable');
    }
    expect((await server.inject('/service-worker.js')).headers['cache-control']).toBe('no-cache');
    const page = await server.inject('/homeIndex');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await server.inject({
      url: '/homeIndex',
      headers: { 'if-none-match': page.headers.etag ?? '' },
    });
    expect(again.statusCode).toBe(304);
  });

  it('allow the inline scripts and styles of the build and no other', async () => {
    const { headers } = await server.inject('/start');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-def=';/);
    expect(policy).not.toContain('unsafe');
  });
});
