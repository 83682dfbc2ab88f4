import { followHeldTap, wholeScreen } from '../platform/held-tap.ts';
import { type Field, isTicked, setByHand } from '../platform/typed-values.ts';

/**
 * Follows the hydration of a server-rendered screen, part by part. React takes fields and folds over as they are and is not
 * told what was typed, ticked or unfolded before, so it gets the same events again. At the end the kept tap is carried out.
 */
export function followHydration(container: HTMLElement) {
  const parts = new Set<unknown>([wholeScreen]);
  /** What stood in a field before what was typed there was told. */
  const before = new Map<Field, string | boolean>();
  return {
    wait: (part: unknown): void => void parts.add(part),
    end: (part: unknown): void => {
      if (!parts.delete(part)) return;
      for (const field of container.querySelectorAll<Field>('input, textarea, select')) {
        // React puts that back until it renders what it was told: nobody has typed it.
        if (before.get(field) === (isTicked(field) ? field.checked : field.value)) continue;
        const rendered = tellReact(field);
        if (rendered !== null) before.set(field, rendered);
      }
      if (parts.size > 0) return;
      for (const fold of container.querySelectorAll('details[open]')) fold.dispatchEvent(new Event('toggle'));
      followHeldTap();
    },
  };
}

/**
 * React compares a field with the value it last saw there, so the rendered one is put back first. What was told counts as
 * rendered from then on, so that it is told once. Answers what was rendered, or null where nothing was to tell.
 */
function tellReact(field: Field): string | boolean | null {
  if (isTicked(field)) {
    const { checked, defaultChecked } = field;
    // Of radio buttons, the chosen one clears the others.
    if (checked === defaultChecked || (field.type === 'radio' && !checked)) return null;
    field.checked = defaultChecked;
    field.defaultChecked = checked;
    field.click();
    return defaultChecked;
  }
  if (field instanceof HTMLSelectElement) {
    const { value, options } = field;
    const rendered = ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
    if (value === rendered) return null;
    for (const option of options) option.defaultSelected = option.value === value;
    setByHand(field, value);
    return rendered;
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  field.value = defaultValue;
  field.defaultValue = value;
  setByHand(field, value);
  return defaultValue;
}
