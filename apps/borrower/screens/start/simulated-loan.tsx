import { type RepaymentScenario, repaymentScenarios } from '@luwag/loan-engine/life/repayment-scenario';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { chargeCeiling, quote, type Quote } from '@luwag/loan-engine/pricing/quote';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import type { CostFigures } from '../../components/cost-box/cost-box.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { ProgressStep } from '../../components/progress-step/progress-step.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { PracticeWish } from './practice-entry.tsx';
import { ChooseWish, PayBack, ReceiveMoney, SeeCost, SignForPractice } from './simulated-loan-steps.tsx';
import { CompareScenarios, SeeResult } from './repayment-scenarios.tsx';

type SimulatedLoanProps = {
  product: LoanProduct;
  wish: PracticeWish;
  isOpen: boolean;
  onClose: () => void;
  onLogin: () => void;
};

const namespaces = ['loan-simulator', 'lending', 'app', 'errors'] as const;

/** A whole loan with play money, by the engine of real ones, on this phone alone. */
export function SimulatedLoan(props: SimulatedLoanProps) {
  return (
    <LazyMessages namespaces={namespaces} waiting={<Skeleton lines={1} />}>
      <Practice {...props} />
    </LazyMessages>
  );
}

type PracticePrice = Quote &
  Pick<CostFigures, 'dailyInterestPpm' | 'penaltyFeeCentavos' | 'chargeCeilingCentavos'>;
export type PracticeLoan = { figures: PracticePrice; scenarios: readonly RepaymentScenario[] };

const dueStep = 4;
/** The place of paying on time among the scenarios. */
const onTime = 1;

/** The whole price of a loan taken today; null where the product has no such loan. */
function priceToday(product: LoanProduct, { amountCentavos, term }: PracticeWish): PracticePrice | null {
  const priced = quote(product, {
    amountCentavos: centavos(amountCentavos),
    termDays: product.offeredTermDays[term] ?? product.minTermDays,
    disbursedOn: manilaDateOf(Date.now()),
  });
  if (!priced.ok) return null;
  const { dailyInterestPpm, penaltyFeeCentavos } = product;
  return {
    ...priced.value,
    dailyInterestPpm,
    penaltyFeeCentavos,
    chargeCeilingCentavos: chargeCeiling(priced.value),
  };
}

function Practice({ product, wish: firstWish, isOpen, onClose, onLogin }: SimulatedLoanProps) {
  const words = useTranslations('loan-simulator');
  const [step, setStep] = useState(0);
  const [wish, setWish] = useState(firstWish);
  const [chosen, setChosen] = useState(onTime);
  const figures = useMemo(() => priceToday(product, wish), [product, wish]);
  const isDue = step >= dueStep;
  const scenarios = useMemo(
    () => (isDue && figures !== null ? repaymentScenarios(product, figures) : []),
    [product, figures, isDue],
  );
  if (figures === null) return null;
  const loan = { figures, scenarios };
  const scenario = scenarios[chosen];
  const toNext = () => setStep(step + 1);
  const startOver = () => {
    setStep(0);
    setChosen(onTime);
    setWish(firstWish);
  };
  const steps: readonly ReactNode[] = [
    <ChooseWish key="choose" product={product} wish={wish} onChange={setWish} onNext={toNext} />,
    <SeeCost key="cost" loan={loan} onNext={toNext} />,
    <SignForPractice key="sign" loan={loan} onNext={toNext} />,
    <ReceiveMoney key="money" loan={loan} onNext={toNext} />,
    <PayBack key="due" loan={loan} chosen={chosen} onChoose={setChosen} onNext={toNext} />,
    scenario === undefined ? null : (
      <SeeResult key="result" loan={loan} scenario={scenario} onNext={toNext} />
    ),
    <CompareScenarios key="compare" loan={loan} tried={scenario} onLogin={onLogin} onStartOver={startOver} />,
  ];
  const isOver = step === steps.length - 1;
  return (
    <Sheet isOpen={isOpen} title={words('title')} onClose={onClose}>
      <div className="simulated-loan">
        <p className="simulated-loan-mark">{words('mark')}</p>
        <ProgressStep current={step + 1} total={steps.length} />
        <StepInView step={step}>{steps[step]}</StepInView>
        {step === 0 ? null : (
          <Button variant="quiet" guardMs={0} onClick={() => setStep(isOver ? dueStep : step - 1)}>
            {words(isOver ? 'compare.another' : 'back')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** Scrolls to the top of each new step and moves the focus there, for keyboards and screen readers. */
function StepInView({ step, children }: { step: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.closest('dialog')?.scrollTo({ top: 0 });
    place.current?.querySelector('h3')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className="simulated-loan-step" ref={place}>
      {children}
    </div>
  );
}
