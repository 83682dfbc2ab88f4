import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followHydration } from '../boot/hydration.ts';
import { givenInputs, isRenderedAttribute } from '../platform/page-tokens.ts';
import { publicSettings } from '../platform/public-settings.ts';
import { answerCache } from '../store/answer-cache.ts';
import { makeRenderedFrom } from '../store/make-rendered-from.ts';
import { RenderedFromContext } from '../store/rendered-from.ts';

/**
 * Shows any screen but the first page: hydrates it where the server has rendered it for this phone, renders it otherwise. It
 * stands apart, because the first page loads none of this.
 */
export function showLaterScreen(container: HTMLElement, routeName: string, app: ReactNode): void {
  const inputs = givenInputs();
  const rendered = container.querySelector<HTMLElement>('[data-route]')?.dataset['route'];
  if (inputs === null || rendered !== routeName) {
    container.replaceChildren();
    container.removeAttribute(isRenderedAttribute);
    createRoot(container).render(app);
    // The first page was hidden while a borrower who is logged in went past it; this is another page.
    delete document.documentElement.dataset['leaving'];
    return;
  }
  // The very same objects as in the cache: React renders again what the phone has other answers for.
  const answers = new Map(inputs.answers.map(({ key, answer }) => [key, answerCache.take(key, answer)]));
  const settings = publicSettings();
  const { userAgent } = navigator;
  const hydration = followHydration(container);
  const renderedFrom = { ...makeRenderedFrom({ ...inputs, settings, userAgent }, answers), hydration };
  // In slices, so that the phone answers taps and scrolls meanwhile.
  startTransition(() => {
    hydrateRoot(container, <RenderedFromContext value={renderedFrom}>{app}</RenderedFromContext>);
  });
}
