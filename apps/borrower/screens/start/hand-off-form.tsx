import { codeLifeMinutes } from '@luwag/contract/code-life';
import { logInByHandOff } from '@luwag/contract/endpoints/session/log-in-by-hand-off';
import { handOffCodeOf } from '@luwag/contract/hand-off-code';
import { mobileDigits } from '@luwag/contract/mobile-number';
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { PhoneField } from '../../components/phone-field/phone-field.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { call, enterSession } from '../../store/api.ts';
import { LoginHelp } from './login-help.tsx';

/** Logs in with the number and the code that the browser shows, without a text message. */
export function HandOffForm() {
  return (
    <LazyMessages namespaces={['hand-off']}>
      <Form />
    </LazyMessages>
  );
}

type FieldName = 'handOffPhone' | 'handOffCode';

function Form() {
  const words = useTranslations('hand-off.enter');
  const loginWords = useTranslations('start.login');
  const form = useRef<HTMLFormElement>(null);
  const { refusal, isBusy, logIn } = useHandOff();
  const [wrongFields, setWrongFields] = useState<readonly FieldName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { summary, errorOf } = useErrors(wrongFields, refusal);

  useFocus(form, refusal);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const phone = mobileDigits(fieldIn(form.current, 'handOffPhone')?.value ?? '');
    const code = handOffCodeOf(fieldIn(form.current, 'handOffCode')?.value ?? '');
    const found: FieldName[] = [];
    if (phone === null) found.push('handOffPhone');
    if (code === null) found.push('handOffCode');
    setWrongFields(found);
    if (phone !== null && code !== null) await logIn(phone, code);
    setAttempt((count) => count + 1);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{words('lead')}</p>
      <ErrorSummary errors={summary} attempt={attempt} />
      <PhoneField
        name="handOffPhone"
        enterKeyHint="next"
        label={loginWords('phone')}
        error={errorOf('handOffPhone')}
      />
      <TextInput
        name="handOffCode"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={80}
        label={words('code')}
        hint={words('hint')}
        error={errorOf('handOffCode')}
      />
      <Button type="submit" isBusy={isBusy}>
        {words('logIn')}
      </Button>
      <Button variant="quiet" onClick={() => loginField()?.focus()}>
        {words('bySms')}
      </Button>
      {refusal === null ? null : <LoginHelp code={refusal.code} />}
    </form>
  );
}

/** Begins where something is to be typed, and comes back to a code that does not fit. */
function useFocus(form: RefObject<HTMLFormElement | null>, refusal: Refusal | null): void {
  useEffect(() => {
    const phone = fieldIn(form.current, 'handOffPhone');
    if (phone === null) return;
    // What was typed above need not be typed again.
    phone.value = loginField()?.name === 'phone' ? (loginField()?.value ?? '') : '';
    (phone.value === '' ? phone : fieldIn(form.current, 'handOffCode'))?.focus();
  }, [form]);

  useEffect(() => {
    if (refusal?.code !== 'code_incorrect') return;
    // A wrong code stays selected, ready to be typed over.
    const code = fieldIn(form.current, 'handOffCode');
    code?.focus();
    code?.select();
  }, [form, refusal]);
}

function useHandOff() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const logIn = async (phone: string, code: string) => {
    setIsBusy(true);
    setRefusal(null);
    const answer = await call(logInByHandOff, { body: { phone, code } });
    setIsBusy(false);
    // With a session held, the guard leads on to where the borrower wanted to go.
    if (answer.ok) enterSession(answer.value);
    else setRefusal(answer);
  };
  return { refusal, isBusy, logIn };
}

/** What is wrong with the form stands at the top too; a code that does not fit only beside it. */
function useErrors(wrongFields: readonly FieldName[], refusal: Refusal | null) {
  const words = useTranslations('hand-off.enter');
  const loginWords = useTranslations('start.login');
  const errorWords = useErrorWords();
  const isAboutCode = refusal?.code === 'code_incorrect';
  // The same array while nothing changes: a new one would take the focus away from typing.
  const summary = useMemo(() => {
    const own = wrongFields.map((fieldId) => ({
      fieldId,
      message: fieldId === 'handOffPhone' ? loginWords('phoneError') : words('codeError'),
    }));
    if (own.length > 0 || refusal === null || isAboutCode) return own;
    return [{ fieldId: undefined, message: errorWords(refusal) }];
  }, [wrongFields, refusal, isAboutCode, words, loginWords, errorWords]);
  const errorOf = (name: FieldName) =>
    name === 'handOffCode' && isAboutCode
      ? words('refused', { minutes: codeLifeMinutes })
      : summary.find(({ fieldId }) => fieldId === name)?.message;
  return { summary, errorOf };
}

function fieldIn(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`#${name}`) ?? null;
}

/** Where a code by SMS is asked for, or entered once it was. */
function loginField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#phone, #code');
}
