import type { messages as source } from '../en-US/bell.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  unread: '{count, plural, =0 {कोई अनपढ़ा संदेश नहीं} one {# अनपढ़ा संदेश} other {# अनपढ़े संदेश}}',
};
