import type { MessageFile } from '../message-file.ts';

/** Every file of words in this language. The list grows with the app, so the first page, which knows its own words, does not carry it. */
export const messageFiles = import.meta.glob<MessageFile>('./*.json', { import: 'default' });
