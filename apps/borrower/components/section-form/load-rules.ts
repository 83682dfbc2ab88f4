import type * as Rules from './section-failures.ts';

/**
 * The rules come behind the form, so that it is there before them. Where they do not come, the server, which has the
 * same, finds the fault when the section is handed in.
 */
export async function loadRules(): Promise<typeof Rules | null> {
  return import('./section-failures.ts').catch(() => null);
}
