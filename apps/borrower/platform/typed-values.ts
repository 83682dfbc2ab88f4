/** What stands in the fields of a screen, by their names. In memory only. */
export type TypedValues = readonly { name: string; value: string; isChecked: boolean | null }[];

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = '[data-route] :is(input, textarea, select)[name]:not([type=file], [type=hidden])';

export function keepTyped(part: ParentNode): TypedValues {
  return [...part.querySelectorAll<Field>(fields)].map((field) => ({
    name: field.name,
    value: field.value,
    isChecked: isTicked(field) ? field.checked : null,
  }));
}

/** Types it again into the fields of the same names. Fields whose value already stands there are left alone. */
export function giveBackTyped(typed: TypedValues, page: Document): void {
  const present = [...page.querySelectorAll<Field>(fields)];
  for (const { name, value, isChecked } of typed) {
    const field = present.find(
      (one) => one.name === name && (isChecked === null || (isTicked(one) && one.value === value)),
    );
    if (field === undefined) continue;
    if (isTicked(field)) {
      if (isChecked === true && !field.checked) field.click();
    } else if (field.value !== value) {
      setByHand(field, value);
    }
  }
}

/** As a finger would: React hears of a value only if it was not set through its own property. */
export function setByHand(field: Field, value: string): void {
  const own = Object.getPrototypeOf(field) as object;
  Reflect.set(own, 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

export function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}
