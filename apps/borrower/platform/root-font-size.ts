import { layoutPixelRatio } from './device-layout.ts';

const widestLayoutPx = 540;
const recalculationDelayMs = 300;
const baseFontPx = 12;

/** One tenth of the viewport width, which counts as at most 540 pixels. */
export function rootFontSizePx(viewportWidthPx: number): number {
  return Math.min(viewportWidthPx, widestLayoutPx) / 10;
}

export function bodyBaseFontSizePx(userAgent: string, devicePixelRatio: number): number {
  return baseFontPx * layoutPixelRatio(userAgent, devicePixelRatio);
}

export function applyRootFontSize(view: Window): void {
  const root = view.document.documentElement;
  const ratio = layoutPixelRatio(view.navigator.userAgent, view.devicePixelRatio);
  root.style.fontSize = `${rootFontSizePx(root.clientWidth)}px`;
  root.style.setProperty('--pixel-ratio', String(ratio));
  root.style.setProperty(
    '--base-font-size',
    `${bodyBaseFontSizePx(view.navigator.userAgent, view.devicePixelRatio)}px`,
  );
}

/** Keeps the size right after a resize or a return from the page cache; answers how to stop. */
export function followRootFontSize(view: Window): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => applyRootFontSize(view), recalculationDelayMs);
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) later();
  };
  applyRootFontSize(view);
  view.addEventListener('resize', later);
  view.addEventListener('pageshow', onPageShow);
  return () => {
    clearTimeout(timer);
    view.removeEventListener('resize', later);
    view.removeEventListener('pageshow', onPageShow);
  };
}
