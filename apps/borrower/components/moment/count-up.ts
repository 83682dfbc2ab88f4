const countMs = 700;

/**
 * Counts an amount up over the figure that stands in the element. The figure itself is there from the beginning, for screen
 * readers too; only its picture counts. Returns how to stop.
 */
export function countUp(
  element: HTMLElement,
  amountCentavos: number,
  write: (centavos: number) => string,
): () => void {
  // Not every browser can be asked.
  const wantsLess = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (wantsLess) return () => undefined;
  const picture = document.createElement('span');
  picture.className = 'counting-picture';
  picture.setAttribute('aria-hidden', 'true');
  picture.textContent = write(0);
  element.append(picture);
  element.dataset['counts'] = '';
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    picture.remove();
    delete element.dataset['counts'];
  };
  const begin = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - begin) / countMs);
    if (part === 1) return stop();
    // Quick at first, slow at the end.
    picture.textContent = write(Math.round(amountCentavos * (1 - (1 - part) ** 3)));
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return stop;
}
