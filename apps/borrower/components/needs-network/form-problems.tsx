import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { NoNetwork } from '../../store/use-money-submission.ts';
import { Button } from '../button/button.tsx';
import { ErrorSummary, type SummaryError } from '../error-summary/error-summary.tsx';

/** What stands against handing in something about money: fields to put right, a refusal, or that there is no network. */
export function FormProblems({
  errors,
  attempt,
  noNetwork,
  onRetry,
}: {
  errors: readonly SummaryError[];
  attempt: number;
  noNetwork: NoNetwork | null;
  onRetry: () => void;
}) {
  if (noNetwork === null) return <ErrorSummary errors={errors} attempt={attempt} />;
  return <NeedsNetwork key={attempt} {...noNetwork} onRetry={onRetry} />;
}

/** What stands against something that one tap asks for: why not, or that there is no network. */
export function TapProblem({
  problem,
  attempt,
  noNetwork,
  again,
  className = 'field-error',
}: {
  problem: string | null;
  attempt: number;
  noNetwork: NoNetwork | null;
  again: () => void;
  className?: string;
}) {
  if (noNetwork !== null) return <NeedsNetwork key={attempt} {...noNetwork} onRetry={again} />;
  if (problem === null) return null;
  return (
    <p className={className} role="alert">
      {problem}
    </p>
  );
}

function NeedsNetwork({ isUnsent, cancel, onRetry }: NoNetwork & { onRetry: () => void }) {
  const words = useTranslations('app.needsNetwork');
  const shell = useTranslations('shell');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{words('title')}</h2>
      <p>{isUnsent ? words('unsent') : words('lost')}</p>
      <div className="screen-actions">
        <Button onClick={onRetry}>{shell('tryAgain')}</Button>
        <Button variant="secondary" onClick={cancel}>
          {words('cancel')}
        </Button>
      </div>
    </div>
  );
}
