import type { ReloanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { centavos } from '@luwag/loan-engine/money/money';
import { useTranslations } from 'use-intl';
import { takenOff } from '../../components/cost-box/taken-off.ts';
import { Fold } from '../../components/fold/fold.tsx';
import { type AmountAndTerm, priceWish } from '../all-withdraw/offer-price.ts';

/** The vouchers of a row of loans, each with what it really takes off the chosen amount and days and what then is left. */
export function VoucherLadder({ reloan, wish }: { reloan: ReloanAnswer; wish: AmountAndTerm }) {
  const words = useTranslations('easy-reloan.ladder');
  const { activationCentavos, ladderCentavos, extraCentavos, consecutiveLoans } = reloan.rewards;
  const last = ladderCentavos.length - 1;
  const next = Math.min(consecutiveLoans, last);
  return (
    <Fold title={words('title')}>
      <p className="reloan-note">
        {words('for', { amount: formatWholePesos(wish.amountCentavos), days: wish.termDays })}
      </p>
      <ul className="reloan-ladder">
        {activationCentavos === null ? null : (
          <li>{words('activation', { amount: formatWholePesos(activationCentavos) })}</li>
        )}
        {ladderCentavos.map((stepCentavos, step) => (
          <li key={stepCentavos} aria-current={step === next ? 'step' : undefined}>
            {words(step === last ? 'last' : 'step', {
              count: step + 1,
              voucher: formatWholePesos(stepCentavos),
              extra: formatWholePesos(extraCentavos),
            })}
            {step === next ? <strong> ({words('next')})</strong> : null}{' '}
            <NetCost reloan={reloan} wish={wish} offCentavos={stepCentavos + extraCentavos} />
          </li>
        ))}
      </ul>
      <p className="reloan-note">{words('extra')}</p>
      <p className="reloan-note">{words('reset')}</p>
    </Fold>
  );
}

/** What is left to pay once a voucher was taken off, to the centavo. */
function NetCost({
  reloan,
  wish,
  offCentavos,
}: {
  reloan: ReloanAnswer;
  wish: AmountAndTerm;
  offCentavos: number;
}) {
  const words = useTranslations('easy-reloan.ladder');
  const price = priceWish(reloan, wish, centavos(offCentavos));
  if (price === null) return null;
  const takenCentavos = takenOff(price);
  return (
    <span className="reloan-net">
      {words(takenCentavos < offCentavos ? 'netAll' : 'net', {
        off: formatPesos(takenCentavos),
        cost: formatPesos(price.totalCostCentavos),
      })}
    </span>
  );
}
