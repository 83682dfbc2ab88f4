import { formatPesos } from '@luwag/contract/money';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { LazyCouponFold } from '../../components/coupon-picker/lazy-coupon-fold.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { payKinds, type PayFigures, usePaymentForm } from './use-payment-form.ts';

export function PayForm(figures: PayFigures) {
  const words = useTranslations('repaid-detail.pay');
  const form = usePaymentForm(figures);
  const hasCoupons = form.coupons.serving.length + form.coupons.others.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className="pay-form" noValidate onSubmit={submit}>
      <h2>{words('title')}</h2>
      <FormProblems {...form} onRetry={() => void form.submit()} />
      <AmountFold figures={figures} form={form} />
      <ChannelChoice
        offered={figures.channels}
        error={form.errorOf('channel')}
        down={form.down}
        onChoose={form.setChannel}
      />
      {form.paidOffCentavos === null || !hasCoupons ? null : (
        <LazyCouponFold
          {...form.coupons}
          usedCouponId={form.couponId ?? null}
          amountCentavos={form.paidOffCentavos}
          onChoose={form.setChoice}
        />
      )}
      <Button type="submit" isBusy={form.isBusy}>
        {form.amountCentavos === null
          ? words('submitPart')
          : words('submit', { amount: formatPesos(form.amountCentavos) })}
      </Button>
    </form>
  );
}

type AmountFoldProps = { figures: PayFigures; form: ReturnType<typeof usePaymentForm> };

/** Tells how much is paid: all of it or what is due, unless another choice is unfolded. */
function AmountFold({ figures: { totalCentavos, dueCentavos }, form }: AmountFoldProps) {
  const words = useTranslations('repaid-detail.pay');
  const total = formatPesos(totalCentavos);
  const due =
    dueCentavos === null
      ? []
      : [{ value: 'due', label: words('due', { amount: formatPesos(dueCentavos) }), hint: words('dueHint') }];
  const choices = [
    ...due,
    { value: 'full', label: words('full', { amount: total }), hint: words('fullHint') },
    { value: 'part', label: words('part'), hint: words('partHint') },
  ];
  return (
    <Fold
      className="pay-amount"
      title={words('how')}
      value={choices.find(({ value }) => value === form.kind)?.label}
      startsOpen={form.kind === 'part'}
    >
      <RadioGroup
        name="kind"
        label={<span className="visually-hidden">{words('how')}</span>}
        defaultValue={form.kind}
        choices={choices}
        onChange={(event) => {
          const chosen = payKinds.find((kind) => kind === event.currentTarget.value);
          if (chosen !== undefined) form.setKind(chosen);
        }}
      />
      {form.kind === 'part' ? (
        <TextInput
          name="amount"
          label={words('amount')}
          hint={words('amountHint', { amount: total })}
          error={form.errorOf('amount')}
          prefix="₱"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={form.typedAmount}
          onChange={(event) => form.setTypedAmount(event.currentTarget.value)}
        />
      ) : null}
    </Fold>
  );
}
