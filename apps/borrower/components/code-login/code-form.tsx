import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { groupedPhone } from '../phone-field/grouped-phone.ts';
import { CodeField, useCodeEntry } from './code-field.tsx';
import { ResendButton } from './resend-button.tsx';
import type { CodeLogin } from './use-code-login.ts';

/** One per code sent: a new code comes with a new, empty form. */
export function CodeForm({ login, sent }: { login: CodeLogin; sent: NonNullable<CodeLogin['sent']> }) {
  const words = useTranslations('start.login');
  const { refusal, isBusy } = login;
  const length = sent.codeLength;
  const { input, enter, isIncomplete, codeRefusal, otherErrors } = useCodeEntry({
    length,
    refusal,
    onEnter: login.enter,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void enter();
  };
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
      <CodeField
        input={input}
        length={length}
        label={words('code', { length })}
        error={isIncomplete ? words('codeError', { length }) : codeRefusal}
        onFull={() => void enter()}
      />
      <Button type="submit" isBusy={isBusy}>
        {words('continue')}
      </Button>
      <ResendButton login={login} sent={sent} />
    </form>
  );
}
