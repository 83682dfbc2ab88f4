import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AmountSlider } from '../../components/amount-slider/amount-slider.tsx';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import { longDate } from '../../messages/long-date.ts';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { ReadCost } from '../../components/read-aloud/read-paper.tsx';
import type { PracticeWish } from './practice-entry.tsx';
import type { PracticeLoan } from './simulated-loan.tsx';
import { useScenarioText } from './repayment-scenarios.tsx';

type StepProps = { loan: PracticeLoan; onNext: () => void };

/** One step of the simulated loan; its heading takes the focus. */
function Step({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <h3 tabIndex={-1}>{title}</h3>
      <p>{lead}</p>
      {children}
    </>
  );
}

export function ChooseWish({
  product,
  wish,
  onChange,
  onNext,
}: {
  product: LoanProduct;
  wish: PracticeWish;
  onChange: (wish: PracticeWish) => void;
  onNext: () => void;
}) {
  const words = useTranslations('loan-simulator');
  const labels = useTranslations('start-more.simulator');
  const { minAmountCentavos, maxAmountCentavos, stepAmountCentavos, offeredTermDays } = product;
  return (
    <Step title={words('choose.title')} lead={words('choose.lead')}>
      <AmountSlider
        label={labels('amount')}
        value={wish.amountCentavos}
        least={minAmountCentavos}
        most={maxAmountCentavos}
        step={stepAmountCentavos}
        onChange={(amountCentavos) => onChange({ ...wish, amountCentavos })}
        text={formatWholePesos}
      />
      <AmountSlider
        label={labels('term')}
        value={wish.term}
        least={0}
        most={offeredTermDays.length - 1}
        step={1}
        onChange={(term) => onChange({ ...wish, term })}
        text={(term) => labels('days', { days: offeredTermDays[term] ?? product.minTermDays })}
      />
      <Button onClick={onNext}>{words('next')}</Button>
    </Step>
  );
}

export function SeeCost({ loan: { figures }, onNext }: StepProps) {
  const words = useTranslations('loan-simulator');
  return (
    <Step title={words('cost.title')} lead={words('cost.lead')}>
      <CostBox figures={figures} />
      <ReadCost figures={figures} />
      <Button onClick={onNext}>{words('next')}</Button>
    </Step>
  );
}

export function SignForPractice({ loan: { figures }, onNext }: StepProps) {
  const words = useTranslations('loan-simulator.sign');
  const locale = useLocale();
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const sign = () => {
    if (isTicked) return onNext();
    setIsMissing(true);
    document.getElementById('practice-consent')?.focus();
  };
  return (
    <Step title={words('title')} lead={words('lead')}>
      <Checkbox
        id="practice-consent"
        name="practice-consent"
        label={words('agree', {
          amount: formatPesos(figures.amountCentavos),
          total: formatPesos(figures.totalRepaymentCentavos),
          date: longDate(figures.dueOn, locale),
        })}
        error={isMissing && !isTicked ? words('missing') : undefined}
        checked={isTicked}
        onChange={(event) => setIsTicked(event.currentTarget.checked)}
      />
      <Button guardMs={0} onClick={sign}>
        {words('do')}
      </Button>
    </Step>
  );
}

export function ReceiveMoney({ loan: { figures }, onNext }: StepProps) {
  const words = useTranslations('loan-simulator.money');
  const locale = useLocale();
  return (
    <Step
      title={words('title')}
      lead={words('arrived', { amount: formatPesos(figures.netDisbursedCentavos) })}
    >
      <p>
        {words('due', {
          amount: formatPesos(figures.totalRepaymentCentavos),
          date: longDate(figures.dueOn, locale),
        })}
      </p>
      <p>{words('cancel')}</p>
      <Button onClick={onNext}>{words('do')}</Button>
    </Step>
  );
}

export function PayBack({
  loan: { figures, scenarios },
  chosen,
  onChoose,
  onNext,
}: StepProps & { chosen: number; onChoose: (index: number) => void }) {
  const words = useTranslations('loan-simulator.due');
  const locale = useLocale();
  const scenarioText = useScenarioText();
  return (
    <Step
      title={words('title')}
      lead={words('lead', {
        date: longDate(figures.dueOn, locale),
        amount: formatPesos(figures.totalRepaymentCentavos),
      })}
    >
      <RadioGroup
        name="practice-scenario"
        label={words('label')}
        choices={scenarios.map((scenario, index) => ({
          value: String(index),
          label: scenarioText(scenario),
        }))}
        value={String(chosen)}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      />
      <Button onClick={onNext}>{words('do')}</Button>
    </Step>
  );
}
