import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { openPhone, type Phone, startChromium } from './phone.ts';
import { logIn, waitForRoute } from './story.ts';

/* The app on a phone whose line comes and goes. */

let browser: Browser;
let phone: Phone;
const debtor = '9170000051';

beforeAll(async () => {
  browser = await startChromium();
  phone = await openPhone(browser);
});
afterAll(async () => {
  await browser.close();
});

/** Until the phone keeps the app: its worker is there, and so is what it promises. */
const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Opens so many papers of the newest loan and answers the names of their files. */
async function openedPapers(page: Page, count: number): Promise<readonly string[]> {
  await page.locator('.bill-papers summary').first().click();
  await page.locator('.paper-files button').first().waitFor();
  const names: string[] = [];
  for (const button of (await page.locator('.paper-files button').all()).slice(0, count)) {
    const downloading = page.waitForEvent('download');
    await button.click();
    names.push((await downloading).suggestedFilename());
  }
  return names;
}

/** Under which names the phone keeps something. */
function keptNames(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('luwag-phone');
      request.addEventListener('success', () => resolve(request.result));
    });
    return new Promise<unknown[]>((resolve) => {
      const request = database.transaction('sealed').objectStore('sealed').getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
    });
  });
}

/** Chooses these answers of a step and goes on. */
async function answer(page: Page, ...choices: string[]): Promise<void> {
  for (const choice of choices) await page.getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test('opens without a network as it was last seen, with the time, on every screen that shows loans', async () => {
  const { page, context } = phone;
  await logIn(page, debtor);
  await page.locator('a[href="/billIndex"]').first().click();
  await waitForRoute(page, 'billIndex');
  const known = await page.locator('[data-route="billIndex"] h2:visible').first().innerText();
  await page.goto('/bill');
  expect(await openedPapers(page, 1)).toHaveLength(1);
  const kept = async (): Promise<string> => (await keptNames(page)).join();
  await expect.poll(kept, { timeout: 30_000 }).toMatch(/paper \S+ disclosure/);
  await untilKept(page);
  await context.setOffline(true);
  await page.close();

  const reopened = await context.newPage();
  await reopened.goto('/billIndex');
  await waitForRoute(reopened, 'billIndex');
  await expect.poll(() => reopened.locator('[data-route="billIndex"]').innerText()).toContain(known);
  await reopened.getByText('This is from').first().waitFor();
  await reopened.goto('/bill');
  // The second one was never opened before.
  const papers = await openedPapers(reopened, 2);
  expect(papers.map((name) => name.split('-')[0])).toEqual(['agreement', 'disclosure']);
  // Its files are there although this phone never opened it.
  await reopened.goto('/setup');
  await waitForRoute(reopened, 'setup');
  // What the icon on the home screen opens.
  await reopened.goto('/start?standalone=1');
  await waitForRoute(reopened, 'homeIndex');
  phone = { ...phone, page: reopened };
});

test('nothing that was kept says who the borrower is, and logging out leaves nothing', async () => {
  const { page, context } = phone;
  const clear = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('luwag-phone');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error()));
    });
    const values = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('sealed').objectStore('sealed').getAll();
      request.addEventListener('success', () => resolve(request.result));
    });
    const texts = values.map((value) =>
      value instanceof CryptoKey
        ? `key ${value.extractable}`
        : new TextDecoder().decode((value as { bytes: ArrayBuffer }).bytes),
    );
    return { texts, stored: JSON.stringify(Object.entries(localStorage)) };
  });
  expect(clear.texts).toContain('key false');
  expect(clear.texts.length).toBeGreaterThan(2);
  expect(`${clear.texts.join(' ')}${clear.stored}`).not.toMatch(/Sara|9170000051/);
  await context.setOffline(false);
  await page.goto('/setup');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await waitForRoute(page, 'start');
  const left = async (): Promise<unknown> => ({
    names: await keptNames(page),
    isNoted: await page.evaluate(() => caches.has('luwag-phone')),
  });
  await expect.poll(left).toEqual({ names: [], isNoted: false });
});

test('what is typed and what is finished without a network outlives the app, and is handed in exactly once', async () => {
  phone = await openPhone(browser);
  const { context } = phone;
  await logIn(phone.page, '9170000052');
  await phone.page.goto('/baseInfo');
  await answer(phone.page, 'Female', 'Single');
  await phone.page.getByRole('heading', { name: 'School and email' }).waitFor();
  await untilKept(phone.page);
  await context.setOffline(true);
  await phone.page.locator('input[name="email"]').fill('maria@example.com');
  await phone.page.getByText('Saved on this phone. We’ll send it when you’re online.').waitFor();
  await expect.poll(() => keptNames(phone.page)).toContain('draft basic');
  await phone.page.close();
  await context.setOffline(false);

  const page = await context.newPage();
  await page.goto('/baseInfo');
  const typed = page.locator('input[name="email"]');
  await expect.poll(() => typed.inputValue()).toBe('maria@example.com');
  await page.locator('.save-chip[data-state="saved"]').waitFor();
  const handedIn: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/sections/basic')) handedIn.push(request.url());
  });
  await context.setOffline(true);
  await answer(page, 'College or university');
  await page.getByText('Done. We’ll send it when you’re online.').waitFor();
  await expect.poll(() => keptNames(page)).not.toContain('draft basic');
  const unanswered = handedIn.length;
  await page.close();
  await context.setOffline(false);

  const reopened = await context.newPage();
  const answered = reopened.waitForResponse((response) => response.url().endsWith('/sections/basic'));
  await reopened.goto('/homeIndex');
  expect((await answered).status()).toBe(200);
  await expect.poll(() => keptNames(reopened)).not.toContain('finished basic');
  await reopened.goto('/homeIndex');
  await waitForRoute(reopened, 'homeIndex');
  await reopened.reload();
  await waitForRoute(reopened, 'homeIndex');
  expect(handedIn.length - unanswered).toBe(1);
  phone = { ...phone, page: reopened };
});

test('a barangay is found without a network in the region that was looked in before', async () => {
  const { page, context } = phone;
  await page.goto('/addressInfo');
  const another = page.getByRole('button', { name: 'Choose another' });
  const field = page.locator('#barangayCode');
  await another.or(field).waitFor();
  if (await another.isVisible()) await another.click();
  await field.fill('san antonio makati');
  await page.getByRole('button', { name: 'San Antonio Makati City' }).waitFor();
  await expect.poll(() => keptNames(page), { timeout: 30_000 }).toContain('region 13');
  await context.setOffline(true);
  await field.fill('poblacion makati');
  await page.getByText('No network. These are places saved on this phone').waitFor();
  await page.getByRole('button', { name: 'Poblacion Makati City' }).click();
  await page.getByText('Poblacion, Makati City, Metro Manila').waitFor();
  await context.setOffline(false);
});

test('a phone that is cleared without a network is empty at once, shows the way in, and logs out when there is one', async () => {
  const { page, context } = phone;
  const names = (): Promise<string[]> => page.evaluate(() => caches.keys());
  const has = async (cookie: string): Promise<boolean> =>
    (await context.cookies()).some(({ name }) => name === cookie);
  const hasSession = () => has('luwag_session');
  await page.goto('/setup');
  await waitForRoute(page, 'setup');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Clear this phone' }).click();
  await page.getByText('You’re offline. We log you out here now').waitFor();
  await page.getByRole('button', { name: 'Yes, clear it and log out' }).click();
  await waitForRoute(page, 'start');
  await page.getByRole('textbox').first().waitFor();
  expect(await keptNames(page)).toEqual([]);
  expect(await names()).toEqual([expect.stringMatching(/^luwag-app-/), 'luwag-leaving']);
  expect(await hasSession()).toBe(true);

  await context.setOffline(false);
  await page.goto('/start');
  await expect.poll(hasSession).toBe(false);
  // A phone that was cleared is no more known for a number than one that was never here.
  expect(await has('luwag_device')).toBe(false);
  await expect.poll(names).toEqual([expect.stringMatching(/^luwag-app-/)]);
});

test('a phone that locks itself shows nothing behind another app, and nothing of its borrower after the time', async () => {
  const { page, context } = await openPhone(browser);
  await logIn(page, newPhone());
  await page.goto('/setup');
  await page.getByRole('combobox', { name: 'Lock after' }).selectOption('5');
  // Chosen before the screen is hydrated, it is kept all the same.
  await page.getByText('Saved.').waitFor();
  const putAway = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await putAway('hidden');
  expect(await page.locator('body').ariaSnapshot()).toBe('- text: Luwag');
  await putAway('visible');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

  // The screen that is open may see as well that the time is over, and lead away first.
  await page.evaluate(() => {
    const lock = JSON.parse(localStorage.getItem('luwag-lock') ?? '') as { usedAt: number };
    localStorage.setItem('luwag-lock', JSON.stringify({ ...lock, usedAt: lock.usedAt - 300_000 }));
    location.assign('/billIndex');
  });
  await waitForRoute(page, 'start');
  const isSealedAnything = await page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'luwag-phone'),
  );
  expect(isSealedAnything ? await keptNames(page) : []).toEqual([]);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'luwag_session'))
    .toBe(false);
});
