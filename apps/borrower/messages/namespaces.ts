import type { messages as errors } from './en-US/errors.ts';
import type { messages as notFound } from './en-US/not-found.ts';
import type { messages as shell } from './en-US/shell.ts';

/** All words of the app, by namespace. English is the source; the file of a namespace carries its name. */
export type Messages = {
  errors: typeof errors;
  'not-found': typeof notFound;
  shell: typeof shell;
};

export type Namespace = keyof Messages;

/** The shape a translation must have: the same keys, any words. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
