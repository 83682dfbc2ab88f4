import { type ReactNode, ViewTransition } from 'react';

/**
 * Lets a screen come from the side to which one goes and leave for the other, where the browser has view transitions and the
 * phone does not ask for less motion. How it looks stands in frame.css. Only a way to another screen counts: what changes in
 * it, and what the server rendered, just stands there.
 */
export function RouteSlide({ children }: { children: ReactNode }) {
  const motion = slides() ? 'screen-slide' : 'none';
  return (
    <ViewTransition default="none" enter={motion} exit={motion}>
      {children}
    </ViewTransition>
  );
}

function slides(): boolean {
  if (typeof document === 'undefined' || !('startViewTransition' in document)) return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Marks the page with the way that is gone, and lets no finger wait for a picture of it. Called once per page. */
export function followWay(root: HTMLElement): void {
  // The event is one that wouter sends; an address that is replaced goes on the way it was.
  window.addEventListener('pushState', () => delete root.dataset['goes']);
  window.addEventListener('popstate', () => {
    root.dataset['goes'] = 'back';
  });
  // What is pictured cannot be tapped. The picture ends as the finger comes, before it is lifted.
  window.addEventListener('pointerdown', endSlide, { capture: true, passive: true });
}

function endSlide(): void {
  for (const animation of document.getAnimations?.() ?? []) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}
