import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

export type SummaryError = {
  fieldId?: string | undefined;
  message: string;
  /** Whether the answer was changed since. It keeps its place, because the fields below must not move under a finger. */
  isChanged?: boolean;
};

/**
 * What must be put right, with a link to each place. It takes the focus once per failed attempt, so the caller counts
 * them.
 */
export function ErrorSummary({ errors, attempt }: { errors: readonly SummaryError[]; attempt: number }) {
  const words = useTranslations('shell');
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    // A screen kept alive runs its effects again when it comes back; the same attempt must not take the focus twice.
    if (!hasErrors || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    box.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <div className="error-summary" role="alert" aria-atomic={false} tabIndex={-1} ref={box}>
      <h2>{words('errorSummaryTitle')}</h2>
      <ul>
        {errors.map(({ fieldId, message, isChanged }) => (
          <li key={fieldId ?? message} data-changed={isChanged}>
            {fieldId === undefined ? (
              message
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, fieldId: string): void {
  // The address must not change: it would be a navigation, and the guard would run for it.
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
