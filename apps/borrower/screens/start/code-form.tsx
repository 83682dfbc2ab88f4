import { digitsOf } from '@luwag/contract/plain-text';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { ErrorSummary, type SummaryError } from '../../components/error-summary/error-summary.tsx';
import { keepDigits } from '../../components/text-input/keep-digits.ts';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { groupedPhone } from './grouped-phone.ts';
import { ResendButton } from './resend-button.tsx';
import type { CodeLogin } from './use-code-login.ts';

const noErrors: readonly SummaryError[] = [];

/** One per code sent: a new code comes with a new, empty form. */
export function CodeForm({ login, sent }: { login: CodeLogin; sent: NonNullable<CodeLogin['sent']> }) {
  const words = useTranslations('start.login');
  const errorWords = useErrorWords();
  const input = useRef<HTMLInputElement>(null);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { refusal, isBusy } = login;
  const length = sent.codeLength;

  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    // A wrong code stays selected, ready to be typed over.
    if (refusal?.code === 'code_incorrect') input.current?.select();
  }, [refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = digitsOf(input.current?.value ?? '', length);
    setIsIncomplete(code.length !== length);
    if (code.length === length) void login.enter(code);
    else input.current?.focus();
  };

  const isAboutCode = refusal?.code === 'code_incorrect' || refusal?.code === 'code_expired';
  const otherErrors = useMemo(
    () => (refusal === null || isAboutCode ? noErrors : [{ message: errorWords(refusal) }]),
    [refusal, isAboutCode, errorWords],
  );
  const codeError = isIncomplete
    ? words('codeError', { length })
    : refusal !== null && isAboutCode
      ? errorWords(refusal)
      : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <h2>{words('codeTitle')}</h2>
      <p className="login-sent">
        {words('codeSent', { phone: groupedPhone(sent.phone) })}
        <Button variant="quiet" onClick={login.changeNumber}>
          {words('changeNumber')}
        </Button>
      </p>
      <ErrorSummary errors={otherErrors} attempt={login.refusalCount} />
      <TextInput
        ref={input}
        name="code"
        className="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        onInput={({ currentTarget }) => keepDigits(currentTarget, length)}
        label={words('code', { length })}
        error={codeError}
      />
      <Button type="submit" isBusy={isBusy}>
        {words('continue')}
      </Button>
      <ResendButton login={login} sent={sent} />
    </form>
  );
}
