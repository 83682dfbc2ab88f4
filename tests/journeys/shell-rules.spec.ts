import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../apps/borrower/routing/routes.ts';
import { newPhone } from '../api/test-borrower.ts';
import { openPhone, startChromium } from './phone.ts';
import { askApi, logIn, waitForRoute } from './story.ts';

/* Rules of the frame around the screens, as a browser keeps them. */

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium({ isWhole: true });
});
afterAll(() => browser.close());

/** What the frame shows: the tabs below, and the stylesheets that belong to one route. */
const frameOf = (page: Page) =>
  page.evaluate(() => {
    const tabs = [...document.querySelectorAll<HTMLAnchorElement>('.bottom-navigation a')];
    return {
      tabs: tabs.filter((tab) => tab.checkVisibility()).map((tab) => `${tab.textContent} ${tab.pathname}`),
      current: tabs.find((tab) => tab.getAttribute('aria-current') === 'page')?.pathname,
      stylesheets: document.head.querySelectorAll('[data-route-stylesheet]').length,
    };
  });

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

const layoutOf = (page: Page) =>
  page.evaluate(() => ({
    layout: document.documentElement.dataset['layout'],
    width: Math.round(document.querySelector('.shell-column')?.getBoundingClientRect().width ?? 0),
    isAsideThere: document.querySelector('.desktop-aside')?.checkVisibility() === true,
  }));

const threeTabs = ['Home /homeIndex', 'My Loan /billIndex', 'Profile /my'];

test('home, my loan and profile stand below those three screens and no other, and each screen brings its own stylesheet alone', async () => {
  const phone = await openPhone(browser);
  const { page } = phone;
  await logIn(page, newPhone());
  for (const { name, path, tab } of routes) {
    if (name === 'start' || name === 'bankName') continue;
    await page.goto(path);
    await waitForRoute(page, name);
    const wanted =
      tab === undefined
        ? { tabs: [], current: undefined, stylesheets: 1 }
        : { tabs: threeTabs, current: path, stylesheets: 1 };
    await expect.poll(() => frameOf(page), { message: name }).toEqual(wanted);
  }
  await phone.close();
}, 240_000);

test('a walk by the tabs swaps the stylesheet with the screen', async () => {
  const phone = await openPhone(browser);
  const { page } = phone;
  await logIn(page, newPhone());
  const seen: string[] = [];
  for (const name of ['billIndex', 'my', 'homeIndex']) {
    await page.locator(`.bottom-navigation a[href="/${name}"]`).click();
    await waitForRoute(page, name);
    const hrefs = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll<HTMLElement>('[data-route-stylesheet]')].map(
          (style) => style.dataset['routeStylesheet'] ?? '',
        ),
      );
    await expect.poll(async () => (await hrefs()).length).toBe(1);
    seen.push(...(await hrefs()));
  }
  expect(new Set(seen).size).toBe(3);
  await phone.close();
});

test('a desktop shows the same app in a column of a phone, beside whose it is and the code that opens it on a phone', async () => {
  const desk = await openPhone(browser, { device: 'desktop' });
  await desk.page.goto('/start');
  await waitForRoute(desk.page, 'start');
  await desk.page.locator('.desktop-aside svg.qr-code').waitFor();
  const onDesk = await layoutOf(desk.page);
  expect(onDesk).toMatchObject({ layout: 'desktop', isAsideThere: true });
  expect(onDesk.width).toBeLessThanOrEqual(540);
  await desk.close();

  const phone = await openPhone(browser);
  await phone.page.goto('/start');
  await waitForRoute(phone.page, 'start');
  expect(await layoutOf(phone.page)).toEqual({ layout: 'mobile', width: 390, isAsideThere: false });
  await phone.close();
});

test('a new phone begins in English; a language tapped in the head stands in session storage, in a new tab and in the profile', async () => {
  const phone = await openPhone(browser, { language: null });
  const { page, context } = phone;
  const stored = () => page.evaluate(() => sessionStorage.getItem('language'));
  await page.goto('/start');
  expect([await languageOf(page), await stored()]).toEqual(['en-US', 'en-US']);
  await logIn(page, newPhone());
  expect([await languageOf(page), await stored()]).toEqual(['en-US', 'en-US']);
  await page.locator('.language-switch [data-language="fil-PH"]:visible').first().click();
  await expect.poll(() => languageOf(page)).toBe('fil-PH');
  expect(await stored()).toBe('fil-PH');
  const inProfile = async () => (await askApi<{ language: string }>(page, '/api/own-settings')).language;
  await expect.poll(inProfile).toBe('fil-PH');
  const tab = await context.newPage();
  await tab.goto('/my');
  await waitForRoute(tab, 'my');
  expect(await languageOf(tab)).toBe('fil-PH');
  await phone.close();
});

test.each([
  [390, 39],
  [320, 32],
  [600, 54],
])(
  'on a phone %i px wide the root is %d px and gaps and the column follow it, while the body is 12 px for each pixel of a point',
  async (width, rootPx) => {
    const phone = await openPhone(browser, { width });
    const { page } = phone;
    await page.goto('/privacy');
    await waitForRoute(page, 'privacy');
    const sizes = await page.evaluate(() => {
      const [main, column] = [
        document.querySelector('.screen-main'),
        document.querySelector('.shell-column'),
      ];
      if (main === null || column === null) throw new Error('the frame is not there');
      const inMain = getComputedStyle(main);
      return {
        ratio: devicePixelRatio,
        root: getComputedStyle(document.documentElement).fontSize,
        body: getComputedStyle(document.body).fontSize,
        words: inMain.fontSize,
        gapPx: Number.parseFloat(inMain.paddingLeft),
        columnPx: column.getBoundingClientRect().width,
      };
    });
    expect(sizes.root).toBe(`${rootPx}px`);
    expect(sizes.body).toBe(`${12 * Math.min(3, Math.floor(sizes.ratio))}px`);
    expect(sizes.words).toBe('16px');
    expect(sizes.columnPx).toBeCloseTo(10 * rootPx, 1);
    // Five thirds of the layout unit, which is 12 px at a root of 39.
    expect(sizes.gapPx).toBeCloseTo((rootPx * 20) / 39, 1);
    await phone.close();
  },
);

test('a first visit keeps every field of the store before anything is touched', async () => {
  const phone = await openPhone(browser);
  const { page } = phone;
  await page.goto('/start');
  await waitForRoute(page, 'start');
  // The page stands before its script does.
  const kept = async () =>
    JSON.parse((await page.evaluate(() => localStorage.getItem('luwag-core'))) ?? '{}').state;
  const { origin } = new URL(page.url());
  await expect.poll(kept).toEqual({
    testRequestUrl: origin,
    prodRequestUrl: origin,
    routeName: '',
    fromRoute: '',
    publicData: { customerId: '', token: '' },
    proName: 'Luwag',
    serviceEmail: expect.any(String),
    hotLine: expect.any(String),
    webServiceEmail: expect.any(String),
    proWebsite: expect.any(String),
    homeData: {},
    orderData: {},
    subProData: {},
    FAQData: {},
    loanTabType: 2,
    isRefresh: false,
    refreshControl: true,
    awsData: { accessKey: '', secretKey: '', bucket: '', region: '' },
    prohibitSelect: false,
    subProTheme: 1,
    showLoginPopup: false,
  });
  await phone.close();
});

test('where words must not be marked, amounts, numbers and errors still can be', async () => {
  const phone = await openPhone(browser);
  const { page } = phone;
  await logIn(page, '9170000003');
  await page.goto('/allWithdraw');
  await page.locator('main:visible .cost-box data').first().waitFor();
  const marked = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).userSelect);
  expect(await marked('main:visible h1')).not.toBe('none');
  await page.route('**/allWithdraw', async (asked) => {
    const answer = await asked.fetch();
    const body = (await answer.text()).replace('"prohibitSelect":false', '"prohibitSelect":true');
    await asked.fulfill({ response: answer, body });
  });
  await page.reload();
  await page.locator('[data-select="prohibited"]').waitFor({ state: 'attached' });
  await page.locator('main:visible .cost-box data').first().waitFor();
  expect(await marked('main:visible h1')).toBe('none');
  expect(await marked('main:visible .cost-box data')).toBe('text');
  expect(await marked('main:visible .cost-box')).toBe('text');
  await phone.close();
});
