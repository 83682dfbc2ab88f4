import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { CodeField, useCodeEntry } from '../../components/code-login/code-field.tsx';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import type { AccountForm, SentCode } from './use-account-form.ts';

/** The code that was sent for this change. A wrong one stays selected, ready to be typed over. */
export function CodeStep({
  form,
  sent,
  isResending,
}: {
  form: AccountForm;
  sent: SentCode;
  /** Whether the money of a loan goes out with the account. */
  isResending: boolean;
}) {
  const words = useTranslations('change-bank.code');
  const length = sent.codeLength;
  const { input, enter, isIncomplete, codeRefusal, otherErrors } = useCodeEntry({
    length,
    refusal: form.refusal ?? form.attempt.refusal,
    // Each guess takes a press of its own.
    onEnter: async (code) => {
      await form.enter(code);
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void enter();
  };
  return (
    <form noValidate onSubmit={submit} className="section-form">
      <h2>{words('title')}</h2>
      <p className="account-safe">{words('sent')}</p>
      <FormProblems
        errors={otherErrors}
        attempt={form.codeAttempt + form.attempt.count}
        noNetwork={form.noNetwork ?? form.noNetworkForCode}
        onRetry={form.noNetwork === null ? () => void form.askCode() : () => void enter()}
      />
      <CodeField
        input={input}
        length={length}
        label={words('label', { length })}
        error={isIncomplete ? words('incomplete', { length }) : codeRefusal}
      />
      <div className="screen-actions">
        <Button type="submit" isBusy={form.isSaving}>
          {words(isResending ? 'resend' : 'save')}
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
