import { digitsOf } from '@luwag/contract/plain-text';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import type { SummaryError } from '../error-summary/error-summary.tsx';
import { keepDigits } from '../text-input/keep-digits.ts';
import { TextInput } from '../text-input/text-input.tsx';

const noErrors: readonly SummaryError[] = [];

/** The digits of a code that was sent. */
export function CodeField({
  input,
  length,
  label,
  error,
  onFull,
}: {
  input: RefObject<HTMLInputElement | null>;
  length: number;
  label: string;
  error: string | undefined;
  /** Called when the last digit is there. Left out where entering the code changes where money goes: that takes a press. */
  onFull?: () => void;
}) {
  return (
    <TextInput
      ref={input}
      name="code"
      className="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      onInput={({ currentTarget }) => {
        keepDigits(currentTarget, length);
        if (currentTarget.value.length === length) onFull?.();
      }}
      label={label}
      error={error}
    />
  );
}

/** Focus and errors around a code: a refusal about the code stands beside it, any other one above the form. */
export function useCodeEntry({
  length,
  refusal,
  onEnter,
}: {
  length: number;
  refusal: Refusal | null;
  onEnter: (code: string) => Promise<boolean>;
}) {
  const errorWords = useErrorWords();
  const input = useRef<HTMLInputElement>(null);
  /** While one is tried: the code typed last. */
  const newest = useRef('');
  const [isIncomplete, setIsIncomplete] = useState(false);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    // A wrong code stays selected, ready to be typed over.
    if (refusal?.code === 'code_incorrect') input.current?.select();
  }, [refusal]);

  const enter = async () => {
    const code = digitsOf(input.current?.value ?? '', length);
    setIsIncomplete(code.length !== length);
    if (code.length !== length) return input.current?.focus();
    const isTrying = newest.current !== '';
    newest.current = code;
    if (isTrying) return;
    // One at a time: a code corrected on the way is tried once the one before it has failed.
    for (let tried = ''; tried !== newest.current;) {
      tried = newest.current;
      if (await onEnter(tried)) break;
    }
    newest.current = '';
  };
  const isAboutCode = refusal?.code === 'code_incorrect' || refusal?.code === 'code_expired';
  const otherErrors = useMemo(
    () => (refusal === null || isAboutCode ? noErrors : [{ message: errorWords(refusal) }]),
    [refusal, isAboutCode, errorWords],
  );
  const codeRefusal = refusal !== null && isAboutCode ? errorWords(refusal) : undefined;
  return { input, enter, isIncomplete, codeRefusal, otherErrors };
}
