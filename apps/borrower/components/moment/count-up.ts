const countMs = 700;

export type Count = {
  fromCentavos?: number;
  toCentavos: number;
  /** Milliseconds until the figure itself is shown again. */
  durationMs?: number;
  write: (centavos: number) => string;
};

/**
 * Counts to the amount that stands in the element, from nothing or from the one before. The figure itself is there from the
 * beginning, for screen readers too; only its picture counts. Returns how to stop, which answers the centavos on show then.
 */
export function countUp(
  element: HTMLElement,
  { fromCentavos = 0, toCentavos, durationMs = countMs, write }: Count,
): () => number {
  // Not every browser can be asked.
  const wantsLess = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (wantsLess) return () => toCentavos;
  const picture = document.createElement('span');
  picture.className = 'counting-picture';
  picture.setAttribute('aria-hidden', 'true');
  picture.textContent = write(fromCentavos);
  element.append(picture);
  element.dataset['counts'] = '';
  let frame = 0;
  let shown = fromCentavos;
  const stop = () => {
    cancelAnimationFrame(frame);
    picture.remove();
    delete element.dataset['counts'];
    return shown;
  };
  const begin = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, now - begin) / durationMs);
    // Quick at first, slow at the end.
    shown = Math.round(fromCentavos + (toCentavos - fromCentavos) * (1 - (1 - part) ** 3));
    picture.textContent = write(shown);
    if (part === 1) stop();
    else frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return stop;
}
