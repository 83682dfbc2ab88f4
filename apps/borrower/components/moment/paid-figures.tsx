import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useTranslations } from 'use-intl';
import { MoneyText } from '../money-text/money-text.tsx';

/** What a loan paid back cost beside what was agreed and the most it could have cost; what paying early saved comes first. */
export function PaidFigures({ loan, hasCost = false }: { loan: LoanSummary; hasCost?: boolean }) {
  const words = useTranslations('moments.paid');
  const agreedCentavos = loan.totalRepaymentCentavos - loan.netDisbursedCentavos;
  const savedCentavos = agreedCentavos - loan.costPaidCentavos;
  const rows = [
    ...(hasCost ? [{ key: 'cost', amountCentavos: loan.costPaidCentavos } as const] : []),
    ...(savedCentavos > 0 ? [{ key: 'saved', amountCentavos: savedCentavos } as const] : []),
    { key: 'agreed', amountCentavos: agreedCentavos },
    { key: 'most', amountCentavos: loan.ceilingCentavos },
  ] as const;
  return (
    <dl className="fact-rows">
      {rows.map(({ key, amountCentavos }) => (
        <div key={key} data-figure={key}>
          <dt>{words(key)}</dt>
          <dd>
            <MoneyText amountCentavos={amountCentavos} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
