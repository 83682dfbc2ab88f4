import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useTranslations } from 'use-intl';

const keys = {
  disbursing: 'disbursing',
  active: 'active',
  settled: 'settled',
  'disbursement-failed': 'disbursementFailed',
  cancelled: 'cancelled',
  'written-off': 'writtenOff',
  recovered: 'recovered',
} as const satisfies Record<LoanSummary['status'], string>;

export function useLoanStatusWords(): (status: LoanSummary['status']) => string {
  const words = useTranslations('lending.status');
  return (status) => words(keys[status]);
}
