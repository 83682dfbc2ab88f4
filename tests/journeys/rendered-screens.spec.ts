import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { languages } from '@luwag/contract/language';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../apps/borrower/routing/routes.ts';
import { endpoints } from '@luwag/contract/endpoints';
import { logInBorrower, openBrowser, type TestBorrower, type TestBrowser } from '../api/test-borrower.ts';
import { productOrigin } from './product-origin.ts';
import { openPhone, type Phone, startChromium } from './phone.ts';
import { userAgents } from './chromium.ts';

/* Screens that come with their page, before any code: the server renders them for a logged-in borrower, the phone hydrates them. */

/** The first page is the same for everybody; the choice of a bank leads on where nothing waits for it. */
const renderedRoutes = routes.filter(({ name }) => !['start', 'bankName'].includes(name));

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

/** The first visitors after a pause get their pages without a screen, while the thread starts. */
async function expectRendered(browser: TestBrowser, path: string): Promise<void> {
  await expect
    .poll(async () => rendered.test((await openPage(browser, path)).text), {
      timeout: 20_000,
      message: `${path} comes rendered`,
    })
    .toBe(true);
}
const rendered = /<div id="app" data-rendered>.+<\/div>/s;
const inputsIn = (text: string) =>
  JSON.parse(/id="hydration-inputs">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null') as {
    customerId: string;
    language: string;
    answers: { key: string; address: string; answer: unknown }[];
  } | null;

describe('a screen that comes with its page', () => {
  test('is there at each address for a logged-in borrower, in their language, with what it was rendered from', async () => {
    const borrower = await logInBorrower(productOrigin());
    for (const [index, { path }] of renderedRoutes.entries()) {
      borrower.cookies.set('luwag_language', languages[index % languages.length] ?? 'en-US');
      await expectRendered(borrower, path);
    }
    borrower.cookies.set('luwag_language', 'fil-PH');
    const { text, headers } = await openPage(borrower, '/homeIndex');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<html lang="fil-PH"');
    expect(inputsIn(text)).toMatchObject({
      customerId: borrower.customerId,
      language: 'fil-PH',
      answers: [{ address: '/api/home', answer: { ok: true, value: { state: 'incomplete' } } }],
    });
  });

  test('is for nobody else: not without a log-in, not after logging out, and not for what only keeps the page', async () => {
    const borrower = await logInBorrower(productOrigin());
    await expectRendered(borrower, '/homeIndex');
    const unrendered = async (browser: TestBrowser, mode?: string) => {
      const page = await openPage(browser, '/homeIndex', mode);
      expect(rendered.test(page.text)).toBe(false);
      expect(inputsIn(page.text)).toBeNull();
      return page;
    };
    const kept = await unrendered(borrower, 'cors');
    expect(kept.headers['cache-control']).toBe('no-cache');
    await unrendered(openBrowser(productOrigin()));
    const cookies = new Map(borrower.cookies);
    await borrower.call(endpoints.logOut, { body: {} });
    const thief = openBrowser(productOrigin());
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    await unrendered(thief);
    await expectRendered(thief, '/privacy');
    expect(inputsIn((await openPage(thief, '/privacy')).text)).toMatchObject({
      customerId: '',
      answers: [],
    });
  });
});

/** A server that is busy leaves the screen to the phone; the next visit finds it in the page. */
async function openRendered(page: Page, path = '/my'): Promise<void> {
  await expect
    .poll(
      async () => {
        const response = await page.goto(`${productOrigin()}${path}`, { waitUntil: 'commit' });
        return rendered.test((await response?.text()) ?? '');
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

  /** A phone on which somebody is logged in. */
  async function phoneOf(borrower: TestBorrower, changes: { customerId?: string; settings?: object } = {}) {
    const phone = await openPhone(browser, { keepsApp: false });
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
    return phone;
  }

  /** The same, where the app's code does not come before it is let through. */
  async function slowPhone(changes: { customerId?: string; settings?: object } = {}) {
    const borrower = await logInBorrower(productOrigin());
    await expectRendered(borrower, '/my');
    const phone = await phoneOf(borrower, changes);
    const { promise: letThrough, resolve } = Promise.withResolvers<void>();
    await phone.page.route('**/assets/*.js', async (route) => {
      await letThrough;
      await route.continue();
    });
    return { ...phone, release: resolve } satisfies Phone & { release: () => void };
  }

  test('is read before the code is there, and a tap that came early is carried out', async () => {
    const { page, release, close, noise } = await slowPhone();
    await openRendered(page);
    const heading = page.getByRole('heading', { level: 1, name: 'Profile' });
    await heading.waitFor();
    const element = await heading.elementHandle();
    await page.getByRole('button', { name: 'Help' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog').waitFor();
    expect(await element?.evaluate((one) => one === document.querySelector('h1'))).toBe(true);
    expect(noise).toEqual([]);
    await close();
  });

  test('takes over what was typed, chosen and unfolded before its code is there', async () => {
    const { page, release, close, noise } = await slowPhone();
    await openRendered(page, '/setup');
    await page.getByRole('combobox', { name: 'Lock after' }).selectOption('5');
    await page.getByRole('combobox', { name: 'Lock after' }).focus();
    release();
    await page.getByText('Saved.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('lockMinutes');
    expect(await page.evaluate(() => localStorage.getItem('luwag-lock'))).toContain('"minutes":5');
    expect(noise).toEqual([]);
    await close();
  });

  test.each([
    ['was rendered for somebody else', { customerId: '00000000-0000-4000-8000-000000000000' }],
    ['would show amounts that are hidden on this phone', { settings: { areAmountsHidden: true } }],
  ])('is not shown where it %s', async (_, changes) => {
    const { page, release, close } = await slowPhone(changes);
    await openRendered(page);
    await page.locator('#app h1').first().waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.locator('#app').isVisible()).toBe(false);
    release();
    await page.locator('#app h1:visible').waitFor();
    expect(await page.locator('[data-rendered]').count()).toBe(0);
    await close();
  });

  test('a difference between server and phone is heard', async () => {
    const borrower = await logInBorrower(productOrigin());
    await expectRendered(borrower, '/my');
    const { page, close, noise } = await phoneOf(borrower);
    await page.route('**/my', async (route) => {
      const headers = { ...(await route.request().allHeaders()), 'sec-fetch-mode': 'navigate' };
      const response = await route.fetch({ headers });
      const body = (await response.text()).replace(/(<h1[^>]*>)Profile</, '$1Another heading<');
      await route.fulfill({ response, body });
    });
    await openRendered(page);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    expect(noise).toEqual([expect.stringMatching(/^error: .*418/)]);
    expect(await page.locator('h1').textContent()).toBe('Profile');
    await close();
  });

  /** React reports each difference as an error of the page, which is noise here. */
  test.each(languages)('is hydrated at each address without a difference, in %s', async (language) => {
    const borrower = await logInBorrower(productOrigin());
    borrower.cookies.set('luwag_language', language);
    const { page, close, noise } = await phoneOf(borrower);
    await page.evaluate((chosen) => sessionStorage.setItem('language', chosen), language);
    for (const { path } of renderedRoutes) {
      await openRendered(page, path);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      expect.soft(await page.locator('[data-rendered]').count(), path).toBe(1);
      expect.soft(noise.splice(0), path).toEqual([]);
    }
    await close();
  });
});
