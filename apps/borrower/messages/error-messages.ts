import type { ErrorCode } from '@luwag/contract/errors';
import type { Messages } from './namespaces.ts';

/**
 * Where the words for a code may stand. Those behind the log-in are kept apart, to keep it light, and those that only screens
 * with an offer can meet are with the words of these.
 */
export const errorGroups = ['errors', 'app-errors', 'offer.refused'] as const;

/** Sentences that stand alone; the others in `errors` take a time, a count or a number. */
export type ErrorMessageKey =
  | `errors.${Exclude<keyof Messages['errors'], 'retryAt' | 'triesLeft' | 'requestId'>}`
  | `app-errors.${keyof Messages['app-errors']}`
  | `offer.refused.${keyof Messages['offer']['refused']}`;

/**
 * The words for a code carry its name: `code_expired` is `codeExpired`. Codes that only a fault of ours can cause, or that
 * are newer than this app, share one sentence. `isKnown` tells whether words stand under a key.
 */
export function errorMessageKey(
  code: ErrorCode | 'network_abnormal',
  isKnown: (key: ErrorMessageKey) => boolean,
): ErrorMessageKey {
  const name = code.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const keys = errorGroups.map((group) => `${group}.${name}` as ErrorMessageKey);
  return keys.find(isKnown) ?? 'errors.internalError';
}
