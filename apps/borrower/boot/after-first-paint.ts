import { atRestElementId } from '../platform/page-tokens.ts';

/** How long a browser may have painted without having said so: one that does not tell its paints, or tells them late. */
const silentMs = 1000;

/**
 * Never in the way of the first words. On a quick line all has loaded before anything is painted, and what is fetched while
 * the painted frame is on its way to the glass competes with it: so the browser's own word that something is on show is
 * waited for, and then there is a moment for the reader. A page nobody looks at is not painted.
 */
export function afterFirstPaint(work: () => void, restMs: number): void {
  if (document.visibilityState === 'hidden') {
    work();
    return;
  }
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    observer.disconnect();
    setTimeout(work, restMs);
  };
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) tell();
  });
  observer.observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(tell, silentMs));
}

/** What the browser would fetch by itself, kept from it until now. */
export function bringLinksAtRest(): void {
  const links = document.getElementById(atRestElementId);
  if (links instanceof HTMLTemplateElement) document.head.append(links.content);
}
