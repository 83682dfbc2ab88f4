import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

export type SummaryError = { fieldId?: string | undefined; message: string };

/**
 * What must be put right, with a link to each place. It takes the focus whenever a new set of errors arrives,
 * so give it a new array per failed attempt.
 */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  const words = useTranslations('shell');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{words('errorSummaryTitle')}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={message}>
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
