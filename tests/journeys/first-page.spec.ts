import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { accessibilityProblems, openIcon, openPhone, type Phone, startChromium } from './phone.ts';
import { logIn, waitForRoute } from './story.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium({ isWhole: true });
});
afterAll(() => browser.close());

describe('the first page, of which no code runs before somebody touches it', () => {
  test('the first tap on the worked example is carried out, and the example then answers at once', async () => {
    const { page, noise, close } = await openFirstPage();
    const amount = amountOf(page);
    expect(await amount.textContent()).toBe('₱5,000');
    await page.locator('.simulator button').nth(1).tap();
    await page.getByText('₱5,100', { exact: true }).waitFor();
    await page.locator('.simulator button').nth(1).tap();
    await page.getByText('₱5,200', { exact: true }).waitFor();
    expect(noise).toEqual([]);
    await close();
  });

  test('a slider that was moved before its code was there keeps its place', async () => {
    const { page, noise, close } = await openFirstPage();
    await page.locator('#simulator-amount').evaluate((range: HTMLInputElement) => {
      range.value = '700000';
    });
    await page.locator('#simulator-amount').focus();
    await page.getByText('₱7,000', { exact: true }).waitFor();
    expect(noise).toEqual([]);
    await close();
  });

  test('a tap on another language changes the whole page at once, the lazy island too, and keeps the figures', async () => {
    const { page, noise, close } = await openFirstPage();
    const cost = await page.locator('.simulator-cost').textContent();
    const seen = await page.evaluateHandle(followHeadings);
    await page.locator('[data-language=fil-PH]').tap();
    await page.getByText('Magkano ang gastos?').waitFor();
    await page.getByText(/^Mag.log in o mag.sign up$/).waitFor();
    const headings = await seen.evaluate((pictures) => [...pictures]);
    expect(headings).toEqual([
      'Log in or sign up, What would it cost?',
      expect.stringMatching(/^Mag.*, Magkano.*\?$/),
    ]);
    expect(pesosIn(await page.locator('.simulator-cost').textContent())).toEqual(pesosIn(cost));
    expect(noise).toEqual([]);
    await close();
  });

  test('a visitor who reads the privacy notice first finds the worked example where they left it', async () => {
    const { page, noise, close } = await openFirstPage();
    await page.locator('#phone').fill('9171234567');
    // Said by the code that came with the first touch.
    await page.getByText('917 123 4567').waitFor();
    await page.getByRole('link', { name: 'privacy notice' }).first().tap();
    await waitForRoute(page, 'privacy');
    await page.goBack();
    await page.locator('.simulator-cost').waitFor();
    expect(noise).toEqual([]);
    await close();
  });

  test('who only logs in fetches nothing of the worked example', async () => {
    const { page, noise, close } = await openFirstPage();
    const example = await followCode(page, 'simulator-amount');
    await logIn(page, newPhone());
    await waitForRoute(page, 'homeIndex');
    await page.unrouteAll({ behavior: 'wait' });
    expect(example).toEqual([]);
    expect(noise).toEqual([]);
    await close();
  });

  test('who touches the worked example fetches its code once', async () => {
    const { page, noise, close } = await openFirstPage();
    const example = await followCode(page, 'simulator-amount');
    await page.locator('.simulator button').nth(1).tap();
    await page.getByText('₱5,100', { exact: true }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    expect(example).toHaveLength(1);
    expect(noise).toEqual([]);
    await close();
  });

  test('in an icon it offers to log in by the code that the logged-in browser shows', async () => {
    const phone = newPhone();
    const [tab, icon] = [await openFirstPage(), await openIcon()];
    expect(await tab.page.locator('.hand-off').isVisible()).toBe(false);
    await logIn(tab.page, phone);
    await waitForRoute(tab.page, 'homeIndex');
    await tab.page.goto('/addDeskTopBrowser');
    await tab.page.getByRole('button', { name: 'I added it' }).tap();
    await tab.page.getByRole('button', { name: 'Show my code for the icon' }).tap();
    const code = await tab.page.locator('.hand-off-code').textContent();
    expect(await accessibilityProblems(tab.page)).toEqual([]);

    await icon.page.goto('/start?standalone=1');
    await icon.page.getByRole('button', { name: 'Log in with the code' }).tap();
    await icon.page.locator('#handOffPhone').fill(phone);
    expect(await accessibilityProblems(icon.page)).toEqual([]);
    await icon.page.locator('#handOffCode').fill(code ?? '');
    await icon.page.getByRole('button', { name: 'Log in', exact: true }).tap();
    await waitForRoute(icon.page, 'homeIndex');
    expect([...tab.noise, ...icon.noise]).toEqual([]);
    await icon.close();
    await tab.close();
  });
});

async function openFirstPage(): Promise<Phone> {
  const phone = await openPhone(browser);
  await phone.page.goto('/start');
  await waitForRoute(phone.page, 'start');
  return phone;
}

/** The addresses of the scripts that hold a text, from now on; read on their way, since a page takes along what it loaded. */
async function followCode(page: Page, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) found.push(route.request().url());
    await route.fulfill({ response });
  });
  return found;
}

function amountOf(page: Page) {
  return page.locator('.simulator output').first();
}

function pesosIn(text: string | null): string[] {
  return text?.match(/₱[\d,.]+/g) ?? [];
}

/** Runs in the page: the first two headings below the title in every picture from now on, each once. */
function followHeadings(): Set<string> {
  const pictures = new Set<string>();
  const look = (): void => {
    const headings = [...document.querySelectorAll('h2')].filter((heading) => heading.checkVisibility());
    pictures.add(
      headings
        .slice(0, 2)
        .map((heading) => heading.textContent)
        .join(', '),
    );
    requestAnimationFrame(look);
  };
  look();
  return pictures;
}
