import { atRestElementId } from './page-tokens.ts';

/**
 * Never in the way of the first words. On a quick line all has loaded before anything is painted; the second frame comes
 * after the first was shown, and then there is a moment for the reader. A page nobody looks at has no frames.
 */
export function afterFirstPaint(work: () => void, restMs: number): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work, restMs)));
}

/** What the browser would fetch by itself, kept from it until now. */
export function bringLinksAtRest(): void {
  const links = document.getElementById(atRestElementId);
  if (links instanceof HTMLTemplateElement) document.head.append(links.content);
}
