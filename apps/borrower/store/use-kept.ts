import { useEffect, useState } from 'react';

/** Returns the answer kept on the phone for a question; undefined until it was looked up. */
export function useKept<Value>(
  question: string | null,
  look: (question: string) => Promise<Value>,
): Value | undefined {
  const [known, setKnown] = useState<{ question: string; value: Value } | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    let isGone = false;
    look(question).then(
      (value) => (isGone ? undefined : setKnown({ question, value })),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [question, look]);
  return known?.question === question ? known?.value : undefined;
}
