import { formatPesos } from '@luwag/contract/money';
import { areAmountsHidden } from '../money-text/shown-pesos.ts';
import { countUp } from './count-up.ts';

/** Short enough to have ended before a finger rests. */
const durationMs = 250;

/**
 * Has every amount inside `place` count to its next figure from the one on show, each time it changes. It looks at the page
 * alone, so that what shows the amounts does not know. Returns how to end.
 */
export function countChanges(place: Element): () => void {
  const counts = new Map<Element, () => number>();
  const count = (amount: HTMLElement, before: string, now: string) => {
    const holder = amount.parentElement;
    if (holder === null || before === now) return;
    const isCounting = holder.dataset['counts'] !== undefined;
    const shown = counts.get(amount)?.();
    const fromCentavos = isCounting && shown !== undefined ? shown : centavosOf(before);
    counts.set(
      amount,
      countUp(holder, { fromCentavos, toCentavos: centavosOf(now), durationMs, write: formatPesos }),
    );
  };
  const observer = new MutationObserver((changes) => {
    if (areAmountsHidden()) return;
    for (const { target, oldValue } of changes) {
      const now = target instanceof HTMLElement ? target.getAttribute('value') : null;
      if (target instanceof HTMLElement && oldValue !== null && now !== null) count(target, oldValue, now);
    }
  });
  observer.observe(place, { subtree: true, attributeFilter: ['value'], attributeOldValue: true });
  return () => {
    observer.disconnect();
    for (const stop of counts.values()) stop();
  };
}

/** Pesos as `data` elements hold them: "4866.10". */
function centavosOf(pesos: string): number {
  return Math.round(Number(pesos) * 100);
}
