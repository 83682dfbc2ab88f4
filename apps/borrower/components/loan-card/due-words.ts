import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useTranslations } from 'use-intl';

/** "Due in 3 days", "Due today", "Overdue for 2 days", or nothing while nothing is due. */
export function useDueWords(): (dueState: LoanSummary['dueState']) => string | null {
  const words = useTranslations('lending.due');
  return ({ kind, days }) => {
    switch (kind) {
      case 'due-in':
        return words('dueIn', { days });
      case 'due-today':
        return words('dueToday');
      case 'overdue':
        return words('overdue', { days });
      case 'none':
        return null;
      default:
        return kind satisfies never;
    }
  };
}
