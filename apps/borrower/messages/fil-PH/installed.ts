import type { messages as source } from '../en-US/installed.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  update: { ready: 'May bagong version na.', update: 'I‑update', later: 'Mamaya na' },
};
