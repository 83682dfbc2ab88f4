import { keepOnPhone } from '../platform/keep-on-phone.ts';
import { firstStateElementId } from '../platform/page-tokens.ts';

const storeKey = 'luwag-core';

/** Keeps the whole store on a phone that has none yet, as on a first visit, while the app itself is not there. */
export function keepFirstState(): void {
  const state = document.getElementById(firstStateElementId);
  if (state && !localStorage.getItem(storeKey)) keepOnPhone(localStorage, storeKey, state.textContent);
}
