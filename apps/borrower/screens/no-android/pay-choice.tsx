import { getLoanByCode } from '@luwag/contract/endpoints/loan/get-loan-by-code';
import { formatPesos } from '@luwag/contract/money';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { DateText } from '../../components/date-text/date-text.tsx';
import { useDueWords } from '../../components/loan-card/due-words.ts';
import { AmountRow } from '../../components/amount-row/amount-row.tsx';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import type { Bridge } from '../../components/partner-facts/partner-facts.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import type { Refusal } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { ChannelChoice } from '../repaid-detail/channel-choice.tsx';
import type { PayableLoan } from './pay-here.tsx';
import { StepTitle } from './step-title.tsx';
import { codePayKinds, useCodePayment } from './use-code-payment.ts';

type PayChoiceProps = {
  loan: PayableLoan;
  onLoan: (loan: PayableLoan) => void;
  onBridge: (bridge: Bridge) => void;
  /** The half hour is over, or nothing is owed any more. */
  onOver: (refusal: Refusal) => void;
};

/** What is owed, how much of it to pay, and where. */
export function PayChoice({ loan, onLoan, onBridge, onOver }: PayChoiceProps) {
  const words = useTranslations('pay-by-code');
  // What is owed may have moved since it was shown.
  const askAgain = async () => {
    const answer = await call(getLoanByCode, {});
    if (answer.ok) onLoan(answer.value);
    else if (answer.code !== 'network_abnormal') onOver(answer);
  };
  const form = useCodePayment(loan, { onBridge, onMoved: askAgain, onOver });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <StepTitle>{words('owedTitle')}</StepTitle>
      <Owed loan={loan} />
      <FormProblems {...form} onRetry={() => void form.submit()} />
      <HowMuch loan={loan} form={form} />
      <ChannelChoice
        offered={loan.paymentChannels}
        error={form.errorOf('channel')}
        down={form.down}
        onChoose={form.setChannel}
      />
      <Button type="submit" isBusy={form.isBusy}>
        {form.amountCentavos === null
          ? words('getPart')
          : words('get', { amount: formatPesos(form.amountCentavos) })}
      </Button>
    </form>
  );
}

type HowMuchProps = { loan: PayableLoan; form: ReturnType<typeof useCodePayment> };

function HowMuch({ loan, form }: HowMuchProps) {
  const pay = useTranslations('repaid-detail.pay');
  const full = formatPesos(loan.fullCentavos);
  const due =
    loan.dueCentavos === null
      ? []
      : [
          {
            value: 'due',
            label: pay('due', { amount: formatPesos(loan.dueCentavos) }),
            hint: pay('dueHint'),
          },
        ];
  return (
    <>
      <RadioGroup
        name="kind"
        label={pay('how')}
        value={form.kind}
        choices={[
          ...due,
          { value: 'full', label: pay('full', { amount: full }), hint: pay('fullHint') },
          { value: 'part', label: pay('part'), hint: pay('partHint') },
        ]}
        onChange={({ currentTarget }) => {
          const chosen = codePayKinds.find((kind) => kind === currentTarget.value);
          if (chosen !== undefined) form.setKind(chosen);
        }}
      />
      {form.kind === 'part' ? (
        <TextInput
          name="amount"
          label={pay('amount')}
          hint={pay('amountHint', { amount: full })}
          error={form.errorOf('amount')}
          prefix="₱"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={form.typedAmount}
          onChange={({ currentTarget }) => form.setTypedAmount(currentTarget.value)}
        />
      ) : null}
    </>
  );
}

function Owed({ loan: { orderNumber, dueOn, dueState, fullCentavos } }: { loan: PayableLoan }) {
  const words = useTranslations('pay-by-code');
  const dueWords = useDueWords();
  return (
    <dl className="fact-rows pay-here-owed">
      <div>
        <dt>{words('order')}</dt>
        <dd>{orderNumber}</dd>
      </div>
      {dueOn === null ? null : (
        <div>
          <dt>{dueWords(dueState)}</dt>
          <dd>
            <DateText isoDate={dueOn} />
          </dd>
        </div>
      )}
      <AmountRow name={words('inFull')} amountCentavos={fullCentavos} />
    </dl>
  );
}
