import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { engineProduct } from '../../store/engine-product.ts';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { AmountSlider, nearestStep } from '../../components/amount-slider/amount-slider.tsx';
import { percentText } from '../../components/cost-box/percent-text.ts';
import { AmountRow } from '../../components/amount-row/amount-row.tsx';
import { PracticeEntry } from './practice-entry.tsx';
import { priceOf } from './price-of.ts';

const firstAmountCentavos = 500_000;
const firstTermDays = 30;

/** A worked example to begin with, then any amount and term; no login, no number given. */
export function LoanSimulator() {
  const { product } = usePublicSettings();
  return product === null ? null : <Simulator product={engineProduct(product)} />;
}

function Simulator({ product }: { product: LoanProduct }) {
  const words = useTranslations('start-more.simulator');
  const { minAmountCentavos, maxAmountCentavos, stepAmountCentavos, offeredTermDays } = product;
  const amounts = { least: minAmountCentavos, most: maxAmountCentavos, step: stepAmountCentavos };
  const lastTerm = offeredTermDays.length - 1;
  const daysOf = (index: number) => offeredTermDays[index] ?? product.minTermDays;
  const [amountCentavos, setAmountCentavos] = useState<number>(() =>
    nearestStep(firstAmountCentavos, amounts),
  );
  const [term, setTerm] = useState(() => Math.max(0, offeredTermDays.indexOf(firstTermDays)));
  const section = useRef<HTMLElement>(null);
  const days = daysOf(term);
  const price = priceOf(product, amountCentavos, days);

  useEffect(() => {
    // A slider moved on the prerendered page, before this code was there, keeps its place.
    const [amountRange, termRange] =
      section.current?.querySelectorAll<HTMLInputElement>('[type=range]') ?? [];
    if (amountRange !== undefined) setAmountCentavos(amountRange.valueAsNumber);
    if (termRange !== undefined) setTerm(termRange.valueAsNumber);
  }, []);

  const spokenText = words('spoken', {
    amount: formatWholePesos(amountCentavos),
    repay: formatPesos(price?.totalRepaymentCentavos ?? amountCentavos),
    days,
  });
  return (
    <section className="simulator" ref={section}>
      <h2>{words('title')}</h2>
      <p className="simulator-lead">{words('lead')}</p>
      <AmountSlider
        id="simulator-amount"
        label={words('amount')}
        value={amountCentavos}
        {...amounts}
        onChange={setAmountCentavos}
        text={formatWholePesos}
        spokenText={spokenText}
      />
      <AmountSlider
        id="simulator-term"
        label={words('term')}
        value={term}
        least={0}
        most={lastTerm}
        step={1}
        onChange={setTerm}
        text={(index) => words('days', { days: daysOf(index) })}
        spokenText={spokenText}
      />
      {price === null ? null : <SimulatedCost price={price} />}
      <details className="fold">
        <summary>
          <span className="fold-title">{words('more')}</span>
        </summary>
        <div className="fold-body">
          {price === null ? null : <CostParts price={price} />}
          <PracticeEntry product={product} wish={{ amountCentavos, term }} />
        </div>
      </details>
    </section>
  );
}

type Price = NonNullable<ReturnType<typeof priceOf>>;

function SimulatedCost({ price }: { price: Price }) {
  const words = useTranslations('start-more.simulator');
  return (
    <dl className="simulator-cost">
      <AmountRow name={words('receive')} amountCentavos={price.netDisbursedCentavos} />
      <AmountRow name={words('repay')} amountCentavos={price.totalRepaymentCentavos} />
      <AmountRow name={words('cost')} amountCentavos={price.totalCostCentavos} />
      <div>
        <dt>{words('rate')}</dt>
        <dd>{percentText(price.effectiveMonthlyRatePpm)}</dd>
      </div>
    </dl>
  );
}

function CostParts({ price }: { price: Price }) {
  const words = useTranslations('start-more.simulator');
  return (
    <p className="simulator-parts">
      {words('share', {
        share: percentText(price.costPpmOfNet),
        interest: formatPesos(price.interestCentavos),
        serviceFee: formatPesos(price.serviceFeeCentavos),
        creditReportFee: formatPesos(price.creditReportFeeCentavos),
        gst: formatPesos(price.gstCentavos),
      })}
    </p>
  );
}
