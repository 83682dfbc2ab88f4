import { formatPesos } from '@luwag/contract/money';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { earlyPayoff } from '@luwag/loan-engine/pricing/early-payoff';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../messages/long-date.ts';
import type { CostFigures } from './cost-box.tsx';

/** What paying early saves, by one example; in general where the day of the example has passed `today`. */
export function useEarlyWords(): (figures: CostFigures, today?: string) => string {
  const words = useTranslations('lending.cost');
  const locale = useLocale();
  return (figures, today = '') => {
    const { on, owedCentavos, savedCentavos } = earlyPayoff({ ...figures, dueOn: localDate(figures.dueOn) });
    if (on < today) return words('early');
    const { withheldCentavos, totalRepaymentCentavos } = figures;
    const kind = savedCentavos === 0 ? 'earlySame' : withheldCentavos > 0 ? 'earlyBeforeFees' : 'earlyOn';
    return words(kind, {
      date: longDate(on, locale),
      amount: formatPesos(owedCentavos),
      total: formatPesos(totalRepaymentCentavos),
      saved: formatPesos(savedCentavos),
      fees: formatPesos(withheldCentavos),
    });
  };
}
