import type { messages as source } from '../en-US/exact-number.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  label: '{label}, i‑type ang numero',
  range: 'O i‑type: {least} hanggang {most}, tig‑{step} ang pagitan.',
  taken: 'Hindi mapipili ang {typed} dito, kaya {value} na ito ngayon.',
};
