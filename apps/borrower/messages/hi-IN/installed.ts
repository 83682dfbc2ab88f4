import type { messages as source } from '../en-US/installed.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  update: { ready: 'नया वर्शन तैयार है।', update: 'अपडेट करें', later: 'बाद में' },
};
