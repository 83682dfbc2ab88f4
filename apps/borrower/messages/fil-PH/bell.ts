import type { messages as source } from '../en-US/bell.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  unread:
    '{count, plural, =0 {Walang bagong mensahe} one {# mensaheng hindi pa nababasa} other {# mensaheng hindi pa nababasa}}',
};
