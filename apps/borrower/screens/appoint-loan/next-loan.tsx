import type { ReloanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { centavos } from '@luwag/loan-engine/money/money';
import { useTranslations } from 'use-intl';
import { AmountSlider } from '../../components/amount-slider/amount-slider.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import { type AmountAndTerm, amountRange, priceWish } from '../all-withdraw/offer-price.ts';

type NextLoanProps = { reloan: ReloanAnswer; wish: AmountAndTerm; onChange: (wish: AmountAndTerm) => void };

/** Amount and days of the loans to come, with the whole cost of the next one and what comes off it. */
export function NextLoan({ reloan, wish, onChange }: NextLoanProps) {
  const words = useTranslations('easy-reloan');
  const lending = useTranslations('lending');
  const { product, mostCentavos, rewards } = reloan;
  const offCentavos = rewards.nextVoucherCentavos + rewards.extraCentavos;
  const price = priceWish(reloan, wish, centavos(offCentavos));
  return (
    <>
      <section className="reloan-card">
        <h2>{words('choose')}</h2>
        <AmountSlider
          id="amount"
          label={words('amount')}
          value={wish.amountCentavos}
          {...amountRange({ product, limitCentavos: mostCentavos })}
          onChange={(amountCentavos) => onChange({ ...wish, amountCentavos })}
          text={formatWholePesos}
        />
        <p className="reloan-note">{words('most', { amount: formatWholePesos(mostCentavos) })}</p>
        <AmountSlider
          id="term"
          label={words('term')}
          value={wish.termDays}
          least={product.minTermDays}
          most={product.maxTermDays}
          step={1}
          onChange={(termDays) => onChange({ ...wish, termDays })}
          text={(days) => lending('days', { days })}
        />
      </section>
      <section className="reloan-cost">
        <h2>{words('priced')}</h2>
        {price === null ? (
          <p role="alert">{words('notPriced')}</p>
        ) : (
          <>
            <CostBox figures={price} hasDetailsOpen />
            <p className="reloan-note">{words('pricedNote', { voucher: formatPesos(offCentavos) })}</p>
          </>
        )}
      </section>
      <VoucherLadder rewards={rewards} />
    </>
  );
}

function VoucherLadder({ rewards }: Pick<ReloanAnswer, 'rewards'>) {
  const words = useTranslations('easy-reloan.ladder');
  const { activationCentavos, ladderCentavos, extraCentavos, consecutiveLoans } = rewards;
  const last = ladderCentavos.length - 1;
  return (
    <section className="reloan-card">
      <h2>{words('title')}</h2>
      <ul className="reloan-ladder">
        {activationCentavos === null ? null : (
          <li>{words('activation', { amount: formatWholePesos(activationCentavos) })}</li>
        )}
        {ladderCentavos.map((stepCentavos, step) => (
          <li
            key={stepCentavos}
            aria-current={step === Math.min(consecutiveLoans, last) ? 'step' : undefined}
          >
            {words(step === last ? 'last' : 'step', {
              count: step + 1,
              voucher: formatWholePesos(stepCentavos),
              extra: formatWholePesos(extraCentavos),
              amount: formatWholePesos(stepCentavos + extraCentavos),
            })}
            {step === Math.min(consecutiveLoans, last) ? <strong> ({words('next')})</strong> : null}
          </li>
        ))}
      </ul>
      <p className="reloan-note">{words('extra')}</p>
      <p className="reloan-note">{words('reset')}</p>
    </section>
  );
}
