import type { ReloanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { formatWholePesos } from '@luwag/contract/money';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import type { AmountAndTerm } from '../all-withdraw/offer-price.ts';
import { NextLoan } from './next-loan.tsx';
import { startWish } from './start-wish.ts';

/** Choosing before it is on: the amount starts at the most, so it has to be confirmed by hand, again after every change. */
export function ReloanOff({ reloan, asked }: { reloan: ReloanAnswer; asked: AmountAndTerm | null }) {
  const words = useTranslations('easy-reloan');
  const [wish, setWish] = useState(() => startWish(reloan, asked));
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && !isConfirmed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((tries) => tries + 1);
    if (!isConfirmed) return;
    navigate('/appointLoan', { replace: true, state: wish });
    navigate('/bookingAgreement', { state: wish });
  };
  return (
    <form className="reloan-form" noValidate onSubmit={submit}>
      <ErrorSummary
        errors={isMissing ? [{ fieldId: 'confirmed', message: words('confirmMissing') }] : []}
        attempt={attempt}
      />
      <NextLoan
        reloan={reloan}
        wish={wish}
        onChange={(changed) => {
          setWish(changed);
          setIsConfirmed(false);
          setAttempt(0);
        }}
      />
      <Checkbox
        name="confirmed"
        label={words('confirm', { amount: formatWholePesos(wish.amountCentavos), days: wish.termDays })}
        checked={isConfirmed}
        error={isMissing ? words('confirmMissing') : undefined}
        onChange={(event) => setIsConfirmed(event.currentTarget.checked)}
      />
      <div className="reloan-choice">
        <Button type="submit">{words('toAgreement')}</Button>
        <Button variant="secondary" onClick={() => navigate('/homeIndex')}>
          {words('notNow')}
        </Button>
      </div>
    </form>
  );
}
