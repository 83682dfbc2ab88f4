import { digitsOf } from '@luwag/contract/plain-text';

/** Leaves only the digits in a field, at most `most`: a code pasted as "54 10" becomes 5410. A `maxLength` would cut it to "54 1". */
export function keepDigits(input: HTMLInputElement, most: number): void {
  const digits = digitsOf(input.value, most);
  if (digits !== input.value) input.value = digits;
}
