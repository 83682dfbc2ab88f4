import { followHeldTap, wholeScreen } from '../platform/held-tap.ts';
import { type Field, isTicked, setByHand } from '../platform/typed-values.ts';

/**
 * Follows the hydration of a server-rendered screen, part by part. React takes fields and folds over as they are and is not
 * told what was typed, ticked or unfolded before, so it gets the same events again. At the end the kept tap is carried out.
 */
export function followHydration(container: HTMLElement) {
  const parts = new Set<unknown>([wholeScreen]);
  return {
    wait: (part: unknown): void => void parts.add(part),
    end: (part: unknown): void => {
      if (!parts.delete(part)) return;
      for (const field of container.querySelectorAll<Field>('input, textarea, select')) tellReact(field);
      if (parts.size > 0) return;
      for (const fold of container.querySelectorAll('details[open]')) fold.dispatchEvent(new Event('toggle'));
      followHeldTap();
    },
  };
}

/**
 * React compares a field with the value it last saw there, so the rendered one is put back first. What was told counts as
 * rendered from then on, so that it is told once.
 */
function tellReact(field: Field): void {
  if (isTicked(field)) {
    const { checked, defaultChecked } = field;
    // Of radio buttons, the chosen one clears the others.
    if (checked === defaultChecked || (field.type === 'radio' && !checked)) return;
    field.checked = defaultChecked;
    field.defaultChecked = checked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    const { value, options } = field;
    const rendered = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (value === rendered?.value) return;
    for (const option of options) option.defaultSelected = option.value === value;
    setByHand(field, value);
  } else {
    const { value, defaultValue } = field;
    if (value === defaultValue) return;
    field.value = defaultValue;
    field.defaultValue = value;
    setByHand(field, value);
  }
}
