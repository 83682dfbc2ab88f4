import type { Answer } from '@luwag/contract/client';
import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatWholePesos } from '@luwag/contract/money';
import { clockTime } from './clock-time.ts';
import { errorMessageKey } from './error-messages.ts';

export type Refusal = Extract<Answer<unknown>, { ok: false }>;

/** Turns a refusal of the API into what the borrower reads: what happened, when it works again, tries left. */
export function useErrorWords(): (refusal: Refusal) => string {
  const words = useTranslations();
  const locale = useLocale();
  return useCallback(
    ({ code, detail }: Refusal) => {
      const from = detail.closedFrom === undefined ? '' : clockTime(detail.closedFrom, locale);
      const parts = [
        words(
          errorMessageKey(code, (key) => words.has(key)),
          { from, limit: formatWholePesos(detail.largestAllowedCentavos ?? 0) },
        ),
      ];
      if (detail.note !== undefined) parts.push(detail.note);
      if (detail.triesLeft !== undefined) parts.push(words('errors.triesLeft', { count: detail.triesLeft }));
      if (detail.retryAt !== undefined)
        parts.push(words('errors.retryAt', { time: clockTime(detail.retryAt, locale) }));
      if (code === 'internal_error' && detail.requestId !== undefined) {
        parts.push(words('errors.requestId', { id: detail.requestId }));
      }
      return parts.join(' ');
    },
    [words, locale],
  );
}
