import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { clockTime } from '../../messages/clock-time.ts';
import type { Refusal } from '../../messages/use-error-words.ts';
import { mayWaitOn } from '../../store/refused-call.ts';
import type { AnswerQuery } from '../../store/use-answer.ts';
import { useAmountsHidden } from '../money-text/use-amounts-hidden.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { LoadProblem } from './load-problem.tsx';

/** Shapes while waiting, the answer once it is there, and what was last known, with its time, while asking again fails. */
export function AnswerView<Value>({
  query,
  lines = 4,
  refused,
  children,
}: {
  query: AnswerQuery<Value>;
  lines?: number;
  /** Words of the screen for refusals it expects; null leaves the refusal to the usual sentence. */
  refused?: (refusal: Refusal) => ReactNode;
  children: (value: Value) => ReactNode;
}) {
  // Amounts stand in sentences too, which are written anew when they are hidden or shown.
  useAmountsHidden();
  const refusal = query.error?.refusal;
  // A form on show stands through trouble that says nothing of what was asked, and under the log-in.
  if (query.data !== undefined && (refusal === undefined || mayWaitOn(refusal.code))) {
    return (
      <>
        {refusal === undefined ? null : <LastKnown updatedAt={query.dataUpdatedAt} />}
        {children(query.data)}
      </>
    );
  }
  if (refusal === undefined) return <Skeleton lines={lines} />;
  return refused?.(refusal) ?? <LoadProblem refusal={refusal} onRetry={() => void query.refetch()} />;
}

function LastKnown({ updatedAt }: { updatedAt: number }) {
  const words = useTranslations('app');
  const locale = useLocale();
  const time = clockTime(new Date(updatedAt).toISOString(), locale);
  return <p className="answer-view-as-of">{words('asOf', { time })}</p>;
}
