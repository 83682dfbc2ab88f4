import { formatPesos } from '@luwag/contract/money';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import { channelNames, useChannelName } from '../../components/loan-card/channel-name.ts';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { usePaymentForm } from './use-payment-form.ts';

export function PayForm({ loanId, totalCentavos }: { loanId: string; totalCentavos: number }) {
  const words = useTranslations('repaid-detail.pay');
  const channelName = useChannelName();
  const form = usePaymentForm({ loanId, totalCentavos });
  const total = formatPesos(totalCentavos);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className="pay-form" noValidate onSubmit={submit}>
      <h2>{words('title')}</h2>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <RadioGroup
        name="kind"
        label={words('how')}
        defaultValue="full"
        choices={[
          { value: 'full', label: words('full', { amount: total }), hint: words('fullHint') },
          { value: 'part', label: words('part'), hint: words('partHint') },
        ]}
        onChange={(event) => form.setKind(event.currentTarget.value === 'part' ? 'part' : 'full')}
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
      <RadioGroup
        name="channel"
        label={words('channel')}
        error={form.errorOf('channel')}
        choices={channelNames.map((name) => ({
          value: name,
          label: channelName(name),
          hint: words(`hints.${name}`),
        }))}
        onChange={(event) =>
          form.setChannel(channelNames.find((name) => name === event.currentTarget.value) ?? null)
        }
      />
      <Button type="submit" isBusy={form.isBusy}>
        {form.amountCentavos === null
          ? words('submitPart')
          : words('submit', { amount: formatPesos(form.amountCentavos) })}
      </Button>
    </form>
  );
}
