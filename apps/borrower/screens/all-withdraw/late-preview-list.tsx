import { formatPesos } from '@luwag/contract/money';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { useTranslations } from 'use-intl';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import { lateChargeAfter, lateDays } from './late-preview.ts';

/** Lateness in pesos before anything is signed. */
export function LatePreview({ price, penaltyFeeCentavos }: { price: Quote; penaltyFeeCentavos: number }) {
  const words = useTranslations('all-withdraw.late');
  return (
    <details className="late-preview">
      <summary>{words('title')}</summary>
      <p>{words('lead', { amount: formatPesos(price.totalRepaymentCentavos) })}</p>
      <dl>
        {lateDays.map((days) => {
          const lateCentavos = lateChargeAfter(price, penaltyFeeCentavos, days);
          return (
            <div key={days}>
              <dt>{words('days', { days })}</dt>
              <dd>
                <MoneyText amountCentavos={price.totalRepaymentCentavos + lateCentavos} />{' '}
                <span>({words('more', { amount: formatPesos(lateCentavos) })})</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p>{words('ceiling', { amount: formatPesos(price.amountCentavos) })}</p>
    </details>
  );
}
