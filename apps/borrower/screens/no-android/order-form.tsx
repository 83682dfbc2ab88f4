import { mobileDigits } from '@luwag/contract/mobile-number';
import { canBeOrderNumber } from '@luwag/contract/reference-numbers';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { ErrorSummary, type SummaryError } from '../../components/error-summary/error-summary.tsx';
import { GraphicProof } from '../../components/code-login/graphic-proof.tsx';
import { PhoneField } from '../../components/phone-field/phone-field.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { groupedPhone } from '../../components/phone-field/grouped-phone.ts';
import type { CodeLogin } from '../../components/code-login/use-code-login.ts';

type Typed = { phone: string; orderNumber: string };
type FieldName = 'payPhone' | 'orderNumber' | 'graphicCode';

type OrderFormProps = {
  login: CodeLogin;
  /** Why somebody who was further has to begin again. */
  over: Refusal | null;
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onSend: (phone: string, orderNumber: string, graphicCode: string) => Promise<void>;
};

/** Whose loan, and which. What was typed stays through the code and back. */
export function OrderForm({ login, over, typed, onTyped, onSend }: OrderFormProps) {
  const words = useTranslations('pay-by-code');
  const { errors, attempt, errorOf, check } = useOrderErrors(login, over);
  const phone = mobileDigits(typed.phone);
  useEffect(() => document.getElementById('payPhone')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const copied = new FormData(event.currentTarget).get('graphicCode');
    const graphicCode = typeof copied === 'string' ? copied.trim() : '';
    if (check(typed, graphicCode) && phone !== null) void onSend(phone, typed.orderNumber, graphicCode);
  };
  return (
    <form noValidate onSubmit={submit}>
      <h2>{words('title')}</h2>
      <ErrorSummary errors={errors} attempt={attempt} />
      <PhoneField
        name="payPhone"
        label={words('phone')}
        hint={phone === null ? words('phoneHint') : words('phoneUsed', { phone: groupedPhone(phone) })}
        error={errorOf('payPhone')}
        value={typed.phone}
        onChange={({ currentTarget }) => onTyped({ ...typed, phone: currentTarget.value })}
      />
      <TextInput
        name="orderNumber"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={80}
        label={words('order')}
        hint={words('orderHint')}
        error={errorOf('orderNumber')}
        value={typed.orderNumber}
        onChange={({ currentTarget }) => onTyped({ ...typed, orderNumber: currentTarget.value })}
      />
      <GraphicProof login={login} error={errorOf('graphicCode')} />
      <Button type="submit" isBusy={login.isBusy}>
        {words('send')}
      </Button>
      <p className="pay-here-note">{words('onlyThis')}</p>
    </form>
  );
}

function useOrderErrors(login: CodeLogin, over: Refusal | null) {
  const words = useTranslations('pay-by-code');
  const errorWords = useErrorWords();
  const fieldWords = useTranslations('errors');
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const [ownCount, setOwnCount] = useState(0);
  const refusal = login.refusal ?? over;
  const errors = useMemo((): readonly SummaryError[] => {
    const messages = {
      payPhone: words('phoneError'),
      orderNumber: words('orderError'),
      graphicCode: fieldWords('graphicCodeRequired'),
    };
    if (wrong.length > 0) return wrong.map((fieldId) => ({ fieldId, message: messages[fieldId] }));
    if (refusal === null) return [];
    const fieldId = refusal.code.startsWith('graphic_code') ? 'graphicCode' : undefined;
    return [{ fieldId, message: errorWords(refusal) }];
  }, [wrong, refusal, words, fieldWords, errorWords]);
  const check = ({ phone, orderNumber }: Typed, graphicCode: string) => {
    const found: FieldName[] = [];
    if (mobileDigits(phone) === null) found.push('payPhone');
    if (!canBeOrderNumber(orderNumber)) found.push('orderNumber');
    if (login.graphic !== null && graphicCode === '') found.push('graphicCode');
    setWrong(found);
    setOwnCount((count) => count + 1);
    return found.length === 0;
  };
  const errorOf = (name: FieldName) => errors.find(({ fieldId }) => fieldId === name)?.message;
  return { errors, attempt: ownCount + login.refusalCount, errorOf, check };
}
