import { isLanguage } from '@luwag/contract/language';
import { leaveNumber } from '@luwag/contract/endpoints/waitlist/leave-number';
import { takeBackNumber } from '@luwag/contract/endpoints/waitlist/take-back-number';
import { mobileDigits } from '@luwag/contract/mobile-number';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { ErrorSummary, type SummaryError } from '../../components/error-summary/error-summary.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { PhoneField } from '../../components/phone-field/phone-field.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useSubmission } from '../../store/use-submission.ts';
import { groupedPhone } from '../../components/phone-field/grouped-phone.ts';

type Wish = 'leave' | 'takeBack';

/** A number left here is told once that the product works on Android; or taken back. It unfolds for who wants it. */
export function BeTold() {
  return (
    <LazyMessages namespaces={['waitlist-entry', 'errors']}>
      <Block />
    </LazyMessages>
  );
}

function Block() {
  const words = useTranslations('waitlist-entry');
  const product = usePublicSettings().legalIdentity.productName;
  const [wish, setWish] = useState<Wish>('leave');
  const [isDone, setIsDone] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const told = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (isDone) told.current?.focus();
  }, [isDone]);
  const change = () => {
    setWish(wish === 'leave' ? 'takeBack' : 'leave');
    setIsDone(false);
    setHasChanged(true);
  };
  return (
    <section className="be-told">
      <Fold title={wish === 'leave' ? words('title') : words('takeBackTitle')}>
        <output ref={told} tabIndex={-1}>
          {isDone ? (wish === 'leave' ? words('left', { product }) : words('takenBack')) : null}
        </output>
        {isDone ? null : (
          <NumberForm key={wish} wish={wish} isAskedFor={hasChanged} onDone={() => setIsDone(true)} />
        )}
        <Button variant="quiet" guardMs={0} onClick={change}>
          {wish === 'leave' ? words('toTakeBack') : words('toLeave')}
        </Button>
      </Fold>
    </section>
  );
}

type FormProps = {
  wish: Wish;
  /** Whether somebody has just pressed for it, so that typing is what comes next. */
  isAskedFor: boolean;
  onDone: () => void;
};

function NumberForm({ wish, isAskedFor, onDone }: FormProps) {
  const words = useTranslations('waitlist-entry');
  const { productName: product, corporateName: lender } = usePublicSettings().legalIdentity;
  const form = useNumberForm(wish, onDone);
  const { phone, isBusy } = form;
  useEffect(() => {
    if (isAskedFor) document.getElementById('waitingPhone')?.focus();
  }, [isAskedFor]);
  const isLeaving = wish === 'leave';
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <p>{isLeaving ? words('lead', { product }) : words('takeBackLead')}</p>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <PhoneField
        name="waitingPhone"
        enterKeyHint="send"
        label={words('phone')}
        hint={phone === null ? words('phoneHint') : words('phoneUsed', { phone: groupedPhone(phone) })}
        error={form.phoneError}
        onInput={(event) => form.setPhone(mobileDigits(event.currentTarget.value))}
      />
      {isLeaving ? (
        <>
          <Checkbox
            name="waitingConsent"
            label={words('consent', { product })}
            error={form.consentError}
            checked={form.hasConsent}
            onChange={({ currentTarget }) => form.setHasConsent(currentTarget.checked)}
          />
          <p className="be-told-kept">{words('kept', { lender })}</p>
        </>
      ) : null}
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {isLeaving ? words('leave') : words('takeBack')}
      </Button>
    </form>
  );
}

function useNumberForm(wish: Wish, onDone: () => void) {
  const words = useTranslations('waitlist-entry');
  const locale = useLocale();
  const errorWords = useErrorWords();
  const { isBusy, refusal, attempt, begin, send } = useSubmission();
  const [phone, setPhone] = useState<string | null>(null);
  const [hasConsent, setHasConsent] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const needsConsent = wish === 'leave' && !hasConsent;
  const phoneError = isChecked && phone === null ? words('phoneError') : undefined;
  const consentError = isChecked && needsConsent ? words('consentError') : undefined;
  const errors: SummaryError[] = refusal === null ? [] : [{ message: errorWords(refusal) }];
  if (phoneError !== undefined) errors.push({ fieldId: 'waitingPhone', message: phoneError });
  if (consentError !== undefined) errors.push({ fieldId: 'waitingConsent', message: consentError });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (phone === null || !isLanguage(locale) || needsConsent) return begin();
    const given = await send<object>(() =>
      wish === 'leave'
        ? call(leaveNumber, { body: { phone, language: locale, hasConsent: true } })
        : call(takeBackNumber, { body: { phone } }),
    );
    if (given !== null) onDone();
  };
  return {
    phone,
    setPhone,
    hasConsent,
    setHasConsent,
    phoneError,
    consentError,
    errors,
    attempt,
    isBusy,
    submit,
  };
}
