import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { routes } from '../../apps/borrower/routing/routes.ts';
import { openPhone, startChromium } from './phone.ts';
import { logIn, waitForRoute } from './story.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

describe('the guard at each address', () => {
  test('an Android phone lands on the page that explains, from wherever it comes', async () => {
    const phone = await openPhone(browser, { device: 'android' });
    for (const path of ['/', '/start', '/homeIndex', '/privacy', '/q7mZ2']) {
      await phone.page.goto(path);
      await waitForRoute(phone.page, 'noAndroid');
    }
    expect(phone.noise).toEqual([]);
    await phone.close();
  });

  test('a visitor who is not logged in sees open pages, and else the first page', async () => {
    const phone = await openPhone(browser);
    for (const { name, path, isOpen } of routes) {
      await phone.page.goto(path);
      await waitForRoute(phone.page, isOpen ? name : 'start');
    }
    await phone.close();
  }, 240_000);

  test('a log-in returns to the wanted page, and skips the first page from then on', async () => {
    const phone = await openPhone(browser);
    const number = newPhone();
    await logIn(phone.page, number);
    await phone.page.goto('/start');
    await waitForRoute(phone.page, 'homeIndex');
    for (const { name, path, alias } of routes) {
      if (alias === undefined || name === 'start' || name === 'bankName') continue;
      await phone.page.goto(alias);
      await waitForRoute(phone.page, name);
      expect(new URL(phone.page.url()).pathname).toBe(path);
    }
    await phone.close();
  }, 240_000);

  test('flags and the advertisement that led here are kept where the shell looks for them', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto('/start?isBrowser=1&standalone=1&Messenger=1&campaign=c&adgroup=a&creative=k');
    await waitForRoute(page, 'start');
    const kept = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
    expect(kept.local).toEqual(expect.arrayContaining(['isBrowser', 'promotion']));
    expect(kept.session).toEqual(expect.arrayContaining(['standalone', 'Messenger']));
    await phone.close();
  });

  test('what is kept in the browser names nobody', async () => {
    const phone = await openPhone(browser);
    const number = newPhone();
    await logIn(phone.page, number);
    const kept = await phone.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(number);
    expect(kept).not.toContain(number.slice(1));
    await phone.close();
  });

  test('an unknown address is not found, and says where to go', async () => {
    const phone = await openPhone(browser);
    await phone.page.goto('/nowhere');
    await waitForRoute(phone.page, 'notFound');
    await phone.close();
  });
});
