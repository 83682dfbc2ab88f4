import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems, type Phone, sidewaysScroll } from './phone.ts';

/** Checks the screen on show against WCAG 2.2 AA, light and dark, and for sideways scroll; each state of it once, told by its headings. */
export function lookAt({ page }: Phone): () => Promise<void> {
  const seen = new Set<string>();
  return async () => {
    await page.locator('h1:visible').first().waitFor();
    const headings = (await page.locator('h1:visible, main:visible h2:visible').allTextContents()).join(', ');
    if (seen.has(headings)) return;
    seen.add(headings);
    await lookInBothSchemes(page, headings);
    expect(await sidewaysScroll(page), headings).toBe(0);
  };
}

/** Leaves the page in the light scheme. */
export async function lookInBothSchemes(page: Page, name: string): Promise<void> {
  await page.waitForFunction(hasItsLetters);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await keepPicture(page, `${colorScheme} ${name}`);
    expect(await accessibilityProblems(page), `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** Letters for Hindi come after the first words, where the machine has none of its own. */
function hasItsLetters(): boolean {
  const link = document.getElementById('hindi-letters');
  const isAsked =
    document.documentElement.lang !== 'hi-IN' || (link instanceof HTMLLinkElement && link.sheet !== null);
  return isAsked && document.fonts.status === 'loaded';
}

let pictureCount = 0;

/** Keeps a picture of what is on show in the folder PICTURES, where that is set: for people who want to see every screen. */
async function keepPicture(page: Page, words: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  pictureCount += 1;
  const { lang, route } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    route: document.querySelector<HTMLElement>('[data-route]')?.dataset['route'] ?? location.pathname,
  }));
  const size = `${page.viewportSize()?.width ?? 0}`;
  const name = [route, lang, size, words].join(' ').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  await page.screenshot({ path: join(folder, `${name.slice(0, 90)}-${pictureCount}.png`), fullPage: true });
}
