import { digitsOf } from '@luwag/contract/plain-text';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import { keepDigits } from '../../components/text-input/keep-digits.ts';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import type { AccountForm, SentCode } from './use-account-form.ts';

/** The code that was sent for this change. A wrong one stays selected, ready to be typed over. */
export function CodeStep({ form, sent }: { form: AccountForm; sent: SentCode }) {
  const words = useTranslations('change-bank.code');
  const errorWords = useErrorWords();
  const input = useRef<HTMLInputElement>(null);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const refusal = form.refusal ?? form.attempt.refusal;
  const length = sent.codeLength;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (refusal?.code === 'code_incorrect') input.current?.select();
  }, [refusal]);

  const enter = () => {
    const code = digitsOf(input.current?.value ?? '', length);
    setIsIncomplete(code.length !== length);
    if (code.length === length) void form.enter(code);
    else input.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    enter();
  };
  const isAboutCode = refusal?.code === 'code_incorrect' || refusal?.code === 'code_expired';
  const others = useMemo(
    () => (refusal === null || isAboutCode ? [] : [{ message: errorWords(refusal) }]),
    [refusal, isAboutCode, errorWords],
  );
  const fault = refusal !== null && isAboutCode ? errorWords(refusal) : undefined;
  return (
    <form noValidate onSubmit={submit} className="section-form">
      <h2>{words('title')}</h2>
      <p className="account-safe">{words('sent')}</p>
      <FormProblems
        errors={others}
        attempt={form.codeAttempt + form.attempt.count}
        noNetwork={form.noNetwork ?? form.noNetworkForCode}
        onRetry={form.noNetwork === null ? () => void form.askCode() : enter}
      />
      <TextInput
        ref={input}
        name="code"
        className="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        onInput={({ currentTarget }) => keepDigits(currentTarget, length)}
        label={words('label', { length })}
        error={isIncomplete ? words('incomplete', { length }) : fault}
      />
      <div className="screen-actions">
        <Button type="submit" isBusy={form.isSaving}>
          {words('save')}
        </Button>
        <Button variant="quiet" isBusy={form.isBusy} onClick={() => void form.askCode()}>
          {words('again')}
        </Button>
        <Button variant="quiet" onClick={form.back}>
          {words('back')}
        </Button>
      </div>
    </form>
  );
}
