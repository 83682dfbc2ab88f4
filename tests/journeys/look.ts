import { expect } from 'vitest';
import { accessibilityProblems, type Phone, sidewaysScroll } from './phone.ts';

/** Checks the screen on show against WCAG 2.2 AA and for sideways scroll; each heading once. */
export function lookAt({ page }: Phone): () => Promise<void> {
  const seen = new Set<string>();
  return async () => {
    const heading = (await page.locator('h1:visible').first().textContent()) ?? '';
    if (seen.has(heading)) return;
    seen.add(heading);
    expect(await accessibilityProblems(page), heading).toEqual([]);
    expect(await sidewaysScroll(page), heading).toBe(0);
  };
}
