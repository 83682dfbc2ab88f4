import type { Told } from './journey-waits.ts';

declare global {
  interface Window {
    luwagTell?: (told: Told) => Promise<void>;
  }
}

/** Runs in each page from its beginning. Tells of taps, and of each change of what can be used. */
export function tellTapsAndStates(): void {
  const page = {
    tell: (told: Told): void => void window.luwagTell?.(told),
    now: (): number => performance.timeOrigin + performance.now(),
    nameOf: (target: EventTarget | null): string => {
      if (!(target instanceof Element)) return '';
      const control = target.closest('button, a, label, summary, input, select') ?? target;
      const words = control.getAttribute('name') ?? control.textContent.trim();
      return words.replaceAll(/\s+/g, ' ').slice(0, 28);
    },
    isShown: (part: Element): boolean => part.checkVisibility(),
  };
  const heard = (kind: 'tap' | 'photo' | 'code', { timeStamp, target }: Event): void => {
    page.tell({ kind, at: performance.timeOrigin + timeStamp, name: page.nameOf(target) });
    requestAnimationFrame(() => setTimeout(() => page.tell({ kind: 'frame', at: page.now() })));
  };
  addEventListener('click', (event) => heard('tap', event), { capture: true });
  addEventListener(
    'input',
    (event) => {
      if (!(event.target instanceof HTMLInputElement)) return;
      const { type, autocomplete, value, maxLength } = event.target;
      if (type === 'file') heard('photo', event);
      else if (autocomplete === 'one-time-code' && value.length >= Math.min(4, maxLength))
        heard('code', event);
      else if (type !== 'radio' && type !== 'checkbox')
        page.tell({ kind: 'typing', at: performance.timeOrigin + event.timeStamp });
    },
    { capture: true },
  );
  let before = '';
  const look = (): void => {
    const main = [...document.querySelectorAll('main')].find(page.isShown);
    const route = document.querySelector<HTMLElement>('[data-route]')?.dataset['route'] ?? '';
    const sheet = document.querySelector('dialog[open]') === null ? '' : ' (sheet)';
    const heading = main?.querySelector('h1')?.textContent ?? '';
    const isReady = !document.documentElement.matches('[data-hydrates]:not([data-ready])');
    const isBusy = [
      ...document.querySelectorAll(
        'main [aria-busy="true"], dialog[open] [aria-busy="true"], [data-on-the-way="true"]',
      ),
    ].some(page.isShown);
    const isUsable = isReady && !isBusy && heading !== '' && `/${route}` === location.pathname;
    const place = `/${route}${location.search}${sheet}`;
    const state = [place, heading, isUsable].join('|');
    if (state !== before) page.tell({ kind: 'state', at: page.now(), place, isUsable });
    before = state;
  };
  // Looked at once after each change, in the picture that shows it: a look at every picture makes the page draw all the time.
  let isAwaited = false;
  const lookSoon = (): void => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      look();
    });
  };
  new MutationObserver(lookSoon).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // A stylesheet that arrives can show or hide a part.
  document.addEventListener('load', lookSoon, { capture: true });
}
