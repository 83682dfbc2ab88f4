import type { Language } from '@luwag/contract/language';
import type { Page } from 'playwright-core';

/* When a page is all there, and how the whole of it is seen at once. */

/**
 * Runs functions in the page, each after the one before, and answers what each of them read. They go there together, because
 * the way there and back costs more than what most of them read. None may use what stands outside it.
 */
export async function readTogether<Readers extends Record<string, () => unknown>>(
  page: Page,
  readers: Readers,
): Promise<{ [Name in keyof Readers]: Awaited<ReturnType<Readers[Name]>> }> {
  const steps = Object.entries(readers).map(
    ([name, read]) => `${JSON.stringify(name)}: await (${read.toString()})()`,
  );
  return page.evaluate(`(async () => ({ ${steps.join(', ')} }))()`);
}

/** Makes room for the whole page: what is only scrolled under the bottom bar must not count as hidden. */
export async function atFullHeight(page: Page, look: () => Promise<void>): Promise<void> {
  const usual = page.viewportSize();
  // What is still on its way makes the page longer.
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('main [aria-busy="true"]:not(button), [data-on-the-way="true"]')].some(
        (part) => part.checkVisibility(),
      ),
  );
  if (usual === null) return look();
  const wholeHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  let room = usual.height;
  // What comes without being waited for makes it longer once more.
  for (let height = await wholeHeight(); height > room; height = await wholeHeight()) {
    room = height;
    await page.setViewportSize({ ...usual, height });
  }
  await look();
  if (room > usual.height) await page.setViewportSize(usual);
}

/** Runs in the page. Letters for Hindi come after the first words, where the machine has none of its own; others are longer. */
export function hasItsLetters(): boolean {
  const link = document.getElementById('hindi-letters');
  const isAsked =
    document.documentElement.lang !== 'hi-IN' ||
    (link instanceof HTMLLinkElement &&
      link.sheet !== null &&
      document.fonts.check('16px "Noto Sans Devanagari"', 'क'));
  return isAsked && document.fonts.status === 'loaded';
}

/** Runs in the page. Whether the screen is there in this language, with nothing on its way. */
export function isLoaded(language: Language): boolean {
  const headings = [...document.querySelectorAll('h1')];
  // One button of the bench is there to be busy.
  const waiting = [
    ...document.querySelectorAll('main [aria-busy="true"]:not([data-fold] button), [data-on-the-way="true"]'),
  ];
  return (
    document.documentElement.lang === language &&
    headings.some((heading) => heading.checkVisibility()) &&
    !waiting.some((part) => part.checkVisibility())
  );
}
