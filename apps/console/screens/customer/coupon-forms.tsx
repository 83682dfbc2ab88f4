import { changeCoupon } from '@luwag/contract/endpoints/staff/change-coupon';
import { type CouponStep, staffCouponReasons } from '@luwag/contract/endpoints/staff/coupon-step';
import { formatPesos } from '@luwag/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { formatDay } from '../../app/format.ts';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { formText } from '../../app/form-text.ts';
import { centavosOf } from '../../app/pesos.ts';
import { problemWords } from '../../app/problem-words.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { PesoField } from '../../components/field/peso-field.tsx';
import { couponWords } from '../../messages/coupon-words.ts';
import type { Coupon } from './coupons.tsx';

type Grant = Extract<CouponStep, { kind: 'grant-coupon' }>;
type TakeBack = Extract<CouponStep, { kind: 'invalidate-coupon' }>;

/** A new coupon for this customer; a large one waits for a second person. */
export function GrantCoupon({ customerId }: { customerId: string }) {
  const reasons = Object.fromEntries(
    staffCouponReasons.map((reason) => [reason, couponWords.reasons[reason]]),
  );
  return (
    <StepForm title={couponWords.grant} customerId={customerId} stepOf={grantOf}>
      <Choice
        name="couponKind"
        label={couponWords.serves}
        options={couponWords.kinds}
        defaultValue="repayment"
      />
      <PesoField name="deduction" label={couponWords.deduction} defaultValue="50.00" />
      <PesoField name="minimum" label={couponWords.minimum} defaultValue="0.00" />
      <Field name="validDays" type="number" label={couponWords.validDays} defaultValue="30" />
      <Choice name="couponReason" label={couponWords.givenFor} options={reasons} />
    </StepForm>
  );
}

/** Takes back a coupon that was neither used nor promised to a payment. */
export function TakeCouponBack({ customerId, coupons }: { customerId: string; coupons: readonly Coupon[] }) {
  const options = Object.fromEntries(
    coupons.map(({ couponId, deductionCentavos, kind, validThroughOn }) => [
      couponId,
      [formatPesos(deductionCentavos), couponWords.kinds[kind], formatDay(validThroughOn)].join(' · '),
    ]),
  );
  return (
    <StepForm title={couponWords.takeBack} customerId={customerId} stepOf={takeBackOf}>
      <Choice name="couponId" label={couponWords.which} options={options} />
      <Choice name="invalidReason" label={couponWords.why} options={couponWords.invalidReasons} />
    </StepForm>
  );
}

/** What is not written as expected is left to the server to refuse. */
function grantOf(form: FormData): Grant {
  return {
    kind: 'grant-coupon',
    couponKind: formText(form, 'couponKind') as Grant['couponKind'],
    couponReason: formText(form, 'couponReason') as Grant['couponReason'],
    deductionCentavos: centavosOf(formText(form, 'deduction')),
    minimumAmountCentavos: centavosOf(formText(form, 'minimum')),
    validDays: Number(formText(form, 'validDays')),
    reason: formText(form, 'reason'),
  };
}

function takeBackOf(form: FormData): TakeBack {
  return {
    kind: 'invalidate-coupon',
    couponId: formText(form, 'couponId'),
    invalidReason: formText(form, 'invalidReason') as TakeBack['invalidReason'],
    reason: formText(form, 'reason'),
  };
}

function StepForm({
  title,
  customerId,
  stepOf,
  children,
}: {
  title: string;
  customerId: string;
  stepOf: (form: FormData) => CouponStep;
  children: ReactNode;
}) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  // The same step sent twice is one step, until it was answered.
  const intent = useRef<{ body: string; key: string } | null>(null);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const step = stepOf(new FormData(form));
    const body = JSON.stringify(step);
    if (intent.current?.body !== body) intent.current = { body, key: crypto.randomUUID() };
    const idempotencyKey = intent.current.key;
    const answer = await call(changeCoupon, { params: { customerId }, body: step }, { idempotencyKey });
    if (!answer.ok) return setProblem(problemWords(answer));
    intent.current = null;
    form.reset();
    setOutcome(
      answer.value.outcome === 'done'
        ? couponWords.done
        : `${couponWords.proposed}: ${checkersOf(step.kind)}.`,
    );
    await queryClient.invalidateQueries();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setProblem(null);
    setOutcome(null);
    void send(event.currentTarget);
  };
  return (
    <>
      <h3>{title}</h3>
      <form className="card form-grid" onSubmit={submit} aria-label={title}>
        {children}
        <Field name="reason" label={couponWords.reason} />
        <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
          {problem ?? ''}
        </p>
        <output className="outcome">{outcome ?? ''}</output>
        <Button type="submit" className="primary">
          {title}
        </Button>
      </form>
    </>
  );
}
