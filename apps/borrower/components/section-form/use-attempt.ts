import type { FieldFailure } from '@luwag/contract/errors';
import { useMemo, useState } from 'react';
import type { Refusal } from '../../messages/use-error-words.ts';

/** What one press of Continue found wrong, and on which step it says so. */
export type Attempt = {
  count: number;
  stepKey: string;
  failures: readonly FieldFailure[];
  refusal: Refusal | null;
};

const noFault = { stepKey: '', failures: [], refusal: null };

/** The faults of the last press of Continue on this step; a field that is typed in again loses its mark. */
export function useAttempt(stepKey: string) {
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, ...noFault });
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  const touch = (names: readonly string[]) => setTouched((before) => new Set([...before, ...names]));
  const refuse = (on: string, failures: readonly FieldFailure[], refusal: Refusal | null) => {
    setTouched(new Set());
    setAttempt(({ count }) => ({ count: count + 1, stepKey: on, failures, refusal }));
  };
  const accept = () => setAttempt(({ count }) => ({ count, ...noFault }));

  const isHere = attempt.stepKey === stepKey;
  const codeOf = useMemo(() => {
    const marked = isHere ? attempt.failures.filter(({ path }) => !touched.has(path)) : [];
    return new Map(marked.map(({ path, code }) => [path, code]));
  }, [attempt, isHere, touched]);
  const shown: Attempt = isHere ? attempt : { count: attempt.count, ...noFault };
  return { attempt: shown, codeOf, touch, refuse, accept };
}
