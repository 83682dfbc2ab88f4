import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { languages } from '@luwag/contract/language';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../apps/borrower/routing/routes.ts';
import { endpoints } from '@luwag/contract/endpoints';
import { logInBorrower, openBrowser, type TestBrowser } from '../api/test-borrower.ts';
import { productOrigin } from './own-product.ts';
import { openPhone, type Phone, startChromium } from './phone.ts';
import { userAgents } from './chromium.ts';

/* Screens that come with the page, before any code: drawn by the server for a logged-in borrower. */

/** The first page is drawn for everybody; the choice of a bank leads on where nothing waits for it. */
const drawnRoutes = routes.filter(({ name }) => !['start', 'bankName'].includes(name));

/** As a browser asks for a page; `fetch` would say of itself that it is a script. */
async function openPage(browser: TestBrowser, path: string, mode = 'navigate') {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const [response] = (await once(
    get(new URL(path, productOrigin()), {
      headers: { 'sec-fetch-mode': mode, 'user-agent': userAgents.iPhone, cookie },
    }),
    'response',
  )) as [IncomingMessage];
  return { headers: response.headers, text: await readText(response) };
}

/** The first visitors after a pause get their pages undrawn, while the drawing starts. */
async function expectDrawn(browser: TestBrowser, path: string): Promise<void> {
  await expect
    .poll(async () => drawing.test((await openPage(browser, path)).text), {
      timeout: 20_000,
      message: `${path} comes drawn`,
    })
    .toBe(true);
}
const drawing = /<div id="drawn-screen">(.+)<\/div>\s*<div id="app">/s;
const answersIn = (text: string) =>
  JSON.parse(/id="screen-answers">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null') as {
    customerId: string;
    language: string;
    answers: { key: string; address: string; answer: unknown }[];
  } | null;

describe('a screen that comes with its page', () => {
  test('is there at each address for a logged-in borrower, in their language, with what it was drawn from', async () => {
    const borrower = await logInBorrower(productOrigin());
    for (const [index, { path }] of drawnRoutes.entries()) {
      borrower.cookies.set('luwag_language', languages[index % languages.length] ?? 'en-US');
      await expectDrawn(borrower, path);
    }
    borrower.cookies.set('luwag_language', 'fil-PH');
    const { text, headers } = await openPage(borrower, '/homeIndex');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<html lang="fil-PH"');
    expect(answersIn(text)).toMatchObject({
      customerId: borrower.customerId,
      language: 'fil-PH',
      answers: [{ address: '/api/home', answer: { ok: true, value: { state: 'incomplete' } } }],
    });
  });

  test('is for nobody else: not without a log-in, not after logging out, and not for what only keeps the page', async () => {
    const borrower = await logInBorrower(productOrigin());
    await expectDrawn(borrower, '/homeIndex');
    const undrawn = async (browser: TestBrowser, mode?: string) => {
      const page = await openPage(browser, '/homeIndex', mode);
      expect(drawing.test(page.text)).toBe(false);
      expect(answersIn(page.text)).toBeNull();
      return page;
    };
    const kept = await undrawn(borrower, 'cors');
    expect(kept.headers['cache-control']).toBe('no-cache');
    await undrawn(openBrowser(productOrigin()));
    const cookies = new Map(borrower.cookies);
    await borrower.call(endpoints.logOut, { body: {} });
    const thief = openBrowser(productOrigin());
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    await undrawn(thief);
    await expectDrawn(thief, '/privacy');
    expect(answersIn((await openPage(thief, '/privacy')).text)).toMatchObject({
      customerId: '',
      answers: [],
    });
  });
});

/** A server that is busy leaves the drawing to the phone; the next visit finds the screen drawn. */
async function openDrawn(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const response = await page.goto(`${productOrigin()}/my`, { waitUntil: 'commit' });
        return drawing.test((await response?.text()) ?? '');
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}

describe('on the phone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  /** A phone on which somebody is logged in and the app's code does not come before it is let through. */
  async function slowPhone(changes: { customerId?: string; settings?: object } = {}) {
    const borrower = await logInBorrower(productOrigin());
    await expectDrawn(borrower, '/my');
    const phone = await openPhone(browser);
    const { page, context } = phone;
    await context.addCookies(
      [...borrower.cookies].map(([name, value]) => ({
        name,
        value,
        url: productOrigin(),
        sameSite: 'Strict' as const,
      })),
    );
    await page.goto(`${productOrigin()}/healthz`);
    await page.evaluate(
      ({ state, settings }) => {
        localStorage.setItem('luwag-core', JSON.stringify({ state, version: 1 }));
        localStorage.setItem('luwag-phone', JSON.stringify(settings));
      },
      {
        state: {
          publicData: { customerId: changes.customerId ?? borrower.customerId, token: borrower.token() },
        },
        settings: changes.settings ?? {},
      },
    );
    const { promise: letThrough, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await letThrough;
      await route.continue();
    });
    return { ...phone, release: resolve } satisfies Phone & { release: () => void };
  }

  test('is read before the code is there, and a tap that came early is carried out', async () => {
    const { page, release, close, noise } = await slowPhone();
    await openDrawn(page);
    const drawn = page.locator('#drawn-screen');
    await drawn.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await drawn.getByRole('button', { name: 'Help' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog').waitFor();
    expect(await drawn.count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1, name: 'Profile', includeHidden: true }).count()).toBe(
      1,
    );
    expect(noise).toEqual([]);
    await close();
  });

  test.each([
    ['was drawn for somebody else', { customerId: '00000000-0000-4000-8000-000000000000' }],
    ['would show amounts that are hidden on this phone', { settings: { areAmountsHidden: true } }],
  ])('is not shown where it %s', async (_, changes) => {
    const { page, release, close } = await slowPhone(changes);
    await openDrawn(page);
    await page.locator('#drawn-screen').waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.locator('#drawn-screen').isVisible()).toBe(false);
    release();
    await page.locator('#app h1').waitFor();
    expect(await page.locator('#drawn-screen').count()).toBe(0);
    await close();
  });
});
