import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useTranslations } from 'use-intl';
import { AmountRow } from '../amount-row/amount-row.tsx';

/** What a loan paid back cost beside what was agreed and the most it could have cost; what paying early saved comes first. */
export function PaidFigures({ loan, hasCost = false }: { loan: LoanSummary; hasCost?: boolean }) {
  const words = useTranslations('moments.paid');
  const agreedCentavos = loan.totalRepaymentCentavos - loan.netDisbursedCentavos;
  const rows = [
    ...(hasCost ? [{ key: 'cost', amountCentavos: loan.costPaidCentavos } as const] : []),
    ...(loan.savedCentavos > 0 ? [{ key: 'saved', amountCentavos: loan.savedCentavos } as const] : []),
    { key: 'agreed', amountCentavos: agreedCentavos },
    { key: 'most', amountCentavos: loan.ceilingCentavos },
  ] as const;
  return (
    <dl className="fact-rows">
      {rows.map(({ key, amountCentavos }) => (
        <AmountRow key={key} figure={key} name={words(key)} amountCentavos={amountCentavos} />
      ))}
    </dl>
  );
}
