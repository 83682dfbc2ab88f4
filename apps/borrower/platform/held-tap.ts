declare global {
  interface Window {
    /** What was touched on the prerendered page, so that the bundle was fetched. */
    luwagFirstTouch?: EventTarget | null | undefined;
    /** The button tapped before the bundle was there. */
    luwagHeldTap?: HTMLElement | undefined;
  }
}

/** Names the screen itself among the parts of it that are hydrated. */
export const wholeScreen = 'screen';

/** Keeps a tap on a button whose code is on its way. */
export function holdTap(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null) return;
  event.preventDefault();
  event.stopPropagation();
  window.luwagHeldTap?.removeAttribute('data-held');
  window.luwagHeldTap = button;
  button.dataset['held'] = 'true';
}

/** For the page that is looked at before its code is there: keeps taps until the screen follows them. */
export function holdTapsUntilReady(): void {
  const hold = (event: Event) => {
    if (document.documentElement.dataset['ready'] === 'true') removeEventListener('click', hold, true);
    else holdTap(event);
  };
  addEventListener('click', hold, true);
}

/** Carries out the tap that was kept while the bundle was on its way; then taps go straight to the screen. */
export function followHeldTap(): void {
  document.documentElement.dataset['ready'] = 'true';
  clickHeldTap(document.documentElement);
}

/** Carries out a kept tap on something inside a part of the page. */
export function clickHeldTap(part: Element | null): void {
  const tapped = window.luwagHeldTap;
  if (tapped === undefined || part?.contains(tapped) !== true) return;
  window.luwagHeldTap = undefined;
  tapped.removeAttribute('data-held');
  tapped.click();
}
