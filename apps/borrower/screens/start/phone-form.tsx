import { mobileDigits } from '@luwag/contract/mobile-number';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link/link.tsx';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { ErrorSummary, type SummaryError } from '../../components/error-summary/error-summary.tsx';
import { GraphicProof } from '../../components/code-login/graphic-proof.tsx';
import { PhoneField } from '../../components/phone-field/phone-field.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { groupedPhone } from '../../components/phone-field/grouped-phone.ts';
import type { CodeLogin } from '../../components/code-login/use-code-login.ts';

const links = {
  privacy: (text: ReactNode) => <Link href="/privacy">{text}</Link>,
  terms: (text: ReactNode) => <Link href="/conditionalTerms">{text}</Link>,
};

type FieldName = 'phone' | 'graphicCode' | 'consent';

/** The fields hold their own values, so that what was typed before this code arrived stays where it is. */
export function PhoneForm({
  login,
  firstPhone,
  onTyped,
}: {
  login: CodeLogin;
  firstPhone: string;
  onTyped: (phone: string) => void;
}) {
  const words = useTranslations('start.login');
  const form = useRef<HTMLFormElement>(null);
  const [usedPhone, setUsedPhone] = useState<string | null>(null);
  const { errors, attempt, errorOf, check } = usePhoneErrors(login);

  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('#phone');
    if (input === null || input === undefined) return;
    if (input.value === '') input.value = firstPhone;
    setUsedPhone(mobileDigits(input.value));
  }, [firstPhone]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const phone = mobileDigits(textOf(data, 'phone'));
    onTyped(textOf(data, 'phone'));
    const graphicCode = textOf(data, 'graphicCode').trim();
    const isComplete = check({ phone, hasConsent: data.has('consent'), graphicCode });
    if (isComplete && phone !== null) void login.send(phone, graphicCode);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <h2>{words('title')}</h2>
      <ErrorSummary errors={errors} attempt={attempt} />
      <PhoneField
        name="phone"
        enterKeyHint="send"
        label={words('phone')}
        hint={
          usedPhone === null ? words('phoneHint') : words('phoneUsed', { phone: groupedPhone(usedPhone) })
        }
        error={errorOf('phone')}
        onInput={(event) => setUsedPhone(mobileDigits(event.currentTarget.value))}
      />
      <GraphicProof login={login} error={errorOf('graphicCode')} />
      <Checkbox name="consent" label={words.rich('consent', links)} error={errorOf('consent')} />
      <Button type="submit" isBusy={login.isBusy}>
        {words('send')}
      </Button>
    </form>
  );
}

type Answers = { phone: string | null; hasConsent: boolean; graphicCode: string };

function usePhoneErrors(login: CodeLogin) {
  const words = useTranslations('start.login');
  const errorWords = useTranslations('errors');
  const [wrongFields, setWrongFields] = useState<readonly FieldName[]>([]);
  const [ownCount, setOwnCount] = useState(0);
  const refused = useRefusalErrors(login);
  const own = useMemo(
    () =>
      wrongFields.map((fieldId) => ({
        fieldId,
        message: fieldId === 'graphicCode' ? errorWords('graphicCodeRequired') : words(`${fieldId}Error`),
      })),
    [wrongFields, words, errorWords],
  );

  const check = ({ phone, hasConsent, graphicCode }: Answers) => {
    const found: FieldName[] = [];
    if (phone === null) found.push('phone');
    if (login.graphic !== null && graphicCode === '') found.push('graphicCode');
    if (!hasConsent) found.push('consent');
    setWrongFields(found);
    if (found.length > 0) setOwnCount((count) => count + 1);
    return found.length === 0;
  };
  const errors: readonly SummaryError[] = own.length > 0 ? own : refused;
  const errorOf = (name: FieldName) => errors.find(({ fieldId }) => fieldId === name)?.message;
  return { errors, attempt: ownCount + login.refusalCount, errorOf, check };
}

const noErrors: readonly SummaryError[] = [];

function useRefusalErrors(login: CodeLogin): readonly SummaryError[] {
  const errorWords = useErrorWords();
  const { refusal } = login;
  // The same array while the refusal is the same: a new one would take the focus away from typing.
  return useMemo(() => {
    if (refusal === null) return noErrors;
    const fieldId = refusal.code.startsWith('graphic_code') ? 'graphicCode' : undefined;
    return [{ fieldId, message: errorWords(refusal) }];
  }, [refusal, errorWords]);
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
