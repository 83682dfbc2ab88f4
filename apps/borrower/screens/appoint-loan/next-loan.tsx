import type { ReloanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { centavos } from '@luwag/loan-engine/money/money';
import { useTranslations } from 'use-intl';
import { ExactSlider } from '../../components/amount-slider/exact-slider.tsx';
import { CostDetails, CostTotals } from '../../components/cost-box/cost-box.tsx';
import { takenOff } from '../../components/cost-box/taken-off.ts';
import { Fold } from '../../components/fold/fold.tsx';
import { type AmountAndTerm, amountRange, priceWish } from '../all-withdraw/offer-price.ts';
import { VoucherLadder } from './voucher-ladder.tsx';

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
        <ExactSlider
          id="amount"
          unit={100}
          label={words('amount')}
          value={wish.amountCentavos}
          {...amountRange({ product, limitCentavos: mostCentavos })}
          onChange={(amountCentavos) => onChange({ ...wish, amountCentavos })}
          text={formatWholePesos}
        />
        <p className="reloan-note">{words('most', { amount: formatWholePesos(mostCentavos) })}</p>
        <ExactSlider
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
            <div className="cost-box">
              <CostTotals figures={price} />
            </div>
            <p className="reloan-note">
              {words(takenOff(price) < offCentavos ? 'pricedNoteAll' : 'pricedNote', {
                off: formatPesos(takenOff(price)),
                voucher: formatWholePesos(offCentavos),
              })}
            </p>
          </>
        )}
      </section>
      <div className="folds">
        {price === null ? null : (
          <Fold title={lending('cost.details')}>
            <div className="cost-box">
              <CostDetails figures={price} arePartsOpen />
            </div>
          </Fold>
        )}
        <VoucherLadder reloan={reloan} wish={wish} />
      </div>
    </>
  );
}
