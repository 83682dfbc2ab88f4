import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  accessibilityProblems,
  colourProblems,
  type Phone,
  pixelsAside,
  sidewaysScroll,
  wordProblems,
} from './phone.ts';
import { atFullHeight, hasItsLetters, readTogether } from './whole-page.ts';

/**
 * Checks the screen on show against WCAG 2.2 AA, light and dark, and for sideways scroll; each state of it once, told by its headings.
 * Takes `lookAtWords` for a story whose screens are looked at whole in another language.
 */
export function lookAt({ page }: Phone, look = lookInBothSchemes): () => Promise<void> {
  const seen = new Set<string>();
  return async () => {
    await page.locator('h1:visible').first().waitFor();
    const headings = (await page.locator('h1:visible, main:visible h2:visible').allTextContents()).join(', ');
    if (seen.has(headings)) return;
    seen.add(headings);
    await look(page, headings);
    expect(await sidewaysScroll(page), headings).toBe(0);
  };
}

/** Leaves the page in the light scheme. */
export async function lookInBothSchemes(page: Page, name: string): Promise<void> {
  await page.waitForFunction(hasItsLetters);
  await atFullHeight(page, async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await keepPicture(page, `dark ${name}`);
    expect.soft(await colourProblems(page), `${name}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await keepPicture(page, `light ${name}`);
    expect.soft(await accessibilityProblems(page), `${name}, light`).toEqual([]);
  });
}

/** The same in a language that only brings other words to a screen that was looked at whole. */
export async function lookAtWords(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== undefined) return lookInBothSchemes(page, name);
  await page.waitForFunction(hasItsLetters);
  await atFullHeight(page, async () => {
    expect.soft(await wordProblems(page), name).toEqual([]);
    expect.soft(await page.evaluate(leftInEnglish), name).toEqual([]);
  });
}

/**
 * What stands in English on a page of another language, told by two of the little words that a sentence has and a name has not.
 * What is marked as of another language is meant to be, and letters are in the language of those who wrote them.
 */
export function leftInEnglish(): string[] {
  const { lang } = document.documentElement;
  if (lang.startsWith('en')) return [];
  const little = /\b(?:you|your|is|are|was|were|this|that|we|our|please|will|have|can|not)\b/gi;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent ?? '';
    if (parent === null || !parent.checkVisibility() || parent.closest('.support-message-text') !== null)
      continue;
    if (parent.closest<HTMLElement>('[lang]')?.lang !== lang) continue;
    if (new Set(words.toLowerCase().match(little)).size > 1) found.push(words.trim());
  }
  return found;
}

/** Runs in the page. Returns what still moves where the phone asks for less motion, and for how many seconds. */
export function motionOnShow(): string[] {
  const longestUnseenSeconds = 0.01;
  return [...document.querySelectorAll('body, body *')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
      const durations =
        animationName === 'none' ? transitionDuration : `${animationDuration},${transitionDuration}`;
      const longest = Math.max(...durations.split(',').map((duration) => Number.parseFloat(duration)));
      return longest > longestUnseenSeconds ? [`${element.tagName}.${element.className} ${longest}`] : [];
    }),
  );
}

const narrowestPhonePixels = 320;

/** On the narrowest phone, with text twice as large, as a reader may set it: nothing scrolls sideways, no word is cut off or broken. */
export async function lookAtLargeText(page: Page, place = page.url()): Promise<void> {
  const usual = page.viewportSize();
  if (usual === null) return;
  const name = `${place} with text twice as large`;
  const isNarrowest = usual.width === narrowestPhonePixels;
  await page.waitForFunction(hasItsLetters);
  if (!isNarrowest) {
    await page.setViewportSize({ ...usual, width: narrowestPhonePixels });
    await page.waitForFunction(hasItsLayout);
  }
  if (process.env['PICTURES'] !== undefined) {
    await page.evaluate(doubleText);
    await keepPicture(page, 'text twice as large');
  }
  const { sideways, cutOff } = await readTogether(page, {
    doubleText,
    sideways: pixelsAside,
    cutOff: cutOffWords,
    usualText,
  });
  expect.soft(sideways, name).toBe(0);
  expect.soft(cutOff, name).toEqual([]);
  if (isNarrowest) return;
  await page.setViewportSize(usual);
  // A button that still moves would be pressed beside.
  await page.waitForFunction(hasItsLayout);
}

/** Runs in the page. What follows the size of the text by itself does so with the next pictures. */
async function doubleText(): Promise<void> {
  document.documentElement.style.setProperty('--text-scale', '2');
  for (let picture = 0; picture < 2; picture += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/** Runs in the page, and leaves it as it was. */
async function usualText(): Promise<void> {
  document.documentElement.style.setProperty('--text-scale', '1');
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** The layout follows a moment after the width. */
function hasItsLayout(): boolean {
  const { style, clientWidth } = document.documentElement;
  return Math.abs(Number.parseFloat(style.fontSize) - clientWidth / 10) < 0.01;
}

/** Words that reach out of the window, of a button or label, or of what hides its overflow; and words broken in two. */
function cutOffWords(): string[] {
  const wholeUpToLetters = 11;
  const range = document.createRange();
  const isOutOfSight = (parent: Element): boolean => {
    const box = range.getBoundingClientRect();
    const reachesOut = (edge: { left: number; right: number }) =>
      box.left < edge.left - 1 || box.right > edge.right + 1;
    if (reachesOut({ left: 0, right: document.documentElement.clientWidth })) return true;
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const isBound = around.matches('button, a.button, label');
      if ((isBound || /hidden|clip/.test(overflowX)) && reachesOut(edge)) return true;
      const isTooTall = box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
      if ((isBound || /hidden|clip/.test(overflowY)) && isTooTall) return true;
    }
    return false;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent === null || !parent.checkVisibility() || parent.closest('.visually-hidden, select, svg'))
      continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\p{Pd}/]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const isBroken = lines.size > 1 && word.length <= wholeUpToLetters;
      if (isBroken || isOutOfSight(parent)) found.push(word);
    }
  }
  return found;
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
